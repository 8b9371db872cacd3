/// What the stand-in has of its own: the classes with what they do, as far as generated code asks for it.
///
/// Fields and views send UIKit's messages in its order: the delegate is asked, the text changes, then it is told.
enum FrameText {
  /// A class: its head, the classes and protocols whose properties it has, and the rest of its body.
  struct Frame {
    /// Its name.
    var name: String
    /// Its declaration up to the `{`.
    var head: String
    /// The classes and protocols whose properties it has, itself first.
    var owners: [String]
    /// What its body has besides.
    var body: String

    /// A class that is open, on the main actor.
    init(_ name: String, _ parent: String, _ owners: [String] = [], _ body: String = "") {
      self.name = name
      head = "@MainActor open class \(name): \(parent)"
      self.owners = [name] + owners
      self.body = body
    }
  }

  /// The values of properties of a type.
  static let values = [
    "Bool": "false", "Int": "0", "CGFloat": "0", "Double": "0", "Float": "0", "TimeInterval": "0", "String": "\"\"",
    "UIColor": "UIColor()", "UIFont": "UIFont()", "UIEdgeInsets": "UIEdgeInsets()", "Date": "Date()",
    "Locale": "Locale.current", "TimeZone": "TimeZone.current", "[String]": "[]",
    "[NSAttributedString.Key: Any]": "[:]",
  ]

  /// Properties that the classes have themselves.
  static let own: Set<String> = [
    "tag", "delegate", "text", "isHidden", "isEnabled", "isEditable", "isUserInteractionEnabled", "contentInset",
    "verticalScrollIndicatorInsets", "isOn", "selectedSegmentIndex", "value", "minimumValue",
    "maximumValue", "date", "inputView", "inputAccessoryView",
    "next", "superview", "textColor", "font",
  ]

  /// What Foundation has.
  static let foundation = ["DateFormatter", "NumberFormatter", "Formatter", "Calendar"]

  /// The head of the module: imports, geometry and types without properties of the catalogue.
  static let text = #"""
    // A stand-in for UIKit, written from the catalogue.
    @_exported import Foundation

    public struct UIEdgeInsets: Equatable, Sendable {
      public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
      public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
      }
    }
    extension CGRect {
      public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
          x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
          height: height - insets.top - insets.bottom)
      }
    }
    extension NSValue { public var cgRectValue: CGRect { rectValue } }
    public final class UITextPosition { let offset: Int; init(_ offset: Int) { self.offset = offset } }
    public final class UITextRange {
      public let start: UITextPosition, end: UITextPosition
      init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
    }
    public final class UITextInputPasswordRules { public init(descriptor: String) {} }
    @MainActor public protocol UITextInput: AnyObject {
      var beginningOfDocument: UITextPosition { get }
      var endOfDocument: UITextPosition { get }
      var markedTextRange: UITextRange? { get }
      var selectedTextRange: UITextRange? { get set }
      func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange?
      func position(from: UITextPosition, offset: Int) -> UITextPosition?
      func replace(_ range: UITextRange, withText text: String)
    }
    @MainActor public protocol UICoordinateSpace: AnyObject {}
    final class ScreenSpace: UICoordinateSpace {}
    @MainActor public final class NSLayoutConstraint {
      nonisolated init() {}
      public var constant: CGFloat = 0
      public private(set) static var active: [NSLayoutConstraint] = []
      public static func activate(_ constraints: [NSLayoutConstraint]) { active += constraints }
    }
    public class NSLayoutAnchor<Kind> {
      public func constraint(equalTo: NSLayoutAnchor<Kind>, constant: CGFloat = 0) -> NSLayoutConstraint { NSLayoutConstraint() }
    }
    public enum XAxis {}
    public enum YAxis {}
    public final class NSLayoutXAxisAnchor: NSLayoutAnchor<XAxis> {}
    public final class NSLayoutYAxisAnchor: NSLayoutAnchor<YAxis> {}
    public final class NSLayoutDimension {
      public func constraint(greaterThanOrEqualToConstant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
      public func constraint(equalToConstant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
      public func constraint(equalTo: NSLayoutDimension) -> NSLayoutConstraint { NSLayoutConstraint() }
    }
    public enum UITextInputMode {
      public static let currentInputModeDidChangeNotification = Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
    }
    @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {}
    @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {}
    @MainActor public protocol UIPickerViewDataSource: AnyObject {
      func numberOfComponents(in pickerView: UIPickerView) -> Int
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
    }
    @MainActor public protocol UIPickerViewDelegate: AnyObject {
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    }
    extension NSAttributedString.Key {
      public static let font = NSAttributedString.Key("NSFont"), foregroundColor = NSAttributedString.Key("NSColor")
      public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor"), kern = NSAttributedString.Key("NSKern")
      public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset"), link = NSAttributedString.Key("NSLink")
      public static let underlineStyle = NSAttributedString.Key("NSUnderline")
      public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
      public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
      public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
      public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    }
    """#
}
