import Commands
import Testing

@Suite("overset solve")
struct SolveRunTests {
    @Test(
        "A line is answered by a line",
        arguments: [
            (
                #"{"variables": 1, "constraints": [{"terms": [[0, 2]], "relation": ">=", "constant": 6, "priority": 750}, "#
                    + #"{"terms": [[0, 1]], "relation": "<=", "constant": 1, "priority": 250.5}]}"#,
                #"{"status":"solved","values":[3],"violations":[[750,0],[250.5,2]],"conflict":[],"ambiguous":[]}"#
            ),
            (
                #"{"variables": 1, "constraints": [{"terms": [[0, 1]], "relation": "==", "constant": 1}, "#
                    + #"{"terms": [[0, 1]], "relation": "==", "constant": 3, "priority": 1000}]}"#,
                #"{"status":"unsatisfiable","values":[1],"violations":[[1000,2]],"conflict":[0,1],"ambiguous":[]}"#
            ),
            (
                #"{"constraints": [], "variables": 2}"#,
                #"{"status":"solved","values":[0,0],"violations":[],"conflict":[],"ambiguous":[0,1]}"#
            ),
        ]
    )
    func answers(line: String, answer: String) {
        #expect(SolveRun.answer(line) == (answer, false))
    }

    @Test(
        "A line that means nothing is answered by an error",
        arguments: [
            ("", "the file holds no JSON; expected '{'"),
            ("[]", "the line is not a JSON object"),
            (#"{"constraints": []}"#, "'variables' must be a whole number"),
            (#"{"variables": 1}"#, "'constraints' must be an array"),
            (
                #"{"variables": 1, "constraints": [], "x": 1}"#,
                "unknown member in the system; known are variables, constraints"
            ),
            (#"{"variables": 1, "constraints": [5]}"#, "'constraints[0]' must be an object"),
            (
                #"{"variables": 1, "constraints": [{"terms": [[0]], "relation": "==", "constant": 1}]}"#,
                "'constraints[0].terms[0]' must be a pair of a variable and a number"
            ),
            (
                #"{"variables": 1, "constraints": [{"terms": [], "relation": "<", "constant": 1}]}"#,
                #"'constraints[0].relation' must be "==", "<=" or ">=""#
            ),
            (
                #"{"variables": 1, "constraints": [{"terms": [[1, 1]], "relation": "==", "constant": 1}]}"#,
                "constraint 0 names variable 1, which does not exist"
            ),
            (
                #"{"variables": 1, "constraints": [{"terms": [], "relation": "==", "constant": 1, "priority": 0}]}"#,
                "constraint 0 has a priority that is not above 0 and at most 1000"
            ),
        ]
    )
    func errors(line: String, message: String) {
        let answer = SolveRun.answer(line)
        #expect(answer.isError)
        #expect(answer.json == #"{"error":"\#(message.replacing("\"", with: "\\\""))"}"#)
    }
}
