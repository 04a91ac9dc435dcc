internal import Interfaces
internal import Projects
internal import SourceText

/// How large the views of a document of the source language were drawn.
///
/// Where a language has a document of its own, tools put the translations into a copy and leave all frames as they are, or
/// somebody opens it in Interface Builder, sees each text in its view, and draws those larger that it does not fit in. A
/// frame of another size tells that.
struct DrawnSizes: Sendable {
    /// By object ID, in points.
    private var sizes: [String: Size] = [:]
    /// What frames differ by at least that somebody has drawn anew, in points.
    private static let least = 0.5

    /// - Returns: `nil` if the document cannot be read.
    /// - Complexity: O(*n*) in the size of the document.
    init?(of file: Project.InterfaceFile, in loaded: LoadedProject) {
        guard case .success(let read)? = loaded.interface(at: file.path) else { return nil }
        let document: InterfaceDocument
        do throws(SourceError) {
            document = try InterfaceDocument(read.markup)
        } catch {
            // Whoever reads the document itself says what is wrong with it.
            return nil
        }
        for view in document.screens.flatMap(\.views) {
            guard let frame = view.savedFrame else { continue }
            sizes[view.id] = Size(width: frame.width, height: frame.height)
        }
    }

    /// The views of a screen of another language that have another size, or that are not in the document at all: those of
    /// a document that was made for that language alone.
    ///
    /// - Complexity: O(*n*) in the number of views.
    func others(of screen: Screen) -> PerAxis<Set<Int>> {
        var found = PerAxis<Set<Int>>(horizontal: [], vertical: [])
        for (index, view) in screen.views.enumerated() {
            guard let frame = view.savedFrame else { continue }
            let drawn = sizes[view.id]
            if drawn.map({ abs($0.width - frame.width) >= Self.least }) ?? true { found.horizontal.insert(index) }
            if drawn.map({ abs($0.height - frame.height) >= Self.least }) ?? true { found.vertical.insert(index) }
        }
        return found
    }
}
