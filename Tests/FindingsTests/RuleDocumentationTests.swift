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

    @Test func `every rule has a file of its name, and so has its test`() throws {
        for (folder, suffix) in [("Sources/Findings/Rules", ""), ("Tests/FindingsTests/Rules", "Tests")] {
            let families = [("Tables", Rule.Subject.table), ("Text", .text), ("Screen", .screen), ("Code", .code)]
            for (family, subject) in families {
                let place = TestCorpus.root.appending(path: "\(folder)/\(family)").path
                // Rules over tables that see code as well have a second file.
                let twofold: [Rule] = subject == .code ? [.missingKey, .composedPhrase, .overloadedKey] : []
                let expected = (Rule.allCases.filter { $0.subject == subject } + twofold).map { rule in
                    rule.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
                        + (twofold.contains(rule) ? "InCode" : "") + suffix + ".swift"
                }
                #expect(try FileManager.default.contentsOfDirectory(atPath: place).sorted() == expected.sorted())
            }
        }
    }

    @Test func `a rule is found by its name, and no other name is a rule`() {
        #expect(Rule(rawValue: "missing-key") == .missingKey)
        #expect(Rule(rawValue: "missing") == nil)
        #expect(Set(Rule.names).count == Rule.allCases.count)
    }

    @Test func `each rule looks at what its command has`() {
        #expect(Rule.clippedText.subject == .text)
        #expect(Rule.ambiguousLayout.subject == .screen)
        #expect(Rule.missingComment.subject == .table)
        #expect(Rule.missingComment.documentation.severity == .off)
        #expect(Rule.unreadableFile.silencing == .file)
        #expect(Rule.ignoredEntries.silencing == .file)
        #expect(Rule.unknownLanguageFolder.silencing == .file)
        #expect(Rule.allCases.filter { $0.silencing == .view } == Rule.allCases.filter { $0.subject == .screen })
    }
}
