"""Commands that let the engine work for other programs: ugi."""

from __future__ import annotations

import click


@click.command()
def ugi() -> None:
    """Speak UGI, the Universal Game Interface: for match runners and other interfaces.

    Lines in, lines out, until `quit`; `ugi` lists the options. docs/ugi.md tells what they do.
    """
    from zwenk.engine.ugi import serve

    serve()
