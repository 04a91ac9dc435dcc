internal import Findings
internal import Interfaces
internal import SourceText

/// What pictures of screens show besides frames and texts: looks, bars, and the app's colours and images.
extension JSONReport {
    static func write(_ look: ViewLook, to json: inout JSONWriter) {
        json.key("look")
        json.object(inline: true) { json in
            json.some("control", look.control?.rawValue)
            if look.isOn { json.member("on", true) }
            if look.isDisabled { json.member("disabled", true) }
            json.some("value", look.value)
            json.some("count", look.count)
            json.some("selected", look.selected)
            json.some("background", look.background?.text)
            json.some("tint", look.tint?.text)
            json.some("ink", look.ink?.text)
            json.some("border", look.border?.text)
            json.some("borderWidth", look.borderWidth)
            json.some("cornerRadius", look.cornerRadius)
            json.some("alpha", look.alpha)
            json.some("image", look.image)
            if look.isSymbol { json.member("symbol", true) }
            json.some("contentMode", look.contentMode)
            json.some("style", look.style)
        }
    }

    static func look(_ json: FindingsValue) throws(SourceError) -> ViewLook {
        var look = ViewLook()
        look.control = try json.optional("control")?.word("control")
        look.isOn = try json.optional("on")?.boolean ?? false
        look.isDisabled = try json.optional("disabled")?.boolean ?? false
        look.value = try json.optional("value")?.number
        look.count = try json.optional("count")?.integer
        look.selected = try json.optional("selected")?.integer
        look.background = try json.optional("background").map(color)
        look.tint = try json.optional("tint").map(color)
        look.ink = try json.optional("ink").map(color)
        look.border = try json.optional("border").map(color)
        look.borderWidth = try json.optional("borderWidth")?.number
        look.cornerRadius = try json.optional("cornerRadius")?.number
        look.alpha = try json.optional("alpha")?.number
        look.image = try json.optional("image")?.text
        look.isSymbol = try json.optional("symbol")?.boolean ?? false
        look.contentMode = try json.optional("contentMode")?.text
        look.style = try json.optional("style")?.text
        return look
    }

    private static func color(_ json: FindingsValue) throws(SourceError) -> LookColor { LookColor(try json.text) }

    // MARK: Bars and windows

    static func write(_ surface: ScreenSurface, to json: inout JSONWriter) {
        json.key("surface")
        json.object(inline: true) { json in
            json.member("kind", surface.kind.rawValue)
            json.member("desktop", surface.isDesktop)
            json.member("bars", surface.bars.map(\.rawValue))
            guard let holder = surface.holder else { return }
            json.key("holder")
            json.object(inline: true) { json in
                json.member("object", holder.object)
                json.member("section", holder.section)
                json.member("column", holder.column)
                json.member("x", Optional(holder.x))
                json.member("prototype", holder.isPrototype)
                json.member("grid", holder.isGrid)
            }
        }
    }

    static func surface(_ json: FindingsValue) throws(SourceError) -> ScreenSurface {
        ScreenSurface(
            kind: try json["kind"].word("kind"),
            isDesktop: try json["desktop"].boolean,
            bars: try json["bars"].list { (bar) throws(SourceError) in try bar.word("bar") },
            holder: try json.optional("holder").map { (holder) throws(SourceError) in
                CellHolder(
                    object: try holder["object"].text,
                    section: try holder["section"].integer,
                    column: try holder["column"].integer,
                    x: try holder["x"].number,
                    isPrototype: try holder["prototype"].boolean,
                    isGrid: try holder["grid"].boolean
                )
            }
        )
    }

    static func write(_ chrome: [ScreenPicture.Chrome], to json: inout JSONWriter) {
        json.key("chrome")
        json.array { json in
            for item in chrome {
                json.object(inline: true) { json in
                    json.member("place", item.place.rawValue)
                    json.member("text", item.text)
                    json.some("image", item.image)
                    if item.isSelected { json.member("selected", true) }
                }
            }
        }
    }

    static func chrome(_ json: FindingsValue) throws(SourceError) -> ScreenPicture.Chrome {
        ScreenPicture.Chrome(
            place: try json["place"].word("place"),
            text: try json["text"].text,
            image: try json.optional("image")?.text,
            isSelected: try json.optional("selected")?.boolean ?? false
        )
    }

    // MARK: Catalogs

    static func write(_ assets: PictureAssets, to json: inout JSONWriter) {
        json.key("assets")
        json.object { json in
            json.key("colors")
            json.object { json in
                for (name, color) in assets.colors.sorted(by: { ReportOrder.precedes($0.key, $1.key) }) {
                    json.key(name)
                    json.object(inline: true) { json in
                        json.member("light", LookColor.fixed(color.light).text)
                        json.some("dark", color.dark.map { LookColor.fixed($0).text })
                    }
                }
            }
            json.key("images")
            json.object { json in
                for (name, image) in assets.images.sorted(by: { ReportOrder.precedes($0.key, $1.key) }) {
                    json.key(name)
                    json.object(inline: true) { json in
                        json.member("width", Optional(image.width))
                        json.member("height", Optional(image.height))
                        json.member("template", image.isTemplate)
                        json.member("kind", image.kind)
                        json.member("data", image.data)
                    }
                }
            }
        }
    }

    static func assets(_ json: FindingsValue) throws(SourceError) -> PictureAssets {
        var assets = PictureAssets()
        for (name, color) in try json["colors"].members {
            assets.colors[name] = PictureAssets.Color(
                light: try fixed(color["light"]),
                dark: try color.optional("dark").map(fixed)
            )
        }
        for (name, image) in try json["images"].members {
            let kind = try image["kind"].text
            let data = try image["data"].text
            guard ["", "png", "jpeg"].contains(kind), data.utf8.allSatisfy(isBase64) else {
                throw image.error("an image is neither PNG nor JPEG in base 64")
            }
            assets.images[name] = PictureAssets.Image(
                width: try image["width"].number,
                height: try image["height"].number,
                kind: kind,
                data: data,
                isTemplate: try image["template"].boolean
            )
        }
        return assets
    }

    private static func fixed(_ json: FindingsValue) throws(SourceError) -> UInt32 {
        guard case .fixed(let value) = LookColor(try json.text) else { throw json.error("this is not #RRGGBBAA") }
        return value
    }

    private static func isBase64(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="):
            true
        default: false
        }
    }
}

extension JSONWriter {
    /// Writes a member that is there, and nothing for one that is not.
    mutating func some(_ name: String, _ text: String?) { if let text { member(name, text) } }

    mutating func some(_ name: String, _ value: Double?) { if let value { member(name, Optional(value)) } }

    mutating func some(_ name: String, _ value: Int?) { if let value { member(name, value) } }
}
