internal import Findings
internal import Projects

extension CheckReport {
    /// Takes in what its pictures of screens name of the app's catalogs.
    ///
    /// - Parameters:
    ///   - project: the project.
    ///   - isPart: whether it is the report of a shard, which is limited when all are joined.
    mutating func addAssets(of project: Project, isPart: Bool) {
        let names = assetNames
        assets = CatalogPictures.find(
            below: project.root,
            selection: project.selection,
            colors: names.colors,
            images: names.images
        )
        if !isPart { limitAssets() }
    }
}
