import Testing

/// `#if` in chains of modifiers.
struct ChainTests {
    @Test(
        "of modifiers go on with the clause that is compiled",
        arguments: [
            // At the end, in the middle, twice, and one that is left out.
            ("#if os(iOS)\n.lineLimit(1)\n#endif", #""a".lineLimit(0-1)"#),
            ("#if os(iOS)\n.lineLimit(1)\n#endif\n.padding(3)", #""a".lineLimit(0-1).padding(3,3,3,3)"#),
            (
                "#if os(iOS)\n.lineLimit(1)\n#endif\n#if !os(macOS)\n.padding(3)\n#endif\n.padding(4)",
                #""a".lineLimit(0-1).padding(3,3,3,3).padding(4,4,4,4)"#
            ),
            (
                "#if os(macOS)\n.lineLimit(1)\n#else\n.lineLimit(2).padding(3)\n#endif",
                #""a".lineLimit(0-2).padding(3,3,3,3)"#
            ),
            ("#if os(macOS)\n.lineLimit(1)\n#endif\n.padding(3)", #""a".padding(3,3,3,3)"#),
            ("#if os(macOS)\n.lineLimit(1)\n#endif", #""a""#),
        ]
    )
    func chains(modifiers: String, tree: String) throws {
        #expect(try TreeSample.says("Text(\"a\")\n" + modifiers) == tree)
    }

    @Test(arguments: [
        ("xxLarge", "extraExtraLarge-extraExtraLarge"), ("...DynamicTypeSize.xxLarge", "extraSmall-extraExtraLarge"),
        ("..<DynamicTypeSize.xxLarge", "extraSmall-extraLarge"), ("DynamicTypeSize.large...", "large-accessibility5"),
        (".small ... .large", "small-large"), (".small ..< .large", "small-medium"),
    ])
    func `hold a text to a range of sizes`(range: String, sizes: String) throws {
        let argument = range.first == "x" ? "." + range : range
        #expect(try TreeSample.says("Text(\"a\").dynamicTypeSize(\(argument))") == "\"a\".size(\(sizes))")
    }

    @Test func `go on behind return`() throws {
        let body = "VStack(content: { return Text(\"a\")\n#if os(iOS)\n.lineLimit(1)\n#endif\n})"
        #expect(try TreeSample.says(body).contains(#""a".lineLimit(0-1)"#))
    }
}
