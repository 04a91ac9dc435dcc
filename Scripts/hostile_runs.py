"""Runs of the tool for Scripts/hostile, and what they leave behind."""
import dataclasses
import os
import pathlib
import signal
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("OVERSET", str(ROOT / ".build/release/overset"))
# One file is never worth more, in seconds; a machine that is busy with other work is slow.
LIMIT = 300


@dataclasses.dataclass
class Result:
    code: int
    output: bytes
    errors: str


def whole_program() -> None:
    """Ends if there is no program."""
    if not os.access(PROGRAM, os.X_OK):
        sys.exit(f"hostile: error: there is no program at {PROGRAM}; run 'make build', or name one in OVERSET")


def run(arguments: list[str], folder: pathlib.Path, environment: dict = {}, limit=None, prefix: list[str] = []) -> Result:
    """Runs the tool to its end; a negative code is the signal that ended it."""
    with subprocess.Popen(
        [*prefix, PROGRAM, *arguments],
        cwd=folder,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=limit,
    ) as process:
        try:
            output, errors = process.communicate(timeout=LIMIT)
        except subprocess.TimeoutExpired:
            process.kill()
            output, errors = process.communicate()
            return Result(-signal.SIGALRM, output, f"no end after {LIMIT} seconds")
        return Result(process.returncode, output, errors.decode(errors="replace"))


def snapshot(folder: pathlib.Path) -> dict:
    """All files and links below a folder, by path."""
    entries = {}
    for path in folder.rglob("*"):
        name = str(path.relative_to(folder))
        if path.is_symlink():
            entries[name] = os.readlink(path)
        elif path.is_file():
            entries[name] = path.read_bytes()
    return entries


def partial(folder: pathlib.Path) -> list[str]:
    """The temporary files that are left below a folder."""
    return [f"left {path}" for path in folder.rglob(".overset-*.partial") if not path.is_symlink()]


class Table:
    """What was tried, and what broke."""

    def __init__(self):
        self.rows = []
        self.faults = []

    def row(self, name: str, tries: int, faults: list[str]) -> None:
        self.faults += faults
        self.rows.append((name, str(tries), "broken" if faults else "held"))

    def skip(self, name: str, reason: str) -> None:
        self.rows.append((name, "-", f"skipped: {reason}"))

    def end(self) -> int:
        width = max(len(row[0]) for row in self.rows)
        for name, tries, said in self.rows:
            print(f"{name:<{width}}  {tries:>6}  {said}")
        for fault in self.faults:
            print(fault)
        return 1 if self.faults else 0
