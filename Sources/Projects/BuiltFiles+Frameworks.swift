internal import SourceText
internal import XcodeProjects

/// What frameworks are built of, and the projects that make them.
extension BuiltFiles {
    /// Whether targets build a file, all of them frameworks and libraries.
    ///
    /// - Parameter path: from the project's folder.
    /// - Complexity: O(*t*) in the number of targets.
    func isOfFrameworks(_ path: String) -> Bool {
        let path = ProjectContents.joined(root, path)
        let targets = readings.flatMap(\.targets).filter { $0.builds(path) }
        return !targets.isEmpty && targets.allSatisfy(\.isFramework)
    }

    /// Whether a file lies in the folder of an Xcode project that another one names as a part of itself.
    ///
    /// - Parameter path: from the project's folder.
    func isOfSubproject(_ path: String) -> Bool {
        let place = ProjectContents.joined(root, path).lowercased()
        let (parts, wholes) = (readings.filter(isNamed), readings.filter { !isNamed($0) })
        return parts.contains { part in
            place.hasPrefix(part.folder + "/") && !wholes.contains { ($0.folder + "/").hasPrefix(part.folder + "/") }
        }
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
