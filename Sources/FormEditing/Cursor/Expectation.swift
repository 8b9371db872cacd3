import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// What the grammar and the catalogue let stand at a place.
enum Expectation {
  /// A member of the block.
  case member
  /// A value of this type.
  case value(ExpectedValue)
  /// An argument of a call, or of a rule; `used` are the labels that it has already.
  case argument(Callee, used: [String], position: Int)
  /// A delegate method after `on`; `start` is where the selector begins that is being typed.
  case event(start: Int)
  /// A control event after `on .`.
  case controlEvent
  /// A method after `override`; `start` is where the selector begins that is being typed.
  case override(start: Int)
  /// A notification after `observe`; `start` is where its name begins.
  case notification(start: Int)
  /// The name of a validation rule after `rule`.
  case rule
  /// A preset after `use`; `used` are those that the member names already.
  case preset(used: [String])
  /// The name of a new control.
  case controlName
  /// Nothing that could be suggested.
  case nothing
}

/// A value that is to come.
struct ExpectedValue {
  /// The type that the value must have.
  var type: ValueType
  /// Whether `nil` may stand there.
  var isNullable = false
  /// The property that it is the value of; nil inside of calls.
  var property: PropertyID?
  /// The dot stands there already.
  var isAfterDot = false
  /// Inside of `[ ]`.
  var isElement = false
  /// Behind `...`, so that a bound is meant.
  var isBound = false
  /// What the bound is that stands before `...`; nil where there is none.
  var lowerBound: FormattedValue?
  /// The names of the elements that the list has already, and its strings without quotes.
  var siblings: [String] = []
}

extension ExpectedValue {
  /// What a property takes.
  init(of property: PropertyID) {
    self.init(type: property.type, isNullable: property.isNullable, property: property)
  }
}

extension Expectation {
  /// The argument without a label at a place among those; the last one may be there any number of times.
  static func unlabelled(_ arguments: [Argument], _ position: Int) -> Argument? {
    let plain = arguments.filter(\.label.isEmpty)
    if position < plain.count { return plain[position] }
    return plain.last.flatMap { $0.isVariadic ? $0 : nil }
  }
}

extension ValueType {
  /// What a list of this type has as elements; nil where it is no list.
  var element: ValueType? {
    switch self {
    case .options, .toolbarItems, .normalization, .characterSet: self
    case .attributes: .attribute
    case .insets: .number
    case .texts: .text
    case .strings: .string
    case .integers: .integer
    case .locales: .locale
    default: nil
    }
  }

  /// The type whose calls stand here: bounds of ranges are dates.
  var calling: ValueType { self == .valueRange ? .date : self }
}
