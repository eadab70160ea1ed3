"""`gloaming serve`: the web table, for browsers and phones."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    port: Annotated[int, typer.Option(help="Where browsers find it.")] = 8000,
    host: Annotated[
        str, typer.Option(help="127.0.0.1: this machine only; 0.0.0.0: everybody in the house.")
    ] = "127.0.0.1",
    store: Annotated[Path | None, typer.Option(help="The file that keeps all tables. Made if it is not there.")] = None,
) -> None:
    """Open the house: make tables, invite friends, play in browsers and on phones.

    Tables are kept in one file; after a crash or a restart every game goes on where it was."""
    import uvicorn

    from gloaming.cli.play.saves import home
    from gloaming.server.app import PAGES, make_app
    from gloaming.server.store import StoreBroken

    if not PAGES.is_dir():
        typer.echo("The pages are not built yet; run `make web` once.", err=True)
    path = store or home() / "tables.sqlite3"
    try:
        app = make_app(path)
    except StoreBroken as fault:
        typer.echo(str(fault), err=True)
        raise typer.Exit(2) from fault
    typer.echo(f"Gloaming is open at http://{host}:{port}  (stop with Ctrl-C; tables are kept in {path.name})")
    uvicorn.run(app, host=host, port=port, log_level="warning", ws_max_size=16_384, ws_ping_interval=20)
