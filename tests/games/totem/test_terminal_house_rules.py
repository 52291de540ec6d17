"""House rules of Totem on the command line."""

from pathlib import Path

from tests.program import complaint, printed, squeezed


def test_a_file_is_read_told_and_refused(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('[colours]\nred = "shield"\nblue = "sword"\n[powers]\nhighest = 10\n')
    arguments = ["record", "totem", "--seed", "1", "--bots", "random", "--house-rules", str(file)]
    kept = tmp_path / "match.txt"
    kept.write_text(printed(*arguments))
    assert " house_rules=red:shield,blue:sword,highest:10\n" in kept.read_text()
    changes = "red: Shield instead of Sword; blue: Sword instead of Shield; powers up to level 10 instead of 9"
    assert f"House rules: {changes}" in squeezed(printed("verify", str(kept)))
    file.write_text('[colours]\nred = "shield"\n')
    said = complaint(2, *arguments)
    assert "colours.red and colours.blue cannot both be “shield”" in said and "none has sword" in said
    assert "aucune n’a sword" in complaint(2, *arguments, language="fr")
