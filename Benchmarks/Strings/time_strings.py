"""Times pseudo-localizers on a table of made-up strings, in alternating rounds; `Benchmarks/run-strings` says how."""

import math
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from made_table import table

HERE = Path(__file__).resolve().parent
# The programs of the peers that were fetched: those of a virtual environment of Python.
PEERS = Path(os.environ.get("OVERSET_PEERS", sys.prefix)) / "bin"
BUILT_IN = ["en-XA", "en-XD", "en-XE", "en-XW", "en-XT", "ar-XB"]
CONFIGURATION = f"pseudolocales: [{', '.join(BUILT_IN)}, {{ name: en-XN, pipeline: npm-accented }}]\n"


def measured(command, folder):
    """The CPU seconds and the largest resident size in MB of a program, and what it printed; None if it fails."""
    out = tempfile.TemporaryFile("w+")
    child = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    out.seek(0)
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        return None
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, out.read()


def project(text):
    folder = Path(tempfile.mkdtemp())
    (folder / "en.lproj").mkdir()
    (folder / "en.lproj" / "Localizable.strings").write_text(text, encoding="utf-8")
    (folder / "overset.yml").write_text(CONFIGURATION)
    return folder


def in_project(text, command):
    folder = project(text)
    try:
        return measured(command, folder)
    finally:
        shutil.rmtree(folder)


def compiled_reader():
    """The reader through CoreFoundation, compiled; None without a Swift compiler."""
    program = Path(tempfile.mkdtemp()) / "core_foundation"
    command = ["swiftc", "-O", "-o", str(program), str(HERE / "core_foundation.swift")]
    made = shutil.which("swiftc") and subprocess.run(command, capture_output=True, check=False).returncode == 0
    return str(program) if made else None


def jobs(overset, text):
    source = "en.lproj/Localizable.strings"

    def generate(*names):
        options = [part for name in names for part in ("--pseudolocale", name)]
        return lambda text=text: in_project(text, [overset, "generate", "--quiet", *options, "."])

    found = {"overset npm-accented": generate("en-XN")}
    if shutil.which("node"):
        found["node, pseudo-localization"] = lambda: in_project(text, ["node", str(HERE / "peer.mjs"), source, "out"])
    found |= {f"overset {name}": generate(name) for name in BUILT_IN}
    found["overset, all six"] = generate(*BUILT_IN)
    found["overset lint"] = lambda text=text: in_project(text, [overset, "lint", "--quiet", "."])
    python = PEERS / "python"
    peer = [str(python if python.exists() else sys.executable), str(HERE / "peer_pseudol10nutil.py"), source, "out"]
    found["pseudol10nutil"] = lambda: in_project(text, peer)
    reader = compiled_reader()
    if reader:
        found["CoreFoundation, reading"] = lambda: in_project(text, [reader, source])
    return found


def toolkit(text):
    """The CPU seconds of translate-toolkit's three steps; None without it."""
    if not (PEERS / "prop2po").exists():
        return None
    steps = [
        [str(PEERS / "prop2po"), "--personality=strings-utf8", "--encoding=utf-8", "en.lproj/Localizable.strings", "a.po"],
        [str(PEERS / "podebug"), "--rewrite=unicode", "--preserveplaceholders", "a.po", "b.po"],
        [str(PEERS / "po2prop"), "--personality=strings-utf8", "--encoding=utf-8", "-t", "en.lproj/Localizable.strings", "b.po", "out"],
    ]
    folder = project(text)
    results = [measured(step, folder) for step in steps]
    shutil.rmtree(folder)
    if None in results:
        return None
    return sum(result[0] for result in results), max(result[1] for result in results)


def exponent(run, entries):
    """How the CPU time grows with the size of the table: the slope of the logarithms."""
    sizes = [entries // 4, entries // 2, entries]
    times = [run(table(size))[0] for size in sizes]
    xs, ys = [math.log(size) for size in sizes], [math.log(time) for time in times]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((a - x) * (b - y) for a, b in zip(xs, ys)) / sum((a - x) ** 2 for a in xs)


def main():
    overset = os.path.abspath(sys.argv[1])
    entries = int(sys.argv[2]) if len(sys.argv) > 2 else 200_000
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    text = table(entries)
    print(f"{entries:,} entries, {len(text.encode()) / 1e6:.1f} MB; median of {rounds} alternating rounds\n")
    found = jobs(overset, text)
    results = {name: [] for name in found}
    for _ in range(rounds):
        for name, job in found.items():
            result = job()
            if result:
                results[name].append(result)
    node = [cpu for cpu, _, _ in results.get("node, pseudo-localization", [])]
    base = statistics.median(node) if node else None
    print("| | CPU s | of node | MB |\n|---|--:|--:|--:|")
    for name, runs in results.items():
        if not runs:
            print(f"| {name} | not at hand | | |")
            continue
        cpu, size = (statistics.median(run[index] for run in runs) for index in (0, 1))
        title = f"{name} ({runs[0][2].strip()})" if name.startswith("node") else name
        share = f"{cpu / base:.2f}" if base else ""
        print(f"| {title} | {cpu:.2f} | {share} | {size:.0f} |", flush=True)
    peer = toolkit(table(min(entries, 20_000)))
    name = f"translate-toolkit, {min(entries, 20_000):,} entries"
    print(f"| {name} | {peer[0]:.2f} | | {peer[1]:.0f} |" if peer else f"| {name} | not at hand | | |")
    print()
    for name in ("overset npm-accented", "overset lint"):
        print(f"{name}: CPU time grows with the {exponent(found[name], entries):.2f}th power of the size")


if __name__ == "__main__":
    main()
