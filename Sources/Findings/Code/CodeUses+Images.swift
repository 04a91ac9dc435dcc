internal import CodeStrings
internal import SourceCode
internal import SourceText
internal import StringTables

/// Strings that name images: `UIImage(named: NSLocalizedString("banner", comment: ""))`.
extension CodeUses {
    /// The functions that find an image by its name, with the label of the name.
    private static let finders: Set<String> = ["UIImage(named:)", "NSImage(named:)", "imageNamed(imageNamed:)"]

    /// Whether a key is asked for as the name of an image: where no table has it, the image of that name is shown.
    ///
    /// - Complexity: O(*n*) in the number of nodes on the way to the key.
    func isImageName(_ key: CodeKey) -> Bool {
        guard let file = file(at: key.location.path) else { return false }
        let around = nodes(around: key.range, in: file)
        return zip(around, around.dropFirst()).contains { call, argument in
            guard call.kind == .call, argument.kind == .argument, let function = call.firstChild?.name else {
                return false
            }
            return Self.finders.contains("\(function)(\(argument.name):)")
        }
    }

    /// Whether code asks for a key of a table, and only ever as the name of an image.
    func isOnlyImageName(_ key: String, in table: LocalizedTable) -> Bool {
        let uses = uses(of: Array(key.utf8), in: table)
        return !uses.isEmpty && uses.allSatisfy(isImageName)
    }
}
