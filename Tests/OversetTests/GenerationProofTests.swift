import Generation
import Pseudolocales
import SourceText
import StringTables
import Testing

struct GenerationProofTests {
    /// What the proof says about a `.strings` file that was made of another one; `nil` if nothing.
    private func refusal(
        _ source: String,
        _ written: String,
        _ promises: [ArgumentPromise] = [.kept],
        terms: [String] = []
    ) throws -> String? {
        let proof = GenerationProof(
            source: try TableFormat.read(Array(source.utf8), path: "en.lproj/L.strings"),
            terms: ProtectedTerms(terms),
            promises: promises
        )
        let read = try TableFormat.read(Array(written.utf8), path: "en-XA.lproj/L.strings")
        do throws(SourceError) {
            try proof.check(read, pseudolocales: ["en-XA"])
            return nil
        } catch {
            return error.message.split(separator: ";").first.map(String.init)
        }
    }

    @Test(
        arguments: [
            // Tags, entities, placeholders and words that stay.
            ("<b>Hi</b>", "[<b>Ĥí</b>]", nil), ("<b>Hi</b>", "[<b>Ĥí]", "its tags or placeholders"),
            ("<b>Hi</b>", "[Ĥí]", "its tags or placeholders"), ("Hi", "<i>Hi", "its tags or placeholders"),
            ("Hi {name}", "Ĥí {náme}", "its tags or placeholders"),
            ("a &amp; b", "á &ámp; b", "its tags or placeholders"),
            ("use iCloud", "üse íCloud", "its tags or placeholders"), ("use iCloud", "üse iCloud", nil),
            // Tags may be there twice, but all of them.
            ("<b>a</b>", "<b>á</b> <b>á</b>", nil),
            ("<b>a</b> <b>b</b>", "<b>á</b> <b>b</b> <b>c</b>", "its tags or placeholders"),
            // Arguments.
            ("%@ of %d", "%@ óf %d", nil), ("%@ of %d", "%@ óf", "its arguments"),
            ("%@ of", "%@ óf %d", "its arguments"),
            ("%d", "%@", "its arguments"), ("%1$@ %2$d", "%2$d %1$@", nil),
            // Escapes.
            (#"say \"x\""#, #"sáy \"x\""#, nil), (#"say \"x\""#, "sáy “x”", nil),
            (#"one\\two"#, "óne∖two", nil), (#"don\'t"#, "dón’t", nil),
            (#"one\ntwo"#, "óne\ntwó", "its escapes"), (#"one\ttwo"#, #"óne\ttwó"#, nil),
            (#"one\ttwo"#, "óne twó", "its tags or placeholders"),
            (#"\U00e9t\U00e9"#, "été [x]", nil),
        ] as [(String, String, String?)]
    )
    func `a text must keep what is no prose`(source: String, written: String, difference: String?) throws {
        let found = try refusal("\"k\" = \"\(source)\";\n", "\"k\" = \"\(written)\";\n", terms: ["iCloud"])
        #expect(found == difference.map { "the pseudolocale of 'k' would change \($0)" })
    }

    @Test func `a pseudolocale that promises less may drop arguments and tags, and adds none`() throws {
        let source = "\"k\" = \"<b>%@</b> of %d\";\n"
        #expect(try refusal(source, "\"k\" = \"K\";\n", [.subset]) == nil)
        #expect(try refusal(source, "\"k\" = \"%2$d\";\n", [.kept, .subset]) == nil)
        #expect(
            try refusal(source, "\"k\" = \"%f\";\n", [.subset])
                == "the pseudolocale of 'k' would change its arguments"
        )
    }

    @Test(
        arguments: [
            ("\"a\" = \"á\";\n", "the pseudolocale would have 1 of the 2 texts"),
            ("\"a\" = \"á\";\n\"c\" = \"b\";\n", "the pseudolocale would have the key 'c', which the source lacks"),
            ("\"b\" = \"b\";\n/* A */\n\"a\" = \"á\";\n", nil),
            ("\"b\" = \"b\";\n/* B */\n\"a\" = \"á\";\n", "the pseudolocale of 'a' would change its comment"),
        ] as [(String, String?)]
    )
    func `all keys are there with their comments, in whatever order`(written: String, refused: String?) throws {
        let source = "/* A */\n\"a\" = \"a\";\n\"b\" = \"b\";\n"
        let found = try refusal(source, written.hasPrefix("\"a\"") ? "/* A */\n" + written : written)
        #expect(found == refused)
    }

    @Test func `equal keys are compared in their order`() throws {
        let source = "\"a\" = \"%d\";\n\"b\" = \"b\";\n\"a\" = \"%@\";\n"
        #expect(try refusal(source, "\"b\" = \"b\";\n\"a\" = \"[%d]\";\n\"a\" = \"[%@]\";\n") == nil)
        #expect(
            try refusal(source, "\"b\" = \"b\";\n\"a\" = \"[%@]\";\n\"a\" = \"[%d]\";\n")
                == "the pseudolocale of 'a' would change its arguments"
        )
    }
}
