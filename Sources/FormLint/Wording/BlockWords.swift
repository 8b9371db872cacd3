import FormModel
import FormSyntax
import UIKitCatalog

/// How messages speak of blocks and of what may stand in them.
extension Fix {
  /// Puts another name in the place of one: safe where the one is a slip for the other, else a guess.
  init(replacing written: String, with name: String, at place: ChunkPlace) {
    let isSlip = ClosestMatch.isSlip(
      written.utf8.drop { $0 == UInt8(ascii: ".") }, for: name.utf8.drop { $0 == UInt8(ascii: ".") })
    self.init("Replace with '\(name)'", isSlip ? .safe : .unsafe, [Fix.Edit(place, name)])
  }
}

extension BlockContext {
  /// The blocks whose properties may stand where a member stands; `parent` is the rule, event … that it is in.
  func scope(ofPropertiesIn parent: Member?) -> Scope {
    switch parent?.kind {
    case .rule: .rule
    case .event: .event
    case .observer: .observer
    case .override: .override
    default:
      block.control?.scope ?? (block.kind == .preset ? .preset : .form)
    }
  }

  /// "a text view", "a preset", "a rule".
  func phrase(for parent: Member?) -> String {
    switch parent?.kind {
    case .rule: "a rule"
    case .event: "an event"
    case .observer: "an observer"
    case .override: "an override"
    default:
      block.control?.phrase ?? (block.kind == .preset ? "a preset" : "a form")
    }
  }

  /// All members with the member that they stand in.
  func eachMember(_ body: (_ member: Member, _ parent: Member?) -> Void) {
    for (index, member) in block.topMembers {
      body(member, nil)
      guard Int(member.next) > index + 1 else { continue }
      for (_, inner) in block.innerMembers(of: index) { body(inner, member) }
    }
  }
}

extension ControlKind {
  /// With its article, in words: "a text field".
  var phrase: String {
    switch self {
    case .textField: "a text field"
    case .textView: "a text view"
    case .searchField: "a search field"
    case .label: "a label"
    case .button: "a button"
    case .switch: "a switch"
    case .segmentedControl: "a segmented control"
    case .datePicker: "a date picker"
    case .picker: "a picker"
    case .stepper: "a stepper"
    case .slider: "a slider"
    case .webInput: "a web input"
    }
  }
}

/// Behind a message: `; did you mean 'x'?`, or nothing.
func didYouMean(_ name: String?) -> String { name.map { "; did you mean '\($0)'?" } ?? "" }

extension BlockContext {
  /// The fix that puts another name in the place of one.
  func replacement(_ range: Range<Int>, _ name: String?) -> [Fix] {
    let written = block.source.text(range)
    return name.map { $0 == written ? [] : [Fix(replacing: written, with: $0, at: place(range))] } ?? []
  }
}
