/// A target of a project: what it builds, and for which systems.
package struct ProjectTarget: Sendable, Hashable {
    /// A system of Apple that a target is built for.
    package enum System: String, Sendable, Hashable {
        case iOS, macOS, tvOS, watchOS, visionOS
    }

    package let name: String
    /// The systems that the settings name; empty if they do not tell, as where they stand in a file of their own.
    package let systems: Set<System>
    /// The files that it builds, from the root of the file system, as ``ProjectContents/places`` has them.
    package let files: Set<String>
    /// The synchronized folders that it builds, but for ``leftOut``.
    package let folders: [String]
    /// The files of ``folders`` that it does not build.
    package let leftOut: Set<String>
    /// What Xcode calls the kind of its product: `com.apple.product-type.application`.
    package let productType: String
    /// The bundle identifiers that its own settings name.
    package let bundleIdentifiers: Set<String>
    /// The oldest version of each system that it runs on, as numbers: 10.14 is `[10, 14]`.
    package let oldestSystems: [System: [Int]]
    /// The property lists that the configurations name for its product, from the root of the file system; empty where one of
    /// them does not name a file.
    package let propertyLists: Set<String>
    /// The products of packages that it links.
    package let packageProducts: Set<String>
    /// The names of the targets of the project that it is built after.
    package let dependencies: Set<String>

    /// Whether its product is a framework or library, which runs inside of an app.
    package var isFramework: Bool { productType.contains(".framework") || productType.contains(".library") }

    /// Whether a target builds a file.
    ///
    /// - Parameter path: from the root of the file system.
    /// - Returns: `false` for what a folder of the target leaves out.
    /// - Complexity: O(*f*) in the number of synchronized folders.
    package func builds(_ path: String) -> Bool {
        if files.contains(path) { return true }
        return !leftOut.contains(path) && folders.contains { path.hasPrefix($0 + "/") }
    }
}

extension ProjectTarget {
    /// Finds the targets of a project.
    ///
    /// - Parameters:
    ///   - file: the project.
    ///   - contents: where its files are.
    /// - Returns: the targets in file order.
    /// - Complexity: O(*n*) in the number of objects.
    package static func targets(of file: ProjectFile, _ contents: ProjectContents) -> [ProjectTarget] {
        let exceptions = file.objects.filter { $0.isa == "PBXFileSystemSynchronizedRootGroup" }.flatMap { group in
            group.texts("exceptions").compactMap { file[$0] }.filter {
                $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet"
            }.map { (group: group.identifier, target: $0.text("target"), paths: $0.texts("membershipExceptions")) }
        }
        let shared = file.project.map { settings(of: $0, in: file) } ?? []
        return file.objects.filter { $0.isa == "PBXNativeTarget" }.map { target in
            var files: Set<String> = []
            for phase in target.texts("buildPhases").compactMap({ file[$0] }) {
                for entry in phase.texts("files").compactMap({ file[$0]?.text("fileRef") }) {
                    guard let object = file[entry] else { continue }
                    let parts = object.isa == "PBXFileReference" ? [entry] : object.texts("children")
                    files.formUnion(parts.compactMap { contents.places[$0] })
                }
            }
            let own = target.texts("fileSystemSynchronizedGroups")
            var leftOut: Set<String> = []
            for exception in exceptions where exception.target == target.identifier {
                guard let folder = contents.places[exception.group] else { continue }
                let paths = exception.paths.map { ProjectContents.joined(folder, $0) }
                // The list names what the target of a folder leaves out, and what another target takes of it.
                if own.contains(exception.group) { leftOut.formUnion(paths) } else { files.formUnion(paths) }
            }
            return ProjectTarget(
                name: target.text("name") ?? "",
                systems: systems(target.text("productType") ?? "", settings(of: target, in: file), shared),
                files: files,
                folders: own.compactMap { contents.places[$0] },
                leftOut: leftOut,
                productType: target.text("productType") ?? "",
                bundleIdentifiers: Set(
                    settings(of: target, in: file).compactMap { $0["PRODUCT_BUNDLE_IDENTIFIER"]?.text }
                ),
                oldestSystems: oldestSystems(settings(of: target, in: file), shared),
                propertyLists: propertyLists(settings(of: target, in: file), below: contents.folder),
                packageProducts: Set(
                    target.texts("packageProductDependencies").compactMap { file[$0]?.text("productName") }
                ),
                dependencies: Set(
                    target.texts("dependencies").compactMap { file[$0]?.text("target") }
                        .compactMap { file[$0]?.text("name") }
                )
            )
        }
    }

    /// The property lists that settings name, where each names one that is a path.
    private static func propertyLists(_ settings: [ProjectValue], below folder: String) -> Set<String> {
        var found: Set<String> = []
        for values in settings {
            guard let text = values["INFOPLIST_FILE"]?.text else { return [] }
            var path = text[...]
            for variable in ["$(SRCROOT)/", "$(PROJECT_DIR)/", "${SRCROOT}/"] where path.hasPrefix(variable) {
                path = path.dropFirst(variable.count)
            }
            guard path.hasSuffix("Info.plist"), !path.contains("$") else { return [] }
            found.insert(ProjectContents.joined(folder, String(path)))
        }
        return found
    }

    /// The build settings of a target or project, one value a configuration.
    private static func settings(of object: ProjectObject, in file: ProjectFile) -> [ProjectValue] {
        let list = object.text("buildConfigurationList").flatMap { file[$0] }
        return list?.texts("buildConfigurations").compactMap { file[$0]?["buildSettings"] } ?? []
    }

    /// What build settings call the oldest version of a system.
    private static let deploymentSettings: [(system: System, name: String)] = [
        (.iOS, "IPHONEOS_DEPLOYMENT_TARGET"), (.macOS, "MACOSX_DEPLOYMENT_TARGET"),
        (.tvOS, "TVOS_DEPLOYMENT_TARGET"), (.watchOS, "WATCHOS_DEPLOYMENT_TARGET"),
        (.visionOS, "XROS_DEPLOYMENT_TARGET"),
    ]

    /// The oldest versions over all configurations; a target's own settings come before those of the project.
    private static func oldestSystems(_ own: [ProjectValue], _ shared: [ProjectValue]) -> [System: [Int]] {
        deploymentSettings.reduce(into: [:]) { oldest, setting in
            let values = own.compactMap { $0[setting.name]?.text }
            let texts = values.isEmpty ? shared.compactMap { $0[setting.name]?.text } : values
            let versions = texts.map { text in text.split(separator: ".").map { Int($0) } }
            // A setting that stands for another one tells nothing.
            let numbers = versions.compactMap { $0.contains(nil) ? nil : $0.compactMap(\.self) }
            guard numbers.count == texts.count else { return }
            oldest[setting.system] = numbers.min { $0.lexicographicallyPrecedes($1) }
        }
    }

    private static func systems(_ product: String, _ own: [ProjectValue], _ shared: [ProjectValue]) -> Set<System> {
        if product.contains("watch") { return [.watchOS] }
        if product.contains(".tv-") { return [.tvOS] }
        func named(_ key: String) -> [String] {
            let values = own.compactMap { $0[key]?.text }
            return (values.isEmpty ? shared.compactMap { $0[key]?.text } : values)
                .flatMap { $0.split(separator: " ").map(String.init) }
        }
        // The list of systems says more than the one that Xcode opens the target with.
        let words = own.contains { $0["SUPPORTED_PLATFORMS"] != nil } ? [] : named("SDKROOT")
        let found = Set(words.compactMap(system))
        return found.isEmpty ? Set(named("SUPPORTED_PLATFORMS").compactMap(system)) : found
    }

    /// The system of a name of Xcode's, such as `iphonesimulator`; `nil` for `auto` and what a setting stands for.
    private static func system(_ name: String) -> System? {
        switch name {
        case "iphoneos", "iphonesimulator": .iOS
        case "macosx": .macOS
        case "appletvos", "appletvsimulator": .tvOS
        case "watchos", "watchsimulator": .watchOS
        case "xros", "xrsimulator": .visionOS
        default: nil
        }
    }
}
