internal import Checking
internal import Interfaces
package import SourceText

/// The job of `overset devices`.
package struct DevicesRun: Sendable {
    private let names: [String]
    private let isJSON: Bool

    package init(names: [String], isJSON: Bool) {
        self.names = names
        self.isJSON = isJSON
    }

    /// Prints the device table, or the devices that were named.
    ///
    /// - Throws: ``Failure`` for names that no device or several devices have.
    package func print(_ console: Console) throws(Failure) -> ExitStatus {
        let report = DevicesReport(names.isEmpty ? DeviceTable.all : try devices())
        console.write(isJSON ? report.json : report.table)
        return .clean
    }

    private func devices() throws(Failure) -> [Device] {
        var devices: [Device] = []
        var diagnostics: [Diagnostic] = []
        for name in names {
            let match = DeviceTable.find(name)
            if case .one(let device) = match {
                devices.append(device)
            } else {
                diagnostics.append(Diagnostic(severity: .error, location: nil, message: match.message(for: name)))
            }
        }
        guard diagnostics.isEmpty else { throw Failure(diagnostics) }
        return devices
    }
}
