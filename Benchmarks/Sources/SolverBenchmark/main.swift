internal import ConstraintSolver

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

// SolverBenchmark --screens          prints the screens, for kiwi
// SolverBenchmark --measure          prints the own figures, a line a screen: "overset", name, build and solve, all texts
//                                    changed to those of 16 languages in turn, and to those of languages never seen before
// SolverBenchmark < FIGURES          reads both solvers' figures of any number of turns, prints the least of them

/// Microseconds of this thread's processor time.
func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) * 1e-3
}

/// The least of several runs of the work, in microseconds.
func best<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) -> Double {
    var best = Double.infinity
    var spent = 0.0
    var runs = 0
    while runs < 5 || (spent < 60_000 && runs < 300) {
        let start = processorTime()
        try work()
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

/// Measures the own solver on a screen.
func measure(_ screen: Screen) throws(SystemError) -> [Double] {
    let system = ConstraintSystem(variableCount: screen.variableCount, constraints: screen.constraints)
    let build = try best { () throws(SystemError) in
        var solver = try Solver(system)
        precondition(solver.solve().isSatisfiable)
    }
    let count = ScreenFile.localeCount
    let locales = (0..<count).map { screen.constants(screen.widths(locale: $0)) }
    var solver = try Solver(system)
    _ = solver.solve()
    let again = best { for constants in locales { _ = solver.solve(constants: constants) } } / Double(count)
    let others = (1000..<1064).map { screen.constants(screen.widths(locale: $0)) }
    var unseen = Double.infinity
    for _ in 0..<(screen.viewCount > 500 ? 3 : 12) {
        var fresh = try Solver(system)
        _ = fresh.solve()
        let start = processorTime()
        for constants in others { _ = fresh.solve(constants: constants) }
        unseen = min(unseen, (processorTime() - start) / Double(others.count))
    }
    return [build, again, unseen]
}

if CommandLine.arguments.contains("--screens") {
    for screen in screens { print(ScreenFile.text(screen), terminator: "") }
} else if CommandLine.arguments.contains("--measure") {
    for screen in screens {
        let figures = try measure(screen).map { "\($0)" }.joined(separator: " ")
        print("overset \(ScreenFile.name(screen)) \(figures)")
    }
} else {
    var least: [String: [Double]] = [:]
    while let line = readLine() {
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 5 else { continue }
        let figures = words[2...].map { Double($0) ?? .nan }
        let before = least["\(words[0]) \(words[1])"] ?? figures
        least["\(words[0]) \(words[1])"] = zip(before, figures).map { min($0, $1) }
    }
    let none = [Double](repeating: .nan, count: 3)
    Comparison.printTable(
        screens.map { screen in
            Comparison(
                screen: screen,
                overset: least["overset \(ScreenFile.name(screen))"] ?? none,
                kiwi: least["kiwi \(ScreenFile.name(screen))"] ?? none
            )
        }
    )
}
