import Foundation
import TextMeasurement
import TextShaping

/// What Overset is timed at.
struct OversetRows {
    enum Cache { case off, cold, warm }

    let library: FontLibrary
    /// Texts that open the fonts, as those of the C loops are.
    let openers: [String]

    /// The width of each text.
    func width(_ texts: [String], _ font: FontRequest, _ cache: Cache) -> () throws -> () throws -> Void {
        work(texts, font, cache) { measurer, request in _ = try measurer.advance(of: request) }
    }

    /// All that is known of each text: lines, glyphs and their places, ink.
    func whole(_ texts: [String], _ font: FontRequest, _ cache: Cache) -> () throws -> () throws -> Void {
        work(texts, font, cache) { measurer, request in _ = try measurer.measure(request) }
    }

    /// The width of each text, every second one in each of two threads.
    func twoWorkers(_ texts: [String], _ font: FontRequest) -> () throws -> () throws -> Void {
        let requests = texts.map { TextRequest(text: $0, font: font) }
        return {
            let measurer = try opened(font, cachesWords: false)
            return {
                DispatchQueue.concurrentPerform(iterations: 2) { worker in
                    do {
                        for index in stride(from: worker, to: requests.count, by: 2) {
                            _ = try measurer.advance(of: requests[index])
                        }
                    } catch {
                        print("a worker failed: \(error)")
                    }
                }
            }
        }
    }

    private func work(
        _ texts: [String],
        _ font: FontRequest,
        _ cache: Cache,
        ask: @escaping (ShapingMeasurer, TextRequest) throws -> Void
    ) -> () throws -> () throws -> Void {
        let requests = texts.map { TextRequest(text: $0, font: font) }
        return {
            let measurer = try opened(font, cachesWords: cache != .off)
            if cache == .warm { for request in requests { try ask(measurer, request) } }
            return { for request in requests { try ask(measurer, request) } }
        }
    }

    /// A measurer whose fonts are open.
    private func opened(_ font: FontRequest, cachesWords: Bool) throws -> ShapingMeasurer {
        let measurer = ShapingMeasurer(library: library, cachesWords: cachesWords)
        for text in openers { _ = try measurer.measure(TextRequest(text: text, font: font)) }
        return measurer
    }
}
