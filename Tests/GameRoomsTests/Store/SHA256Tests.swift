import GameRooms
import Testing

/// The examples that NIST publishes for FIPS 180-4.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `digests match those of the standard`(message: String, digest: String) throws {
    #expect(SHA256(of: message.utf8).notation.description == digest)
    #expect(SHA256(digest.utf8) == SHA256(of: message.utf8))
  }

  @Test(arguments: ["", "ba78"] + ["g", "A", "é"].map { String(repeating: $0, count: 64) })
  func `only 64 lower-case hexadecimal digits are read`(text: String) {
    #expect(SHA256(text.utf8) == nil)
  }

  @Test(arguments: [
    (
      String(repeating: "\u{0b}", count: 20), "Hi There",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      "Jefe", "what do ya want for nothing?",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
  ])
  func `codes with a key match those of RFC 4231`(key: String, message: String, code: String) {
    let digest = SHA256(of: Array(message.utf8), key: Array(key.utf8))
    #expect(digest.notation.description == code)
    #expect(SHA256(code.utf8)?.bytes == digest.bytes)
  }
}
