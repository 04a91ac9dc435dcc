import StringTables
import Testing

struct NextStepEncodingTests {
    /// Rows of NEXTSTEP.TXT of the Unicode Consortium.
    @Test(
        arguments: [
            (0x41, 0x0041), (0x80, 0x00A0), (0x87, 0x00C7), (0x9D, 0x00B5), (0xA4, 0x2044), (0xAE, 0xFB01),
            (0xBD, 0x2030),
            (0xE8, 0x0141), (0xEA, 0x0152), (0xF5, 0x0131), (0xFA, 0x0153), (0xFB, 0x00DF), (0xFE, 0),
        ] as [(UInt8, UInt16)]
    )
    func `a byte of an octal escape is a character of the NeXTSTEP encoding`(byte: UInt8, unit: UInt16) {
        #expect(NextStepEncoding.unit(for: byte) == unit)
    }
}
