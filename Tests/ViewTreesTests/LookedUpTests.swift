import Testing

/// Keys that a project's own functions and properties look up.
struct LookedUpTests {
    static let constructs: [Construct] = [
        Construct("Text(.settings(.title))", "\"title\""),
        Construct("Text(.updateName(version: \"1\"))", "\"updateName\""),
        Construct(
            #"Text("save".localized(language: "de"))"#,
            "\"save\"",
            more: """
                extension String {
                    func localized(language: String) -> String {
                        guard let bundle = Bundle(path: language) else { return self }
                        return NSLocalizedString(self, tableName: nil, bundle: bundle, value: "", comment: "")
                    }
                }
                """
        ),
        Construct(
            "Text(Names.save.localized(language: \"de\"))",
            "\"Save all\"",
            more: """
                enum Names { static var save: String { "Save all" } }
                extension String {
                    func localized(language: String) -> String {
                        NSLocalizedString(self, tableName: nil, bundle: .main, value: "", comment: "")
                    }
                }
                """
        ),
        Construct(
            "Text(own(.saveAll))",
            "\"saveAll\"",
            more: """
                enum OwnKeys: String { case saveAll, open }
                func own(_ key: OwnKeys, count: CVarArg...) -> String {
                    let text = Bundle.main.localizedString(forKey: key.rawValue, value: nil, table: nil)
                    if count.isEmpty { return text }
                    return String(format: text, arguments: count)
                }
                """
        ),
        Construct(
            "Text(Settings.title.localized)",
            "\"Settings_Title\"",
            more: """
                enum Settings: String, Localizable { case title = "Settings_Title" }
                protocol Localizable {
                    var rawValue: String { get }
                    var localized: String { get }
                    var table: String? { get }
                }
                extension Localizable {
                    var localized: String { Bundle.main.localizedString(forKey: rawValue, value: nil, table: table) }
                    var table: String? { "Localizable" }
                }
                extension String { var localized: String { Bundle.main.localizedString(forKey: self, value: nil, table: nil) } }
                """
        ),
        Construct(
            "Text(kind.title)",
            "either0[\"kind_one\" \"kind_two\"]",
            members: "let kind: Kind",
            more: """
                enum Kind: String {
                    case one = "kind_one", two = "kind_two"
                    var title: String { NSLocalizedString(rawValue, comment: "") }
                }
                """
        ),
        Construct(
            "Text(L10n.sharedBy(name))",
            "\"shared_by\"",
            members: "let name: String",
            more: """
                enum L10n { static func sharedBy(_ p1: Any) -> String { L10n.tr("Localizable", "shared_by", String(describing: p1)) } }
                extension L10n {
                    static func tr(_ table: String, _ key: String, _ values: CVarArg...) -> String { find(table, key) ?? key }
                }
                """
        ),
        // What nothing looks up is no string of a table.
        Construct(
            "Text(Names.save.trimmed)",
            "'Alexandra'*",
            more: """
                enum Names { static let save = "Save" }
                extension String { var trimmed: String { self } }
                """
        ),
    ]

    @Test("are found through values, raw values and defaults of protocols", arguments: constructs)
    func areFound(_ construct: Construct) throws {
        #expect(try TreeSample.says(construct.body, members: construct.members, more: construct.more) == construct.tree)
    }

    static let elements: [Construct] = [
        Construct(
            "Cards(cards: [Text(\"a\"), Text(\"b\").bold()])",
            "V[\"a\" \"b\".weight(bold)]",
            more: """
                struct Cards<Card: View>: View {
                    let cards: [Card]
                    var body: some View { VStack { ForEach(0..<cards.count, id: \\.self) { cards[$0] } } }
                }
                """
        ),
        Construct(
            "switch page.name { case .one: Text(\"1\"); case .two: Text(\"2\") }",
            "either0[\"1\" \"2\"]",
            members: "@State var page: Page = Self.pages[0]; static let pages = [Page(name: .one), Page(name: .two)]",
            more: "struct Page { let name: PageName }; enum PageName { case one, two }"
        ),
        Construct("Text(Self.titles[1])", "'b'", members: "static let titles = [\"a\", \"b\"]"),
        Construct(
            #"Text(values["a"] as? String ?? String(localized: "b"))"#,
            #"either0['Alexandra'* "b"]"#,
            members: "let values: [String: Any]"
        ),
        Construct(
            "Color.red.frame(width: .small)",
            "shape.frame(8×-)",
            more: "extension CGFloat { static let small: CGFloat = 8 }"
        ),
        Construct(
            "Avatar(size: .user(on: .map))",
            "shape.frame(32×32)",
            more: """
                enum Place { case list, map; var value: CGFloat { switch self { case .list: 16; case .map: 32 } } }
                enum AvatarSize {
                    case user(on: Place), fixed(CGFloat)
                    var value: CGFloat { switch self { case .user(let place): place.value; case .fixed(let size): size } }
                }
                struct Avatar: View {
                    let size: AvatarSize
                    var body: some View { Color.red.frame(width: size.value, height: size.value) }
                }
                """
        ),
        Construct(
            #"Text("a").onReceive(.saved) { }.padding(4)"#,
            #""a".padding(4,4,4,4)"#,
            more: """
                extension View {
                    func onReceive(_ name: Notification.Name, perform: @escaping () -> Void) -> some View {
                        self.onReceive(NotificationCenter.default.publisher(for: name), perform: perform)
                    }
                }
                """
        ),
    ]

    @Test(
        "Elements of lists, values of cases and modifiers of the system's names are what they are made of",
        arguments: elements
    )
    func areRead(_ construct: Construct) throws {
        #expect(try TreeSample.says(construct.body, members: construct.members, more: construct.more) == construct.tree)
    }
}
