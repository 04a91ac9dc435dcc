import Findings
import Testing

/// Views that stand outside of their containers.
extension DoubtfulRoomTests {
    /// A label of many lines in a container that is 24 points high.
    private static func container(_ attributes: String, below: String = "", inner: String? = nil) -> String {
        storyboard(
            """
            <view contentMode="scaleToFill" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="20" y="24" width="200" height="24"/>
            <subviews>\(inner ?? label("numberOfLines=\"0\"", x: 0, y: 0, width: 200))</subviews>
            <constraints>
            <constraint firstAttribute="height" constant="24" id="w"/>
            <constraint firstAttribute="width" constant="200" id="x"/>
            \(constraint("t", "l.top", "b.top", 0))\(constraint("g", "l.leading", "b.leading", 0))
            \(constraint("h", "l.trailing", "b.trailing", 0))
            </constraints>
            </view>\(below)
            """,
            constraint("i", "b.top", "a.top", 24) + constraint("j", "b.leading", "v.leading", 20)
        )
    }

    /// An image right below the container, which says nothing and may be covered.
    private static let image = """
        <imageView contentMode="scaleToFill" fixedFrame="YES" id="m">
        <rect key="frame" x="20" y="50" width="200" height="24"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        </imageView>
        """

    @Test func `what leaves a container that does not clip is seen all the same`() async throws {
        let german = "Eine Bezeichnung, die mehrere Zeilen braucht"
        #expect(try await Self.findings(Self.container(""), german: german) == ["note outside-container in de"])
        let covering = Self.container("", below: Self.image)
        #expect(try await Self.findings(covering, german: german) == ["warning outside-container in de"])
        let clipping = Self.container("clipsSubviews=\"YES\"")
        #expect(try await Self.findings(clipping, german: german) == ["error outside-container in de"])
    }

    @Test func `what a plain view holds is seen where the view leaves a container that does not clip`() async throws {
        let german = "Eine Bezeichnung, die mehrere Zeilen braucht"
        let inner = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="k">
            <rect key="frame" x="0.0" y="0.0" width="200" height="20.5"/>
            <subviews>\(Self.label("numberOfLines=\"0\"", x: 0, y: 0, width: 200))</subviews>
            <constraints>
            \(Self.constraint("k1", "l.top", "k.top", 0))\(Self.constraint("k2", "l.leading", "k.leading", 0))
            \(Self.constraint("k3", "l.trailing", "k.trailing", 0))\(Self.constraint("k4", "l.bottom", "k.bottom", 0))
            </constraints>
            </view>
            """
        func findings(_ attributes: String) async throws -> [String] {
            let container = Self.container(attributes, inner: inner).replacing(
                /firstItem="l"( firstAttribute="\w+" secondItem="b")/
            ) { "firstItem=\"k\"\($0.output.1)" }
            return try await Self.findings(container, german: german)
        }
        #expect(try await findings("") == ["note outside-container in de"])
        // Where the outer view clips, the end of the text is lost.
        #expect(try await findings("clipsSubviews=\"YES\"") == ["error outside-container in de"])
    }
}
