import CodeStrings
import Interfaces
import ProposedLayout
import SourceCode
import SourceText
import SwiftSources
import TextMeasurement
import ViewTrees

/// Reads Swift sources into screens, and writes trees as short texts.
enum TreeSample {
    /// The screens of source files.
    static func views(_ sources: String..., assets: [String: AssetSize] = [:]) throws(SourceError) -> SourceViews {
        var files: [SourceCode] = []
        for (number, source) in sources.enumerated() {
            let file = try TextFile(decoding: Array(source.utf8), path: "App/File\(number).swift")
            files.append(SwiftReader().read(file))
        }
        return SourceViews(files, keys: ProjectKeys(files).keys, assets: assets)
    }

    /// The tree of a body: `body` is what stands in the body of the app's view, `more` stands outside of it.
    static func says(
        _ body: String,
        members: String = "",
        more: String = "",
        assets: [String: AssetSize] = [:]
    ) throws(SourceError) -> String {
        let source = """
            import SwiftUI
            @main struct Sample: App {
                var body: some Scene { WindowGroup { RootView() } }
            }
            struct RootView: View {
                \(members)
                var body: some View {
                    \(body)
                }
            }
            \(more)
            """
        let views = try views(source, assets: assets)
        return views.screens.first.map { spelled($0.root) } ?? ""
    }

    // MARK: Spelling

    /// A tree as text: `V[Text'a'.padding]`; `*` marks what is typical, `?` what is assumed.
    static func spelled(_ node: ViewNode) -> String {
        let mark =
            switch node.certainty {
            case .certain: ""
            case .typical: "*"
            case .assumed: "?"
            }
        if case .modified(let modifier) = node.kind {
            let inner = node.content.map(spelled).joined(separator: " ")
            return inner + "." + spelled(modifier) + parts(node) + mark
        }
        let content = node.content.map(spelled).joined(separator: " ")
        return name(node.kind) + (content.isEmpty ? "" : "[\(content)]") + parts(node) + mark
    }

    private static func parts(_ node: ViewNode) -> String {
        let others = node.parts.filter { $0.role != .content && !$0.views.isEmpty }
        return others.map { "{\($0.role.rawValue): \($0.views.map(spelled).joined(separator: " "))}" }.joined()
    }

    private static func name(_ kind: ViewKind) -> String {
        switch kind {
        case .text(let content):
            return content.runs.map { run in
                let look = (run.weight.map { "/\($0.rawValue)" } ?? "") + (run.isItalic ? "/italic" : "")
                return (run.string == nil ? "'\(run.text)'" : "\"\(run.text)\"") + look
            }.joined(separator: "+")
        case .stack(let stack):
            let spacing = stack.spacing.map { number($0) } ?? ""
            return (stack.axis == .horizontal ? "H" : "V") + spacing
        case .layers: return "Z"
        case .image(.symbol(let name, let isResizable)): return "symbol(\(name)\(isResizable ? " resizable" : ""))"
        case .image(.picture(let width, let height, let isResizable)):
            return "picture(\(number(width))×\(number(height))\(isResizable ? " resizable" : ""))"
        case .spacer(let minimum): return "spacer" + (minimum.map { number($0) } ?? "")
        case .alternatives(_, let typical): return "either\(typical)"
        case .unknown(let reason): return "unknown(\(reason))"
        case .scroll(let axes): return axes == .horizontal ? "scrollH" : "scroll"
        case .foreign: return "foreign"
        case .textField: return "field"
        case .toolbarItem(let placement): return "item(\(placement.rawValue))"
        case .customLayout(let name): return "layout(\(name))"
        default: return "\(kind)".split(separator: "(").first.map(String.init) ?? ""
        }
    }

    private static func number(_ length: Length) -> String {
        if let share = length.share {
            let axis = share.axis == .horizontal ? "w" : "h"
            let ends = share.isFree ? "" : " in \(short(share.least))…\(short(share.greatest))"
            return "\(axis)*\(short(share.factor))+\(short(share.offset))\(ends)"
        }
        guard length.isExact else { return "\(short(length.least))…\(short(length.greatest))" }
        return short(length.value)
    }

    private static func short(_ value: Double) -> String {
        guard value.isFinite else { return "∞" }
        return value == value.rounded() ? "\(Int(value))" : "\(value)"
    }

    private static func edges(_ lengths: EdgeLengths) -> String {
        [lengths.top, lengths.leading, lengths.bottom, lengths.trailing].map { $0.map(number) ?? "-" }
            .joined(separator: ",")
    }

    private static func spelled(_ modifier: Modifier) -> String {
        switch modifier {
        case .padding(let edges, let lengths):
            let set = lengths == EdgeLengths() ? "\(edges.rawValue)" : self.edges(lengths)
            return "padding(\(set))"
        case .frame(let width, let height, _):
            return "frame(\(width.map(number) ?? "-")×\(height.map(number) ?? "-"))"
        case .flexibleFrame(let frame):
            let all = [
                ("min", frame.minWidth), ("max", frame.maxWidth), ("minH", frame.minHeight), ("maxH", frame.maxHeight),
            ]
            return "frame(" + all.compactMap { name, length in length.map { name + number($0) } }.joined(separator: " ")
                + ")"
        case .environment(.lineLimit(let limit)):
            return "lineLimit(\(limit.map { "\($0.least)-\($0.most.map(String.init) ?? "∞")" } ?? "∞"))"
        case .environment(.font(let font)): return "font(\(font.map { spelled($0) } ?? "-"))"
        case .environment(.minimumScaleFactor(let factor)): return "scale(\(factor))"
        case .environment(.buttonStyle(let style)): return "buttonStyle(\(style.rawValue))"
        case .environment(.fontWeight(let weight)): return "weight(\(weight?.rawValue ?? "-"))"
        case .environment(.dynamicTypeSize(let range)):
            return "size(\(range.lowerBound.category.rawValue)-\(range.upperBound.category.rawValue))"
        case .environment(let change): return "\(change)".split(separator: "(").first.map(String.init) ?? ""
        case .unknown(let name): return "unknown(\(name))"
        case .fixedSize(let horizontal, let vertical):
            return "fixedSize(\(horizontal ? "h" : "")\(vertical ? "v" : ""))"
        case .layoutPriority(let priority): return "priority(\(short(priority)))"
        default: return "\(modifier)".split(separator: "(").first.map(String.init) ?? ""
        }
    }

    private static func spelled(_ font: ProposedLayout.FontChoice) -> String {
        let base =
            switch font.base {
            case .style(let style): style.rawValue
            case .system(let size): "system \(number(size))"
            case .custom(let name, let size, _): "\(name) \(number(size))"
            }
        return base + (font.weight.map { " " + $0.rawValue } ?? "")
    }
}
