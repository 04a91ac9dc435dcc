internal import Interfaces
internal import Projects

/// The devices that an app runs on.
extension Check {
    /// The devices of iOS that screens and bars of code are laid out on: those that the targets of the app name, if any of them
    /// is asked for.
    func devices(of loaded: LoadedProject) -> [DeviceTraits] {
        guard let idiom = DeviceTraits.Idiom(families: loaded.built.deviceFamilies) else { return devices }
        let own = devices.filter { $0.idiom == idiom || $0.idiom == .mac }
        return own.contains { $0.idiom == idiom } ? own : devices
    }
}
