/// The storyboard around the examples of rules: one screen for a phone, of which an example shows a line.
enum ExampleStoryboard {
    /// A screen with a label that is pinned at its top and, where nothing else is said, at its leading edge.
    ///
    /// - Parameters:
    ///   - id: the object ID of the label.
    ///   - text: its text.
    ///   - constraints: elements of the label.
    ///   - edge: the element that pins it to the left or leading edge of the view `vIe-01-Abc`.
    /// - Returns: the document.
    static func label(_ id: String, text: String, constraints: String = "", edge: String? = nil) -> String {
        let leading = """
            <constraint firstItem="\(id)" firstAttribute="leading" secondItem="vIe-01-Abc" secondAttribute="leading" \
            constant="20" id="lEd-01-Abc"/>
            """
        return views(
            """
            <label text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" \
            translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="20" y="24" width="120" height="20.5"/>
            <constraints>
            \(constraints)
            </constraints>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            """,
            constraints: """
                <constraint firstItem="\(id)" firstAttribute="top" secondItem="sAf-01-Abc" secondAttribute="top" \
                constant="24" id="tOp-01-Abc"/>
                \(edge ?? leading)
                """
        )
    }

    /// A screen with views.
    ///
    /// - Parameters:
    ///   - views: elements of the screen's view.
    ///   - constraints: elements that tie them to it.
    /// - Returns: the document.
    static func views(_ views: String, constraints: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        initialViewController="vCt-01-Abc">
        <scenes><scene sceneID="sCn-01-Abc"><objects>
        <viewController id="vCt-01-Abc" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="vIe-01-Abc">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        \(views)
        </subviews>
        <viewLayoutGuide key="safeArea" id="sAf-01-Abc"/>
        <constraints>
        \(constraints)
        </constraints>
        </view></viewController></objects></scene></scenes>
        </document>

        """
    }
}
