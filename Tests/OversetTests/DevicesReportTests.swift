import Checking
import Foundation
import Interfaces
import Commands
import Testing

struct DevicesReportTests {
    private func lines(_ devices: [Device]) -> [String] {
        DevicesReport(devices).table.split(separator: "\n").map(String.init)
    }

    @Test func `the table has a line for each orientation and marks what is not certain`() throws {
        let table = lines(DeviceTable.all)
        #expect(table.count == 1 + 2 * DeviceTable.all.count + 1)
        let words = { (line: String?) in line?.split(separator: " ").map(String.init) ?? [] }
        #expect(
            words(table.first { $0.hasPrefix("iphone-16-pro ") }) == [
                "iphone-16-pro", "402", "×", "874", "3x", "62", "0", "34", "0", "~16", "16", "compact", "regular",
                "iPhone", "16", "Pro,", "iPhone", "17,", "iPhone", "17", "Pro",
            ]
        )
        #expect(
            words(table.first { $0.contains("874 × 402") }) == [
                "874", "×", "402", "3x", "~0", "62", "21", "62", "~78", "78", "compact", "compact",
            ]
        )
        #expect(table.contains { $0.hasPrefix("iphone-air ") && $0.contains("~420 × 912") })
    }

    @Test func `a share of a screen is shown where it exists`() throws {
        guard case .one(let device) = DeviceTable.find("iPad Air 13-inch 1/2") else { throw CancellationError() }
        let table = lines([device])
        #expect(table.count == 3)
        #expect(table[1].contains("678 × 1024") && table[1].hasSuffix("iPad Air 13-inch 1/2"))
    }

    @Test func `the JSON can be read and holds every device with both orientations`() throws {
        struct Report: Decodable {
            struct Geometry: Decodable {
                var size: [Double]
                var horizontalSizeClass: String
                var safeArea: [String: Double]
                var margin: Double
            }
            struct Entry: Decodable {
                var id: String
                var names: [String]
                var portrait: Geometry
                var landscape: Geometry
                var source: String
            }
            var devices: [Entry]
        }
        let data = Data(DevicesReport(DeviceTable.all).json.utf8)
        let report = try JSONDecoder().decode(Report.self, from: data)
        #expect(report.devices.map(\.id) == DeviceTable.all.map(\.id))
        let phone = try #require(report.devices.first { $0.names.contains("iPhone XR") })
        #expect(phone.portrait.size == [414, 896] && phone.landscape.horizontalSizeClass == "regular")
        #expect(phone.landscape.safeArea == ["top": 0, "left": 48, "bottom": 21, "right": 48])
        #expect(phone.landscape.margin == 64)
        #expect(report.devices.allSatisfy { !$0.source.isEmpty })
    }

    @Test func `a name that fits several devices, or none, says what to write`() {
        #expect(
            DeviceTable.find("iPad mini").message(for: "iPad mini")
                == "'iPad mini' matches several devices; choose one of: "
                + "'iPad mini (5th generation)', 'iPad mini (6th generation)', 'iPad mini (A17 Pro)'"
        )
        #expect(
            DeviceTable.find("iPhone 15 Prp").message(for: "iPhone 15 Prp")
                == "there is no device named 'iPhone 15 Prp'; did you mean 'iPhone 15 Pro'?"
        )
    }
}
