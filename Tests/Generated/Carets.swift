import Foundation

/// Where the cursor is after a change: `|` in a text, `[…]` around what is replaced; nil where the change is refused.
let carets: [(field: CaretsForm.Field, before: String, replacement: String, after: String?)] = [
  (.expiry, "|", "1", "1|"), (.expiry, "1|", "2", "12|"), (.expiry, "12|", "3", "12/3|"),
  (.expiry, "12/3|", "4", "12/34|"),
  (.expiry, "12/34|", "5", nil), (.expiry, "12/3[4]", "", "12/3|"), (.expiry, "12/[3]", "", "12|"),
  (.expiry, "12[/]34", "", "12|/34"), (.expiry, "[1]2/34", "", "|23/4"), (.expiry, "|2/3", "1", "1|2/3"),
  (.expiry, "|", "a", nil),
  (.expiry, "|", "1234", "12/34|"), (.expiry, "|", "12/34", "12/34|"), (.expiry, "[12/34]", "56", "56|"),
  (.expiry, "1|2", "9", "19|/2"), (.phone, "|", "5", "(5|"), (.phone, "(555|", "0", "(555) 0|"),
  (.phone, "|", "5550100199", "(555) 010-0199|"), (.phone, "(555) 010-0199|", "A", "(555) 010-0199 A|"),
  (.phone, "(555) 010-0199|", "1", nil), (.phone, "(5[5]5) 010", "", "(5|50) 10"),
  (.card, "1234|", "5", "1234 5|"), (.card, "1234 5|678", "9", "1234 59|67 8"), (.card, "1234[ ]5", "", "1234| 5"),
  (.card, "|", "41111111", "4111 1111|"), (.digits, "1|2", "3", "13|2"), (.digits, "1|2", "x", nil),
  (.digits, "[1]2", "", "|2"), (.parts, "12[-]-345", "", "12|--345"), (.parts, "12-[-]345", "", "12|--345"),
  (.parts, "12--345|", "6", "12--345--6|"), (.parts, "1|2--345", "9", "19|--234--5"),
  (.parts, "12-|-345", "9", "12--9|34--5"),
  (.card, "1234 |5", " ", "1234 |5"), (.parts, "12--|345", "--", "12--|345"), (.expiry, "12/|34", "/", "12/|34"),
  // Letters and digits that the mask wrote are not typed.
  (.abroad, "|", "4", "+41 4|"), (.abroad, "+41 4|", "4", "+41 44|"), (.abroad, "+41 44|", "1", "+41 44 1|"),
  (.abroad, "+41 44 123 45 6|", "7", "+41 44 123 45 67|"), (.abroad, "+41 44 123 45 67|", "8", nil),
  (.abroad, "|", "+", "+|"), (.abroad, "+|", "4", "+4|"), (.abroad, "+4|", "1", "+41|"),
  (.abroad, "+41|", " ", "+41 |"),
  (.abroad, "+41 |", "4", "+41 4|"), (.abroad, "|", "+41 44 123 45 67", "+41 44 123 45 67|"),
  (.abroad, "|", "+41441234567", "+41 44 123 45 67|"), (.abroad, "|", "441234567", "+41 44 123 45 67|"),
  (.abroad, "[+41 44 1]", "+41 79", "+41 79|"), (.abroad, "+41 44 [1]", "", "+41 44|"), (.abroad, "+41 [4]", "", "|"),
  (.abroad, "+4[1] 44", "", "|+41 44"), (.abroad, "+41 |44", "7", "+41 7|4 4"),
  (.abroad, "+41 4[4 1]2", "9", "+41 49| 2"),
  (.home, "|", "0", "0|"), (.home, "0|", "0", "00|"), (.home, "0|", "4", "04|"), (.home, "|", "4", "04|"),
  (.home, "04|", "4", "044|"), (.home, "044|", "1", "044 1|"), (.home, "|", "044 12", "044 12|"),
  (.canton, "|", "C", "C|"), (.canton, "C|", "H", "CH|"), (.canton, "C|", "O", "CH-CO|"),
  (.canton, "CH|", "Z", "CH-Z|"),
  (.canton, "CH|", "-", "CH-|"), (.canton, "CH-|", "C", "CH-C|"), (.canton, "C[H]", "", "C|"),
  (.canton, "|", "Z", "CH-Z|"),
  (.canton, "CH-CH|", "-", "CH-CH-|"), (.canton, "CH-CH-|", "1", "CH-CH-1|"),
  (.canton, "|", "CH-ZH-12", "CH-ZH-12|"), (.canton, "|", "CHZH12", "CH-ZH-12|"), (.canton, "CH-ZH|", "1", "CH-ZH-1|"),
  // What stands in the field stays what it is: none of it becomes a sign of the mask for what is typed behind it.
  (.abroad, "+41 41 250 12 34|", "5", nil), (.abroad, "+41 41 25|", " ", nil),
  (.abroad, "+41 41 25[0] 12 34", " ", nil),
  (.abroad, "+41 |41 250 12 3", "41", nil), (.abroad, "412501234|", "5", nil), (.abroad, "+4|", "5", "+41 5|"),
  (.abroad, "+41|", "4", "+41 4|"), (.abroad, "+4[1 44]", "5", "+41 5|"),
  (.abroad, "[412501234]", "+41441", "+41 41 441|"),
  (.home, "004 412 34 56|", "7", nil), (.home, "|44", "0", "00|4 4"), (.home, "|044", "0", "0|44"),
  (.canton, "CH-CH|", "Z", nil), (.canton, "CH-CH-|", "Z", nil),
  (.britain, "|", "+", "+|"), (.britain, "|", " ", "+44 |"), (.britain, "+44 |", "2", "+44 (0)2|"),
  (.britain, "+44|", "2079", "+44 (0)20 79|"), (.britain, "+44 |", "20 7946", "+44 (0)20 7946|"),
  (.britain, "+44 (|", "2", "+44 (0)2|"), (.britain, "+44 (|", "02", "+44 (0)2|"), (.britain, "+44[ ]", "", "+44|"),
  (.america, "+1 (123) 456-7890|", "1", nil), (.america, "+1 (123) 4|", ")", nil), (.america, "|", "1", "+1 (1|"),
  (.century, "2020-12|", "3", nil), (.century, "2020-12|", "-", nil), (.century, "|", "2", "2|"),
  (.century, "2|", "0", "20|"),
  (.century, "20|", "1", "201|"), (.century, "2|", "4", "2024|"), (.century, "20|", "-", "2020-|"),
  (.century, "2[0]", "", "2|"), (.century, "|", "2012", "2012|"), (.century, "|", "202012", "2020-12|"),
  (.inside, "4-1-1|", "-", nil), (.inside, "4-1-1|", "5", nil), (.inside, "4|", "1", "4-1-1|"),
  (.inside, "4-|", "1", "4-1|"),
  (.inside, "4-1|", "-", "4-1-|"), (.inside, "4-1|-5", "-", "4-1-|5"), (.inside, "4|", "-1-5", "4-1-5|"),
  (.inside, "4|", "15", "4-1-5|"),
  (.inside, "|", "415", "4-1-5|"), (.narrow, "4|", "1", "41|"), (.narrow, "41|", "1", "411|"),
  (.narrow, "4|", "5", "415|"),
  (.narrow, "415|", "1", nil), (.optional, "1|", "2", "12|"), (.optional, "1[2]", "", "1|"),
  (.optional, "[1]2", "", "|"),
  (.optional, "12|", "3", "123|"), (.optional, "12|", "x", nil),
  // Deleting leaves what is left, be it no beginning of the mask.
  (.number, "a[b]24", "", "a|24"), (.number, "a|24", "c", "ac|24"),
  (.share, "1[2]%", "0", "10|%"), (.share, "1[2%]", "0", "10%|"),
  (.share, "1|", "2", "12%|"), (.share, "12[%]", "", "12|%"), (.share, "1[2]%", "", "1|"), (.share, "|", "12", "12%|"),
  // Groups and cursors part no character: a letter with its accent, a flag, a family.
  (.card, "|", "abce\u{301}fg", "abce\u{301} fg|"), (.card, "abce|", "\u{301}", "abce\u{301}|"),
  (.card, "abcd| e", "\u{301}", "abcd\u{301}| e"), (.card, "abc[x\u{301}]d", "", "abc|d"),
  (.card, "abcd |e", "\u{301}", "abcd\u{301}| e"), (.card, "abc|\u{1F1EA}d", "\u{1F1E9}", "abc\u{1F1E9}\u{1F1EA}| d"),
  (.card, "|", "🇩🇪🇫🇷🇮🇹🇪🇸🇵🇹", "🇩🇪🇫🇷🇮🇹🇪🇸 🇵🇹|"), (.parts, "|", "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧👨‍👩‍👧--👨‍👩‍👧|"),
  (.plate, "|", "e\u{301}", nil), (.plate, "|", "é1", "é-1|"), (.plate, "é|", "\u{301}", nil),
]

/// Ranges that begin or end within a character of two UTF-16 units, or beyond the text, are none of the text's.
func rangeProblems() -> [String] {
  let ranges = [(1, 0), (1, 1), (0, 1), (3, 0), (0, 3), (-1, 1), (0, -1), (.max, 1), (1, .max)]
  return ranges.filter {
    let range = NSRange(location: $0.0, length: $0.1)
    return CaretsForm.edit("😀", in: .parts, range: range, replacement: "a") != nil
  }.map { "the range \($0) of one character is taken" }
}

/// The cases that do not hold, in words.
func caretProblems() -> [String] {
  carets.compactMap { field, before, replacement, after in
    let marks: [Unicode.Scalar] = ["|", "[", "]"]
    let scalars = before.unicodeScalars
    let bare = String(String.UnicodeScalarView(scalars.filter { !marks.contains($0) }))
    let start = String(scalars.prefix { !marks.contains($0) }).utf16.count
    let length = scalars.firstIndex(of: "[").flatMap { open in
      scalars.firstIndex(of: "]").map { String(scalars[scalars.index(after: open)..<$0]).utf16.count }
    }
    let range = NSRange(location: start, length: length ?? 0)
    let edit = CaretsForm.edit(bare, in: field, range: range, replacement: replacement)
    let shown = edit.map { edit -> String in
      let place = String.Index(utf16Offset: edit.selection.location, in: edit.text)
      return edit.text[..<place] + "|" + edit.text[place...]
    }
    return shown.map { Array($0.unicodeScalars) } == after.map { Array($0.unicodeScalars) }
      ? nil : "\(field): '\(before)' with '\(replacement)' is '\(shown ?? "refused")', not '\(after ?? "refused")'"
  }
}
