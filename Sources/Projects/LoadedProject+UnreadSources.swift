internal import SourceText

extension LoadedProject {
    /// Code that was not read, but for folders that the search for tables left out as well.
    var unreadSources: [UnreadItem] {
        let known = Set(project.leftOut.map(\.location.path))
        return (sources?.unread ?? []).compactMap { error in
            let item = UnreadItem(
                leftOut: project.shownPath(of: project.relativePath(of: error.location.path)),
                reason: error.message
            )
            return known.contains(item.location.path) ? nil : item
        }
    }
}
