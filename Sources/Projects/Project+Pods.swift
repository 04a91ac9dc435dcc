internal import SourceText

extension Project {
    /// The CocoaPods that the app names, and those of them whose strings a script collects into the app's tables.
    ///
    /// - Returns: the names of pods, sorted. Collected are those that a folder in the `Fastfile` stands for, as
    ///   `Pods/WordPress*/` does: their code asks the app's tables.
    /// - Complexity: O(*n*) in the size of the `Podfile` and `Fastfile` files.
    package func pods() -> (all: [String], collected: [String]) {
        var names: Set<String> = []
        var beginnings: Set<Substring> = []
        // Beside the Xcode projects, and at the top.
        let folders = Set([root] + xcodeProjects.map { root + "/" + FilePath.folder(FilePath.folder($0)) })
        for folder in folders {
            if let text = Self.text(at: folder + "/Podfile") {
                for match in text.matches(of: /(?m)^\s*pod\s+['"]([\w.+-]+)/) { names.insert(String(match.output.1)) }
            }
            if let text = Self.text(at: folder + "/fastlane/Fastfile") {
                for match in text.matches(of: /Pods\/(\w+)\*?\//) { beginnings.insert(match.output.1) }
            }
        }
        return (names.sorted(), names.filter { name in beginnings.contains { name.hasPrefix($0) } }.sorted())
    }

    /// Whether the app has no menu bar: its property lists make it an agent, and no code makes it more.
    ///
    /// - Parameter activates: whether code makes the app a regular one.
    /// - Returns: whether all applications of the project are agents.
    /// - Complexity: O(*n*) in the size of the property lists.
    package func isAgent(activates: Bool) -> Bool {
        guard !activates else { return false }
        let apps = infoLists.filter { $0.contains("<string>APPL</string>") || $0.contains("<key>LSUIElement</key>") }
        return !apps.isEmpty
            && apps.allSatisfy {
                $0.firstMatch(of: /<key>LSUIElement<\/key>\s*<(?:true\s*\/|string>(?:1|true|YES)<\/string)>/) != nil
            }
    }

    /// The texts of the property lists that describe the app and its extensions, as far as they can be read.
    ///
    /// - Complexity: O(*n*) in their size.
    package var infoLists: [String] {
        infoPlists.compactMap { path in
            // Applications that lie in the project as they were built are no part of it.
            let isBuilt = [".app/", ".framework/", ".xcframework/"].contains(where: path.contains)
            return isBuilt ? nil : Self.text(at: root + "/" + path)
        }
    }

    /// The text of a file; `nil` for one that is not there or cannot be read, of which nothing is known.
    static func text(at path: String) -> String? {
        guard FileAccess.kind(of: path) == .file else { return nil }
        do throws(SourceError) {
            return String(decoding: try FileAccess.read(path), as: UTF8.self)
        } catch {
            return nil
        }
    }
}
