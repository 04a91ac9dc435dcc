/// The empty parts of the marks of Chinese and Japanese, which are set as wide as a letter of these scripts.
///
/// Source: W3C, Requirements for Japanese Text Layout, 3.1.2: commas, full stops and brackets take half of their width,
/// colons and middle dots half of it in the middle.
enum FullWidthMark {
    /// What is empty at the end of a text, in em of its font; 0 for most texts.
    ///
    /// - Complexity: O(1).
    static func emptyEnd(of text: String) -> Double { text.last.map { empty($0, half: closing) } ?? 0 }

    /// What is empty at the beginning of a text, in em of its font; 0 for most texts.
    ///
    /// - Complexity: O(1).
    static func emptyStart(of text: String) -> Double { text.first.map { empty($0, half: opening) } ?? 0 }

    private static let opening: Set<Character> = ["（", "「", "『", "【", "〔", "《", "〈", "［", "｛"]
    private static let closing: Set<Character> = [
        "）", "」", "』", "】", "〕", "》", "〉", "］", "｝", "、", "。", "，", "．",
    ]
    private static let middle: Set<Character> = ["：", "；", "・"]

    private static func empty(_ mark: Character, half: Set<Character>) -> Double {
        middle.contains(mark) ? 0.25 : half.contains(mark) ? 0.5 : 0
    }
}
