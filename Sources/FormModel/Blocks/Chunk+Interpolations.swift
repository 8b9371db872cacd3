public import FormSyntax
import UIKitCatalog

extension Chunk {
  /// `\(…)` where nothing shows values: outside of a `placeholder` and an `example`, and inside of another one. Those that
  /// cannot be read are syntax errors already, and are left out.
  public var misplacedInterpolations: [Range<Int>] {
    guard hasInterpolations else { return [] }
    return withTree { tree in
      var found: [Range<Int>] = []
      /// The nodes before this one are the value of a property that shows values.
      var shownEnd = 0
      /// The nodes before this one lie inside of an interpolation.
      var interpolationEnd = 0
      /// The nodes before this one lie inside of an argument without a label: the key of a text in `.localized(…)`.
      var keyEnd = 0
      for (index, node) in tree.nodes.enumerated() {
        if node.kind == .property, tree.namesShownText(node) { shownEnd = Int(node.next) }
        if node.kind == .argument, !node.hasName, index >= interpolationEnd { keyEnd = Int(node.next) }
        guard node.kind == .interpolation else { continue }
        let isShown = index < shownEnd && index >= interpolationEnd && index >= keyEnd
        if !isShown, !node.flags.contains(.broken) { found.append(node.range) }
        interpolationEnd = max(interpolationEnd, Int(node.next))
      }
      return found
    }
  }
}

extension SyntaxTree {
  /// Whether a property has the name of one whose texts show values, or one that is nearly it.
  fileprivate func namesShownText(_ property: SyntaxNode) -> Bool {
    let name = bytes[property.nameRange]
    guard let known = Catalog.property(named: name, in: .textInputs) else {
      return closestMatch(to: name, among: [PropertyID.placeholder.name, PropertyID.example.name]) != nil
    }
    return known.type == .placeholder || known.type == .example
  }
}
