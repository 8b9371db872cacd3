import FieldLanguages
import FormModel
import UIKitCatalog
import ValueFormatting

/// Masks and groups.
extension FormPlan {
  /// Writes the masks of fields, and the functions for masks and groups where some field has them.
  func writeMasks(_ needs: ModelNeeds, to writer: inout SwiftWriter) {
    for field in needs.masks {
      guard case .mask(let pattern) = field.format else { continue }
      if let set = field.control[.formatter] { writer.comment(line(set.member.range, set.origin, of: field)) }
      let head = "private static let \(field.stem)Mask = Mask("
      let literal = SwiftLiteral.raw(pattern)
      if writer.fits(head + literal + ")") {
        writer.line(head + literal + ")")
      } else {
        writer.line(head)
        writer.nested { $0.long(literal, ")") }
      }
    }
    for field in needs.groups {
      guard case .grouped(let sizes, let separator) = field.format else { continue }
      if let set = field.control[.formatter] { writer.comment(line(set.member.range, set.origin, of: field)) }
      let list = SwiftLiteral.list(sizes.map(String.init))
      writer.call(
        "private static let \(field.stem)Groups = Groups",
        ["sizes: \(list)", "separator: \(SwiftLiteral.string(separator))"])
    }
    if !needs.masks.isEmpty { writer.add(MaskText.mask) }
    if !needs.groups.isEmpty { writer.add(MaskText.groups) }
  }
}

/// What masks and groups do, as it stands in generated code.
enum MaskText {
  /// The type that writes texts in groups.
  static let groups = """
    /// Groups of characters, the last size again and again.
    private struct Groups: Sendable {
      let sizes: [Int]
      let separator: String

      /// A scalar of a text, and whether it is of a separator.
      private typealias Sign = (scalar: Unicode.Scalar, isOwn: Bool)

      /// A text in groups, wherever its separators were.
      func entered(_ text: String) -> String { joined(Groups.typed(signs(of: text)[...])) }

      /// A text after a change. Deleting a part of a separator moves the cursor over it.
      func edit(_ head: String, _ replacement: String, _ tail: String, of text: String) -> Edit {
        let isInGroups = entered(text).unicodeScalars.elementsEqual(text.unicodeScalars)
        let signs: [Sign] = isInGroups ? signs(of: text) : text.unicodeScalars.map { ($0, false) }
        let typed = Groups.typed(signs.prefix(head.unicodeScalars.count)) + replacement
        let rest = Groups.typed(signs.suffix(tail.unicodeScalars.count))
        let (whole, left) = (entered(typed + rest), entered(typed))
        // A separator that is typed once more does not move the cursor back.
        let isSame =
          !replacement.isEmpty && whole.unicodeScalars.elementsEqual(text.unicodeScalars)
          && left.utf16.count < head.utf16.count
        return Edit(text: whole, caret: isSame ? head : left)
      }

      /// Groups of whole characters: no accent is parted from its letter.
      private func joined(_ text: String) -> String {
        guard let last = sizes.last else { return text }
        var rest = Substring(text)
        var sizes = sizes[...]
        var groups: [Substring] = []
        while !rest.isEmpty {
          let group = rest.prefix(sizes.popFirst() ?? last)
          groups.append(group)
          rest = rest[group.endIndex...]
        }
        return groups.joined(separator: separator)
      }

      private func signs(of text: String) -> [Sign] {
        let own = Array(separator.unicodeScalars)
        var signs: [Sign] = []
        var rest = Array(text.unicodeScalars)[...]
        while let scalar = rest.first {
          let isOwn = !own.isEmpty && rest.starts(with: own)
          for scalar in isOwn ? own : [scalar] { signs.append((scalar, isOwn)) }
          rest = rest.dropFirst(isOwn ? own.count : 1)
        }
        return signs
      }

      /// What the user typed of a part of a text.
      private static func typed(_ signs: ArraySlice<Sign>) -> String {
        String(String.UnicodeScalarView(signs.filter { !$0.isOwn }.map { $0.scalar }))
      }
    }
    """

  /// First and last of each run, some in a line.
  private static let ranges = stride(from: 0, to: MaskLetters.joining.count, by: 5).map { first in
    MaskLetters.joining[first...].prefix(5).map { hexadecimal($0.lowerBound) + "..." + hexadecimal($0.upperBound) }
      .joined(separator: ", ")
  }.joined(separator: ",\n    ")

  private static func hexadecimal(_ value: UInt32) -> String { "0x" + String(value, radix: 16, uppercase: true) }

  /// The type that reads and writes texts by a mask.
  static let mask = """
    /// A mask: `#` a digit, `A` a letter, `*` either, `[` before an optional tail, `\\` before a
    /// sign of its own.
    private struct Mask: Sendable {
      private enum Place {
        case own(Unicode.Scalar)
        case open(digit: Bool, letter: Bool)

        var isOwn: Bool { if case .own = self { true } else { false } }
      }

      private var places: [Place] = []
      /// How many places stand before each optional tail.
      private var tails: Set<Int> = []

      init(_ pattern: String) {
        var isEscaped = false
        for scalar in pattern.unicodeScalars {
          switch scalar {
          case _ where isEscaped:
            places.append(.own(scalar))
            isEscaped = false
          case "\\\\": isEscaped = true
          case "[": tails.insert(places.count)
          case "]": break
          case "#": places.append(.open(digit: true, letter: false))
          case "A": places.append(.open(digit: false, letter: true))
          case "*": places.append(.open(digit: true, letter: true))
          default: places.append(.own(scalar))
          }
        }
      }

      /// What is in the field after a text was put into it as a whole; nil where it does not fit.
      /// What stands in its places already is not taken for something that was typed.
      func entered(_ text: String) -> String? {
        if text.isEmpty { return text }
        let signs = Mask.typed(text)
        if isAligned(text) { return filled(with: signs, typesAll: true) }
        return filled(with: signs, typesAll: false) ?? filled(with: signs, typesAll: true)
      }

      /// Whether a text fills the mask, each optional tail whole or left out.
      func isComplete(_ text: String) -> Bool {
        let count = text.unicodeScalars.count
        return text.isEmpty || isAligned(text) && (count == places.count || tails.contains(count))
      }

      /// A scalar of a text, and whether the user typed it into what is made now: what stands in its
      /// place already is no sign of the mask.
      private typealias Sign = (scalar: Unicode.Scalar, isTyped: Bool)

      /// A text after a change. What stands in the field is known sign by sign, and what is typed is
      /// the mask's own sign or another; deleting a sign of the mask moves the cursor over it.
      func edit(_ head: String, _ replacement: String, _ tail: String, of text: String) -> Edit? {
        let (count, length) = (head.unicodeScalars.count, text.unicodeScalars.count)
        let isKnown = isAligned(text)
        // No more than signs that the mask begins with.
        let isBeginning =
          isKnown && tail.isEmpty && !text.isEmpty && places.prefix(length).allSatisfy { $0.isOwn }
        if isBeginning, replacement.isEmpty { return Edit(text: head, caret: head) }
        let before = isKnown ? signs(head, from: 0) : Mask.typed(head)
        let behind =
          isKnown ? signs(tail, from: length - tail.unicodeScalars.count) : Mask.typed(tail)
        let typed = before + Mask.typed(replacement)
        let start = isKnown ? count : 0
        var trials: [(signs: [Sign], start: Int, typesAll: Bool)] = []
        if isBeginning {
          trials = [(typed, start, true), (typed, start, false)]
          // Letters and digits that the mask has, too, may have been meant for its open places.
          if !head.unicodeScalars.contains(where: Mask.isSign) {
            trials.insert((Mask.typed(head + replacement), 0, false), at: 1)
          }
        } else {
          let ownFirst = isAligned(head + replacement)
          trials = readings(of: isKnown ? "" : head + tail, ownFirst: ownFirst)
            .map { (typed, start, $0) }
        }
        for (typed, start, typesAll) in trials {
          guard let whole = filled(with: typed + behind, typesAll: typesAll, from: start)
          else { continue }
          let isAtEnd = !replacement.isEmpty && tail.isEmpty
          let left =
            filled(with: typed, typesAll: typesAll, from: start, endsWithSigns: isAtEnd) ?? whole
          // A sign that is typed once more does not move the cursor back.
          let isSame =
            !replacement.isEmpty && whole.unicodeScalars.elementsEqual(text.unicodeScalars)
            && left.utf16.count < head.utf16.count
          return Edit(text: whole, caret: isSame ? head : left)
        }
        guard replacement.isEmpty else { return nil }
        return Edit(text: Mask.text(before + behind), caret: Mask.text(before))
      }

      /// Whether the mask's letters and digits may be among what is typed, in the order to be tried.
      /// What is kept of a text that does not fit place by place stays what it was read as.
      private func readings(of text: String, ownFirst: Bool) -> [Bool] {
        if !isAligned(text) {
          if filled(with: Mask.typed(text), typesAll: false) != nil { return [false] }
          if filled(with: Mask.typed(text), typesAll: true) != nil { return [true] }
        }
        return ownFirst ? [true, false] : [false, true]
      }

      private static func typed(_ text: String) -> [Sign] { text.unicodeScalars.map { ($0, true) } }

      private static func text(_ signs: [Sign]) -> String {
        String(String.UnicodeScalarView(signs.map { $0.scalar }))
      }

      /// What is not the mask's own of a text that begins at a place.
      private func signs(_ text: String, from start: Int) -> [Sign] {
        Swift.zip(text.unicodeScalars, places.dropFirst(start)).compactMap { scalar, place in
          place.isOwn ? nil : (scalar, false)
        }
      }

      private func isAligned(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        return scalars.count <= places.count && Swift.zip(scalars, places).allSatisfy(Mask.fits)
      }

      private static func fits(_ scalar: Unicode.Scalar, _ place: Place) -> Bool {
        switch place {
        case .own(let own): own == scalar
        case .open(let digit, let letter): digit && isDigit(scalar) || letter && isLetter(scalar)
        }
      }

      /// Whether it is neither a letter nor a digit.
      private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
      }

      private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .decimalNumber
      }

      /// Letters that are one character together with a neighbour.
      private static let joiningLetters: [ClosedRange<UInt32>] = [
        \(ranges),
      ]

      private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
          !joiningLetters.contains { $0.contains(scalar.value) }
        default: false
        }
      }

      /// - Parameters:
      ///   - typesAll: whether the mask's letters and digits are typed, all of them, else none; its
      ///     signs may be.
      ///   - start: the place from which on all are typed.
      ///   - endsWithSigns: whether the signs follow that stand behind the last open place.
      private func filled(
        with signs: [Sign], typesAll: Bool, from start: Int = 0, endsWithSigns: Bool = true
      ) -> String? {
        var rest = signs[...]
        var filled = String.UnicodeScalarView()
        var pending = String.UnicodeScalarView()
        if rest.isEmpty { return "" }
        for (index, place) in places.enumerated() {
          if rest.isEmpty, tails.contains(index) { break }
          if case .own(let own) = place {
            pending.append(own)
            guard let next = rest.first, next.isTyped else { continue }
            let isSign = Mask.isSign(own)
            guard typesAll ? index >= start : isSign else { continue }
            if next.scalar != own {
              if isSign { continue }
              return nil
            }
          } else {
            guard let next = rest.first else { return String(filled) }
            guard Mask.fits(next.scalar, place) else { return nil }
            pending.append(next.scalar)
          }
          rest.removeFirst()
          filled += pending
          pending.removeAll()
        }
        guard rest.isEmpty else { return nil }
        return String(endsWithSigns ? filled + pending : filled)
      }
    }
    """
}
