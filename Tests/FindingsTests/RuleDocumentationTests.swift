import Findings
import Foundation
import TestCorpus
import Testing

struct RuleDocumentationTests {
    @Test(arguments: Rule.allCases)
    func `every rule has a whole page`(rule: Rule) {
        let page = rule.documentation
        #expect(page.rule == rule)
        #expect(page.summary.hasSuffix(".") && page.summary.count < 130, "\(page.summary)")
        for text in [page.says, page.rationale, page.fix] {
            #expect(text.hasSuffix(".") && text.count > 40 && text.count < 1000, "\(text)")
            #expect(!text.contains("  ") && !text.contains("\n"), "\(text)")
        }
        #expect(!page.fires.isEmpty && !page.passes.isEmpty && page.fires != page.passes)
    }

    @Test func `the pages are in files of their own`() throws {
        let folder = TestCorpus.root.appending(path: "Sources/Findings/Rules")
        for rule in Rule.allCases {
            let name = rule.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            let text = try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
            #expect(text.contains(".\(name.prefix(1).lowercased() + name.dropFirst()),"))
        }
    }

    @Test func `each rule looks at what its command has`() {
        #expect(Rule.clippedText.subject == .text)
        #expect(Rule.ambiguousLayout.subject == .screen)
        #expect(Rule.missingComment.subject == .table)
        #expect(Rule.allCases.count { $0.subject == .table } == 16)
        #expect(Rule.missingComment.documentation.severity == .off)
    }
}
