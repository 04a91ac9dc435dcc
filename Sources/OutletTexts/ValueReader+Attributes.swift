/// Properties that documents give a value: runtime attributes of the views that have them.
extension ValueReader {
    /// The texts that documents give a property of a type, whichever document shows what the property fills:
    /// `@IBInspectable var title` of a view whose labels are in a document of their own.
    ///
    /// - Returns: none for a text of the view that has the attribute itself: what other views have is not its.
    /// - Complexity: O(*n*) in the number of attributes of the name.
    func given(_ name: String, to owner: String, _ trail: Trail) -> [Value] {
        guard let receiver = trail.receiver, receiver != "self", !owner.isEmpty, let attributes = attributes[name]
        else { return [] }
        var found: [Value] = []
        for attribute in attributes {
            guard let type = attribute.customClass, facts.ancestry(of: type).contains(owner) else { continue }
            let value = Value.literal(attribute.value)
            if !found.contains(value) { found.append(value) }
        }
        return found
    }
}
