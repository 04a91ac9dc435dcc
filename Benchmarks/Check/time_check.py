"""Times `overset check` on generated projects of growing size, and prints a table."""

import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

CLEAN = Path(__file__).resolve().parents[2] / "Tests" / "OversetTests" / "CleanScreens"
LANGUAGES = ["en", "de", "ar", "ja", "en-XA", "ar-XB"]
DEVICES = ["iphone-8", "iphone-15", "iphone-15-pro-max", "ipad-10.9", "ipad-pro-12.9"]
RUNS = 3


def main() -> None:
    overset = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        rows = [
            ("100 screens, 6 languages, 5 devices", 100, LANGUAGES, DEVICES, 2),
            ("the same with one job", 100, LANGUAGES, DEVICES, 1),
            ("half the screens", 50, LANGUAGES, DEVICES, 2),
            ("half the languages", 100, LANGUAGES[:3], DEVICES, 2),
            ("a fifth of the devices", 100, LANGUAGES, DEVICES[1:2], 2),
        ]
        print(f"{'work':<40} {'wall s':>8} {'CPU s':>8} {'findings':>9} {'MB':>6}")
        for name, screens, languages, devices, jobs in rows:
            project = make_project(Path(folder) / f"{screens}", screens)
            wall, cpu, findings, memory = best(overset, project, languages, devices, jobs)
            print(f"{name:<40} {wall:>8.2f} {cpu:>8.2f} {findings:>9} {memory:>6.0f}", flush=True)


def make_project(folder: Path, screens: int) -> Path:
    """Writes copies of the clean screens, each under a name of its own."""
    if folder.exists():
        return folder
    originals = sorted(path for path in CLEAN.iterdir() if any(path.glob("Base.lproj/*")))
    for copy in range(screens):
        original = originals[copy % len(originals)]
        is_broken = copy // len(originals) == 0
        for file in sorted(original.rglob("*")):
            if not file.is_file():
                continue
            target = folder / f"Screen{copy}" / file.parent.name / f"Screen{copy}{file.suffix}"
            target.parent.mkdir(parents=True, exist_ok=True)
            if is_broken and file.parent.name == "de.lproj":
                text = file.read_text(encoding="utf-8")
                target.write_text(re.sub(r'= "(.*)";', r'= "\1 \1 \1 \1 \1 \1 \1 \1 \1 \1";', text), encoding="utf-8")
            else:
                shutil.copyfile(file, target)
    (folder / "overset.yml").write_text("source: en\n", encoding="utf-8")
    return folder


def best(overset: str, project: Path, languages: list, devices: list, jobs: int) -> tuple:
    """The least time of some runs: wall and CPU seconds, the findings and the memory in megabytes."""
    command = [overset, "check", str(project), "--fail-on", "never", "--report", "json=findings.json"]
    for language in languages:
        command += ["--locale", language]
    for device in devices:
        command += ["--device", device]
    command += ["--jobs", str(jobs)]
    result = None
    for _ in range(RUNS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.monotonic()
        process = subprocess.run(command, cwd=project.parent, capture_output=True, text=True)
        wall = time.monotonic() - start
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if process.returncode != 0:
            sys.exit(process.stderr)
        cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        findings = (project.parent / "findings.json").read_text(encoding="utf-8").count('"rule": "')
        figures = (wall, cpu, findings, after.ru_maxrss / 1024)
        result = figures if result is None or figures < result else result
    return result


if __name__ == "__main__":
    main()
