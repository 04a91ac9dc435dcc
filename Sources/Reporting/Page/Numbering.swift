/// Texts, each once, with their places; told apart by their bytes.
struct Numbering {
    private(set) var texts: [String] = []
    private var places: [[UInt8]: Int] = [:]

    init(_ all: [String]) {
        for text in all { _ = add(text) }
    }

    /// The place of a text, which is taken up if it is new.
    mutating func add(_ text: String) -> Int {
        let bytes = Array(text.utf8)
        if let place = places[bytes] { return place }
        places[bytes] = texts.count
        texts.append(text)
        return texts.count - 1
    }

    /// The place of a text; 0 for one that is not there.
    func place(of text: String) -> Int { places[Array(text.utf8)] ?? 0 }
}
