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
    except OSError as error:
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


def output_is_lost() -> bool:
    """What could not be written can not be written now either."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:
        forget_output()
        return True
    return False


def failed(error: OSError) -> int:
    from kamifuda.cli.files import reason
    from kamifuda.cli.refusals import refuse
    from kamifuda.cli.usage import Refused
    from kamifuda.cli.verbs import COMMON

    why = reason(error)
    if output_is_lost() or why["reason"] == "full":
        refused = Refused("error-output", FAILED, **why)
    elif error.filename is None:
        refused = Refused("error-system", FAILED, **why)
    elif isinstance(error, FileNotFoundError):
        refused = Refused("error-file-missing", FAILED, file=str(error.filename))
    else:
        refused = Refused("error-file-refused", FAILED, file=str(error.filename), **why)
    return refuse(refused, COMMON)


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
