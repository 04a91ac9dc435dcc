internal import ArgumentParser
internal import Commands
internal import SourceText

/// `overset solve`: constraint systems from standard input, for tests and oracles.
struct SolveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "solve",
        abstract: "Solves raw constraint systems, one JSON object per line.",
        discussion: """
            Each line of standard input is an object with variables (their number) and constraints; each constraint has \
            terms (pairs of a variable and a coefficient), relation (==, <=, >=), constant, and priority (1000 is \
            required). The answer has status (solved, unsatisfiable), values, violations (pairs of a priority and the sum \
            of its violations), conflict (indices of constraints) and ambiguous (variables).

            Example:
              echo '{"variables": 1, "constraints": [{"terms": [[0, 2]], "relation": ">=", "constant": 6, \
            "priority": 750}, {"terms": [[0, 1]], "relation": "<=", "constant": 1, "priority": 250}]}' | overset solve
            """,
        shouldDisplay: false
    )

    @OptionGroup var common: CommandOptions

    func run() async throws {
        let console = common.console
        try await console.run { () async throws(Failure) -> ExitStatus in
            var status = ExitStatus.clean
            while console.hasReader, let line = readLine() {
                let answer = SolveRun.answer(line)
                if answer.isError { status = .failed }
                console.write(answer.json + "\n")
            }
            return status
        }
    }
}
