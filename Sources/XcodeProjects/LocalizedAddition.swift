/// A file of a language that is to be entered into a group of languages.
package struct LocalizedAddition: Sendable, Hashable {
    /// The file of another language whose place and group the new one shares.
    package var sibling: ProjectContents.LocalizedFile
    /// The language's name, such as `en-XA`.
    package var region: String
    /// The name of the file in its language folder.
    package var fileName: String

    package init(sibling: ProjectContents.LocalizedFile, region: String, fileName: String) {
        self.sibling = sibling
        self.region = region
        self.fileName = fileName
    }
}
