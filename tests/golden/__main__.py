"""Regenerate the golden playthroughs: `make golden`. Read the difference before you commit it."""

from tests.golden.playthrough import FOLDER, TABLES, playthrough

for name in TABLES:
    path = FOLDER / f"{name}.txt"
    before = path.read_text("utf-8") if path.exists() else ""
    after = playthrough(name)
    path.write_text(after, "utf-8")
    print(f"{name}: {'unchanged' if before == after else 'written'}")
