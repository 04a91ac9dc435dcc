internal import Fuzzing
internal import Commands
internal import SourceText

/// The lines of `overset solve`.
@main
enum SolveFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, SolveFuzzer.check) }
    }

    private static func check(_ bytes: [UInt8]) {
        // What takes long is a matter of the solver, not of its reader.
        guard bytes.count <= 4096 else { return }
        let line = String(decoding: bytes, as: UTF8.self)
        let answer = SolveRun.answer(line)
        let json = demand("an answer is JSON: \(answer.json)") { () throws(SourceError) in
            try JSONFile(TextFile(decoding: Array(answer.json.utf8), path: "")).root
        }
        demand(SolveRun.answer(line) == answer, "a line is answered alike each time")
        guard !answer.isError else {
            demand(json["error"]?.string?.isEmpty == false, "an error says what is wrong")
            return
        }
        let system = demand("a line that is answered is JSON") { () throws(SourceError) in
            try JSONFile(TextFile(decoding: Array(line.utf8), path: "")).root
        }
        let values = numbers(json["values"])
        demand(values.count == system["variables"]?.integer, "every variable has a value")
        demand(values.allSatisfy(\.isFinite), "values are numbers")
        let count = system["constraints"].map { Array($0.children).count } ?? 0
        demand(
            numbers(json["conflict"]).allSatisfy { (0..<Double(count)).contains($0) },
            "conflicts are of constraints"
        )
        demand(numbers(json["ambiguous"]).allSatisfy { $0 < Double(values.count) }, "only variables are ambiguous")
        var last = Double.infinity
        for level in json["violations"].map({ Array($0.children) }) ?? [] {
            let pair = numbers(level)
            demand(pair.count == 2 && pair[0] < last && pair[1] >= 0, "violations fall: \(answer.json)")
            last = pair.first ?? 0
        }
        let isUnsatisfiable = json["status"]?.string == "unsatisfiable"
        demand(isUnsatisfiable != numbers(json["conflict"]).isEmpty, "what cannot be satisfied has a conflict")
    }

    private static func numbers(_ list: JSONValue?) -> [Double] {
        list.map { $0.children.compactMap(\.number) } ?? []
    }
}
