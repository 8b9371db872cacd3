/// A method of a delegate protocol, or one that a subclass of `UITextField` may override: the number of its row.
public struct MethodID: RawRepresentable, Hashable, Sendable {
  /// The number of its row in the tables.
  public let rawValue: UInt8

  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// Where a method is declared.
public enum MethodOwner: Int, CaseIterable, Sendable {
  /// Delegates of text fields, of text views and of the scroll views that text views are.
  case textFieldDelegate, textViewDelegate, scrollViewDelegate
  /// `UITextField` itself: the rectangle methods.
  case textField
  /// The system's own delegate of everything that takes text: no app is it.
  case textInputDelegate
  /// Delegates of paste, drag and drop, each set by a property of its own.
  case textPasteDelegate, textDragDelegate, textDropDelegate

  /// The name of the protocol or class.
  public var name: StaticString {
    switch self {
    case .textFieldDelegate: "UITextFieldDelegate"
    case .textViewDelegate: "UITextViewDelegate"
    case .scrollViewDelegate: "UIScrollViewDelegate"
    case .textField: "UITextField"
    case .textInputDelegate: "UITextInputDelegate"
    case .textPasteDelegate: "UITextPasteDelegate"
    case .textDragDelegate: "UITextDragDelegate"
    case .textDropDelegate: "UITextDropDelegate"
    }
  }
}

/// A stretch of the editing cycle.
public enum EditingPhase: String, CaseIterable, Sendable {
  /// UIKit asks whether the control may become first responder.
  case beforeBegin = "before-begin"
  /// The control has become first responder.
  case afterBegin = "after-begin"
  /// The control is first responder.
  case during
  /// UIKit asks whether the control may give up first responder.
  case beforeEnd = "before-end"
  /// The control has given up first responder.
  case afterEnd = "after-end"
  /// At any time.
  case any

  /// When it is, in words that follow the name of a method.
  public var summary: StaticString {
    switch self {
    case .beforeBegin: "asked before the control becomes first responder"
    case .afterBegin: "told after editing began"
    case .during: "while editing"
    case .beforeEnd: "asked before the control gives up first responder"
    case .afterEnd: "told after editing ended"
    case .any: "not tied to the editing cycle"
    }
  }
}

extension MethodID {
  private func field(_ number: MethodTable.Field) -> CatalogText { MethodTable.shared.field(Int(rawValue), number) }

  /// The full name in Swift: `textField(_:shouldChangeCharactersIn:replacementString:)`.
  public var name: CatalogText { field(.name) }

  /// The name before the labels: `textField`.
  public var baseName: CatalogText { name.cut(at: UInt8(ascii: "(")).head }

  /// The selector in Objective-C: `textFieldShouldReturn:`.
  public var selector: CatalogText { field(.selector) }

  /// Where it is declared.
  public var owner: MethodOwner { MethodTable.shared.owner(Int(rawValue)) }

  /// The type that it returns, in Swift; empty where it returns nothing.
  public var returnType: CatalogText { field(.returnType) }

  /// Whether it is asked a question to be answered by `true` or `false`.
  public var returnsBool: Bool { returnType.equals("Bool".utf8) }

  /// What UIKit takes for the answer where the method is not there; empty where there is none.
  public var defaultReturn: CatalogText { field(.defaultReturn) }

  /// Its place in the editing cycle.
  public var phase: EditingPhase { EditingPhase(rawValue: field(.phase).string) ?? .any }

  /// Its position among the methods of the editing cycle, from 1.
  public var order: Int? { Int(field(.order).string) }

  /// The version of iOS that brought it.
  public var since: IOSVersion? { IOSVersion(field(.since)) }

  /// Set where it should no longer be used; the replacement is a selector.
  public var deprecation: Deprecation? { Deprecation(field(.deprecated)) }

  /// What to use instead of a deprecated method.
  public var replacement: MethodID? { deprecation.flatMap { Catalog.method(written: $0.replacement.bytes) } }

  /// The method that UIKit calls instead where both are there.
  public var supersededBy: MethodID? {
    let selector = field(.supersededBy)
    return selector.isEmpty ? replacement : Catalog.method(written: selector.bytes)
  }

  /// Whether UIKit calls another method in its place, or it in another's place, where both are there.
  public var hasRival: Bool { MethodID.rivals.contains(self) }

  private static let rivals: Set<MethodID> = Catalog.delegateMethods.reduce(into: []) { rivals, method in
    if let newer = method.supersededBy { rivals.formUnion([method, newer]) }
  }

  /// The method of the other class's delegate that does the same.
  public var twin: MethodID? {
    let selector = field(.twin)
    return selector.isEmpty ? nil : Catalog.method(written: selector.bytes)
  }

  /// The declaration in Swift, without `optional`.
  public var swiftDeclaration: CatalogText { field(.swiftDeclaration) }

  /// The declaration in Objective-C.
  public var objcDeclaration: CatalogText { field(.objcDeclaration) }

  /// What it asks or says, in a sentence or two.
  public var summary: CatalogText { field(.summary) }

  /// The controls whose delegate, or whose subclass, has it.
  public var scope: Scope {
    switch owner {
    case .textFieldDelegate, .textField: .textFields
    case .textViewDelegate, .scrollViewDelegate: .textView
    case .textInputDelegate: []
    case .textPasteDelegate, .textDragDelegate, .textDropDelegate: .textInputs
    }
  }
}
