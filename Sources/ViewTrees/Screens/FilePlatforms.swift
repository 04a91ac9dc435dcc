internal import SourceCode
internal import SourceText

/// Which platform the files of a project are for.
struct FilePlatforms {
    private let standard: SourcePlatform
    private let macFiles: Set<String>
    private let phoneFiles: Set<String>

    /// Looks at the imports of all files.
    ///
    /// - Complexity: O(*n*) in the number of top-level nodes.
    init(_ files: [SourceCode]) {
        var (mac, phone): (Set<String>, Set<String>) = ([], [])
        for file in files {
            for node in file.root.children where node.kind == .importedModule {
                switch node.name {
                case "AppKit", "Cocoa": mac.insert(file.file.path)
                case "UIKit": phone.insert(file.file.path)
                default: break
                }
            }
        }
        macFiles = mac.subtracting(phone)
        phoneFiles = phone.subtracting(mac)
        let isMac = mac.count > phone.count
        standard = isMac ? .macOS : .iOS
    }

    /// The platform that a file is for: by what it imports, else by the names of its folders, else that of the project.
    func platform(of path: String) -> SourcePlatform {
        if macFiles.contains(path) { return .macOS }
        if phoneFiles.contains(path) { return .iOS }
        for folder in path.split(separator: "/").dropLast().reversed() {
            switch folder.lowercased() {
            case "mac", "macos", "osx": return .macOS
            case "ios", "iphone", "ipad": return .iOS
            default: continue
            }
        }
        return standard
    }
}
