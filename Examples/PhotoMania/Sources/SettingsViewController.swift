import UIKit

/// The settings, whose rows are in the storyboard.
final class SettingsViewController: UITableViewController {}
