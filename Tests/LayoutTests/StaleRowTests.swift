import Interfaces
import Layout
import SourceText
import Testing
import TextMeasurement

/// The content of rows in xibs that Interface Builder 6 saved.
@Suite("Rows whose content has a stale frame")
struct StaleRowTests {
    private static func screen(content: String, label: String, tools: String, accessory: String = "") throws -> Screen {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
            <tableViewCell contentMode="scaleToFill" rowHeight="185" \(accessory) id="cell">
            <rect key="frame" x="0.0" y="0.0" width="518" height="185"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" \(content)/>
            <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="0.0" y="0.0" \(label)/>
            </view>
            </subviews>
            <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="a"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="b"/>
            <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c"/>
            <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="d"/>
            </constraints>
            </tableViewCellContentView>
            </tableViewCell>
            </objects></document>
            """
        let document = try InterfaceDocument(MarkupFile(TextFile(utf8: Array(text.utf8), path: "Row.xib")))
        return try #require(document.screens.first)
    }

    @Test(arguments: [
        (#"width="320" height="83""#, #"width="518" height="184""#, "6254", "", Size(width: 518, height: 184)),
        // The frame holds what is in it, or the version is a newer one.
        (#"width="518" height="150""#, #"width="518" height="150""#, "6254", "", Size(width: 518, height: 150)),
        (#"width="320" height="83""#, #"width="518" height="184""#, "9060", "", Size(width: 320, height: 83)),
        (
            #"width="320" height="83""#, #"width="518" height="184""#, "6254", #"accessoryType="checkmark""#,
            Size(width: 320, height: 83)
        ),
    ])
    func `the content is as large as its cell`(
        content: String,
        box: String,
        tools: String,
        accessory: String,
        size: Size
    )
        throws
    {
        let screen = try Self.screen(content: content, label: box, tools: tools, accessory: accessory)
        let layout = try DesignTimeLayout(of: screen, knowing: .allFrames, measurer: SquareMeasurer())
        let index = try #require(screen.views.firstIndex { $0.id == "box" })
        #expect(layout.laidOut.frames[index]?.size == size)
    }
}
