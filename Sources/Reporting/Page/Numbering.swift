/// Texts, each once, with their places; told apart by their bytes.
struct Numbering {
    private(set) var texts: [String] = []
    private var places: [[UInt8]: Int] = [:]

    init(_ all: [String]) {
        for text in all where places[Array(text.utf8)] == nil {
            places[Array(text.utf8)] = texts.count
            texts.append(text)
        }
    }

    /// The place of a text; 0 for one that is not there.
    func place(of text: String) -> Int { places[Array(text.utf8)] ?? 0 }
}
