internal import Findings
internal import Projects

extension CheckReport {
    /// Takes in what its pictures of screens name of the app's catalogs.
    ///
    /// - Parameters:
    ///   - root: the project's folder.
    ///   - isPart: whether it is the report of a shard, which is limited when all are joined.
    mutating func addAssets(below root: String, isPart: Bool) {
        let names = assetNames
        assets = CatalogPictures.find(below: root, colors: names.colors, images: names.images)
        if !isPart { limitAssets() }
    }
}
