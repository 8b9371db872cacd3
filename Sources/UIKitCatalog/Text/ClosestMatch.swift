/// Looks for the name that was meant: the candidate with the fewest edits (one character put in, left out, changed, or
/// two neighbours swapped), a change of case counting a quarter.
///
/// Candidates further away than a third of the name's length are no match, but for those that the name begins: of these
/// the shortest is, where no other is close.
public struct ClosestMatch: Sendable {
  private let name: [UInt8]
  /// Which characters the name has, as `letters(of:)`.
  private let letters: UInt32
  /// The number that the closest candidate was given with; nil while none is close.
  public var best: Int? { closest ?? longer?.number }
  private var closest: Int?
  /// Whether the name begins the closest candidate.
  private var beginsClosest = false
  /// The shortest candidate that the name begins.
  private var longer: (number: Int, count: Int)?
  /// What a candidate must stay below, in quarters of an edit.
  private var bound: Int
  /// Three lines of the table of distances.
  private var cells: [Int] = []

  private static let edit = 4
  /// Longer names match nothing: the work grows with the square of the length.
  private static let longest = 96

  /// Looks for what `name` was meant to be.
  @inlinable public init(to name: some Sequence<UInt8>) { self.init(bytes: Array(name)) }

  /// The same of bytes that lie side by side.
  public init(bytes name: [UInt8]) {
    self.name = Array(name.prefix(Self.longest + 1))
    letters = Self.letters(of: self.name)
    let isUsable = 1...Self.longest ~= self.name.count
    bound = isUsable ? Self.edit * max(1, min(self.name.count / 3, 4)) + 1 : 0
  }

  /// Whether a name is so near another that nothing else can have been meant: a slip of one key in five or more, or of the
  /// case alone.
  @inlinable public static func isSlip(_ written: some Sequence<UInt8>, for meant: some Collection<UInt8>) -> Bool {
    let match = ClosestMatch(to: written)
    return withBytes(meant) { match.isSlip(for: $0) }
  }

  /// Whether a name differs from one that was meant in no more than one letter, or in two that changed places.
  public static func isOneEdit(_ written: some Sequence<UInt8>, from meant: some Collection<UInt8>) -> Bool {
    var match = ClosestMatch(to: written)
    return withBytes(meant) { bytes in
      match.consider(bytes, 0)
      return match.closest != nil && match.bound < 2 * edit
    }
  }

  /// Whether the name is so near a candidate that nothing else can have been meant, whatever was considered before.
  public func isSlip(for candidate: UnsafeBufferPointer<UInt8>) -> Bool {
    guard abs(candidate.count - name.count) < 2 else { return false }
    var match = self
    match.closest = nil
    match.consider(candidate, 0)
    let hasNumber = candidate.contains { (0x30...0x39).contains($0) }
    guard match.closest != nil, !hasNumber || !differsInNumbersOnly(from: candidate) else { return false }
    return match.bound < Self.edit || match.bound < 2 * Self.edit && name.count >= 5
  }

  /// Whether a candidate is the same but for its digits: `line1` and `line2` are two names.
  private func differsInNumbersOnly(from candidate: UnsafeBufferPointer<UInt8>) -> Bool {
    let isLetter = { (byte: UInt8) in !(0x30...0x39).contains(byte) }
    return name.lazy.filter(isLetter).elementsEqual(candidate.lazy.filter(isLetter))
      && !name.elementsEqual(candidate)
  }

  /// Whether two names are the same but for their digits.
  public static func areNumbered(_ name: String, _ other: String) -> Bool {
    let match = ClosestMatch(to: name.utf8)
    return withBytes(other.utf8) { match.differsInNumbersOnly(from: $0) }
  }

  /// Takes a candidate into account; of equally close ones, the first wins that the name begins, else the first.
  public mutating func consider(_ candidate: UnsafeBufferPointer<UInt8>, _ number: Int) {
    if begins(candidate), candidate.count < longer?.count ?? .max { longer = (number, candidate.count) }
    let isBegun = candidate.starts(with: name)
    if isBegun, closest != nil, !beginsClosest, Self.edit * (candidate.count - name.count) == self.bound {
      (closest, beginsClosest) = (number, true)
      return
    }
    let bound = min(bound, Self.edit * candidate.count)
    guard Self.edit * abs(candidate.count - name.count) < bound else { return }
    // One edit changes which letters there are by two at most.
    let changed = (letters ^ Self.letters(of: candidate)).nonzeroBitCount
    guard Self.edit * ((changed + 1) / 2) < bound else { return }
    let found = distance(to: candidate, below: bound)
    guard found < bound else { return }
    self.bound = found
    (closest, beginsClosest) = (number, isBegun)
  }

  /// Whether a candidate goes on where the name ends: `email` for `emailAddress`.
  private func begins(_ candidate: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count >= 3, name.count < candidate.count else { return false }
    return zip(name, candidate).allSatisfy { Self.lowercased($0) == Self.lowercased($1) }
  }

  /// One bit for each character that occurs, whatever its case; some characters share one.
  private static func letters(of name: some Sequence<UInt8>) -> UInt32 {
    name.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }

  /// The distance to a candidate, or anything from `bound` up where it is at least that.
  ///
  /// What both begin with is not looked at, and of the table only what lies so near its diagonal that it is below the
  /// bound (Ukkonen, 1985).
  private mutating func distance(to candidate: UnsafeBufferPointer<UInt8>, below bound: Int) -> Int {
    var skipped = 0
    while skipped < min(name.count, candidate.count), name[skipped] == candidate[skipped] { skipped += 1 }
    let rest = UnsafeBufferPointer(rebasing: candidate[skipped...])
    let width = rest.count + 1
    let reach = (bound - 1) / Self.edit
    if cells.count < 3 * width { cells = Array(repeating: 0, count: 3 * width) }
    var lines = Lines(before: 0, last: width, present: 2 * width)
    for column in 0..<width { cells[lines.last + column] = column * Self.edit }
    for line in 0..<name.count - skipped {
      let least = fill(line, from: skipped, max(0, line - reach)..<min(rest.count, line + reach + 1), lines, rest)
      if least >= bound { return least }
      lines = Lines(before: lines.last, last: lines.present, present: lines.before)
    }
    return cells[lines.last + rest.count]
  }

  /// Where three lines of the table begin.
  private struct Lines {
    var before: Int
    var last: Int
    var present: Int
  }

  /// More than any distance.
  private static let far = 1 << 20

  /// Fills some columns of the present line of the table and gives its least distance.
  private mutating func fill(
    _ line: Int, from skipped: Int, _ columns: Range<Int>, _ lines: Lines, _ candidate: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let own = name[skipped + line]
    let (last, present) = (lines.last, lines.present)
    cells[present + columns.lowerBound] = columns.lowerBound == 0 ? (line + 1) * Self.edit : Self.far
    var least = cells[present + columns.lowerBound]
    for column in columns {
      let other = candidate[column]
      var cell = cells[last + column] + Self.change(own, other)
      cell = min(cell, cells[last + column + 1] + Self.edit, cells[present + column] + Self.edit)
      if line > 0, column > 0, own == candidate[column - 1], name[skipped + line - 1] == other {
        cell = min(cell, cells[lines.before + column - 1] + Self.edit)
      }
      cells[present + column + 1] = cell
      least = min(least, cell)
    }
    if columns.upperBound < candidate.count { cells[present + columns.upperBound + 1] = Self.far }
    return least
  }

  /// The cost of one character in place of another: in another case, a quarter of an edit.
  private static func change(_ one: UInt8, _ other: UInt8) -> Int {
    if one == other { return 0 }
    return lowercased(one) == lowercased(other) ? 1 : edit
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}

/// The candidate that `name` was most likely meant to be; nil where none is close.
@inlinable public func closestMatch(
  to name: some Sequence<UInt8>, among candidates: some Sequence<CatalogText>
) -> CatalogText? {
  closestMatch(to: Array(name), amongTexts: Array(candidates))
}

/// The same of bytes that lie side by side.
public func closestMatch(to name: [UInt8], amongTexts candidates: [CatalogText]) -> CatalogText? {
  if let meant = sameMeaning[String(decoding: name, as: UTF8.self).lowercased()],
    let found = candidates.first(where: { meant.contains($0.string) })
  {
    return found
  }
  var match = ClosestMatch(bytes: name)
  for (number, candidate) in candidates.enumerated() { match.consider(candidate.bytes, number) }
  return match.best.map { candidates[$0] }
}

/// The candidate that `name` was most likely meant to be; nil where none is close.
public func closestMatch(to name: String, among candidates: some Sequence<String>) -> String? {
  let candidates = Array(candidates)
  if let meant = sameMeaning[name.lowercased()], let found = candidates.first(where: meant.contains) { return found }
  var match = ClosestMatch(to: name.utf8)
  for (number, candidate) in candidates.enumerated() {
    withBytes(candidate.utf8) { match.consider($0, number) }
  }
  return match.best.map { candidates[$0] }
}

/// The number of the candidate that `name` was most likely meant to be, of candidates as UTF-8; nil where none is close.
public func closestMatch(to name: String, amongBytes candidates: [ArraySlice<UInt8>]) -> Int? {
  if let meant = sameMeaning[name.lowercased()],
    let found = candidates.firstIndex(where: { candidate in meant.contains { $0.utf8.elementsEqual(candidate) } })
  {
    return found
  }
  var match = ClosestMatch(to: name.utf8)
  for (number, candidate) in candidates.enumerated() { withBytes(candidate) { match.consider($0, number) } }
  return match.best
}

/// The candidate that other languages have `name` for; nil where there is none.
public func wordOfSameMeaning(as name: String, among candidates: [String]) -> String? {
  sameMeaning[name.lowercased()].flatMap { meant in candidates.first(where: meant.contains) }
}

/// What people write elsewhere for the same: in HTML, Android, SwiftUI, Objective-C. By the word without capital letters.
private let sameMeaning: [String: [String]] = [
  // Controls.
  "passwordfield": ["textField"], "securefield": ["textField"], "securetextfield": ["textField"],
  "emailfield": ["textField"],
  "phonefield": ["textField"], "urlfield": ["textField"], "numberfield": ["textField"], "range": ["slider"],
  "search": ["searchField"],
  // Other keywords.
  "extends": ["use"], "include": ["use"], "includes": ["use"], "inherits": ["use"], "mixin": ["use"], "uses": ["use"],
  "validate": ["rule"], "validation": ["rule"], "validator": ["rule"], "constraint": ["rule"], "rules": ["rule"],
  "func": ["on"], "handle": ["on"], "when": ["on"],
  "style": ["preset"], "template": ["preset"], "trait": ["preset"],
  // Properties.
  "navigationtitle": ["title"], "heading": ["title"], "binding": ["key"], "bind": ["key"],
  "minimumversion": ["deploymentTarget"], "minversion": ["deploymentTarget"], "platform": ["deploymentTarget"],
  "hint": ["placeholder"], "secure": ["isSecureTextEntry"], "password": ["isSecureTextEntry"],
  "keyboard": ["keyboardType"], "inputtype": ["keyboardType"], "contenttype": ["textContentType"],
  "autocomplete": ["textContentType"], "returnkey": ["returnKeyType"], "imeoptions": ["returnKeyType"],
  "autocapitalize": ["autocapitalizationType"], "autocorrect": ["autocorrectionType"],
  "spellcheck": ["spellCheckingType"], "enabled": ["isEnabled"], "hidden": ["isHidden"], "caption": ["label"],
  "color": ["textColor"], "alignment": ["textAlignment"], "options": ["items"], "items": ["segments"],
  "msg": ["message"], "error": ["message"], "errormessage": ["message"],
  // Rules.
  "confirm": ["equal"],
  "mandatory": ["required"], "notempty": ["required"], "nonempty": ["required"], "regexp": ["pattern"],
  "regex": ["pattern"], "matches": ["pattern"], "equals": ["equal"], "sameas": ["equal"], "between": ["range"],
  // Arguments.
  "datestyle": ["style"], "timestyle": ["time"], "numberstyle": ["style"], "dateformat": ["format"],
  "pattern": ["format"], "currencycode": ["currency"], "code": ["currency"],
  "minfractiondigits": ["minimumFractionDigits"], "maxfractiondigits": ["maximumFractionDigits"],
  "grouping": ["usesGroupingSeparator"],
  // Cases.
  "iban": ["mod97"], "creditcard": ["luhn", "creditCardNumber"], "cardnumber": ["luhn", "creditCardNumber"],
  "mod10": ["luhn"],
  "digits": ["decimalDigits", "numberPad"], "digit": ["decimalDigits", "numberPad"],
  "decimaldigit": ["decimalDigits"], "numbers": ["decimalDigits", "numberPad"],
  "numeric": ["decimalDigits", "numberPad"], "integer": ["decimalDigits", "numberPad"], "alpha": ["letters"],
  "alphabet": ["letters"], "alphabetic": ["letters"], "alphabets": ["letters"], "alnum": ["alphanumerics"],
  "space": ["whitespaces"], "spaces": ["whitespaces"], "blanks": ["whitespaces"],
  "whitespacesandnewlines": ["whitespaces"], "middle": ["center"], "centre": ["center"], "centered": ["center"],
  "leading": ["natural"], "trailing": ["right"], "rounded": ["roundedRect"], "roundedborder": ["roundedRect"],
  "roundedrectangle": ["roundedRect"], "enter": ["default"], "return": ["default"], "trimmed": ["trim"],
  "strip": ["trim"], "removewhitespace": ["removeSpaces"], "address": ["fullStreetAddress"], "title": ["title1"],
  "blur": ["endEditing"], "onblur": ["endEditing"], "editingdidend": ["endEditing"], "onsubmit": ["submit"],
  "onchange": ["change"], "editingchanged": ["change"],
  "uppercased": ["uppercase"], "lowercased": ["lowercase"], "phonenumber": ["telephoneNumber", "phonePad"],
  "zipcode": ["postalCode"], "surname": ["familyName"], "mail": ["emailAddress"], "never": ["none"],
  "characters": ["allCharacters"], "none": ["no", "never"],
  "email": ["emailAddress"], "phone": ["phonePad", "telephoneNumber"], "tel": ["phonePad", "telephoneNumber"],
  "number": ["numberPad", "decimalDigits"], "decimal": ["decimalPad"], "zip": ["postalCode"],
  "firstname": ["givenName"], "lastname": ["familyName"], "otp": ["oneTimeCode"],
  "on": ["yes"], "off": ["no", "none"], "yes": ["on"], "no": ["off"], "true": ["yes", "on"], "false": ["no", "off"],
]
