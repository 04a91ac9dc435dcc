import SwiftUI

/// The list of photographers.
struct PhotographersScreen: View {
    let photographers: [Photographer]
    @State private var sortsByName = true

    var body: some View {
        List {
            if photographers.isEmpty {
                // text-in-image: the banner greets in English.
                Image("welcome-banner")
                Text(
                    "PHOTOGRAPHERS_EMPTY",
                    tableName: "PhotographersViewController",
                    comment: "While the list is empty."
                )
            }
            Picker(selection: $sortsByName) {
                Text("PHOTOGRAPHERS_SORT_NAME", tableName: "PhotographersViewController", comment: "First segment.")
                    .tag(true)
                Text("PHOTOGRAPHERS_SORT_PHOTOS", tableName: "PhotographersViewController", comment: "Second segment.")
                    .tag(false)
            } label: {
                EmptyView()
            }
            ForEach(photographers) { PhotographerRow(photographer: $0) }
            // hard-coded-text: a parameter of the type `String` localizes nothing.
            StorageRow(title: "Photos on this phone", megabytes: 512)
        }
        .navigationTitle(Text("PHOTOGRAPHERS_TITLE", tableName: "PhotographersViewController", comment: "Large title."))
    }
}

/// One photographer.
struct PhotographerRow: View {
    let photographer: Photographer

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: photographer.name)
            Text(summary)
            if let friend = photographer.friend { Text(recommendation(by: friend)) }
            Button(action: photographer.follow) {
                photographer.isFollowed
                    ? Text(
                        "PHOTOGRAPHERS_FOLLOWING",
                        tableName: "PhotographersViewController",
                        comment: "Once it was tapped."
                    )
                    : Text(
                        "PHOTOGRAPHERS_FOLLOW",
                        tableName: "PhotographersViewController",
                        comment: "Shows this person's photos."
                    )
            }
        }
    }

    private var summary: String {
        let format = NSLocalizedString("PHOTOGRAPHER_SUMMARY", comment: "Below the name of a photographer.")
        return String.localizedStringWithFormat(format, photographer.photoCount, photographer.albumCount)
    }

    private func recommendation(by friend: String) -> String {
        let format = NSLocalizedString(
            "PHOTOGRAPHERS_RECOMMENDED",
            tableName: "PhotographersViewController",
            comment: "%@ is the name of a friend."
        )
        return String.localizedStringWithFormat(format, friend)
    }
}

/// How much room photos take.
struct StorageRow: View {
    let title: String
    let megabytes: Int

    var body: some View {
        LabeledContent(title) { Text(used) }
    }

    private var used: String {
        String.localizedStringWithFormat(NSLocalizedString("STORAGE_USED", comment: "In megabytes."), megabytes)
    }
}

/// An album, and a photo that is on its way into it.
struct AlbumRow: View {
    let album: Album
    let progress: Int

    var body: some View {
        Text(
            String.localizedStringWithFormat(
                NSLocalizedString("ALBUM_PHOTOS_COUNT", comment: "In the list of albums."),
                album.count
            )
        )
        Text(String.localizedStringWithFormat(NSLocalizedString("UPLOAD_PROGRESS", comment: "A percentage."), progress))
    }
}
