"""The command `zwenk`, also as `python -m zwenk`; Ctrl-C while it is loaded is no error either."""

import sys


def main() -> None:
    try:
        from zwenk.terminal.cli import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
