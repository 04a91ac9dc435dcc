internal import XcodeProjects

/// The kinds of devices that the targets of an Xcode project run on: the setting of a target counts before that of its project.
enum DeviceFamilies {
    private static let setting = "TARGETED_DEVICE_FAMILY"

    /// - Parameter file: the project.
    /// - Returns: as `TARGETED_DEVICE_FAMILY` has them, 1 for iPhone and 2 for iPad; those of all configurations if the project
    ///   has no target.
    /// - Complexity: O(*n*) in the number of objects.
    static func of(_ file: ProjectFile) -> Set<Int> {
        let own = file.objects.filter { $0.isa == "PBXProject" }.map { families(of: $0, in: file) }
            .reduce(into: Set<Int>()) { $0.formUnion($1.joined()) }
        let targets = file.objects.filter { object in
            object.isa == "PBXNativeTarget" && object.text("productType")?.contains("-test") != true
        }
        guard !targets.isEmpty else {
            return file.objects.reduce(into: []) { $0.formUnion(families(of: $1)) }
        }
        return targets.reduce(into: []) { found, target in
            let configurations = families(of: target, in: file)
            for families in configurations { found.formUnion(families.isEmpty ? own : families) }
            if configurations.isEmpty { found.formUnion(own) }
        }
    }

    /// What each configuration of a project or target names; nothing for one that leaves it to others.
    private static func families(of object: ProjectObject, in file: ProjectFile) -> [Set<Int>] {
        guard let list = object.text("buildConfigurationList").flatMap({ file[$0] }) else { return [] }
        return list.texts("buildConfigurations").compactMap { file[$0] }.map(families)
    }

    private static func families(of configuration: ProjectObject) -> Set<Int> {
        Set((configuration["buildSettings"]?[setting]?.text ?? "").compactMap(\.wholeNumberValue))
    }
}
