/// The classes of UIKit and AppKit that the reader knows.
enum SystemClass {
    /// The class above each; empty for the topmost ones.
    static let parents = touch.merging(DesktopClass.parents) { first, _ in first }

    private static let touch: [String: String] = [
        "UIView": "", "UIViewController": "", "NSLayoutConstraint": "", "UILayoutGuide": "", "NSLayoutAnchor": "",
        "NSLayoutXAxisAnchor": "NSLayoutAnchor", "NSLayoutYAxisAnchor": "NSLayoutAnchor",
        "NSLayoutDimension": "NSLayoutAnchor",
        "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
        "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
        "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
        "UIAlertController": "UIViewController", "UIHostingController": "UIViewController",
        "UILabel": "UIView", "UIControl": "UIView", "UIButton": "UIControl", "UITextField": "UIControl",
        "UISwitch": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl", "UIPageControl": "UIControl",
        "UISegmentedControl": "UIControl", "UIDatePicker": "UIControl", "UITextView": "UIScrollView",
        "UIImageView": "UIView", "UIStackView": "UIView", "UIScrollView": "UIView", "UITableView": "UIScrollView",
        "UICollectionView": "UIScrollView", "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView",
        "UIVisualEffectView": "UIView", "UISearchBar": "UIView", "UIToolbar": "UIView", "UINavigationBar": "UIView",
        "UIPickerView": "UIView", "WKWebView": "UIView", "MKMapView": "UIView", "UITableViewCell": "UIView",
        "UITableViewHeaderFooterView": "UIView", "UICollectionReusableView": "UIView",
        "UICollectionViewCell": "UICollectionReusableView",
    ]

    /// The sizes of fonts that UIKit and AppKit name, in points.
    static let fontSizes: [String: Double] = [
        "UIFont.systemFontSize": 14, "UIFont.smallSystemFontSize": 12, "UIFont.labelFontSize": 17,
        "UIFont.buttonFontSize": 18, "NSFont.systemFontSize": 13, "NSFont.smallSystemFontSize": 11,
        "NSFont.labelFontSize": 10,
    ]

    /// A view of a class; `nil` for a class whose views are as large as only the running app knows.
    static func view(of name: String) -> MadeView? {
        DesktopClass.view(of: name) ?? role(of: name).map { MadeView(role: $0) }
    }

    /// What a view of a class of UIKit is; `nil` for a class whose views are as large as only the running app knows.
    static func role(of name: String) -> MadeView.Role? {
        switch name {
        case "UIView", "UIControl", "UITableView", "UICollectionView", "UIVisualEffectView", "WKWebView", "MKMapView",
            "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView", "UICollectionViewCell":
            .plain
        case "UILabel": .label
        case "UIButton": .button
        case "UITextField": .field
        case "UITextView": .textView
        case "UIImageView": .image
        case "UIStackView": .stack
        case "UIScrollView": .scroll
        case "UISwitch": .control("switch")
        case "UISlider": .control("slider")
        case "UIStepper": .control("stepper")
        case "UIPageControl": .control("pageControl")
        case "UIProgressView": .control("progressView")
        case "UIActivityIndicatorView": .control("activityIndicatorView")
        default: nil
        }
    }
}
