"""The faults of a machine for Scripts/hostile, in a mount namespace of their own."""
import json
import os
import pathlib
import random
import resource
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time

from hostile_runs import PROGRAM, Table, partial, run, snapshot

KILLS = 60
INTERRUPTS = 16
NAMESPACE = "/proc/self/ns/mnt"


def run_apart(table: Table) -> None:
    """Runs this file in a namespace of its own, and takes over what it found."""
    name = "faults of the machine"
    if sys.platform != "linux":
        return table.skip(name, "there are no mount namespaces")
    trial = subprocess.run(["unshare", "-m", "true"], capture_output=True, text=True)
    if trial.returncode != 0:
        return table.skip(name, trial.stderr.strip() or "unshare is refused")
    found = subprocess.run(
        ["unshare", "-m", sys.executable, "-B", __file__, os.readlink(NAMESPACE)], stdout=subprocess.PIPE, text=True
    )
    try:
        rows, faults = json.loads(found.stdout)
    except ValueError:
        return table.row(name, 0, [f"the faults ended with {found.returncode}: {found.stdout[-400:]}"])
    table.rows += rows
    table.faults += faults


def make_project(folder: pathlib.Path, tables: int = 2, count: int = 20) -> pathlib.Path:
    for table in range(tables):
        text = "".join(f'"key {index}" = "Delete {index} photos of %@";\n' for index in range(count))
        path = folder / "en.lproj" / f"Table{table}.strings"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def sane(result, what: str, *codes: int) -> list[str]:
    return [] if result.code in codes else [f"{what}: exit code {result.code}: {result.errors[-300:]}"]


# MARK: Devices and links


def devices(home: pathlib.Path, table: Table) -> None:
    name = "reports to devices and pipes"
    subprocess.run(["mount", "-t", "tmpfs", "none", "/dev"], check=True)
    try:
        os.mknod("/dev/null", 0o666 | stat.S_IFCHR, os.makedev(1, 3))
        os.mknod("/dev/full", 0o666 | stat.S_IFCHR, os.makedev(1, 7))
    except PermissionError as error:
        subprocess.run(["umount", "/dev"], check=True)
        return table.skip(name, str(error))
    os.symlink("/proc/self/fd", "/dev/fd")
    os.symlink("/proc/self/fd/1", "/dev/stdout")
    os.symlink("/proc/self/fd/2", "/dev/stderr")
    before = {path: os.lstat(path)[:2] for path in map(str, pathlib.Path("/dev").iterdir())}
    project = make_project(home / "devices")
    faults = []
    for target in ("/dev/null", "/dev/stdout", "/dev/stderr", "/dev/fd/1"):
        for command in ("lint", "check"):
            for option in ("--report=json=", "--write-baseline="):
                words = [command, ".", option + target]
                result = run(words, project)
                faults += sane(result, " ".join(words), 0, 1, 2)
                for path, status in before.items():
                    if not os.path.lexists(path) or os.lstat(path)[:2] != status:
                        faults.append(f"{' '.join(words)}: replaced {path}")
                if set(map(str, pathlib.Path("/dev").iterdir())) != before.keys():
                    faults.append(f"{' '.join(words)}: left a file in /dev")
    result = run(["lint", ".", "--report=json=/dev/full"], project)
    faults += sane(result, "lint to /dev/full", 2)
    pipe, copy = home / "pipe", home / "copy"
    os.mkfifo(pipe)
    with copy.open("wb") as file, subprocess.Popen(["cat", pipe], stdout=file):
        faults += sane(run(["lint", ".", f"--report=json={pipe}"], project), "lint to a FIFO", 0, 1)
    if not stat.S_ISFIFO(os.lstat(pipe).st_mode):
        faults.append("lint to a FIFO: replaced it")
    faults += is_json(copy, "lint to a FIFO")
    bash = ["bash", "-c", '"$0" lint . --report json=>(cat >../copy2); code=$?; wait $!; exit $code', PROGRAM]
    done = subprocess.run(bash, cwd=project, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        faults.append(f"lint to >(cat): exit code {done.returncode}: {done.stderr}")
    faults += is_json(home / "copy2", "lint to >(cat)")
    table.row(name, 19, faults)


def is_json(path: pathlib.Path, what: str) -> list[str]:
    try:
        json.loads(path.read_bytes())
    except (OSError, ValueError) as error:
        return [f"{what}: what arrived is no JSON: {error}"]
    return []


def planted_links(home: pathlib.Path, table: Table) -> None:
    faults = []
    victim = home / "victim"
    for kind in ("old", "new"):
        for command in (["generate", "."], ["lint", ".", "--report=json=Reports/findings.json"]):
            project = make_project(home / f"links-{kind}-{command[0]}")
            victim.write_text("victim")
            for folder, files in (("en-XA.lproj", ("Table0.strings", "Table1.strings")), ("Reports", ("findings.json",))):
                (project / folder).mkdir()
                names = [f".{file}.overset-1" for file in files]
                if kind == "new":
                    names = [f".overset-{random.getrandbits(64):016x}.partial" for _ in range(50)]
                for link in names:
                    (project / folder / link).symlink_to(victim)
            # The first process of a namespace has the number 1, which was part of a temporary name once.
            prefix = ["unshare", "--pid", "--fork", "--mount-proc"]
            result = run(command, project, prefix=prefix)
            faults += sane(result, f"{kind} links, {command[0]}", 0, 1)
            if victim.read_text() != "victim" or victim.is_symlink():
                faults.append(f"{kind} links, {command[0]}: the victim was changed")
            faults += [f"{path} is a link" for path in project.rglob("*.strings") if path.is_symlink()]
    table.row("planted links under temporary names", 4, faults)


# MARK: Ends before the end


def started(project: pathlib.Path) -> subprocess.Popen:
    return subprocess.Popen(
        [PROGRAM, "generate", "."], cwd=project, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def ended_runs(home: pathlib.Path, table: Table) -> None:
    source = make_project(home / "whole", tables=30, count=60)
    project = home / "killed"
    shutil.copytree(source, project)
    start = time.monotonic()
    first = run(["generate", "."], source)
    duration = time.monotonic() - start
    if first.code != 0:
        return table.row("kill -9 while generating", 0, sane(first, "generate", 0))
    whole = snapshot(source)
    faults: list[str] = []
    for index in range(KILLS):
        process = started(project)
        time.sleep(random.uniform(0, duration))
        process.kill()
        process.wait()
        faults += torn(project, whole, f"kill {index + 1}")
        # What was finished is taken away, but not what the run left behind.
        if index < KILLS - 1:
            for folder in project.glob("*-X*.lproj"):
                for path in folder.glob("*.strings"):
                    path.unlink()
    faults += sane(run(["generate", "."], project), "generate after kills", 0)
    if snapshot(project) != whole:
        faults.append("generate after kills: the files are other ones than those of a run that was left alone")
    faults += partial(project)
    table.row("kill -9 while generating, then a run that mends", KILLS, faults)

    faults = []
    caught = 0
    for index in range(INTERRUPTS):
        shutil.rmtree(project)
        shutil.copytree(home / "whole" / "en.lproj", project / "en.lproj")
        process = started(project)
        time.sleep(random.uniform(duration * 0.2, duration))
        number = (signal.SIGINT, signal.SIGTERM)[index % 2]
        process.send_signal(number)
        code = process.wait()
        caught += code == -number
        if code not in (0, -number, 128 + number):
            faults.append(f"{number.name}: exit code {code}")
        faults += partial(project) + torn(project, whole, number.name)
    table.row(f"SIGINT and SIGTERM while generating ({caught} came in time)", INTERRUPTS, faults)


def torn(project: pathlib.Path, whole: dict, what: str) -> list[str]:
    """The tables that are neither missing nor whole."""
    return [
        f"{what}: {path} is not whole"
        for path, contents in snapshot(project).items()
        if path.endswith(".strings") and contents != whole.get(path)
    ]


# MARK: No room


def no_room(home: pathlib.Path, table: Table) -> None:
    disk = home / "disk"
    disk.mkdir()
    faults: list[str] = []
    sizes = ("24k", "32k", "48k", "64k", "96k", "128k")
    full = 0
    for size in sizes:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "none", disk], check=True)
        try:
            project = make_project(disk / "project", tables=2, count=60)
            before = snapshot(project)
            result = run(["generate", "."], project)
            full += result.code == 2
            faults += sane(result, f"disk of {size}", 0, 2) + partial(disk) + explained(result, f"disk of {size}", ".strings", "json")
            after = snapshot(project)
            faults += [f"disk of {size}: changed {path}" for path in before if after.get(path) != before[path]]
            faults += sane(run(["lint", ".", "--report=html=page.html"], project), f"lint on a disk of {size}", 0, 1, 2) + partial(disk)
        except OSError as error:
            faults.append(f"disk of {size}: the project itself does not fit: {error}")
        finally:
            subprocess.run(["umount", disk], check=True)
    if full == 0:
        faults.append("no disk was full: the sizes are too large")
    table.row(f"full disk ({full} were)", len(sizes), faults)

    faults = []
    subprocess.run(["mount", "-t", "tmpfs", "none", disk], check=True)
    project = make_project(disk / "project")
    subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
    for words in (["generate", "."], ["lint", ".", "--report=json=Reports/findings.json"], ["check", "."]):
        result = run(words, project)
        what = f"read-only folder, {words[0]}"
        faults += sane(result, what, 2) + explained(result, what, ".strings", "json", "Reports", "check")
    subprocess.run(["umount", disk], check=True)
    table.row("read-only folder", 3, faults)

    faults = []
    limits = (0, 512, 4096)
    for limit in limits:
        project = make_project(home / f"limit-{limit}", count=200)
        result = run(["generate", "."], project, limit=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)))
        faults += sane(result, f"ulimit -f of {limit} bytes", 2) + partial(project)
        faults += explained(result, f"ulimit -f of {limit} bytes", ".strings", "json")
    table.row("ulimit -f", len(limits), faults)


def explained(result, what: str, *parts: str) -> list[str]:
    """An error names the path that it is about."""
    if result.code != 2 or any(part in result.errors for part in parts):
        return []
    return [f"{what}: the error names no path: {result.errors[-300:]}"]


def main() -> None:
    # Nothing is mounted and no device touched outside a namespace of its own.
    if len(sys.argv) != 2 or os.readlink(NAMESPACE) == sys.argv[1]:
        sys.exit("hostile: error: this is no namespace of its own; run Scripts/hostile")
    table = Table()
    random.seed(1)
    with tempfile.TemporaryDirectory(prefix="overset-hostile-") as name:
        home = pathlib.Path(name)
        for part in (planted_links, ended_runs, no_room, devices):
            part(home, table)
    print(json.dumps([table.rows, table.faults]))


if __name__ == "__main__":
    main()
