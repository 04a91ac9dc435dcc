/// Values, each once, in the order in which they came.
struct UniqueValues<Value: Hashable> {
    private(set) var values: [Value] = []
    private var places: [Value: Int] = [:]

    /// The place of a value, which is taken up if it is new.
    mutating func add(_ value: Value) -> Int {
        if let place = places[value] { return place }
        places[value] = values.count
        values.append(value)
        return values.count - 1
    }

    /// The place of a value; `nil` if it is not there.
    func place(of value: Value) -> Int? { places[value] }
}

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
