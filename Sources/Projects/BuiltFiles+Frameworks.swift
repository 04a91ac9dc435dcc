internal import SourceText
internal import XcodeProjects

/// What frameworks are built of, and the projects that make them.
extension BuiltFiles {
    /// Whether targets build a file, all of them frameworks and libraries.
    ///
    /// - Parameter path: from the project's folder.
    /// - Returns: `false` where that is not known.
    /// - Complexity: O(*t*) in the number of targets.
    func isOfFrameworks(_ path: String) -> Bool {
        let path = ProjectContents.joined(root, path)
        let targets = readings.flatMap(\.targets).filter { $0.builds(path) }
        return !targets.isEmpty && targets.allSatisfy(\.isFramework)
    }

    /// Whether a file lies in the folder of an Xcode project that another one names as a part of itself.
    ///
    /// - Parameter path: from the project's folder.
    /// - Returns: `false` where a project that is no such part lies in the folder as well.
    func isOfSubproject(_ path: String) -> Bool {
        let place = ProjectContents.joined(root, path).lowercased()
        let (parts, wholes) = (readings.filter(isNamed), readings.filter { !isNamed($0) })
        return parts.contains { part in
            place.hasPrefix(part.folder + "/") && !wholes.contains { ($0.folder + "/").hasPrefix(part.folder + "/") }
        }
    }

    /// Whether two files are of different applications: each may have classes of the same names.
    ///
    /// - Parameters:
    ///   - document: the path of one of them, from the project's folder.
    ///   - code: the path of the other one.
    /// - Returns: `false` where one of them is also part of something else, or that is not known.
    /// - Complexity: O(*t*) in the number of targets.
    package func areOfDifferentApps(_ document: String, _ code: String) -> Bool {
        func targets(of path: String) -> [(bundle: String, target: ProjectTarget)] {
            let place = ProjectContents.joined(root, path)
            return readings.flatMap { reading in
                reading.targets.filter { $0.builds(place) }.map { (reading.bundle, $0) }
            }
        }
        let (own, others) = (targets(of: document), targets(of: code))
        guard !own.isEmpty, !others.isEmpty,
            (own + others).allSatisfy({ $0.target.productType == "com.apple.product-type.application" })
        else { return false }
        let names = Set(own.map { [$0.bundle, $0.target.name] })
        return others.allSatisfy { !names.contains([$0.bundle, $0.target.name]) }
    }

    /// Whether an Xcode project that is no part of another one builds an app.
    var buildApp: Bool {
        readings.contains { reading in
            !isNamed(reading) && reading.targets.contains { $0.productType == "com.apple.product-type.application" }
        }
    }

    /// Whether another Xcode project names one as a part of itself.
    private func isNamed(_ reading: Reading) -> Bool { references.contains(reading.bundle) }
}
