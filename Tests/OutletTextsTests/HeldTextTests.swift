import OutletTexts
import Testing

@Suite("Texts out of cases, texts made longer, and texts of other types")
struct HeldTextTests {
    private static let one = "NSLocalizedString(\"one\", comment: \"\")"

    static let samples: [(name: String, swift: [String], texts: [String])] = [
        (
            "a getter takes it out of its own case",
            [
                """
                enum State { case failed(reason: String, code: Int), fine
                    var reason: String? { switch self { case .failed(let reason, _): return reason\ncase .fine: return nil } } }
                class HomeController { func a(_ state: State) { titleLabel.text = state.reason } }
                func b() { show(State.failed(reason: \(one), code: 1)); show(.failed(reason: name, code: 2)) }
                """
            ], ["key one:4", "unknown:4"]
        ),
        (
            "a switch binds all values of a case",
            [
                """
                enum State { case failed(String) }
                class HomeController { func a(_ state: State) { switch state { case let .failed(reason): titleLabel.text = reason } } }
                func b() { show(.failed(\(one))) }
                """
            ], ["key one:2?"]
        ),
        (
            "a condition binds it",
            [
                """
                enum State { case failed(String) }
                class HomeController { func a(_ state: State) { if case .failed(let reason) = state { titleLabel.text = reason } } }
                func b() { show(.failed(\(one))) }
                """
            ], ["key one:2?"]
        ),
        (
            "two enumerations have the case",
            [
                """
                enum State { case failed(String) }; enum Other { case failed(String) }
                class HomeController { func a(_ state: State) { if case .failed(let reason) = state { titleLabel.text = reason } } }
                func b() { show(.failed(\(one))) }
                """
            ], ["unknown:2?"]
        ),
        (
            "a case holds any texts",
            [
                "enum Value { case text(String) }; "
                    + "class HomeController { func a(_ v: Value) { if case .text(let t) = v { titleLabel.text = t } } }\n"
                    + (1...13).map { "let v\($0) = Value.text(\"t\($0)\")" }.joined(separator: "\n")
            ], ["unknown:1?"]
        ),
        (
            "something is added to it",
            ["class HomeController { func a() { var text = \(one); text += name; titleLabel.text = text } }"],
            ["part one:1"]
        ),
        (
            "something is appended to it",
            [
                "class HomeController { func a() { let text = NSMutableAttributedString(string: \(one)); text.append(name); titleLabel.attributedText = text } }"
            ],
            ["part one:1"]
        ),
        (
            "something is added to a literal",
            ["class HomeController { func a() { var size = \"?? KB\"; size += name; titleLabel.text = size } }"],
            ["unknown:1"]
        ),
        (
            "something is added to what it was before",
            [
                "class HomeController { func a() { var text = name; text += name; text = \(one); titleLabel.text = text } }"
            ],
            ["key one:1"]
        ),
        (
            "another name of its type makes it, and another type of the name has others",
            [
                """
                class HomeController {
                    struct Model { let title: String }
                    func a(_ model: Model) { titleLabel.text = model.title }
                }
                """,
                "class List { typealias Row = HomeController.Model; func a() { show(Row(title: \(one))) } }",
                "class Other { typealias Row = Other.Model; struct Model { let title: String }\nfunc a() { show(Row(title: \"Two\")); show(Model(title: \"Two\")) } }",
            ], ["key one:3"]
        ),
        (
            "a preview or a build for developers gives it",
            [
                """
                class HomeController {
                    func a() {
                        titleLabel.text = name
                        #if DEBUG
                        titleLabel.text = "Sample"
                        #endif
                    }
                }
                struct A_Previews: PreviewProvider { func a() { HomeController().titleLabel.text = "Sample" } }
                #Preview { HomeController().titleLabel.text = "Sample" }
                """
            ], ["unknown:3"]
        ),
        (
            "it is one of many literals beside data",
            [
                "class HomeController { func a() { titleLabel.text = field } }\nvar field = name\n"
                    + (1...13).map { "func f\($0)() { field = \"F\($0)\" }" }.joined(separator: "\n")
            ], ["unknown:1"]
        ),
    ]

    @Test("What a view shows is known where", arguments: samples)
    func held(_ sample: (name: String, swift: [String], texts: [String])) throws {
        #expect(try JoinSample(swift: sample.swift).texts() == sample.texts)
    }

    @Test("A cell of the system has no label of a class below it")
    func systemCell() throws {
        let code = """
            @interface HomeController : UITableViewCell
            @property UILabel *titleLabel;
            @end
            @implementation Settings
            - (void)a {
                UITableViewCell *row = [self row];
                row.titleLabel.text = @"Settings";
                HomeController *cell = [self cell];
                cell.titleLabel.text = @"Photo";
            }
            @end
            """
        #expect(try JoinSample(objectiveC: [code]).texts() == ["literal Photo:9"])
    }

    @Test("Objective-C that only developers build gives a view nothing")
    func developers() throws {
        let code = """
            @implementation HomeController
            - (void)a {
            #if DEBUG
                self.titleLabel.text = @"demo";
            #else
                self.titleLabel.text = @"user";
            #endif
            }
            @end
            """
        #expect(try JoinSample(objectiveC: [code]).texts() == ["literal user:6"])
    }
}
