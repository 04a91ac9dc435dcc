import Interfaces
import SourceText
import Testing

/// Which bars Interface Builder's canvas shows around a scene, and which ones an app most likely has.
@Suite("Bars of the canvas")
struct CanvasBarTests {
    /// A storyboard of a navigation controller, its root, what is pushed from there, and a scene that nothing leads to.
    private func screens(
        _ inside: String = "",
        hidesBar: Bool = false,
        stack: String = "",
        detail: String = ""
    ) throws -> [String: Screen] {
        func scene(_ id: String, _ content: String) -> String {
            "<scene sceneID='s\(id)'><objects><viewController id='\(id)' title='\(id)'>"
                + "<view key='view' id='\(id)-view'><rect key='frame' x='0' y='0' width='375' height='667'/></view>"
                + content + "</viewController></objects></scene>"
        }
        let hidden = hidesBar ? " navigationBarHidden='YES'" : ""
        let text =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' useAutolayout='YES'>"
            + "<scenes><scene sceneID='s0'><objects><navigationController id='stack'\(hidden)>\(stack)<connections>"
            + "<segue destination='root' kind='relationship' relationship='rootViewController' id='g0'/>"
            + "</connections></navigationController></objects></scene>"
            + scene("root", "<connections><segue destination='detail' kind='show' id='g1'/></connections>")
            + scene(
                "detail",
                detail + "<connections><segue destination='sheet' kind='presentation' id='g2'/></connections>"
            )
            + scene("sheet", "") + scene("alone", "<navigationItem key='navigationItem' id='item'/>\(inside)")
            + "</scenes></document>"
        let document = try DocumentFixture.parse(Array(text.utf8), path: "x.storyboard")
        return Dictionary(uniqueKeysWithValues: document.screens.map { ($0.name, $0) })
    }

    @Test("a bar goes on to what is pushed, not to what is presented")
    func pushed() throws {
        let screens = try screens()
        #expect(["root", "detail", "sheet"].map { screens[$0]?.canvasBars } == [[.navigation], [.navigation], []])
        #expect(["root", "detail", "sheet"].map { screens[$0]?.bars } == [[.navigation], [.navigation], []])
    }

    @Test("a navigation item alone makes a bar in the app, not on the canvas")
    func itemAlone() throws {
        let screens = try screens()
        #expect(screens["alone"]?.bars == [.navigation])
        #expect(screens["alone"]?.canvasBars == [])
    }

    @Test("a bar that was chosen in the inspector is shown where there is an item for it")
    func chosen() throws {
        let screens = try screens("<simulatedNavigationBarMetrics key='simulatedTopBarMetrics' prompted='NO'/>")
        #expect(screens["alone"]?.canvasBars == [.navigation])
    }

    @Test("a navigation controller that hides its bar passes none on")
    func hidden() throws {
        #expect(try screens(hidesBar: true)["detail"]?.canvasBars == [])
    }

    @Test("a large title goes on to what is pushed, unless that screen never shows one")
    func largeTitle() throws {
        let bar = "<navigationBar key='navigationBar' largeTitles='YES' id='bar'/>"
        let large: Set<Screen.Bar> = [.navigation, .largeTitle]
        #expect(try ["root", "detail", "sheet"].map { try screens(stack: bar)[$0]?.bars } == [large, large, []])
        #expect(try screens(stack: bar)["detail"]?.canvasBars == large)
        let never = "<navigationItem key='navigationItem' largeTitleDisplayMode='never' id='never'/>"
        #expect(try screens(stack: bar, detail: never)["detail"]?.bars == [.navigation])
        #expect(try screens(hidesBar: true, stack: bar)["root"]?.bars == [])
        let hidden = "<nil key='simulatedTopBarMetrics'/>"
        #expect(try screens(stack: bar, detail: hidden)["detail"]?.canvasBars == [])
    }

    @Test("a tab bar that was chosen for a navigation controller is around all that it shows")
    func chosenForStack() throws {
        let screens = try screens(stack: "<simulatedTabBarMetrics key='simulatedBottomBarMetrics'/>")
        #expect(["root", "detail"].map { screens[$0]?.canvasBars } == [[.navigation, .tab], [.navigation, .tab]])
        #expect(screens["detail"]?.bars == [.navigation, .tab])
        #expect(screens["sheet"]?.bars == [])
    }
}
