internal import Fuzzing
internal import Interfaces

/// Directives in the comments of string tables.
@main
enum DirectiveFuzzer {
    private static let rules = ["truncated-text", "clipped-text"]

    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, DirectiveFuzzer.check) }
    }

    private static func check(_ bytes: [UInt8]) {
        let comment = String(decoding: bytes, as: UTF8.self)
        let declaration = attempt { () throws(Directive.SyntaxError) in
            try Directive.read(comment, rules: rules)
        } examine: {
            demand((0...comment.utf8.count).contains($0.offset), "a fault is in the comment")
            demand(!$0.message.isEmpty, "a fault says what is wrong")
        }
        let beside = attempt { () throws(Directive.SyntaxError) in
            try CodeDirective.read(comment, rules: rules)
        } examine: {
            demand((0...comment.utf8.count).contains($0.offset), "a fault beside code is in the comment")
        }
        demand(beside??.width == nil || beside??.maximumWidth == nil, "a width is exact or a limit")
        let measured = Directive.measuring(nil, in: comment, rules: rules)
        guard declaration != nil else {
            demand(measured == .faulty, "what is not understood is not changed")
            return
        }
        guard case .comment(let bare) = measured else {
            demand(measured == .declaresBox, "what is understood is changed, or has a box")
            return
        }
        guard case .comment(let text) = Directive.measuring(180, in: bare, rules: rules) else {
            demand(false, "a comment without a measured width takes one: \(bare.debugDescription)")
            return
        }
        let read = demand("a measured width is read") { () throws(Directive.SyntaxError) in
            try Directive.read(text, rules: rules)
        }
        demand(read?.maximumWidth == 180 && read?.isMeasured == true, "a width that was put in is there")
        demand(Directive.measuring(180, in: text, rules: rules) == .comment(text), "the same width changes nothing")
        demand(Directive.measuring(nil, in: text, rules: rules) == .comment(bare), "what was put in is taken out")
    }
}
