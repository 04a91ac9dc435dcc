/// Changes a few characters of a text.
///
/// - Parameters:
///   - text: what is damaged.
///   - alphabet: the characters that are put in; those that mean something in the format do the most damage.
///   - changes: how many are changed.
///   - numbers: decide what becomes of which character.
/// - Returns: the damaged text.
package func mutated(
    _ text: String,
    with alphabet: [Unicode.Scalar],
    changes: ClosedRange<Int> = 1...3,
    using numbers: inout SeededNumbers
) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<Int.random(in: changes, using: &numbers) {
        guard !scalars.isEmpty else { break }
        let place = Int.random(in: 0..<scalars.count, using: &numbers)
        let scalar = alphabet.randomElement(using: &numbers) ?? "x"
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: scalars[place] = scalar
        case 1: scalars.insert(scalar, at: place)
        default: scalars.remove(at: place)
        }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
}
