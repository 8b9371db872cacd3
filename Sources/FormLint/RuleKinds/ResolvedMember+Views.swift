import FormModel
import UIKitCatalog

extension ResolvedMember {
  /// The view at the edge of a field that a handler shows.
  var shownView: PropertyID? { view(in: .show) }
  /// The one that it hides.
  var hiddenView: PropertyID? { view(in: .hide) }

  private func view(in property: PropertyID) -> PropertyID? {
    guard let value = inner(property) else { return nil }
    return [PropertyID.leftView, .rightView].first { value.nameBytes.elementsEqual(Array($0.name.bytes)) }
  }
}
