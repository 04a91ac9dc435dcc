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
