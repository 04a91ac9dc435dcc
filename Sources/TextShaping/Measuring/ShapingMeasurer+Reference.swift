package import TextMeasurement

extension ShapingMeasurer: ReferenceMeasurer {
    package func referenceAdvance(of text: String) throws(MeasurementError) -> Double {
        guard let size = PointSize(1) else { return 0 }
        let request = TextRequest(text: text, font: FontRequest(family: .system, size: size))
        let known: Double? = try pool.withWorker { worker throws(MeasurementError) in
            let (_, meter) = try meter(for: request, correctsAdvances: false, worker)
            return try points(of: text, size: 1, tracking: 0, displayShare: 0, meter, worker)
        }
        if let known { return known }
        return try shapedText(request, design: .text).advances.last ?? 0
    }
}
