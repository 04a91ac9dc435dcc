/// Makes one script of modules.
enum PageScript {
    /// The modules as one script with its own scope.
    ///
    /// Imports are left out, since all is in one scope, and what is exported is declared only.
    ///
    /// - Parameter modules: ES modules, one after the other: what a module needs while it is loaded comes before it.
    /// - Returns: the script.
    /// - Complexity: O(*n*).
    static func joined(_ modules: String) -> String {
        var script = "\"use strict\";\n(() => {\n"
        var isImport = false
        for line in modules.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("import ") { isImport = true }
            if isImport {
                isImport = !line.hasSuffix(";")
                continue
            }
            script += line.hasPrefix("export ") ? line.dropFirst("export ".count) : line
            script += "\n"
        }
        while script.hasSuffix("\n\n") { script.removeLast() }
        return script + "})();\n"
    }
}
