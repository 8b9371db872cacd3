import FormModel
import FormSyntax
public import UIKitCatalog

/// A colour by its parts, each from 0 to 1, in sRGB.
public struct ColorParts: Hashable, Sendable {
  /// How much red there is.
  public var red: Double
  /// How much green there is.
  public var green: Double
  /// How much blue there is.
  public var blue: Double
  /// How little lets through what is behind.
  public var alpha: Double

  /// A colour by its parts; those outside of 0 to 1 are cut when it is written.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads `#RRGGBB` or `#RRGGBBAA`; nil for other texts.
  init?(hex: String) {
    let digits = hex.utf8.dropFirst()
    guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ $0 < 0x80 && Character(Unicode.Scalar($0)).isHexDigit }),
      let number = UInt64(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    let bits = digits.count == 6 ? number << 8 | 0xFF : number
    let parts = [24, 16, 8, 0].map { Double((bits >> UInt64($0)) & 0xFF) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// `#RRGGBB`, with two digits more where it lets something through.
  var hex: String {
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return "#" + parts.map(ColorParts.byte).joined()
  }

  private static func byte(_ part: Double) -> String {
    let value = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
    let digits = String(value, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}

/// A value that says a colour.
public struct FoundColor: Sendable {
  /// The whole value, counted from the start of the file.
  public var range: Range<Int>
  /// The colour that it says.
  public var color: ColorParts
}

extension FileSnapshot {
  /// The colours of the file whose parts are known: those written by their digits, and those that UIKit has a name for, as
  /// they are in a light appearance.
  public func colors() -> [FoundColor] {
    var found: [FoundColor] = []
    var start = 0
    for (chunks, entries) in zip(document.chunks.leaves, file.entries.leaves) {
      for (chunk, entry) in zip(chunks, entries) {
        for index in 0..<entry.block.values.count {
          let value = entry.block.view(index)
          if let color = value.color { found.append(FoundColor(range: value.range.moved(start), color: color)) }
        }
        start += Int(chunk.byteCount)
      }
    }
    return found
  }

  /// The ways to write a colour at a place: those of UIKit's names that its form can have.
  public func presentations(of color: ColorParts, at offset: Int) -> [String] {
    FileSnapshot.presentations(of: color, on: place(offset).flatMap { form(around: $0.chunk)?.deploymentTarget })
  }

  /// The ways to write a colour.
  ///
  /// - Parameter target: the oldest iOS that has to have its name; nil: any has.
  public static func presentations(of color: ColorParts, on target: IOSVersion? = nil) -> [String] {
    let named = EnumID.color.members.filter { member in
      ColorParts(hex: member.raw.string)?.hex == color.hex
        && !(target.flatMap { target in member.availableSince.map { $0 > target } } ?? false)
    }
    return [".hex(\"\(color.hex)\")"] + named.map { ".\($0.name)" }
  }
}

extension Value {
  /// The colour that it says, where its parts are known.
  fileprivate var color: ColorParts? {
    guard kind == .member, flags.contains(.isResolved) else { return nil }
    if flags.contains(.hasArguments) {
      guard function == .hex else { return nil }
      return argument()?.string.flatMap(ColorParts.init(hex:))
    }
    guard let member = enumMember, member.enumeration == .color else { return nil }
    return ColorParts(hex: member.raw.string)
  }
}
