import Interfaces
import TextMeasurement
import Testing

/// `Fixtures/Phone.storyboard`: scenes in bars, guides, variations, static and prototype cells.
struct PhoneStoryboardTests {
    private let document: InterfaceDocument

    init() throws { document = try DocumentFixture.read("Phone.storyboard") }

    private func screen(_ id: String) throws -> Screen {
        try #require(document.screens.first { $0.identifier == id })
    }

    @Test func `scenes, cells, headers and views of bar items are screens`() {
        #expect(document.faults == [])
        #expect(document.target == .iOS)
        #expect(document.traits.toolsVersion == 22154)
        #expect(document.traits.device == "retina6_1")
        #expect(document.traits.usesAutoLayout && document.traits.usesSafeAreas && document.traits.usesTraitCollections)
        #expect(
            document.screens.map { "\($0.name): \($0.identifier) \($0.extent)" } == [
                "Photo: vie-00-001 device", "customView cus-00-001: cus-00-001 saved",
                "viewController emb-00-001: emb-00-002 saved", "Settings: tbv-00-001 device",
                "tableHeaderView thv-00-001: thv-00-001 cell", "Language: cel-00-001 cell", "Reset: cel-00-002 cell",
                "tableViewController tvc-00-002: tbv-00-002 device", "PhotoCell: cel-00-003 cell",
            ]
        )
    }

    @Test func `bars come from the containers and from what they say`() throws {
        let (inside, outside) = (try screen("vie-00-001"), try screen("tbv-00-001"))
        #expect(inside.bars == [.navigation, .tab, .toolbar])
        #expect(outside.bars == [])
    }

    @Test func `constraints name views and guides`() throws {
        let screen = try screen("vie-00-001")
        #expect(
            screen.constraints.map(screen.sentence) == [
                "lab-00-001.top == top-00-001.bottom + 20.0",
                "lab-00-001.leading == vie-00-001.leadingMargin",
                "vie-00-001.trailing >= lab-00-001.trailing + 20.0",
                "stk-00-001.width == \(1.0 / 3) * saf-00-001.width @749.5",
                "stk-00-001.width == \(16.0 / 9) * stk-00-001.height",
            ]
        )
        #expect(screen.constraints[0].isSymbolic)
        #expect(screen.constraints[3].identifier == "third")
        #expect(screen.guides.map(\.kind) == [.safeArea, .top, .bottom])
        #expect("\(screen.constraints[0].location)" == "Phone.storyboard:69:29")
    }

    @Test func `size classes change constants, fonts, hidden views, stacks and what is installed`() throws {
        let screen = try screen("vie-00-001")
        let compact = PerAxis<SizeClass>(horizontal: .compact, vertical: .compact)
        let portrait = PerAxis<SizeClass>(horizontal: .compact, vertical: .regular)
        let pad = PerAxis<SizeClass>(horizontal: .regular, vertical: .regular)
        #expect(screen.constraints[2].constant.value(in: compact) == 40)
        #expect(screen.constraints[2].constant.value(in: portrait) == 20)
        #expect(screen.constraints[4].isInstalled.value(in: compact))
        #expect(!screen.constraints[4].isInstalled.value(in: pad))
        let label = try #require(screen.view("lab-00-001"))
        #expect(label.isHidden.value(in: pad))
        #expect(!label.isHidden.value(in: compact))
        let stack = try #require(screen.view("stk-00-001"))
        #expect(stack.isInstalled.value(in: portrait))
        #expect(!stack.isInstalled.value(in: pad))
        guard case .label(let text) = label.content, case .stack(let arranging) = stack.content else {
            Issue.record("a label and a stack were expected")
            return
        }
        #expect(text.attributes.font.value(in: portrait) == .style(.headline, weight: nil))
        #expect(text.attributes.font.value(in: compact)?.request(at: .large)?.size == PointSize(12))
        #expect(arranging.axis.value(in: portrait) == .vertical)
        #expect(arranging.axis.value(in: compact) == .horizontal)
        #expect(arranging.spacing.value(in: compact) == .points(20))
        #expect(arranging.alignment.base == .leading)
        #expect(arranging.arranged.map { screen.views[$0].id } == ["but-00-001", "con-00-001"])
    }

    @Test func `views keep their places, names and flags`() throws {
        let screen = try screen("vie-00-001")
        let label = try #require(screen.view("lab-00-001"))
        #expect("\(label.location)" == "Phone.storyboard:38:29")
        #expect(label.userLabel == "Title")
        #expect(label.contentHugging == PerAxis(horizontal: 251, vertical: 251))
        #expect(label.compressionResistance == PerAxis(horizontal: 750, vertical: 750))
        #expect(label.autoresizing == nil)
        #expect(label.savedFrame == Rect(x: 20, y: 64, width: 57.5, height: 20.5))
        // The stack view takes the mask off.
        #expect(screen.view("but-00-001")?.autoresizing == nil)
        #expect(screen.view("vie-00-001")?.autoresizing == AutoresizingMask(width: true, height: true))
        #expect(screen.view("vie-00-001")?.margins.followsReadableWidth == true)
        #expect(screen.view("con-00-001")?.content == .container)
    }

    @Test func `cells know their table, their row and their content view`() throws {
        let cell = try screen("cel-00-001")
        guard case .cell(let content) = cell.views[0].content else {
            Issue.record("a cell was expected")
            return
        }
        #expect(content.style == "default")
        #expect(content.accessory == "disclosureIndicator")
        #expect(content.tableStyle == "grouped")
        #expect(content.rowHeight == 60)
        #expect(content.contentView == 1)
        #expect(cell.views[1].margins.explicit == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(cell.views.allSatisfy { !$0.flags.isPrototype })
        guard case .cell(let configured) = try screen("cel-00-002").views[0].content else { return }
        #expect(configured.texts.map(\.value) == ["Reset", "Forget all"])
        #expect(configured.rowHeight == nil)
        let prototype = try screen("cel-00-003")
        #expect(prototype.views.allSatisfy { $0.flags.isPrototype })
        guard case .cell(let pattern) = prototype.views[0].content else { return }
        #expect(pattern.rowHeight == 44)
    }

    @Test func `all texts are listed with the keys of tables`() throws {
        #expect(
            document.texts.map { "\($0.key) = \($0.value)\($0.isPrototype ? " (prototype)" : "")" } == [
                "tbi-00-001.title = Photos", "vwc-00-001.title = Photo", "lab-00-001.text = A title",
                "but-00-001.normalTitle = Share", "but-00-001.selectedTitle = Shared", "nai-00-001.title = Photos",
                "nai-00-001.prompt = Choose", "bbi-00-001.title = Edit", "tvc-00-001.title = Settings",
                "sec-00-001.headerTitle = General", "sec-00-001.footerTitle = All of it", "txl-00-001.text = Language",
                "cel-00-002.contentConfiguration.text = Reset",
                "cel-00-002.contentConfiguration.secondaryText = Forget all",
                "lab-00-003.text = Placeholder (prototype)",
            ]
        )
        let title = try #require(document.texts.first { $0.key == "lab-00-001.text" })
        #expect(title.comment == "The name of the photo. overset: width<=200")
        #expect("\(title.location)" == "Phone.storyboard:38:129")
    }

    @Test func `objects are found by their IDs`() {
        #expect(document.objects.object(withID: "cst-00-006")?.element == "constraint")
        #expect(document.objects.object(withID: "nowhere") == nil)
        #expect(document.objects.all.first?.id == "tab-00-001")
    }
}
