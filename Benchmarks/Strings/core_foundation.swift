import Foundation

// Reads a .strings table as CoreFoundation does, and prints how many entries it has.
let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
let table = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
print(table?.count ?? 0)
