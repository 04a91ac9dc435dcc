internal import Crypto

/// The identity of a finding or an occurrence across runs.
package enum Fingerprint {
    /// The first 16 bytes of the SHA-256 of the parts, as hexadecimal digits.
    ///
    /// - Parameter parts: what identifies the thing; never a line number, a measured value or an absolute path.
    /// - Returns: 32 lower-case hexadecimal digits.
    /// - Complexity: O(*n*) in the length of the parts.
    package static func of(_ parts: [String]) -> String {
        // U+0000 parts them: it can stand in none.
        let digest = SHA256.hash(data: Array(parts.joined(separator: "\0").utf8))
        return digest.prefix(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
