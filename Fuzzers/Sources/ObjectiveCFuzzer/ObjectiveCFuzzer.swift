internal import CodeStrings
internal import Fuzzing
internal import SourceCode
internal import SourceText

/// C and Objective-C, and the keys in it.
@main
enum ObjectiveCFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, ObjectiveCFuzzer.check) }
    }

    private static func check(_ bytes: [UInt8]) {
        let file = attempt { () throws(SourceError) in
            try TextFile(decoding: bytes, path: "x.m")
        } examine: {
            demand(!$0.message.isEmpty, "an error says what is wrong")
        }
        guard let file else { return }
        let code = ObjectiveCReader().read(file)
        check(code.root, in: 0..<file.utf8.count)
        for key in ProjectKeys([code]).keys {
            demand(key.range.upperBound <= file.utf8.count, "a key is in the file")
            demand(key.location.line >= 1 && key.location.column >= 1, "a key has a place")
            guard let characters = key.pattern?.key else { continue }
            demand(key.pattern?.matches(characters) == true, "a key is the one that it asks for")
        }
    }

    private static func check(_ node: CodeNode, in range: Range<Int>) {
        demand(
            range.lowerBound <= node.range.lowerBound && node.range.upperBound <= range.upperBound,
            "a node lies inside the one around it"
        )
        demand(node.nameRange.isEmpty || node.nameRange.upperBound <= node.file.utf8.count, "a name is in the file")
        for child in node.children { check(child, in: node.range) }
    }
}
