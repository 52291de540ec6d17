"""The command `kamifuda`: whatever can not be done, from the first import on, is one line on standard error."""

import os
import sys

INTERRUPTED = 130
FAILED = 1


def app() -> None:
    """Does what the arguments say and ends the program."""
    code = INTERRUPTED
    try:
        prepare_streams()
        from kamifuda.cli.verbs import obeyed  # here, because it takes long enough to be interrupted

        code = obeyed()
        let_it_end()
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        pass
    except BrokenPipeError:  # whoever read our output has seen enough
        code = 0
        forget_output()
    except OSError as error:  # a full disk, say
        forget_output()
        code = failed(error)
    if code == INTERRUPTED:
        stopped()
    sys.exit(code)


def prepare_streams() -> None:
    """What can not be encoded becomes a question mark; a closed input is empty, a closed error output is lost."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull)  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        getattr(stream, "reconfigure", lambda **_: None)(errors="replace")


def forget_output() -> None:
    """So that nothing is left to be written when the program ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def failed(error: OSError) -> int:
    from kamifuda.cli.files import reason
    from kamifuda.cli.refusals import refuse
    from kamifuda.cli.usage import Refused
    from kamifuda.cli.verbs import COMMON

    return refuse(Refused("error-output", FAILED, **reason(error)), COMMON)


def let_it_end() -> None:
    """Another Ctrl-C changes nothing now, least of all the exit code."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def stopped() -> None:
    let_it_end()
    from kamifuda.cli.refusals import tell, wished_language
    from kamifuda.text import Text

    common = Text(wished_language(sys.argv[1:], os.environ))
    tell(common, common.say("error-stopped"))
