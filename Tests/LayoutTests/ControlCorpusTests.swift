import Foundation
import Interfaces
import Layout
import SourceText
import TestCorpus
import Testing
import TextMeasurement
import TextShaping

/// What controls measure, against the frames that Interface Builder saved in real documents.
@Suite("Controls against saved frames")
struct ControlCorpusTests {
    private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

    /// How far one kind of control is from the saved frames, in points.
    private struct Tally {
        var errors: [Double] = []

        func share(within limit: Double) -> Double {
            Double(errors.count { abs($0) <= limit + 0.001 }) / Double(max(errors.count, 1))
        }

        var median: Double { errors.isEmpty ? 0 : errors.sorted()[errors.count / 2] }
    }

    @Test(
        "extents that content decides are those that were saved",
        .enabled(if: TestCorpus.isPresent, Comment(rawValue: TestCorpus.reason)),
        .enabled(if: FileManager.default.fileExists(atPath: inter), "Inter is not installed")
    )
    func savedFrames() throws {
        let measurer = ShapingMeasurer(library: try FontLibrary())
        var tallies: [String: Tally] = [:]
        let urls = TestCorpus.files(withExtension: "storyboard") + TestCorpus.files(withExtension: "xib")
        for url in urls {
            guard let document = document(at: url.path), document.traits.usesAutoLayout else { continue }
            for screen in document.screens {
                let setting = ScreenConditions(device: device(of: screen), locale: "en")
                let metrics = ControlMetrics(screen: screen, setting: setting, measurer: measurer)
                for index in screen.views.indices {
                    for (name, error) in errors(of: index, screen, metrics) {
                        tallies[name, default: Tally()].errors.append(error)
                    }
                }
            }
        }
        for (name, tally) in tallies.sorted(by: { $0.key < $1.key }) {
            let shares = [0.01, 1].map { "\(Int((tally.share(within: $0) * 100).rounded())) %" }
            print(
                "\(name): n \(tally.errors.count), exact \(shares[0]), within 1 pt \(shares[1]), median \(tally.median)"
            )
        }
        // What no stand-in font decides is exact; texts are as near as the model of the system font.
        for (name, least) in Self.least {
            let tally = try #require(tallies[name], "\(name)")
            #expect(tally.share(within: 1) >= least, "\(name): \(tally.share(within: 1)) of \(tally.errors.count)")
        }
    }

    /// The smallest share of extents within a point, by platform, kind and axis.
    private static let least: [String: Double] = [
        "iOS label height": 0.9, "iOS label width": 0.75, "iOS button height": 0.8, "iOS control height": 0.99,
        "iOS control width": 0.99, "macOS label height": 0.95, "macOS label width": 0.65, "macOS button height": 0.9,
        "macOS control height": 0.9,
    ]

    /// Fixtures of other projects hold documents that cannot be read; they are not what is measured here.
    private func document(at path: String) -> InterfaceDocument? {
        do throws(SourceError) {
            return try InterfaceDocument(MarkupFile(TextFile(decoding: try FileAccess.read(path), path: path)))
        } catch {
            return nil
        }
    }

    private func device(of screen: Screen) -> DeviceTraits {
        let orientation: DeviceTraits.Orientation = screen.document?.isLandscape == true ? .landscape : .portrait
        if screen.platform == .iOS, case .one(let device) = DeviceTable.find(screen.document?.device ?? "retina4_7"),
            let traits = device.traits(orientation)
        {
            return traits
        }
        return DeviceTraits(
            name: "Mac",
            idiom: .mac,
            size: Size(width: 1440, height: 900),
            pixelsPerPoint: 1,
            sizeClasses: PerAxis(horizontal: .regular, vertical: .regular)
        )
    }

    /// What the saved frame has beyond the measured one, by name of the kind and axis.
    private func errors(of index: Int, _ screen: Screen, _ metrics: ControlMetrics) -> [(String, Double)] {
        let view = screen.views[index]
        let size = view.placeholderIntrinsicSize
        guard let saved = view.savedFrame, size.horizontal == nil, size.vertical == nil else { return [] }
        guard let kind = kind(of: view, on: screen.platform) else { return [] }
        let insets = metrics.alignmentInsets(of: index)
        // The width of a wrapped text is the layout's; its height at the saved width is its own.
        let width = metrics.wrapsText(index) ? saved.width - insets.left - insets.right : nil
        let measured: IntrinsicSize
        do throws(MeasurementError) {
            measured = try metrics.intrinsicSize(of: index, width: width)
        } catch {
            return []
        }
        var errors: [(String, Double)] = []
        if let found = measured.width, width == nil, screen.leavesExtentToContent(of: index, .horizontal) {
            errors.append(("\(kind) width", saved.width - found - insets.left - insets.right))
        }
        if let found = measured.height, screen.leavesExtentToContent(of: index, .vertical) {
            errors.append(("\(kind) height", saved.height - found - insets.top - insets.bottom))
        }
        return errors
    }

    private func kind(of view: View, on platform: Platform) -> String? {
        switch view.content {
        case .label(let label): "\(platform.rawValue) label" + (label.attributes.lines == 1 ? "" : " of many lines")
        case .button: "\(platform.rawValue) button"
        case .textField: "\(platform.rawValue) field"
        case .segmentedControl: "\(platform.rawValue) segments"
        case .control: "\(platform.rawValue) control"
        case .image: "\(platform.rawValue) image"
        case .box: "\(platform.rawValue) box"
        default: nil
        }
    }
}
