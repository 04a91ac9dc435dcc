import TextMeasurement

/// Every Unicode scalar is half an em wide, so that a forecast can be checked by hand.
struct CharacterReference: ReferenceMeasurer {
    func referenceAdvance(of text: String) -> Double { Double(text.unicodeScalars.count) * 0.5 }
}
