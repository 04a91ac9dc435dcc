internal import ConstraintSolver

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

// SolverBenchmark --screens          prints the screens, for kiwi
// SolverBenchmark < FIGURES          reads kiwi's figures, measures the own ones, prints both

/// Microseconds of this thread's processor time.
func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) * 1e-3
}

/// The least of several runs of the work, in microseconds.
func best(_ work: () -> Void) -> Double {
    var best = Double.infinity
    var spent = 0.0
    var runs = 0
    while runs < 5 || (spent < 60_000 && runs < 300) {
        let start = processorTime()
        work()
        let time = processorTime() - start
        best = min(best, time)
        spent += time
        runs += 1
        if spent > 3_000_000 { break }
    }
    return best
}

let sizes = [8, 25, 50, 100, 200, 500, 1000, 2000]
let screens = Screen.Kind.allCases.flatMap { kind in sizes.map { Screen(kind, viewCount: $0) } }

if CommandLine.arguments.contains("--screens") {
    for screen in screens { print(ScreenFile.text(screen), terminator: "") }
} else {
    var rows: [Comparison] = []
    var kiwi: [String: Comparison.Kiwi] = [:]
    while let line = readLine() {
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 4 else { continue }
        kiwi[words[0]] = Comparison.Kiwi(all: Double(words[1]), some: Double(words[2]), edits: Double(words[3]))
    }
    for screen in screens {
        let system = ConstraintSystem(variableCount: screen.variableCount, constraints: screen.constraints)
        let build = best {
            do throws(SystemError) {
                var solver = try Solver(system)
                precondition(solver.solve().isSatisfiable)
            } catch {
                // The screens are made here, so this is a fault of the benchmark itself.
                fatalError(error.message)
            }
        }
        let locales = (0..<ScreenFile.localeCount).map { screen.constants(screen.widths(locale: $0)) }
        var solver = try Solver(system)
        let first = solver.solve()
        if CommandLine.arguments.contains("--verbose") { print(screen.name, build, first.ambiguous.count) }
        let resolve =
            best { for constants in locales { _ = solver.solve(constants: constants) } } / Double(locales.count)
        rows.append(
            Comparison(
                name: screen.name,
                constraintCount: screen.constraints.count,
                build: build,
                resolve: resolve,
                kiwi: kiwi[screen.name.replacing(" ", with: "-")] ?? Comparison.Kiwi()
            )
        )
    }
    Comparison.printTable(rows)
}
