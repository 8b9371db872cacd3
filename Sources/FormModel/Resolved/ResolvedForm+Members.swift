import FormSyntax
public import UIKitCatalog

/// What happens while it is edited.
extension ResolvedForm {
  /// What handles the messages and events of a control, by precedence: its own handlers, those of its presets, then the
  /// form's. Of several for one message only the first is asked, and only that is here; and none of a message that nobody
  /// hears, since the delegate is `none`.
  public func handlers(of control: ResolvedControl) -> [ResolvedMember] { control.handlers }

  /// The validation rules of a control in the order in which they are checked: by moment (change, end of editing, Return,
  /// submission), at one moment as they are written, the control's own before those of its presets.
  public func rules(of control: ResolvedControl) -> [ResolvedRule] {
    let rules = control.rules.compactMap(ResolvedRule.init)
    return EnumID.ruleTime.members.flatMap { time in rules.filter { $0.time == time } }
  }

  /// The validation rules of a control that are checked at a moment, a member of `RuleTime`, in their order.
  public func rules(of control: ResolvedControl, at time: EnumMember) -> [ResolvedRule] {
    control.rules.compactMap(ResolvedRule.init).filter { $0.time == time }
  }

  /// The methods of its class that a control's subclass overrides: of a method that it overrides twice, the first.
  public func overrides(of control: ResolvedControl) -> [ResolvedMember] {
    var seen: Set<MethodID> = []
    return control.overrides.filter { $0.member.method.map { seen.insert($0).inserted } ?? true }
  }

  /// What the form observes, in the order of the text.
  public var observers: [FormMember] { index.observers }

  /// What the form handles for all its controls, in the order of the text.
  public var events: [FormMember] { index.events }
}

/// A text that comes from the app's strings: `.localized("person.title", default: "Person")`.
public struct LocalizedText: Sendable {
  /// The text's key in the strings files.
  public let key: String
  /// What is shown where the strings have no entry; nil where nothing is given.
  public let fallback: String?
  /// Where it is asked for; nil where that is not known.
  public let place: SourcePlace?
}

/// What it takes from the app's strings.
extension ResolvedForm {
  /// The texts in the order of the file, then those of the presets that its controls use.
  public var localizedTexts: [LocalizedText] {
    var texts: [LocalizedText] = []
    var seen: Set<String> = []
    var presets: [FoundPreset] = []
    file.forEachEntry(in: file.chunks(of: index)) { entry in
      texts += entry.block.localizedTexts.map { LocalizedText($0, place($0.range, of: entry.id)) }
      presets += scope.used(by: entry.block, in: file).filter {
        seen.insert("\($0.path ?? "")\u{0}\($0.id.rawValue)").inserted
      }
    }
    for preset in presets {
      let model = preset.path.map { scope.file($0) } ?? file
      texts += preset.block.localizedTexts.map {
        LocalizedText($0, model?.place($0.range, of: preset.id, path: preset.path))
      }
    }
    return texts
  }
}

extension LocalizedText {
  fileprivate init(_ call: Value, _ place: SourcePlace?) {
    self.init(key: call.argument()?.string ?? "", fallback: call.argument(.default)?.string, place: place)
  }
}

extension BlockModel {
  /// The calls of `.localized` that say a key.
  fileprivate var localizedTexts: [Value] {
    (0..<values.count).map(view).filter { value in
      value.function == .localized && value.argument()?.string != nil
    }
  }
}
