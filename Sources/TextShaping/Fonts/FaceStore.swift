internal import Synchronization
internal import TextMeasurement

/// The faces of one measurer: those of the catalogue and those that the user gave, each opened when it is first needed.
///
/// The index of a face is its place in the catalogue, or behind it in the order of the files given. So it is the same
/// in every run, whichever face is needed first.
final class FaceStore: Sendable {
    let library: FontLibrary
    let catalogue: FontCatalogue
    private let state = Mutex(State())

    private struct State {
        /// The result of opening a face: `nil` inside if no file supplies it.
        var faces: [Int: Face?] = [:]
        /// The files that faces were opened from, each read once.
        var files: [String: FontFile] = [:]
        var given: Result<[FaceSource], FontFileError>?
    }

    init(library: FontLibrary, catalogue: FontCatalogue) {
        self.library = library
        self.catalogue = catalogue
    }

    /// The face at `index`, or `nil` if no file supplies it.
    ///
    /// - Throws: ``FontFileError`` if a file is there and cannot serve.
    func face(at index: Int) throws(FontFileError) -> Face? {
        // The lock is held while a font is opened: two threads that need it shall not both open it.
        let result: Result<Face?, FontFileError> = state.withLock { state in
            if let known = state.faces[index] { return .success(known) }
            do throws(FontFileError) {
                let face = try open(index, &state)
                state.faces[index] = .some(face)
                return .success(face)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// The faces in the files that the user gave; the first one has the index `catalogue.faces.count`.
    ///
    /// - Throws: ``FontFileError`` if one of them cannot serve.
    func givenFaces() throws(FontFileError) -> [FaceSource] {
        let result: Result<[FaceSource], FontFileError> = state.withLock { state in
            do throws(FontFileError) {
                return .success(try readGiven(&state))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// The faces opened so far, by index.
    var opened: [Face] {
        state.withLock { state in state.faces.values.compactMap { $0 } }.sorted { $0.id < $1.id }
    }

    private func givenSources(_ state: inout State) throws(FontFileError) -> [FaceSource] {
        guard case .success(let sources)? = state.given else { return [] }
        return sources
    }

    private func readGiven(_ state: inout State) throws(FontFileError) -> [FaceSource] {
        if let given = state.given { return try given.get() }
        do throws(FontFileError) {
            var sources: [FaceSource] = []
            for path in library.givenFiles {
                let file = try FontFile(checking: path)
                for (index, names) in file.faces.enumerated() {
                    sources.append(
                        FaceSource(
                            postScriptName: names.postScriptName,
                            family: names.family,
                            weight: .regular,
                            isItalic: false,
                            files: [FaceSource.File(name: path.contains("/") ? path : "./" + path, faceIndex: index)],
                            keepsContextualAlternates: true
                        )
                    )
                }
            }
            state.given = .success(sources)
            return sources
        } catch {
            state.given = .failure(error)
            throw error
        }
    }

    private func open(_ index: Int, _ state: inout State) throws(FontFileError) -> Face? {
        let given = try givenSources(&state)
        let source: FaceSource
        if catalogue.faces.indices.contains(index) {
            source = catalogue.faces[index]
        } else if given.indices.contains(index - catalogue.faces.count) {
            source = given[index - catalogue.faces.count]
        } else {
            return nil
        }
        for file in source.files {
            guard let path = library.path(of: file.name) else { continue }
            let checked: FontFile
            if let known = state.files[path] {
                checked = known
            } else {
                checked = try FontFile(checking: path)
                state.files[path] = checked
            }
            guard file.faceIndex < checked.faces.count else {
                throw FontFileError(path: path, problem: .noSuchFace(index: file.faceIndex))
            }
            return try Face(source, id: FaceID(index: index), contents: checked.contents, file: file)
        }
        return nil
    }
}
