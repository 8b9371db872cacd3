import FormModel
import UIKitCatalog

/// The views, made in code: a stack in a scroll view.
extension ScreenPlan {
  /// Writes the function that makes the views in code.
  func writeLayout(to writer: inout SwiftWriter) {
    writer.doc("Puts the views into a stack that scrolls.")
    let rows = rows
    writer.block("private func build()") { writer in
      writer.list("let stack = UIStackView(arrangedSubviews: ", rows.map(\.expression), ")")
      writer.lines(["stack.axis = .vertical", "stack.spacing = 8", "let scroll = UIScrollView()"])
      if let mode = dismissMode { writer.line("scroll.keyboardDismissMode = .\(mode)") }
      for name in ["stack", "scroll"] { writer.line("\(name).translatesAutoresizingMaskIntoConstraints = false") }
      writer.lines(["scroll.addSubview(stack)", "view.addSubview(scroll)", "view.backgroundColor = .systemBackground"])
      let tall = textViews.map { view in
        let relation = view.isScrolled ? "equalTo" : "greaterThanOrEqualTo"
        return "\(view.name).heightAnchor.constraint(\(relation)Constant: 88)"
      }
      writer.line("let content = scroll.contentLayoutGuide")
      if avoidance == EnumMember.KeyboardAvoidance.resize {
        writer.line("let bottom = scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor)")
        writer.line("self.bottom = bottom")
      }
      writer.line("NSLayoutConstraint.activate([")
      writer.nested { writer in
        writer.items(constraints + tall)
      }
      writer.line("])")
      writeFonts(&writer)
      // Behind what the form says of it, since a text view by itself would scroll.
      for view in textViews where !view.setsScrolling { writer.line("\(view.name).isScrollEnabled = false") }
    }
    writeCaption(rows, &writer)
  }

  /// The fonts of what has none of the form's, as large as the user wants texts: in a screen that was loaded, they are
  /// its own.
  private func writeFonts(_ writer: inout SwiftWriter) {
    writeFonts(of: textFields, "field", "UITextField", &writer)
    writeFonts(of: textViews, "textView", "UITextView", &writer)
    writeFonts(of: views.filter { $0.control.kind == .label }, "label", "UILabel", &writer)
    writeFonts(of: views.filter { $0.control.kind == .button }, "button", "UIButton", &writer)
  }

  private func writeFonts(of views: [ViewPlan], _ name: String, _ type: String, _ writer: inout SwiftWriter) {
    let plain = views.filter { !$0.control.saysFont }
    func write(_ view: String, _ follows: Bool, _ writer: inout SwiftWriter) {
      let owner = type == "UIButton" ? view + ".titleLabel?" : view
      writer.line("\(owner).font = UIFont.preferredFont(forTextStyle: .body)")
      if follows { writer.line("\(owner).adjustsFontForContentSizeCategory = true") }
    }
    // What the form says of a view's size is set already.
    for view in plain where view.saysWhetherItFollows { write(view.name, false, &writer) }
    let others = plain.filter { !$0.saysWhetherItFollows }.map(\.name)
    if others.count == 1 { return write(others[0], true, &writer) }
    if others.isEmpty { return }
    writer.list("let \(name)s: [\(type)] = ", others)
    writer.block("for \(name) in \(name)s") { write(name, true, &$0) }
  }

  /// The function that makes captions, as far as there are some.
  private func writeCaption(_ rows: [StackRow], _ writer: inout SwiftWriter) {
    guard rows.contains(where: { $0.kind != .view }) else { return }
    let hasHeadlines = rows.contains { $0.kind == .headline }
    writer.line()
    writer.doc("The text over a control or a section; VoiceOver has a control's from the control.")
    writer.function(
      "private static func caption",
      ["_ text: String"] + (hasHeadlines ? ["style: UIFont.TextStyle = .subheadline"] : []), " -> UILabel"
    ) { writer in
      writer.lines([
        "let label = UILabel()", "label.text = text",
        "label.font = UIFont.preferredFont(forTextStyle: \(hasHeadlines ? "style" : ".subheadline"))",
        "label.adjustsFontForContentSizeCategory = true", "label.numberOfLines = 0",
        "label.isAccessibilityElement = \(hasHeadlines ? "style == .headline" : "false")", "return label",
      ])
    }
  }

  /// What the stack is made of.
  private var rows: [StackRow] {
    var rows: [StackRow] = []
    let views = Dictionary(views.map { ($0.control.control.id, $0) }) { first, _ in first }
    for section in form.sections {
      if let title = section.title {
        rows.append(StackRow(kind: .headline, text: plan.expression(title, for: form.name + ", section")))
      }
      for control in section.controls {
        guard let view = views[control.id] else { continue }
        // Over what is not shown there is nothing to read.
        let isShown = control.boolean(.isHidden) != true
        if isShown, let label = control[.label]?.value, view.control.kind != .label, view.control.kind != .button {
          let text = plan.expression(label, for: "\(form.name).\(view.control.name), label")
          rows.append(StackRow(kind: .caption, text: text))
        }
        rows.append(StackRow(kind: .view, text: view.name))
      }
    }
    return rows
  }

  /// Where the stack and the scroll view stand.
  private var constraints: [String] {
    let bottom =
      switch avoidance {
      case nil, EnumMember.KeyboardAvoidance.keyboardLayoutGuide, EnumMember.KeyboardAvoidance.automatic:
        "view.keyboardLayoutGuide.topAnchor"
      default: "view.bottomAnchor"
      }
    return [
      "scroll.topAnchor.constraint(equalTo: view.topAnchor)",
      "scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor)",
      "scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor)",
      avoidance == EnumMember.KeyboardAvoidance.resize
        ? "bottom" : "scroll.bottomAnchor.constraint(equalTo: \(bottom))",
      "stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16)",
      "stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16)",
      "stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor)",
      "stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor)",
      "content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor)",
    ]
  }
}

/// What stands in a row of the stack.
private struct StackRow {
  /// The title of a section, the label of a control, or a view.
  enum Kind { case headline, caption, view }

  var kind: Kind
  /// The text as an expression, or the view's name.
  var text: String

  var expression: String {
    switch kind {
    case .headline: "Self.caption(\(text), style: .headline)"
    case .caption: "Self.caption(\(text))"
    case .view: text
    }
  }
}

extension ViewPlan {
  /// Whether the form says if its font follows the user's text size.
  var saysWhetherItFollows: Bool { control.control.sets(.adjustsFontForContentSizeCategory) }

  /// Whether the form says if a text view scrolls by itself.
  fileprivate var setsScrolling: Bool { control.control.sets(.isScrollEnabled) }

  /// Whether a text view scrolls by itself, so that it is not as high as its text.
  fileprivate var isScrolled: Bool { setsScrolling && control.control.boolean(.isScrollEnabled) == true }
}

extension ControlPlan {
  /// Whether the form says how its text looks, be it by attributes.
  fileprivate var saysFont: Bool {
    properties.contains { $0.member.property == .font || $0.value?.hasFont == true }
  }
}

extension Value {
  /// Whether an attribute in it is a font.
  fileprivate var hasFont: Bool {
    if name == "font", flags.contains(.hasArguments) { return true }
    return children.contains { $0.kind != .interpolation && $0.hasFont }
  }
}

extension SwiftWriter {
  /// A list as the last argument of a call.
  fileprivate mutating func list(_ head: String, _ items: [String], _ tail: String) {
    let whole = "\(head)[\(items.joined(separator: ", "))]\(tail)"
    if fits(whole + ",") { return line(whole) }
    line(head + "[")
    nested { $0.items(items) }
    line("]" + tail)
  }
}
