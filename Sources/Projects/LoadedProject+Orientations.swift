extension LoadedProject {
    /// Whether iPhones show the app in landscape alone: property lists and build settings name no other way to hold one.
    ///
    /// Those of extensions and tests name none.
    ///
    /// - Complexity: O(*n*) in the size of the property lists.
    package var isLandscapeOnly: Bool {
        var ways = built.listSettings.orientations
        for list in project.infoLists {
            let expression = /<key>UISupportedInterfaceOrientations(?:~iphone)?<\/key>\s*<array>([^\0]*?)<\/array>/
            for match in list.matches(of: expression) {
                ways.formUnion(match.output.1.matches(of: /<string>(\w+)<\/string>/).map { String($0.output.1) })
            }
        }
        return !ways.isEmpty && ways.allSatisfy { $0.hasPrefix("UIInterfaceOrientationLandscape") }
    }
}
