import TestSupport

/// Deletes, doubles or replaces a few bytes, or puts in something that means much.
func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
  let pieces = [
    "x", "}", "{", "\n", "\r", "\"", "/", "/*", "*/", "/* c */", "// c\n", "// formdef:disable:this a -- b\n",
    "// formdef:disable:next a -- b\n", "\"\"\"", "textField z {\n", "form Q {\n", "tag: 1\n", ";", ",", " ", "\t",
    "\n\n\n", ":", ")", "(", "\\(", "é", "rule length(1...2) {", "import \"a\"\n", "[", "]", "  ",
    "text: \"\"\"\n   a\n\n    b\n   \"\"\"\n",
  ]
  let lower = Int.random(in: 0...bytes.count, using: &random)
  let length = Bool.random(using: &random) ? 0 : Int.random(in: 0...3, using: &random)
  let piece = Bool.random(using: &random) ? "" : pieces.randomElement(using: &random) ?? ""
  bytes.replaceSubrange(lower..<min(bytes.count, lower + length), with: Array(piece.utf8))
}
