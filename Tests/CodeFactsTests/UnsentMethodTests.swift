import CodeFacts
import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

@Suite("Methods of Objective-C that nothing sends")
struct UnsentMethodTests {
    /// The literals of a method that users see, where other files are as given.
    private func seen(_ method: String, header: String = "", other: String = "", swift: String = "") throws -> [String]
    {
        let files = [
            "App/main.m": "int main() { return 0; }\n", "App/Toast.h": "@interface Toast\n\(header)\n@end\n",
            "App/Toast.m": "@implementation Toast\n\(method) {\n    label.text = @\"Which one?\";\n}\n@end\n",
            "App/Other.m": other + "\n", "App/Other.swift": swift + "\n",
        ]
        let read = try files.sorted { $0.key < $1.key }.map { path, text in
            let file = try TextFile(decoding: Array(text.utf8), path: path)
            let reader: any CodeReader = path.hasSuffix(".swift") ? SwiftReader() : ObjectiveCReader()
            return (code: reader.read(file), path: path)
        }
        let index = TypeIndex(read)
        return CodeFacts(index, keys: ProjectKeys(index).keys).files.flatMap { file in
            file.facts.texts.filter(\.situation.isSeen).map(\.node.source)
        }
    }

    private static let declared = "- (void)showText:(NSString *)text at:(int)place;"
    private static let method = "- (void)showText:(NSString *)text at:(int)place"

    @Test func `what the project declares and nothing sends is not shown`() throws {
        #expect(try seen(Self.method, header: Self.declared) == [])
        #expect(try seen("+ (NSString *)toast") == [])
        #expect(try seen("-(NSString*) getDate") == [])
        #expect(try seen(Self.method, header: Self.declared, other: "// [toast showText:t at:1];") == [])
    }

    @Test(arguments: [
        ("- (void)showText:(NSString *)text at:(int)place", "", "", ""),
        (method, declared, "[toast showText:t at:1];", ""), (method, declared, "", "toast.showText(t, at: 1)"),
        (method, declared, "", "toast.show(t, at: 1)"), (method, declared, "SEL s = @selector(showText:at:);", ""),
        (method, declared, "[toast performSelector:NSSelectorFromString(@\"showText:at:\")];", ""),
        ("- (IBAction)showText:(id)sender", "- (IBAction)showText:(id)sender;", "", ""),
        ("- (void)awakeFromNib", "- (void)awakeFromNib;", "", ""),
        ("- (void)showWindow:(id)s", "- (void)showWindow:(id)s;", "", ""), ("+ (void)initialize", "", "", ""),
        ("- (void)setTitle:(id)t", "- (void)setTitle:(id)t;", "", ""),
    ])
    func `what is sent, or may be the system's own, is`(
        method: String,
        header: String,
        other: String,
        swift: String
    ) throws {
        #expect(try seen(method, header: header, other: other, swift: swift) == ["@\"Which one?\""])
    }
}
