import Testing
import UIKitCatalog

@Suite struct MethodTests {
  static let constants: [(MethodID, String)] = [
    (.textFieldShouldBeginEditing, "textFieldShouldBeginEditing:"),
    (.textFieldDidBeginEditing, "textFieldDidBeginEditing:"),
    (.textFieldShouldEndEditing, "textFieldShouldEndEditing:"),
    (.textFieldDidEndEditing, "textFieldDidEndEditing:"),
    (.textFieldDidEndEditingReason, "textFieldDidEndEditing:reason:"),
    (.textFieldShouldChange, "textField:shouldChangeCharactersInRange:replacementString:"),
    (.textFieldShouldChangeRanges, "textField:shouldChangeCharactersInRanges:replacementString:"),
    (.textFieldDidChangeSelection, "textFieldDidChangeSelection:"),
    (.textFieldShouldClear, "textFieldShouldClear:"),
    (.textFieldShouldReturn, "textFieldShouldReturn:"),
    (.textViewShouldBeginEditing, "textViewShouldBeginEditing:"),
    (.textViewDidBeginEditing, "textViewDidBeginEditing:"),
    (.textViewShouldEndEditing, "textViewShouldEndEditing:"),
    (.textViewDidEndEditing, "textViewDidEndEditing:"),
    (.textViewShouldChange, "textView:shouldChangeTextInRange:replacementText:"),
    (.textViewShouldChangeRanges, "textView:shouldChangeTextInRanges:replacementText:"),
    (.textViewDidChange, "textViewDidChange:"),
    (.textViewDidChangeSelection, "textViewDidChangeSelection:"),
    (.textViewWritingToolsWillBegin, "textViewWritingToolsWillBegin:"),
    (.textViewWritingToolsDidEnd, "textViewWritingToolsDidEnd:"),
    (.scrollViewDidChangeAdjustedContentInset, "scrollViewDidChangeAdjustedContentInset:"),
    (.textRect, "textRectForBounds:"),
    (.drawText, "drawTextInRect:"),
    (.placeholderRect, "placeholderRectForBounds:"),
    (.drawPlaceholder, "drawPlaceholderInRect:"),
    (.borderRect, "borderRectForBounds:"),
    (.editingRect, "editingRectForBounds:"),
    (.clearButtonRect, "clearButtonRectForBounds:"),
    (.leftViewRect, "leftViewRectForBounds:"),
    (.rightViewRect, "rightViewRectForBounds:"),
  ]

  @Test func constantsAreNumberedAsRows() {
    for (method, selector) in Self.constants { #expect(method.selector.string == selector) }
  }

  @Test func countsAreThoseOfTheHeaders() {
    let counts = MethodOwner.allCases.map { owner in Catalog.methods.count { $0.owner == owner } }
    #expect(counts == [15, 28, 14, 9, 5, 4, 5, 8])
    #expect(Catalog.delegateMethods(for: .searchField).count == 15 + 17)
    #expect(Catalog.delegateMethods(for: .textView).count == 42 + 17)
    #expect(Catalog.delegateMethods(for: .button).isEmpty)
  }

  @Test(arguments: ["textFieldShouldReturn(_:)", "textFieldShouldReturn", "textFieldShouldReturn:"])
  func methodsAreFoundInEachSpelling(name: String) {
    #expect(Catalog.method(written: name.utf8) == .textFieldShouldReturn)
  }

  @Test(arguments: ["textField", "textFieldShouldReturn()", "textRect(forBounds:)", "textRect", ""])
  func otherNamesAreNoDelegateMethods(name: String) {
    #expect(Catalog.method(written: name.utf8) == nil)
  }

  @Test func everyMethodIsReachedBySelector() {
    for method in Catalog.methods {
      let selector = method.selector.bytes
      let found = method.owner == .textField ? Catalog.override(written: selector) : Catalog.method(written: selector)
      #expect(found == method, "\(method.selector)")
    }
  }

  @Test func declarationsAgreeWithNames() {
    for method in Catalog.methods {
      let declaration = method.swiftDeclaration.string
      #expect(declaration.hasPrefix("func \(method.baseName)("), "\(declaration)")
      #expect(!declaration.contains("  ") && !method.objcDeclaration.string.contains("  "), "\(declaration)")
      #expect(declaration.hasSuffix(method.returnType.isEmpty ? ")" : "-> \(method.returnType)"), "\(declaration)")
      #expect(method.objcDeclaration.string.hasSuffix(";"))
      #expect(method.since != nil)
      #expect(method.summary.string.hasSuffix("."), "\(method.name)")
    }
  }

  @Test func twinsAreMutualOrOlder() {
    for method in Catalog.methods {
      guard let twin = method.twin else { continue }
      #expect(twin.scope.isDisjoint(with: method.scope))
      #expect(twin.phase == method.phase)
    }
    #expect(MethodID.textFieldShouldBeginEditing.twin == .textViewShouldBeginEditing)
    #expect(MethodID.textViewShouldChange.twin == .textFieldShouldChange)
    #expect(MethodID.textFieldShouldReturn.twin == nil)
  }

  @Test func replacementsExist() {
    for method in Catalog.methods {
      guard let deprecation = method.deprecation, !deprecation.replacement.isEmpty else { continue }
      #expect(method.replacement != nil, "\(method.name)")
    }
    #expect(MethodID.textFieldDidEndEditing.supersededBy == .textFieldDidEndEditingReason)
    #expect(MethodID.textFieldDidEndEditing.deprecation == nil)
    #expect(MethodID.textViewShouldChange.supersededBy == .textViewShouldChangeRanges)
  }

  @Test func questionsHaveADefaultAnswer() {
    // What UIKit does where nobody answers about the animation of a paste, its headers do not say.
    for method in Catalog.methods where method.returnsBool && method.owner != .textPasteDelegate {
      #expect(method.defaultReturn.string == "true")
    }
    #expect(MethodID.textFieldShouldEndEditing.phase == .beforeEnd)
    #expect(MethodID.textFieldShouldBeginEditing.order == 1)
  }

  /// What is kept of methods for names that none of them has is what the table says.
  @Test func namesAreThoseOfTheTable() {
    for kind in ControlKind.allCases.map(Optional.some) + [nil] {
      let methods = kind.map { Catalog.delegateMethods(for: $0) } ?? Catalog.delegateMethods
      let names = Catalog.delegateNames(for: kind)
      #expect(names.baseNames == methods.map(\.baseName.string))
      for method in methods {
        #expect(names.method(named: method.name.string) == methods.first { $0.name.string == method.name.string })
        let same = methods.filter { $0.baseName.equals(method.baseName.bytes) }
        #expect(names.method(withBaseName: method.baseName.string) == same.first)
        let current = same.filter { $0.deprecation == nil }
        #expect(names.onlyMethod(withBaseName: method.baseName.string) == (current.count == 1 ? current[0] : nil))
      }
    }
  }
}
