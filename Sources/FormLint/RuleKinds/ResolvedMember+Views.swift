import FormModel
import UIKitCatalog

extension ResolvedMember {
  /// The view at the edge of a field that a handler shows.
  var shownView: PropertyID? { view(in: .show)?.view }
  /// The one that it hides.
  var hiddenView: PropertyID? { view(in: .hide)?.view }

  /// The views that it shows or hides, each with the word for what it does and the place of its name.
  var touchedViews: [(verb: String, view: PropertyID, value: Value)] {
    guard block.innerProperties.intersects(ResolvedMember.touching) else { return [] }
    return [("shows", PropertyID.show), ("hides", .hide)].compactMap { verb, property in
      view(in: property).map { (verb, $0.view, $0.value) }
    }
  }

  private static let touching = PropertyMask([.show, .hide])

  private func view(in property: PropertyID) -> (view: PropertyID, value: Value)? {
    guard let value = inner(property) else { return nil }
    let view = [PropertyID.leftView, .rightView].first { value.nameBytes.elementsEqual(Array($0.name.bytes)) }
    return view.map { ($0, value) }
  }
}
