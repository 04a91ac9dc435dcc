package import CodeStrings
internal import SourceCode
internal import SourceText

/// What the code of a project says, whatever its documents show.
///
/// What nothing reaches is found several times, each time with fewer scenes of its documents. What depends on the code alone is
/// read once.
package struct ReadCode {
    let index: TypeIndex
    let types: ProjectTypes
    /// The texts that property lists and other data of the project hold, in UTF-8.
    let quoted: Set<[UInt8]>
    /// The files that users of the app run.
    let files: [TypeIndex.File]
    /// Those of them in Swift.
    let swift: [TypeIndex.File]
    let system: SystemNames
    let related: RelatedTypes
    let receivers: ReceiverTypes
    /// Whether other projects may call what is public.
    let isLibrary: Bool
    /// Whether calls have the label of the first argument: none had before Swift 3.
    let hasFirstLabels: Bool
    let objectiveC: UnsentMethods.Reading
    let choices: CaseChoices
    /// The bytes of branches that are never taken, by the path of their file as it was opened.
    let branches: [String: [Range<Int>]]

    /// - Parameters:
    ///   - index: the files, and what they declare.
    ///   - unseenFiles: the paths of files that only developers run, or nobody.
    ///   - quoted: the texts that property lists and other data of the project hold, in UTF-8.
    ///   - systems: the oldest versions of systems that the app runs on.
    /// - Complexity: O(*n*) in the size of the code.
    package init(
        _ index: TypeIndex,
        unseenFiles: Set<String>,
        quoted: Set<[UInt8]>,
        systems: OldestSystems
    ) {
        let types = ProjectTypes(index, quoted: quoted)
        self.init(index, types, unseenFiles: unseenFiles, quoted: quoted, systems: systems)
    }

    init(
        _ index: TypeIndex,
        _ types: ProjectTypes,
        unseenFiles: Set<String>,
        quoted: Set<[UInt8]>,
        systems: OldestSystems
    ) {
        (self.index, self.types, self.quoted) = (index, types, quoted)
        files = index.files.filter { CodePurpose(path: $0.path) == .app && !unseenFiles.contains($0.path) }
        swift = files.filter(\.isSwift)
        system = SystemNames(index)
        related = RelatedTypes(index, system)
        receivers = ReceiverTypes(swift, system)
        // A package with an app in its own folder is a library with an example, and one with a program alone is an app.
        isLibrary = index.files.contains { $0.path == "Package.swift" && !Self.isProgram($0) }
        hasFirstLabels = swift.contains { file in Self.signsOfLabels.contains { $0.isIn(file.code.file.utf8) } }
        branches = DeadBranches.ranges(in: index, types.falseConstants)
            .merging(UnpostedNotifications.ranges(in: index)) { ($0 + $1).outermost }
            .merging(OldBranches.ranges(in: index, systems)) { ($0 + $1).outermost }
        objectiveC = UnsentMethods.Reading(files, leavingOut: branches)
        choices = CaseChoices(swift, isLibrary: isLibrary)
    }

    /// Whether a package makes a program, and no library for others.
    private static func isProgram(_ package: TypeIndex.File) -> Bool {
        let utf8 = package.code.file.utf8
        return programs.contains { $0.isIn(utf8) } && !library.isIn(utf8)
    }

    /// What code has since Swift 3 at the earliest.
    private static let signsOfLabels = ["DispatchQueue", "SwiftUI", "@escaping", "fileprivate", "@main"].map {
        ByteSearch($0)
    }
    private static let programs = [ByteSearch(".executableTarget("), ByteSearch(".executable(")]
    private static let library = ByteSearch(".library(")
}
