"""`python -m gloaming`: the command, for a Python whose scripts are not on the PATH."""

from gloaming.cli.main import run

if __name__ == "__main__":
    run()
