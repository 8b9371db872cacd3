extension FrameText {
  private static let traits = [
    "UITextInputTraits", "UITextInput", "UITextDraggable", "UIContentSizeCategoryAdjusting",
    "UILetterformAwareAdjusting",
  ]
  private static let view = ["UIResponder", "UIAccessibilityIdentification", "NSObject"]

  /// A number between bounds, to which it is fitted as each of them is set (UIStepper.h, UISlider.h).
  private static func bounded(_ type: String, _ most: Int) -> String {
    """
      open var minimumValue: \(type) = 0 {
        didSet {
          maximumValue = max(maximumValue, minimumValue)
          value = max(value, minimumValue)
        }
      }
      open var maximumValue: \(type) = \(most) {
        didSet {
          if minimumValue > maximumValue { minimumValue = maximumValue }
          value = min(value, maximumValue)
        }
      }
      open var value: \(type) = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }

    """
  }

  /// The classes, each after the one that it inherits from.
  static let classes: [Frame] = [
    Frame(
      "UIColor", "NSObject", [],
      """
        nonisolated override public init() {}
        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
        public init?(named: String) {}

      """),
    Frame(
      "UIFont", "NSObject", [],
      """
        nonisolated override public init() {}
        public init?(name: String, size: CGFloat) {}
        public static let systemFontSize: CGFloat = 14
        public static func preferredFont(forTextStyle: UIFont.TextStyle) -> UIFont { UIFont() }
        public static func systemFont(ofSize: CGFloat) -> UIFont { UIFont() }
        public static func systemFont(ofSize: CGFloat, weight: UIFont.Weight) -> UIFont { UIFont() }

      """),
    Frame(
      "UIImage", "NSObject", [],
      """
        public init?(named: String) {}
        public init?(systemName: String) {}

      """),
    Frame(
      "UIAction", "NSObject", [],
      """
        public let handler: (UIAction) -> Void
        public internal(set) var sender: Any?
        public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) { self.handler = handler }

      """),
    Frame("UIMenuElement", "NSObject", [], "  nonisolated override public init() {}\n"),
    Frame("UIMenu", "UIMenuElement"),
    Frame(
      "UITextItem", "NSObject", [],
      """
        public final class MenuConfiguration { public init(menu: UIMenu) {} }

      """),
    Frame("UIInputSuggestion", "NSObject"),
    Frame("NSTextAttachment", "NSObject"),
    Frame("UITextFormattingViewController", "UIViewController"),
    Frame(
      "UIResponder", "NSObject", [],
      """
        public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
        public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
        public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
        public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
        public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
        public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
        public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
        nonisolated override public init() {}
        static weak var first: UIResponder?
        public static func forget() { first = nil }
        open var next: UIResponder? { nil }
        public var isFirstResponder: Bool { UIResponder.first === self }
        var asks: Bool { true }
        var endAsks: Bool { true }
        func didBegin() {}
        func didEnd() {}
        /// The order of UIKit: the new one is asked, then the old one, which ends; then the new one begins.
        @discardableResult open func becomeFirstResponder() -> Bool {
          if isFirstResponder { return true }
          guard asks else { return false }
          if let old = UIResponder.first, !old.resignFirstResponder() { return false }
          UIResponder.first = self
          didBegin()
          return true
        }
        @discardableResult open func resignFirstResponder() -> Bool {
          guard isFirstResponder else { return true }
          guard endAsks else { return false }
          end()
          return true
        }
        func end() {
          UIResponder.first = nil
          didEnd()
        }

      """),
    Frame("UIGestureRecognizer", "NSObject", [], "  public var cancelsTouchesInView = true\n"),
    Frame("UITapGestureRecognizer", "UIGestureRecognizer"),
    Frame("UIScreen", "NSObject", [], "  public let coordinateSpace: any UICoordinateSpace = ScreenSpace()\n"),
    Frame(
      "UIView", "UIResponder", view,
      """
        open var tag = 0
        open var isHidden = false
        open var isUserInteractionEnabled = true
        open var frame = CGRect.zero
        open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
        public private(set) var subviews: [UIView] = []
        public private(set) weak var superview: UIView?
        open var safeAreaInsets = UIEdgeInsets()
        public weak var holder: UIResponder?
        nonisolated override public required init() {}
        open override var next: UIResponder? { holder ?? superview }
        open var window: UIWindow? { superview?.window }
        open func addSubview(_ view: UIView) {
          view.superview = self
          subviews.append(view)
        }
        open func viewWithTag(_ tag: Int) -> UIView? {
          if self.tag == tag { return self }
          return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
        }
        open func layoutIfNeeded() {}
        open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
        @discardableResult open func endEditing(_ force: Bool) -> Bool {
          guard let first = UIResponder.first as? UIView else { return false }
          guard sequence(first: first, next: { $0.superview }).contains(where: { $0 === self }) else { return false }
          guard force else { return first.resignFirstResponder() }
          first.end()
          return true
        }
        private var place: CGPoint {
          let above = superview?.place ?? .zero
          return CGPoint(x: above.x + frame.minX, y: above.y + frame.minY)
        }
        open func convert(_ rect: CGRect, from: any UICoordinateSpace) -> CGRect { rect.offsetBy(dx: -place.x, dy: -place.y) }
        open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
          rect.offsetBy(dx: place.x - (view?.place.x ?? 0), dy: place.y - (view?.place.y ?? 0))
        }
        open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
          CGPoint(x: point.x + place.x - (view?.place.x ?? 0), y: point.y + place.y - (view?.place.y ?? 0))
        }
        public let topAnchor = NSLayoutYAxisAnchor(), bottomAnchor = NSLayoutYAxisAnchor()
        public let leadingAnchor = NSLayoutXAxisAnchor(), trailingAnchor = NSLayoutXAxisAnchor()
        public let heightAnchor = NSLayoutDimension(), widthAnchor = NSLayoutDimension()
        public let keyboardLayoutGuide = UILayoutGuide(), readableContentGuide = UILayoutGuide()
        open func sizeToFit() {}

      """),
    Frame(
      "UILayoutGuide", "NSObject", [],
      """
        nonisolated override public init() {}
        public let topAnchor = NSLayoutYAxisAnchor(), bottomAnchor = NSLayoutYAxisAnchor()
        public let leadingAnchor = NSLayoutXAxisAnchor(), trailingAnchor = NSLayoutXAxisAnchor()
        public let heightAnchor = NSLayoutDimension(), widthAnchor = NSLayoutDimension()

      """),
    Frame(
      "UIWindow", "UIView", [], "  public let screen = UIScreen()\n  open override var window: UIWindow? { self }\n"),
    Frame(
      "UIViewController", "UIResponder", [],
      """
        public let view: UIView
        public internal(set) var isBeingDismissed = false, isMovingFromParent = false
        public func leave() { isBeingDismissed = true }
        public weak var parent: UIViewController?
        public private(set) var presented: [UIViewController] = []
        /// What is shown goes, and nobody is told.
        open func dismiss(animated: Bool) { presented = [] }
        public init(_ view: UIView) {
          self.view = view
          super.init()
          view.holder = self
        }
        nonisolated override public init() { fatalError() }
        open func present(_ controller: UIViewController, animated: Bool) {
          presented.append(controller)
          // A presentation asks the field for its focus.
          _ = UIResponder.first?.endAsks
        }

      """),
    Frame(
      "UIAlertAction", "NSObject", [],
      """
        public enum Style: Sendable { case `default`, cancel, destructive }
        public let title: String?
        public let handler: ((UIAlertAction) -> Void)?
        public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
          (self.title, self.handler) = (title, handler)
        }

      """),
    Frame(
      "UIAlertController", "UIViewController", [],
      """
        public enum Style: Sendable { case alert, actionSheet }
        public var title: String?, message: String?
        public private(set) var actions: [UIAlertAction] = []
        public init(title: String?, message: String?, preferredStyle: Style) {
          (self.title, self.message) = (title, message)
          super.init(UIView())
        }
        public func addAction(_ action: UIAlertAction) { actions.append(action) }
        public func tap(_ title: String) { actions.first { $0.title == title }.map { $0.handler?($0) } }

      """),
    Frame(
      "UIImageView", "UIView", [],
      "  public var image: UIImage?\n  public convenience init(image: UIImage?) { self.init() }\n"),
    Frame(
      "UIStackView", "UIView", [],
      """
        public enum Axis: Sendable { case horizontal, vertical }
        public var axis = Axis.horizontal
        public var spacing: CGFloat = 0
        public convenience init(arrangedSubviews views: [UIView]) {
          self.init()
          for view in views { addSubview(view) }
        }

      """),
    Frame(
      "UIScrollView", "UIView", [],
      """
        open var contentInset = UIEdgeInsets()
        open var verticalScrollIndicatorInsets = UIEdgeInsets()
        public let contentLayoutGuide = UILayoutGuide(), frameLayoutGuide = UILayoutGuide()
        public private(set) var shown: [CGRect] = []
        open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { shown.append(rect) }

      """),
    Frame(
      "UIControl", "UIView", [],
      """
        open var isEnabled = true
        private var actions: [(action: UIAction, events: UIControl.Event)] = []
        public func addAction(_ action: UIAction, for events: UIControl.Event) { actions.append((action, events)) }
        public func sendActions(for events: UIControl.Event) {
          for entry in actions where !entry.events.isDisjoint(with: events) {
            entry.action.sender = self
            entry.action.handler(entry.action)
          }
        }

      """),
    Frame("UITextField", "UIControl, UITextInput", traits, TextText.shared + TextText.field),
    Frame("UISearchTextField", "UITextField"),
    Frame("UITextView", "UIScrollView, UITextInput", traits, TextText.shared + TextText.view),
    Frame(
      "UILabel", "UIView", ["UIContentSizeCategoryAdjusting", "UILetterformAwareAdjusting"],
      """
        open var text: String?
        open var font: UIFont! = UIFont()
        open var textColor: UIColor! = UIColor()
        open var isEnabled = true

      """),
    Frame(
      "UIButton", "UIControl", [],
      """
        public enum ButtonType: Sendable { case system, custom }
        public let titleLabel: UILabel? = UILabel()
        public convenience init(type: ButtonType) { self.init() }
        open func setTitle(_ title: String?, for state: UIControl.State) {}
        open func setImage(_ image: UIImage?, for state: UIControl.State) {}

      """),
    Frame("UISwitch", "UIControl", [], "  open var isOn = false\n"),
    Frame(
      "UISegmentedControl", "UIControl", [],
      """
        public static let noSegment = -1
        public private(set) var titles: [String] = []
        /// An index that no segment has selects none.
        open var selectedSegmentIndex = -1 {
          didSet { if !titles.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = -1 } }
        }
        open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
          titles.insert(title ?? "", at: min(index, titles.count))
        }
        open func removeAllSegments() {
          titles = []
          selectedSegmentIndex = -1
        }

      """),
    Frame("UIDatePicker", "UIControl", [], "  open var date = Date()\n"),
    Frame("UIStepper", "UIControl", [], bounded("Double", 100)),
    Frame("UISlider", "UIControl", [], bounded("Float", 1)),
    Frame(
      "UIPickerView", "UIView", [],
      """
        public weak var dataSource: (any UIPickerViewDataSource)?
        public weak var delegate: (any UIPickerViewDelegate)?
        private var row = 0
        open func selectedRow(inComponent: Int) -> Int {
          (dataSource?.pickerView(self, numberOfRowsInComponent: 0) ?? 0) > 0 ? row : -1
        }
        open func numberOfRows(inComponent: Int) -> Int { dataSource?.pickerView(self, numberOfRowsInComponent: 0) ?? 0 }
        /// UIKit traps at a row that is not there.
        open func selectRow(_ row: Int, inComponent: Int, animated: Bool) {
          precondition((0..<numberOfRows(inComponent: 0)).contains(row))
          self.row = row
        }
        public func choose(_ row: Int) {
          self.row = row
          delegate?.pickerView(self, didSelectRow: row, inComponent: 0)
        }

      """),
    Frame(
      "UIBarButtonItem", "NSObject", [],
      """
        public enum SystemItem: Sendable { case done, action, flexibleSpace }
        private let primaryAction: UIAction?
        public var isEnabled = true
        public init(systemItem: SystemItem, primaryAction: UIAction? = nil) { self.primaryAction = primaryAction }
        public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
          self.primaryAction = primaryAction
        }
        public static func flexibleSpace() -> Self { Self(flexible: ()) }
        public required init(flexible: Void) { primaryAction = nil }
        public func tap() {
          primaryAction?.sender = self
          primaryAction.map { $0.handler($0) }
        }

      """),
    Frame("UIToolbar", "UIView", [], "  public var items: [UIBarButtonItem]?\n"),
  ]
}
