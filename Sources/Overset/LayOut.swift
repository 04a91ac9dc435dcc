internal import Interfaces
internal import Layout
internal import Projects
internal import SourceText
internal import TextMeasurement
internal import TextShaping

/// The frames of a screen of a storyboard or xib.
public struct ScreenFrames: Sendable, Hashable {
    /// A view and where it is.
    public struct View: Sendable, Hashable {
        /// The object ID in the document.
        public let id: String
        /// The left edge in the screen's coordinates, in points.
        public let x: Double
        /// The top edge in the screen's coordinates, in points.
        public let y: Double
        /// In points.
        public let width: Double
        /// In points.
        public let height: Double
    }

    /// The name of the screen as people know it.
    public let name: String
    /// The views that the layout placed, in the document's order.
    public let views: [View]
}

/// Lays out the screens of a document, each for the device that it was designed for, with the texts that it holds.
///
/// - Parameters:
///   - document: the path of a storyboard or xib.
///   - fonts: paths of font files, or of folders of some, that come before those of the system.
/// - Returns: the screens in the document's order; frames are rounded to pixels.
/// - Throws: ``OversetError`` if the document cannot be read, or a font is not known or cannot be used.
/// - Complexity: that of solving the constraints of each screen: linear in practice, cubic at worst.
public func layOut(_ document: String, fonts: [String] = []) throws(OversetError) -> [ScreenFrames] {
    do throws(Failure) {
        let measurer = try MeasurerFactory.measurer(fonts: fonts)
        let read: InterfaceDocument
        do throws(SourceError) {
            let file = try TextFile(decoding: try FileAccess.read(document), path: document)
            read = try InterfaceDocument(MarkupFile(file))
        } catch {
            throw Failure(error)
        }
        var screens: [ScreenFrames] = []
        for screen in read.screens {
            var layout = ScreenLayout(screen: screen, measurer: measurer)
            do throws(MeasurementError) {
                let laidOut = try layout.layOut(in: .designTime(of: screen))
                screens.append(ScreenFrames(screen, laidOut))
            } catch {
                throw Failure([Diagnostic(severity: .error, location: screen.location, message: error.message)])
            }
        }
        return screens
    } catch {
        throw OversetError(error)
    }
}

extension ScreenFrames {
    fileprivate init(_ screen: Screen, _ laidOut: LaidOutScreen) {
        name = screen.name
        views = zip(screen.views, laidOut.frames).compactMap { view, frame in
            frame.map { View(id: view.id, x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
        }
    }
}
