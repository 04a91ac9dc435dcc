import UIKit

/// The sheet that adds a photo.
final class AddPhotoViewController: UIViewController {
    private let shootButton = UIButton(type: .system)
    private let hintLabel = UILabel()
    private let captionField = UITextField()
    private let placeLabel = UILabel()
    private let placeValueLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString(
            "ADD_PHOTO_TITLE",
            tableName: "AddPhotoViewController",
            comment: "Title of the sheet."
        )
        shootButton.setTitle(
            NSLocalizedString("ADD_PHOTO_SHOOT", tableName: "AddPhotoViewController", comment: "Opens the camera."),
            for: .normal
        )
        hintLabel.text = NSLocalizedString(
            "ADD_PHOTO_CAPTION_HINT",
            tableName: "AddPhotoViewController",
            comment: "Hint beside the photo."
        )
        captionField.placeholder = NSLocalizedString(
            "ADD_PHOTO_CAPTION_PLACEHOLDER",
            tableName: "AddPhotoViewController",
            comment: "Placeholder of the text field for the caption."
        )
        placeLabel.text = NSLocalizedString(
            "ADD_PHOTO_PLACE",
            tableName: "AddPhotoViewController",
            comment: "Where the photo was taken."
        )
        // left-right-in-code: in Arabic the value belongs on the other side.
        placeValueLabel.textAlignment = .right
        show(place: nil)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: NSLocalizedString("BUTTON_CANCEL", comment: "Closes a sheet and keeps nothing."),
            style: .plain,
            target: self,
            action: #selector(cancel)
        )
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: NSLocalizedString("BUTTON_DONE", comment: "Closes a sheet and keeps what was entered."),
            style: .done,
            target: self,
            action: #selector(done)
        )
    }

    private func show(place: String?) {
        guard let place else {
            placeValueLabel.text = NSLocalizedString(
                "ADD_PHOTO_PLACE_NONE",
                tableName: "AddPhotoViewController",
                comment: "As long as no place is known."
            )
            return
        }
        let format = NSLocalizedString(
            "ADD_PHOTO_PLACE_NEAR",
            tableName: "AddPhotoViewController",
            comment: "Below the map. %@ is the name of a town."
        )
        placeValueLabel.text = String.localizedStringWithFormat(format, place)
    }

    func reportMissingCamera() {
        let alert = UIAlertController(
            title: NSLocalizedString(
                "ALERT_NO_CAMERA_TITLE",
                comment: "Title of the alert on devices without a camera."
            ),
            message: NSLocalizedString("ALERT_NO_CAMERA_MESSAGE", comment: "Text of the same alert."),
            preferredStyle: .alert
        )
        // overloaded-key: the button of an alert has the key of the button that keeps what was entered.
        alert.addAction(
            UIAlertAction(title: NSLocalizedString("BUTTON_DONE", comment: "Dismisses an alert."), style: .default)
        )
        present(alert, animated: true)
    }

    func reportFailedUpload() {
        // missing-key: no table has this key, so that people read it.
        let title = NSLocalizedString("ALERT_UPLOAD_FAILED", comment: "Title of the alert after an upload has failed.")
        present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
    }

    @objc private func cancel() {
        let caption = captionField.text ?? ""
        let message = NSLocalizedString(
            "ADD_PHOTO_DISCARD_MESSAGE",
            tableName: "AddPhotoViewController",
            comment: "%@ is what was typed so far."
        )
        let alert = UIAlertController(
            title: NSLocalizedString(
                "ADD_PHOTO_DISCARD_TITLE",
                tableName: "AddPhotoViewController",
                comment: "Title of the alert after a tap on Cancel."
            ),
            message: String.localizedStringWithFormat(message, caption),
            preferredStyle: .alert
        )
        present(alert, animated: true)
    }

    @objc private func done() { dismiss(animated: true) }
}
