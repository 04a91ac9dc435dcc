import SwiftUI
import UIKit

/// The four tabs at the bottom of the screen.
enum PhotoTab: Int, CaseIterable {
    case photos
    case albums
    case people
    case settings

    var title: String {
        switch self {
        case .photos: NSLocalizedString("TAB_PHOTOS", comment: "First tab: all photos.")
        case .albums: NSLocalizedString("TAB_ALBUMS", comment: "Second tab: the albums.")
        case .people: NSLocalizedString("TAB_PEOPLE", comment: "Third tab: the photographers.")
        case .settings: NSLocalizedString("TAB_SETTINGS", comment: "Last tab: the settings.")
        }
    }

    var item: UITabBarItem { UITabBarItem(title: title, image: UIImage(named: "tab-\(rawValue)"), tag: rawValue) }
}

/// The filters that a photo can have.
enum PhotoFilter: CaseIterable {
    case chrome
    case blur
    case noir
    case fade

    var name: String {
        switch self {
        case .chrome: NSLocalizedString("FILTER_CHROME", comment: "Filter with shiny, hard colours.")
        case .blur: NSLocalizedString("FILTER_BLUR", comment: "Filter that softens the photo.")
        case .noir: NSLocalizedString("FILTER_NOIR", comment: "Filter in black and white.")
        case .fade: NSLocalizedString("FILTER_FADE", comment: "Filter with pale colours, like an old print.")
        }
    }
}

/// The people tab, a screen of SwiftUI in an app of UIKit.
final class PeopleController: UINavigationController {
    convenience init(photographers: [Photographer]) {
        self.init(rootViewController: UIHostingController(rootView: PhotographersScreen(photographers: photographers)))
    }
}
