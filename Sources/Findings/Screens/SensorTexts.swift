internal import Interfaces

/// The sensor that a device recognizes its owner by, which many texts name: an app with "Use Face ID" shows "Use Touch ID" on
/// devices with a home button.
enum Sensor {
    case face
    case finger

    /// The sensor of a device, by the releases of its hardware; `nil` for a Mac, a window or the canvas of a document.
    ///
    /// A phone with a home button covers nothing below, and has Touch ID. Of pads without one only those called Pro have
    /// Face ID.
    init?(of device: DeviceTraits) {
        guard !ShownDevice.canvases.contains(device.name) else { return nil }
        switch device.idiom {
        case .phone: self = device.safeArea.bottom > 0 ? .face : .finger
        case .pad: self = device.safeArea.bottom > 0 && device.name.contains("iPad Pro") ? .face : .finger
        case .mac: return nil
        }
    }

    /// The one sensor that a text names; `nil` if it names none, or both.
    init?(namedIn text: String) {
        let words = text.lowercased().filter { $0 != " " && $0 != "\u{A0}" }
        switch (words.contains("faceid"), words.contains("touchid")) {
        case (true, false): self = .face
        case (false, true): self = .finger
        default: return nil
        }
    }
}
