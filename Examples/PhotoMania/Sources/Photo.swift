import Foundation

/// A photo.
struct Photo {
    var identifier: String
    var title: String
    var caption: String?
    var photographer: String
    var date: Date
    var sensitivity: Int
    var focalLength: Double
}

/// Photos that belong together.
struct Album {
    var name: String
    var count: Int
}

/// Somebody who takes photos.
struct Photographer: Identifiable {
    var id: String
    var name: String
    var friend: String?
    var photoCount: Int
    var albumCount: Int
    var isFollowed: Bool
    var follow: () -> Void
}
