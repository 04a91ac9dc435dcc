internal import SourceCode
internal import SourceText

/// A class whose code bytes decide: equal bytes are equal trees, and every sequence of bytes is one.
///
/// It is written as text and as nodes side by side, so that nothing has to parse it.
struct ByteCode {
    private enum Step {
        case open(CodeKind, at: Int, name: Range<Int>)
        case close(at: Int)
    }

    private var bytes: ArraySlice<UInt8>
    private var text: [UInt8] = []
    private var steps: [Step] = []
    private var left = 400

    /// The file with the class; `nil` if the text is none.
    static func code(_ bytes: [UInt8]) -> SourceCode? {
        var writer = ByteCode(bytes: bytes[...])
        writer.type()
        let file = attempt { () throws(SourceError) in
            try TextFile(decoding: writer.text, path: "x.swift")
        } examine: { _ in
        }
        guard let file else { return nil }
        var builder = CodeBuilder(file)
        for step in writer.steps {
            switch step {
            case .open(let kind, let start, let name): builder.open(kind, from: start, name: name)
            case .close(let end): builder.close(at: end)
            }
        }
        return builder.finish()
    }

    private static func attempt<Value>(
        _ work: () throws(SourceError) -> Value,
        examine: (SourceError) -> Void
    ) -> Value? {
        do throws(SourceError) { return try work() } catch {
            examine(error)
            return nil
        }
    }

    private mutating func next(below count: Int) -> Int { Int(bytes.popFirst() ?? 0) % max(count, 1) }

    private mutating func word(_ words: [String]) -> String { words[next(below: words.count)] }

    // MARK: Writing

    private mutating func write(_ characters: String) { text += Array(characters.utf8) }

    private mutating func node(_ kind: CodeKind, name: String = "", _ inside: (inout ByteCode) -> Void = { _ in }) {
        let start = text.count
        write(name)
        steps.append(.open(kind, at: start, name: start..<text.count))
        inside(&self)
        steps.append(.close(at: text.count))
        write(" ")
    }

    // MARK: The class

    private static let bases = [
        "UIViewController", "UIView", "UITableViewCell", "NSViewController", "NSView", "NSWindow", "UIStackView",
        "UITableViewHeaderFooterView",
    ]
    private static let types = [
        "UILabel", "UIButton", "UIView", "UIStackView", "UITextField", "UIImageView", "NSTextField", "NSButton",
        "NSStackView", "UILayoutGuide", "CGRect", "CGSize", "UIEdgeInsets", "NSLayoutConstraint", "Sample",
    ]
    private static let names = [
        "label", "button", "box", "stack", "view", "self", "superview", "contentView", "snp", "leadingAnchor",
        "trailingAnchor", "widthAnchor", "topAnchor", "centerXAnchor", "safeAreaLayoutGuide", "leading", "width",
        "edges", "frame", "text", "stringValue", "title", "isActive", "constant", "priority", "isHidden", "font",
        "numberOfLines", "arrangedSubviews", "views", "titleLabel", "isEditable", "isBordered", "edgeInsets", "axis",
        "vertical", "required", "uniform", "width", "x",
    ]
    private static let calls = [
        "addSubview", "addArrangedSubview", "activate", "constraint", "constraints", "makeConstraints", "equalTo",
        "equalToSuperview", "offset", "inset", "multipliedBy", "dividedBy", "edgesToSuperview", "leadingToSuperview",
        "trailingToSuperview", "leadingToTrailing", "width", "height", "size", "aspectRatio", "center", "setTitle",
        "forEach", "map", "append", "addConstraints", "removeFromSuperview", "init", "setUp", "viewDidLoad",
        "setCustomSpacing", "systemFont", "insertArrangedSubview",
    ]
    private static let labels = [
        "", "equalTo", "equalToConstant", "lessThanOrEqualTo", "constant", "multiplier", "withVisualFormat", "options",
        "metrics", "views", "to", "of", "in", "offset", "insets", "relation", "priority", "excluding", "min", "max",
        "for",
        "arrangedSubviews", "labelWithString", "title", "frame", "x", "y", "width", "height", "top", "left", "bottom",
        "right", "ofSize", "at", "equalToSystemSpacingAfter",
    ]
    private static let texts = [
        "H:|-16-[label]-16-|", "V:|[box(>=10@500)]", "|-m-[label(box)]-[box]|", "label", "box", "m", "[", "",
    ]
    private static let numbers = [
        "0", "1", "16", "100", "1000", "1e308", "1e-320", "750", "true", "false", "nil", "3.5",
    ]

    private mutating func type() {
        node(.type, name: "Sample") { writer in
            writer.node(.inherited, name: writer.word(Self.bases))
            for name in ["label", "button", "box", "stack"] {
                writer.node(.variables) { writer in
                    writer.node(.binding, name: name) { writer in
                        writer.node(.initialValue) { $0.expression(depth: 0) }
                    }
                }
            }
            for name in ["init", "viewDidLoad", "setUp"] {
                writer.node(.function, name: name) { writer in
                    writer.node(.body) { $0.statements(depth: 0) }
                }
            }
        }
    }

    private mutating func statements(depth: Int) {
        for _ in 0..<1 + next(below: 8) where left > 0 { statement(depth: depth) }
    }

    private mutating func statement(depth: Int) {
        left -= 1
        switch next(below: depth > 4 ? 4 : 9) {
        case 0, 1: expression(depth: depth)
        case 2, 3:
            node(.sequence) { writer in
                writer.path(depth: depth)
                writer.node(.assignment)
                writer.next(below: 3) == 0 ? writer.key() : writer.expression(depth: depth)
            }
        case 4:
            node(.if) { writer in
                writer.node(.condition) { $0.expression(depth: depth + 1) }
                writer.node(.body) { $0.statements(depth: depth + 1) }
            }
        case 5:
            node(.variables) { writer in
                writer.node(.binding, name: writer.word(Self.names)) { writer in
                    writer.node(.initialValue) { $0.expression(depth: depth + 1) }
                }
            }
        case 6: node(.return) { $0.expression(depth: depth + 1) }
        case 7:
            node(.loop) { writer in
                writer.write("for x in ")
                writer.expression(depth: depth + 1)
                writer.node(.body) { $0.statements(depth: depth + 1) }
            }
        default: key()
        }
    }

    // MARK: Expressions

    /// `label.text` and the like.
    private mutating func path(depth: Int) {
        guard depth < 8, next(below: 3) > 0 else { return node(.reference, name: word(Self.names)) }
        member(word(Self.names), depth: depth)
    }

    /// A member; its name stands behind its base.
    private mutating func member(_ name: String, depth: Int) {
        let start = text.count
        let index = steps.count
        steps.append(.open(.member, at: start, name: start..<start))
        if next(below: 6) > 0 { path(depth: depth + 1) }
        write(".")
        let place = text.count
        write(name)
        steps[index] = .open(.member, at: start, name: place..<text.count)
        steps.append(.close(at: text.count))
        write(" ")
    }

    private mutating func expression(depth: Int) {
        left -= 1
        guard left > 0, depth < 8 else { return node(.literal, name: word(Self.numbers)) }
        switch next(below: 14) {
        case 0: node(.literal, name: word(Self.numbers))
        case 1: string(word(Self.texts))
        case 2, 3: path(depth: depth)
        case 4, 5, 6: call(depth: depth)
        case 7: node(.array) { writer in for _ in 0..<writer.next(below: 4) { writer.expression(depth: depth + 1) } }
        case 8:
            node(.dictionary) { writer in
                for _ in 0..<writer.next(below: 4) {
                    writer.string(writer.word(Self.texts))
                    writer.expression(depth: depth + 1)
                }
            }
        case 9: node(.closure) { $0.statements(depth: depth + 1) }
        case 10:
            node(.sequence) { writer in
                writer.expression(depth: depth + 1)
                writer.node(.operator, name: writer.word(["+", "-", "*", "/", "??"]))
                writer.expression(depth: depth + 1)
            }
        case 11:
            node(.subscriptCall) { writer in
                writer.path(depth: depth + 1)
                writer.node(.argument) { $0.expression(depth: depth + 1) }
            }
        case 12: key()
        default:
            node(.call) { writer in
                writer.node(.reference, name: writer.word(Self.types))
                writer.arguments(depth: depth)
            }
        }
    }

    private mutating func call(depth: Int) {
        node(.call) { writer in
            writer.member(writer.word(Self.calls), depth: depth + 1)
            writer.arguments(depth: depth)
        }
    }

    private mutating func arguments(depth: Int) {
        for _ in 0..<next(below: 4) {
            node(.argument, name: word(Self.labels)) { writer in
                writer.write(" ")
                writer.expression(depth: depth + 1)
            }
        }
    }

    private mutating func string(_ characters: String) {
        let start = text.count
        steps.append(.open(.string, at: start, name: start..<start))
        write("\"")
        let inside = text.count
        write(characters)
        steps += [.open(.text, at: inside, name: inside..<inside), .close(at: text.count)]
        write("\"")
        steps.append(.close(at: text.count))
        write(" ")
    }

    /// A call of `NSLocalizedString`.
    private mutating func key() {
        node(.call) { writer in
            writer.node(.reference, name: "NSLocalizedString")
            writer.node(.argument) { $0.string("a") }
        }
    }
}
