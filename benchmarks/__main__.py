"""`python -m benchmarks engine`, `curves` and `server`; `make bench` and `make bench-server` run the first and the last."""

import typer

from benchmarks.engine.command import engine
from benchmarks.engine.curves import curves
from benchmarks.server.command import server

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Measure Gloaming on this machine.")
app.command()(engine)
app.command()(curves)
app.command()(server)

if __name__ == "__main__":
    app(prog_name="python -m benchmarks")
