import CodeStrings
import OutletTexts
import Testing

@Suite("Types of one name inside different types")
struct NestedTypeTests {
    /// A page with a model of its own, which is made with texts.
    private static let page = """
        class PageView: UIView {
            class Model {
                let title: String
                init(title: String) { self.title = title }
            }
        }
        func show() { present(PageView.Model(title: NSLocalizedString("page", comment: ""))) }
        """

    private func keys(_ cell: String, _ others: String = "") throws -> [String] {
        let sample = try JoinSample(owner: "NameCell", swift: [Self.page, cell, others])
        let texts = sample.join.use(of: "label", in: "Home.xib")?.texts ?? []
        return texts.map { text in
            switch text.value {
            case .key(let key, _): key.pattern?.key ?? "pattern"
            case .data: "data"
            case .unknown: "unknown"
            default: "other"
            }
        }
    }

    private static let outlet = "@IBOutlet var titleLabel: UILabel!"

    @Test func `the model of a page says nothing of that of a cell`() throws {
        let cell = """
            class NameCell: UITableViewCell { \(Self.outlet)
            struct Model { let title: String } }
            extension NameCell { func update(with model: Model) { titleLabel.text = model.title } }
            """
        #expect(try keys(cell) == ["unknown"])
    }

    @Test func `what makes the own one is followed`() throws {
        let cell = """
            class NameCell: UITableViewCell { \(Self.outlet)
            struct Model { let title: String } }
            extension NameCell { func update(with model: Model) { titleLabel.text = model.title } }
            """
        let maker =
            "func fill() { cell.update(with: NameCell.Model(title: NSLocalizedString(\"name\", comment: \"\"))) }"
        #expect(try keys(cell, maker) == ["name"])
    }

    @Test func `so is one with an initializer of its own`() throws {
        let cell = """
            class NameCell: UITableViewCell { \(Self.outlet)
            struct Model { let title: String
            init(title: String) { self.title = title } } }
            extension NameCell { func update(with model: Model) { titleLabel.text = model.title } }
            """
        let maker =
            "func fill() { cell.update(with: NameCell.Model(title: NSLocalizedString(\"name\", comment: \"\"))) }"
        #expect(try keys(cell, maker) == ["name"])
        #expect(try keys(cell) == ["unknown"])
    }

    @Test(arguments: [
        ("Texts.login.title", "title"), ("Texts.login.name", "unknown"), ("texts.login.title", "unknown"),
        ("Other.login.title", "unknown"),
    ])
    func `a type inside of another one may begin with a small letter`(value: String, key: String) throws {
        let cell = """
            class NameCell: UITableViewCell { \(Self.outlet)
            func update() { titleLabel.text = \(value) } }
            """
        let texts = """
            struct Texts { struct login { static let title = NSLocalizedString("title", comment: "") } }
            struct Other {}
            """
        #expect(try keys(cell, texts) == [key])
    }

    @Test func `the model that a cell holds is its own`() throws {
        let cell = """
            class NameCell: UITableViewCell { \(Self.outlet)
            struct Model { let title: String }
            var model: Model?
            func take(_ value: Model) { model = value }
            func update(_ cell: NameCell) { titleLabel.text = cell.model?.title } }
            """
        #expect(try keys(cell) == ["unknown"])
    }
}
