import UIKit

/// The settings. Their rows and texts are in the storyboard.
final class SettingsViewController: UITableViewController {}
