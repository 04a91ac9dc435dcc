internal import Configurations
internal import Fuzzing
internal import Generation
internal import ProjectTrees
internal import Projects
internal import SourceText
internal import TextMeasurement

/// `overset generate` over whole projects, beside the source language and into a folder.
@main
enum GenerateFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, GenerateFuzzer.check) }
    }

    private static func check(_ bytes: [UInt8]) {
        let tree = ProjectTree(bytes)
        defer { tree.remove() }
        let output = bytes.count.isMultiple(of: 2) ? nil : tree.output
        let before = tree.snapshot()
        guard write(tree, to: output) else {
            demand(tree.snapshot() == before, "what is refused is left alone")
            return
        }
        let written = tree.snapshot()
        let home = output == nil ? "/project/" : "/output/"
        for (path, entry) in written where before[path] != entry {
            demand(path.hasPrefix(home), "nothing is written outside the folder: \(path)")
            let isCatalog = output == nil && path.hasSuffix(".xcstrings")
            let isManifest = path.hasSuffix("/" + GenerationManifest.fileName)
            demand(before[path] == nil || isCatalog || isManifest, "a file that is there stays: \(path)")
            demand(!path.hasSuffix(".partial"), "no temporary file is left: \(path)")
        }
        demand(before.keys.allSatisfy { written[$0] != nil }, "no file is removed")
        demand(write(tree, to: output), "what was written once is written again")
        demand(tree.snapshot() == written, "a second run changes nothing")
        // What a manifest in the input calls generated is removed with the rest.
        guard !before.keys.contains(where: { $0.hasSuffix(GenerationManifest.fileName) }) else { return }
        guard remove(tree, from: output) else { return }
        let after = tree.snapshot()
        for path in Set(after.keys).union(before.keys).sorted() {
            demand(after[path] == before[path], "removal restores the tree: \(path)")
        }
    }

    private static func generation(_ tree: ProjectTree, _ output: String?) -> Generation? {
        attempt { () throws(Failure) in
            let project = try Project(at: [tree.project], extensions: TableLoader.extensions)
            let configuration = try Configuration.load(path: nil, root: project.root)
            let pseudolocales = try configuration.makePseudolocales(
                named: [],
                standard: ["en-XA", "en-XE", "ar-XB"],
                reference: SquareMeasurer()
            )
            var loaded = try LoadedProject(project, source: configuration.source)
            loaded.readTables { _ in false }
            loaded.readInterfaces(of: project.sourceTables(loaded.source))
            let manifest: GenerationManifest
            do throws(SourceError) {
                manifest = try GenerationManifest(of: output ?? project.root)
            } catch {
                throw Failure(error)
            }
            return Generation(
                project: loaded,
                configuration: configuration,
                pseudolocales: pseudolocales,
                output: output,
                manifest: manifest
            )
        } examine: {
            check($0.diagnostics)
        }
    }

    /// Whether something could be planned.
    private static func write(_ tree: ProjectTree, to output: String?) -> Bool {
        guard let generation = generation(tree, output) else { return false }
        let plan = attempt { () throws(Failure) in
            try generation.plan()
        } examine: {
            check($0.diagnostics)
        }
        guard let plan else { return false }
        check(plan.diagnostics)
        let written: Void? = attempt { () throws(SourceError) in
            try generation.write(plan.outputs, isDryRun: false) { _, result in
                if case .failure(let error) = result { check([Diagnostic(error)]) }
            }
        } examine: {
            check([Diagnostic($0)])
        }
        return written != nil
    }

    /// Whether everything was removed: a catalog that cannot be read is told, and keeps what is in it.
    private static func remove(_ tree: ProjectTree, from output: String?) -> Bool {
        guard let generation = generation(tree, output) else { fatalError("what was generated is found again") }
        let removal = attempt { () throws(SourceError) in
            try generation.remove(nil, isDryRun: false)
        } examine: {
            check([Diagnostic($0)])
        }
        return removal != nil
    }

    private static func check(_ diagnostics: [Diagnostic]) {
        demand(diagnostics.allSatisfy { !$0.message.isEmpty }, "an error says what is wrong")
    }
}
