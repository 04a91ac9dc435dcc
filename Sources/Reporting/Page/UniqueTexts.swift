/// Texts, each once, with their places; told apart by their bytes.
struct UniqueTexts {
    private(set) var texts: [String] = []
    private var bytes = UniqueValues<[UInt8]>()

    init(_ all: [String] = []) {
        for text in all { _ = add(text) }
    }

    /// The place of a text, which is taken up if it is new.
    mutating func add(_ text: String) -> Int {
        let place = bytes.add(Array(text.utf8))
        if place == texts.count { texts.append(text) }
        return place
    }

    /// The place of a text; 0 for one that is not there.
    func place(of text: String) -> Int { bytes.place(of: Array(text.utf8)) ?? 0 }
}
