/// What an `Image`, or a view that shows one, is to the layout.
package enum ImageContent: Sendable, Hashable {
    /// `Image(systemName:)`, as large as the font around it and its image scale make it; resizable if it may be
    /// stretched.
    case symbol(name: String, isResizable: Bool)
    /// A picture with a size in points: an asset, whose size the catalogue says, or a typical one with a band.
    ///
    /// It fills what it is proposed if it is resizable, and keeps its size otherwise.
    case picture(width: Length, height: Length, isResizable: Bool)
}
