package import Interfaces
internal import TextMeasurement

extension ScreenConditions {
    /// The setting in which Interface Builder laid a screen out when it saved the frames: the device and orientation of
    /// the document, and the size that the root view had.
    ///
    /// - Parameters:
    ///   - screen: a screen of a document.
    ///   - intrinsicSizes: whether texts are measured or have the sizes that were saved.
    /// - Returns: a setting for the document's own texts.
    package static func designTime(
        of screen: Screen,
        intrinsicSizes: IntrinsicSizes = .measured
    ) -> ScreenConditions {
        var saved = screen.views.first?.savedFrame?.size
        let classes = designDevice(of: screen, rootSize: saved).sizeClasses
        if screen.platform != .macOS, let root = screen.views.first, root.flags.isMisplaced {
            // The saved size of the root is a stale one; what its views keep from its edges tells the one that counts.
            let evidence = RootSizeEvidence(of: screen, in: classes)
            saved = saved.map { Size(width: evidence.width ?? $0.width, height: evidence.height ?? $0.height) }
        }
        if screen.isInsetGrouped, screen.isRow, let size = saved {
            saved = Self.insetSize(size, on: designDevice(of: screen, rootSize: size))
        }
        var setting = ScreenConditions(
            device: designDevice(of: screen, rootSize: saved),
            intrinsicSizes: intrinsicSizes,
            rootSize: saved
        )
        setting.era = era(of: screen, in: setting)
        setting.isDesignTime = true
        setting.cellMargin = CellMarginEvidence(of: screen, in: setting.device.sizeClasses).margin
        if let size = screen.canvasTextSize { setting.textSize = size }
        return setting
    }

    /// The size with which a row of inset groups is laid out on the canvas, in points.
    ///
    /// Some rows are noted as wide as their table, while their views stand as they do between the margins of the group.
    private static func insetSize(_ size: Size, on device: DeviceTraits) -> Size {
        guard device.idiom == .phone, size.width == device.size.width else { return size }
        return Size(width: size.width - 2 * Surroundings.groupInset(on: device), height: size.height)
    }

    /// How texts were drawn when the document was saved: by its version, and by what its own labels show.
    private static func era(of screen: Screen, in setting: ScreenConditions) -> DocumentEra {
        let era = DocumentEra(toolsVersion: screen.document?.toolsVersion.map { "\($0)" })
        guard screen.platform == .iOS else { return era }
        let labels = screen.views.compactMap { view -> (size: Double, height: Double)? in
            guard case .label(let label) = view.content, label.attributes.lines == 1,
                label.text?.value.isEmpty == false,
                let frame = view.savedFrame,
                let font = label.attributes.font.value(in: setting.device.sizeClasses)?.request(at: setting.textSize),
                font.family == .system
            else { return nil }
            return (font.size.points, frame.height)
        }
        return era.rounding(asIn: labels, pixelsPerPoint: setting.device.pixelsPerPoint)
            .spacingChinese(savedBy: screen.document?.toolsVersion)
    }

    /// The device that a screen was designed on, with the safe area that the canvas showed then.
    ///
    /// - Parameters:
    ///   - screen: a screen of a document.
    ///   - size: that of the root view; `nil` is the one that was saved.
    /// - Returns: the device.
    static func designDevice(of screen: Screen, rootSize size: Size? = nil) -> DeviceTraits {
        let rootSize = size ?? screen.views.first?.savedFrame?.size
        if screen.platform == .macOS {
            return DeviceTraits(
                name: "Mac",
                idiom: .mac,
                size: rootSize ?? Size(width: 480, height: 270),
                pixelsPerPoint: 1,
                sizeClasses: PerAxis(horizontal: .regular, vertical: .regular)
            )
        }
        let orientation: DeviceTraits.Orientation = screen.document?.isLandscape == true ? .landscape : .portrait
        if let id = screen.document?.device, case .one(let device) = DeviceTable.find(id),
            var traits = device.traits(orientation)
        {
            let canvas = CanvasSafeArea(traits, screen.document, root: rootSize ?? traits.size)
            traits.safeArea.top = canvas.top
            traits.safeArea.bottom = canvas.bottom
            traits.rootMargins.left += canvas.side - traits.safeArea.left
            traits.rootMargins.right += canvas.side - traits.safeArea.right
            (traits.safeArea.left, traits.safeArea.right) = (canvas.side, canvas.side)
            return traits
        }
        // A document that names no device was made before Xcode 8, and its root views are as large as the screen; later
        // releases saved some without one, whose canvas has no other safe area than that of any small phone.
        let size = canvasSize(around: rootSize ?? Size(width: 375, height: 667), of: screen)
        let geometry = DeviceRules.geometry(
            size,
            safeArea: EdgeInsets(top: 20),
            idiom: size.width < 500 ? .phone : .pad
        )
        var traits = DeviceTraits(
            name: "design time",
            idiom: size.width < 500 ? .phone : .pad,
            size: size,
            pixelsPerPoint: 2,
            safeArea: geometry.safeArea,
            rootMargins: EdgeInsets(left: geometry.margin, right: geometry.margin),
            readableInset: geometry.readableInset,
            sizeClasses: geometry.sizeClasses
        )
        traits.safeArea.top = CanvasSafeArea(traits, screen.document, root: rootSize ?? size).top
        return traits
    }

    /// The size of the canvas of a document that names no device: that of the root view, and of the bars that cut it off.
    ///
    /// A root that does not extend under bars begins below them, and ends where a tab bar or a toolbar begins.
    private static func canvasSize(around root: Size, of screen: Screen) -> Size {
        guard let top = screen.views.first?.savedFrame?.y, top >= Surroundings.navigationBarHeight,
            let height = [0, Surroundings.tabBarHeight, Surroundings.toolbarHeight].lazy.map({ top + root.height + $0 })
                .first(where: { screenHeights.contains($0) })
        else { return root }
        return Size(width: root.width, height: height)
    }

    /// The heights of the canvases that Interface Builder had before documents named a device, in points.
    private static let screenHeights: Set<Double> = [480, 568, 600, 667, 736, 768, 1024]
}
