internal import Interfaces
internal import Layout
internal import SourceText
internal import TextMeasurement

extension LayoutRun {
    /// Compares the screens of a document with the frames that were saved.
    func comparison(
        of document: InterfaceDocument,
        at path: String,
        _ measurer: any TextMeasurer,
        _ failures: inout [Failure]
    ) -> DocumentComparison {
        var comparison = DocumentComparison()
        let isCopied = takesFramesOfOriginal(document, at: path)
        let release = CanvasRelease(of: document.screens, measurer: measurer)
        for screen in document.screens {
            do throws(MeasurementError) {
                try comparison.add(
                    screen,
                    of: path,
                    drawnBy: release,
                    textsAreMeasured: intrinsicSizes == .measured,
                    isFrameBlind: options.isFrameBlind,
                    isCopied: isCopied,
                    measurer
                )
            } catch {
                failures.append(
                    Failure([Diagnostic(severity: .error, location: screen.location, message: error.message)])
                )
            }
        }
        comparison.count.documents = document.screens.isEmpty ? 0 : 1
        if options.isFrameBlind {
            comparison.blind = comparison.blind ?? ComparisonCount()
            comparison.blind?.documents = comparison.count.documents
        }
        return comparison
    }

    /// Whether the frames of a document in a language's folder are those of the document that it was translated from.
    private func takesFramesOfOriginal(_ document: InterfaceDocument, at path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 1, let name = parts.last, parts[parts.count - 2].hasSuffix(".lproj") else { return false }
        let outer = parts.dropLast(2).map { $0 + "/" }.joined()
        let original = Self.originals.map { "\(outer)\($0).lproj/\(name)" }.first { FileAccess.kind(of: $0) == .file }
        guard let original, original != path else { return false }
        do throws(Failure) {
            return CopiedFrames.areTaken(by: document.screens, from: try open(original).screens)
        } catch {
            // An original that cannot be read proves nothing; it is reported where it is asked for itself.
            return false
        }
    }

    /// The folders that documents are developed in, by how often they are.
    private static let originals = ["Base", "en", "English"]
}
