import Interfaces
import Testing

/// Roots of a size of their own that belong to a controller.
@Suite("Freeform roots")
struct FreeformRootTests {
    @Test(
        "a controller's root of a size of its own fills the screen if it is as large as one",
        arguments: [
            (320, 480, true, Screen.Extent.device), (408, 488, true, .device), (325, 65, true, .saved),
            (300, 600, true, .saved), (408, 488, false, .saved),
        ]
    )
    func extent(width: Int, height: Int, isControlled: Bool, expected: Screen.Extent) throws {
        let outlet = isControlled ? "<outlet property='view' destination='root' id='link'/>" : ""
        let text =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0' useAutolayout='YES'><objects>"
            + "<placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='Timer'>"
            + "<connections>\(outlet)</connections></placeholder>"
            + "<view id='root'><rect key='frame' x='0' y='0' width='\(width)' height='\(height)'/>"
            + "<freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/></view></objects></document>"
        let screen = try #require(try DocumentFixture.parse(Array(text.utf8)).screens.first)
        #expect(screen.extent == expected)
    }

    @Test("the view of an extension in Notification Center has a room of its own", arguments: [true, false])
    func extensions(isInNotificationCenter: Bool) throws {
        let context = isInNotificationCenter ? " simulatedAppContext='notificationCenter'" : ""
        let text =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0'><scenes><scene sceneID='s'>"
            + "<objects><viewController id='c'><view key='view'\(context) id='root'>"
            + "<rect key='frame' x='0' y='0' width='320' height='110'/></view></viewController></objects></scene></scenes>"
            + "</document>"
        let screen = try #require(try DocumentFixture.parse(Array(text.utf8)).screens.first)
        #expect(screen.extent == (isInNotificationCenter ? .saved : .device))
    }
}
