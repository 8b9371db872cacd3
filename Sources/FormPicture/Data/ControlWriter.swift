import FieldLanguages
import FormEditing
import FormModel
import FormSyntax
import JSONText
import UIKitCatalog
import ValueFormatting

/// Writes one control: what it is, what it looks like, what it does.
struct ControlWriter {
  /// The control with its presets and form.
  let control: ResolvedControl
  /// The form that it is in.
  let place: PicturedForm
  /// What it is part of; its shared tables grow.
  let picture: PictureWriter
  /// `added`, `removed` or `changed` where two versions stand side by side.
  let change: String?

  /// A control of `place`, whose shared tables are those of `picture`.
  init(_ control: ResolvedControl, _ place: PicturedForm, _ picture: PictureWriter, change: String? = nil) {
    self.control = control
    self.place = place
    self.picture = picture
    self.change = change
  }

  /// What the page draws by; the rest of the properties has no look, or is drawn from what follows here.
  private static let properties: [PropertyID] = [
    .label, .isHidden, .isEnabled, .isEditable, .isUserInteractionEnabled, .alpha, .text, .labelText, .attributedText,
    .attributedPlaceholder, .textColor, .font, .textAlignment, .borderStyle, .clearsOnBeginEditing, .clearButtonMode,
    .leftView, .leftViewMode, .rightView, .rightViewMode, .inputView, .inputAccessoryView, .autocapitalizationType,
    .keyboardType, .keyboardAppearance, .returnKeyType, .enablesReturnKeyAutomatically, .isSecureTextEntry,
    .textContentType, .adjustsFontForContentSizeCategory, .buttonTitle, .buttonImage, .submit, .enabledWhen, .isOn,
    .segments, .selectedSegmentIndex, .mode, .preferredStyle, .items, .minimumValue, .maximumValue, .value, .stepValue,
    .webType, .maxlength, .webPlaceholder, .allowsNumberPadPopover, .autocorrectionType,
    .adjustsFontSizeToFitWidth, .minimumFontSize, .numberOfLines, .lineBreakMode, .minimumScaleFactor, .backgroundColor,
    .tintColor, .onTintColor, .thumbTintColor, .selectedSegmentTintColor, .minimumTrackTintColor,
    .maximumTrackTintColor, .semanticContentAttribute, .isMomentary, .apportionsSegmentWidthsByContent,
    .defaultTextAttributes, .textContainerInset, .isScrollEnabled, .wraps, .minimumContentSizeCategory,
    .maximumContentSizeCategory,
  ]

  /// The form that the control is in.
  var form: ResolvedForm { place.form }

  /// The defaults that differ from one kind of control, or source, to another.
  private static let defaults: [PropertyID] = [
    .borderStyle, .clearButtonMode, .leftViewMode, .rightViewMode, .autocapitalizationType,
  ]

  /// The control as one JSON object.
  var json: [UInt8] {
    var json = JSONWriter()
    json.object { object in
      object.member("name", control.block.name)
      object.member("kind", control.kind.map { "\($0.keyword)" } ?? "")
      object.member("change", change)
      source(&object)
      properties(&object)
      if control.kind?.isTextInput == true { input(&object) }
      moments(&object)
      handlers(&object)
      findings(&object)
    }
    return json.finish()
  }

  private func source(_ json: inout JSONWriter) {
    guard let position = picture.position, let range = form.place(control.block.nameRange, of: control.id)?.range else {
      return
    }
    json.key("range")
    json.object {
      for (key, offset) in [("start", range.lowerBound), ("end", range.upperBound)] {
        let place = position(offset)
        $0.key(named: key)
        $0.object {
          $0.member("line", place.line)
          $0.member("character", place.character)
        }
      }
    }
  }

  /// What its date picker shows in each locale, where that is not what every other one shows.
  private func moments(_ json: inout JSONWriter) {
    guard let moment = DatePickerMoment(control) else { return }
    json.key("moments")
    json.array { list in
      for context in place.contexts {
        let now = picture.options.clock.seconds(in: context.timeZone) ?? 0
        DatePickerData(now, moment.context(in: context), moment).write(to: &list)
      }
    }
  }

  private func properties(_ json: inout JSONWriter) {
    // Properties of other kinds may have the name of one of its own.
    for property in Self.properties where control.kind.map(property.scope.contains) ?? false {
      guard let set = control[property], set.isWellFormed, let value = set.value,
        property != .maxlength || control.longestEntry != nil
      else { continue }
      json.key(named: property.name.string)
      picture.write(value, &json)
    }
    for property in Self.defaults where control.kind?.isTextInput == true && !control.sets(property) {
      guard let member = control.enumMember(property) else { continue }
      json.member(named: property.name.string, member.name.string)
    }
  }

  /// What only text inputs have.
  private func input(_ json: inout JSONWriter) {
    if control.sets(.placeholder) {
      json.key("placeholder")
      picture.write(place.preview.rows(of: control, [.placeholder]).map(\.text), &json)
    }
    json.key("delegate")
    json.bool(control.mayHaveDelegate)
    let rules = FieldRules(control, place.environment, picture.cache) { !isCompared($0) }
    normalization(rules.normalization, &json)
    formatter(&json)
    chosen(&json)
    rects(&json)
    json.key("rules")
    let resolved = control.rules.map(ResolvedRule.init)
    json.array { list in
      for (rule, terms) in zip(rules.rules, resolved) where terms != nil { self.rule(rule, terms, &list) }
    }
    end(&json)
  }

  /// How far the rectangles that its class gives lie inside the usual ones, by the method that says so.
  private func rects(_ json: inout JSONWriter) {
    let insets = form.overrides(of: control).compactMap { override in
      override.member.method.flatMap { method in override.inner(.insets).map { ("\(method.baseName)", $0) } }
    }
    guard !insets.isEmpty else { return }
    json.key("rects")
    json.object { object in
      for (name, value) in insets {
        object.key(named: name)
        picture.write(value, &object)
      }
    }
  }

  private func findings(_ json: inout JSONWriter) {
    guard let findings = picture.options.findings[control.id], !findings.isEmpty else { return }
    json.key("findings")
    json.array { list in
      for finding in findings {
        list.object {
          $0.member("severity", finding.severity)
          $0.member("message", finding.message)
          $0.member("code", finding.code)
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes a member whose name may have any characters.
  mutating func member(named name: String, _ value: String) {
    key(named: name)
    string(value)
  }
}
