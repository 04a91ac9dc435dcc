import Testing

@Suite("Methods that a protocol asks for if a class likes")
struct UnansweredSelectorsTests {
    private func isSeen(_ condition: String, _ others: [String: String] = [:]) throws -> Bool {
        let list = """
            @protocol ListDelegate
            @optional
            - (NSDate *)listUpdateDate:(List *)list;
            @end
            @implementation List
            - (void)layoutSubviews {
                if (\(condition)) { label.text = @"Updated today"; }
            }
            @end
            """
        let files = others.merging(["App/List.m": list, "App/main.m": "int main() { [List new]; }\n"]) { $1 }
        return try !SeenTexts.of(files.sorted { $0.key < $1.key }).isEmpty
    }

    private static let question = "[self.delegate respondsToSelector:@selector(listUpdateDate:)]"

    @Test(arguments: [
        (question, false), (question + " && isReady", false), ("isReady && " + question, false),
        (question + " || isReady", true), ("!" + question, true), ("isReady", true),
        ("[delegate respondsToSelector:@selector(listDidScroll:)]", true),
    ])
    func `what no class answers is never asked for`(condition: String, isSeen: Bool) throws {
        #expect(try self.isSeen(condition) == isSeen)
    }

    @Test(arguments: [
        ("App/Page.m", "@implementation Page\n- (NSDate *)listUpdateDate:(List *)list {\n}\n@end\n", true),
        ("App/Page.swift", "class Page: ListDelegate { func listUpdateDate(_ list: List) -> Date { now } }", true),
        ("App/Page.swift", "extension Page { func listUpdate(_ list: List) {} }", true),
        ("App/Page.swift", "extension Page { func update(_ list: List) {} }", false),
        ("App/Page.h", "@interface Page\n- (NSDate *)listUpdateDate:(List *)list;\n@end\n", false),
    ])
    func `a class of either language may answer`(path: String, code: String, isSeen: Bool) throws {
        #expect(try self.isSeen(Self.question, [path: code]) == isSeen)
    }
}
