/// The classes of UIKit that the reader knows.
enum SystemClass {
    /// The class above each; empty for the topmost ones.
    static let parents: [String: String] = [
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

    /// What a view of a class is; `nil` for a class whose views are as large as only the running app knows.
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
