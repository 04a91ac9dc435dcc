/// A number of a system's look, how well it is known, and where from.
struct Figure: Sendable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Where a number comes from; `Documentation/swiftui.md` names the places.
    enum Source: String, Sendable, Hashable {
        /// Frames of real SwiftUI that were recorded on macOS.
        case recorded
        /// Measured in the pictures of an app's snapshot tests.
        case snapshots
        /// Frames that Interface Builder saved for the UIKit or AppKit view that stands below.
        case documents
        /// Apple's documentation, or code that was reviewed against SwiftUI.
        case documentation
        /// Common knowledge that was not verified: the band says how far it may be off.
        case unverified
    }

    var length: Length
    var source: Source

    init(_ value: Double, _ source: Source) {
        length = Length(value)
        self.source = source
    }

    /// A number that lies between two others.
    init(_ value: Double, from least: Double, to greatest: Double, _ source: Source) {
        length = Length(value, from: least, to: greatest)
        self.source = source
    }

    init(floatLiteral value: Double) { self.init(value, .documentation) }

    init(integerLiteral value: Int) { self.init(Double(value), .documentation) }
}
