import Foundation
import Interfaces
import SourceText
import TestCorpus
import TextMeasurement
import Testing

/// A document of the corpus, read or refused.
struct CorpusDocument: Sendable {
    var path: String
    var result: Result<InterfaceDocument, SourceError>
    var markup: MarkupFile?

    var repository: String { String(path.prefix { $0 != "/" }) }

    static let all: [CorpusDocument] = {
        guard let corpus = TestCorpus.shared?.appending(path: "corpus").path else { return [] }
        let files = TestCorpus.files(withExtension: "storyboard") + TestCorpus.files(withExtension: "xib")
        return files.map { file in
            let path = String(file.path.dropFirst(corpus.count + 1))
            var markup: MarkupFile?
            do throws(SourceError) {
                let bytes = try FileAccess.read(file.path)
                let found = try MarkupFile(TextFile(decoding: bytes, path: path))
                markup = found
                return CorpusDocument(path: path, result: .success(try InterfaceDocument(found)), markup: found)
            } catch {
                return CorpusDocument(path: path, result: .failure(error), markup: markup)
            }
        }
    }()

    static var read: [(document: InterfaceDocument, of: CorpusDocument)] {
        all.compactMap { entry in
            guard case .success(let document) = entry.result else { return nil }
            return (document, entry)
        }
    }
}

@Suite(.enabled(if: TestCorpus.isPresent, Comment(rawValue: TestCorpus.reason)))
struct InterfaceCorpusTests {
    @Test func `every document is read, or refused because it is empty`() {
        #expect(CorpusDocument.all.count == 185)
        var refused: [String] = []
        for entry in CorpusDocument.all {
            if case .failure(let error) = entry.result { refused.append("\(error.location): \(error.message)") }
        }
        #expect(refused.count == 8)
        #expect(refused.allSatisfy { $0.hasSuffix("1:1: the file holds no element; expected XML") }, "\(refused)")
    }

    @Test func `equalities hold on the saved frames of iOS`() {
        var (held, broken, other) = (0, 0, 0)
        var worst: [String: (Int, Int)] = [:]
        for (document, entry) in CorpusDocument.read where document.target == .iOS {
            for screen in document.screens {
                let frames = SavedFrames(screen)
                for constraint in screen.constraints {
                    guard let error = frames.error(of: constraint) else {
                        other += 1
                        continue
                    }
                    let isHeld = error <= 1
                    if isHeld { held += 1 } else { broken += 1 }
                    worst[entry.path, default: (0, 0)].0 += isHeld ? 1 : 0
                    worst[entry.path, default: (0, 0)].1 += 1
                }
            }
        }
        let share = Double(held) / Double(held + broken)
        print("saved frames: \(held) of \(held + broken) equalities hold (\(share)), \(other) not judged")
        for (path, (good, all)) in worst.sorted(by: { $0.key < $1.key }) where good < all { print(path, good, all) }
        #expect(share > 0.95)
    }

    @Test func `print faults and counts`() {
        var counts: [String: (Int, Int, Int)] = [:]
        for (document, entry) in CorpusDocument.read {
            for fault in document.faults { print(fault.location, fault.message) }
            for screen in document.screens {
                var c = counts[entry.repository] ?? (0, 0, 0)
                c.0 += screen.views.count
                c.1 += screen.views.count { if case .label = $0.content { true } else { false } }
                c.2 += screen.constraints.count
                counts[entry.repository] = c
            }
        }
        for (name, c) in counts.sorted(by: { $0.key < $1.key }) { print(name, c) }
    }
}

/// The saved frames of a screen, in the coordinates of the root.
struct SavedFrames {
    private var frames: [Rect?] = []

    init(_ screen: Screen) {
        for view in screen.views {
            guard let frame = view.savedFrame else {
                frames.append(nil)
                continue
            }
            guard let parent = view.parent else {
                frames.append(Rect(x: 0, y: 0, width: frame.width, height: frame.height))
                continue
            }
            frames.append(frames[parent].map { frame.offset(x: $0.x, y: $0.y) })
        }
    }

    /// By how much a required equality between views is missed, in points; `nil` for what cannot be told from frames.
    func error(of constraint: Constraint) -> Double? {
        guard constraint.relation == .equal, constraint.priority.base == 1000, constraint.isInstalled.base,
            let first = value(of: constraint.first)
        else { return nil }
        guard let anchor = constraint.second else { return abs(first - constraint.constant.base) }
        guard let second = value(of: anchor) else { return nil }
        return abs(first - constraint.multiplier * second - constraint.constant.base)
    }

    private func value(of anchor: Anchor) -> Double? {
        guard case .view(let index) = anchor.item, let frame = frames[index] else { return nil }
        switch anchor.attribute {
        case .left, .leading: return frame.x
        case .right, .trailing: return frame.maxX
        case .top: return frame.y
        case .bottom: return frame.maxY
        case .width: return frame.width
        case .height: return frame.height
        case .centerX: return frame.midX
        case .centerY: return frame.midY
        default: return nil
        }
    }
}
