import FormSyntax
import TestSupport
import Testing

@testable import FormFormatter

/// Controls that are like one which is laid out already are passed over, which makes no difference.
@Suite struct AlikeLayoutTests {
  @Test(arguments: seeds(60)) func areLaidOutAsByThemselves(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let text = AlikeControls.text(&random)
      for options in [FormatOptions(), FormatOptions(indentWidth: 2, lineWidth: 40)] {
        let formatter = SourceFormatter(options)
        let once = formatter.format(Document(text))
        #expect(once == formatter.format(typed(Array(text.utf8))), "seed \(seed):\n\(text)")
        // By then most of it is laid out.
        let longer = widened(once, &random)
        #expect(formatter.format(Document(bytes: longer)) == formatter.format(typed(longer)), "seed \(seed):\n\(text)")
      }
    }
  }

  /// The same text, of which no shapes are known.
  private func typed(_ bytes: [UInt8]) -> Document {
    var document = Document("")
    _ = document.replace(0..<0, with: bytes)
    return document
  }

  /// Some texts made longer, so that lines may have to be broken.
  private func widened(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var longer: [UInt8] = []
    for byte in bytes {
      longer.append(byte)
      if byte == UInt8(ascii: "\""), Int.random(in: 0..<12, using: &random) == 0 {
        longer += Array(repeating: UInt8(ascii: "w"), count: Int.random(in: 1...60, using: &random))
      }
    }
    return longer
  }
}
