/// A storyboard of Interface Builder with one scene.
enum SampleStoryboard {
    /// A storyboard that begins with the scene.
    ///
    /// - Parameter controller: the scene's view controller, whose identifier is `c`.
    /// - Returns: the document.
    static func document(_ controller: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        initialViewController="c">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects>
        \(controller)
        </objects></scene></scenes>
        </document>

        """
    }
}
