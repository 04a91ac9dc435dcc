import UIKit

/// The screen of one photo: PHOTO_SELECTED is left in its table from the time when photos could be selected.
final class PhotoViewController: UIViewController {
    private let creditLabel = UILabel()
    private let captionLabel = UILabel()
    private let dateLabel = UILabel()
    private let zoomLabel = UILabel()
    private let exposureLabel = UILabel()
    private let applyButton = UIButton(type: .system)
    private let saveButton = UIButton(type: .system)
    private let photo: Photo

    init(photo: Photo) {
        self.photo = photo
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString(
            "PHOTO_LOADING",
            tableName: "PhotoViewController",
            comment: "Until the photo is there."
        )
        applyButton.setTitle(
            NSLocalizedString("PHOTO_APPLY_FILTER", tableName: "PhotoViewController", comment: "Below the filters."),
            for: .normal
        )
        saveButton.setTitle(
            NSLocalizedString("BUTTON_SAVE", comment: "Below an edited photo: keeps the change."),
            for: .normal
        )
        captionLabel.text =
            photo.caption
            ?? NSLocalizedString(
                "PHOTO_CAPTION_NONE",
                tableName: "PhotoViewController",
                comment: "In place of the caption."
            )
        // specifier-mismatch-in-code: the text takes a name and a date.
        creditLabel.text = String(
            format: NSLocalizedString("PHOTO_CREDIT", tableName: "PhotoViewController", comment: "Name and date."),
            photo.photographer
        )
        // fixed-format: a date for Germany, in every country.
        let formatter = DateFormatter()
        formatter.dateFormat = "dd.MM.yyyy"
        dateLabel.text = formatter.string(from: photo.date)
        exposureLabel.text = String.localizedStringWithFormat(
            NSLocalizedString(
                "PHOTO_EXPOSURE",
                tableName: "PhotoViewController",
                comment: "Technical line for testers."
            ),
            photo.sensitivity,
            photo.focalLength
        )
    }

    func show(zoom: Int) {
        let format = NSLocalizedString("PHOTO_ZOOM", tableName: "PhotoViewController", comment: "A percentage.")
        zoomLabel.text = String.localizedStringWithFormat(format, zoom)
    }

    func askBeforeDeletion(of album: Album) {
        let question = NSLocalizedString(
            "PHOTO_DELETE_QUESTION",
            tableName: "PhotoViewController",
            comment: "%@ is its caption."
        )
        let alert = UIAlertController(
            title: nil,
            message: String.localizedStringWithFormat(question, photo.caption ?? ""),
            preferredStyle: .actionSheet
        )
        // composed-phrase: in German the name of the album comes before the verb.
        let delete = NSLocalizedString("BUTTON_DELETE", comment: "Removes the photo for good.") + " " + album.name
        alert.addAction(UIAlertAction(title: delete, style: .destructive))
        present(alert, animated: true)
    }

    /// What is sent to a friend.
    var shared: String {
        let message = NSLocalizedString(
            "SHARE_MESSAGE",
            comment: "%1$@ is the title, %2$@ the name of the photographer."
        )
        let page = NSLocalizedString("SHARE_PAGE_URL", comment: "Address behind a shared message, not shown.")
        return String.localizedStringWithFormat(message, photo.title, photo.photographer) + "\n"
            + String(format: page, photo.identifier)
    }

    /// The date as the country writes it.
    var localizedDate: String {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate(NSLocalizedString("DATE_TEMPLATE", comment: "Not shown."))
        return formatter.string(from: photo.date)
    }
}
