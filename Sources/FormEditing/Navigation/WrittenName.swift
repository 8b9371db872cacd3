import FormModel
import FormSyntax
import UIKitCatalog

/// A name in a block: one that is declared there, or one that stands for something declared elsewhere.
struct WrittenName {
  /// What kind of thing it names.
  enum Kind {
    /// The form, control or preset that the block is.
    case declaration
    /// A case of the form's tags, where it is declared; `Int` is its member.
    case tagDeclaration(Int)
    /// A preset that is used.
    case preset
    /// A control of the form.
    case control
    /// A case of the form's tags.
    case tagCase
    /// A function or action of the app's own code.
    case function
    /// The path of an import.
    case importPath
  }

  /// What it names, and whether it declares that.
  var kind: Kind
  /// Counted from the block's start; of a path, the text between the quotes.
  var range: Range<Int>
}

extension BlockModel {
  /// The names in the block, in the order of the text.
  var writtenNames: [WrittenName] {
    var reader = WrittenNameReader(block: self)
    reader.read()
    return reader.names
  }
}

/// Collects names, each value read as what its place takes.
private struct WrittenNameReader {
  let block: BlockModel
  private(set) var names: [WrittenName] = []

  init(block: BlockModel) { self.block = block }

  mutating func read() {
    switch block.kind {
    case .formHead, .control, .preset:
      if !block.nameRange.isEmpty { names.append(WrittenName(kind: .declaration, range: block.nameRange)) }
    default: break
    }
    for index in 0..<block.memberTotal { read(block.member(index), index) }
  }

  private mutating func read(_ member: Member, _ index: Int) {
    switch member.kind {
    case .tagCase:
      if !member.nameRange.isEmpty { names.append(WrittenName(kind: .tagDeclaration(index), range: member.nameRange)) }
    case .use: for value in topValues(of: member) where value.kind == .reference { add(.preset, value) }
    case .rule: if let rule = member.rule { read(arguments: topValues(of: member), rule.arguments) }
    case .property:
      guard let value = block.value(of: member) else { return }
      if block.kind == .importDeclaration { return add(.importPath, value) }
      if let property = member.property { read(value, property.type) }
    default: break
    }
  }

  private func topValues(of member: Member) -> [Value] {
    var values: [Value] = []
    var at = member.values.lowerBound
    while at < member.values.upperBound {
      values.append(block.view(at))
      at = max(at + 1, Int(block.value(at).next))
    }
    return values
  }

  private mutating func read(arguments: [Value], _ parameters: [Argument]) {
    var position = 0
    for argument in arguments where argument.kind == .argument {
      let parameter: Argument?
      if argument.node.textLength > 0 {
        parameter = parameters.first { $0.label.equals(argument.nameBytes) }
      } else {
        parameter = Expectation.unlabelled(parameters, position)
        position += 1
      }
      if let parameter, let value = argument.children.first(where: { _ in true }) { read(value, parameter.type) }
    }
  }

  private mutating func read(_ value: Value, _ type: ValueType) {
    switch value.kind {
    case .array: for child in value.children { read(child, type.element ?? type) }
    case .reference, .member:
      if let function = value.function {
        read(arguments: value.children.map { $0 }, function.arguments)
      } else if !value.flags.contains(.hasArguments) {
        name(value, type)
      }
    default: break
    }
  }

  private mutating func name(_ value: Value, _ type: ValueType) {
    switch type {
    case .tag where value.kind == .member: add(.tagCase, value)
    case .method where value.kind == .reference: add(.function, value)
    case .control, .focus:
      if value.kind == .reference, Catalog.word(named: value.nameBytes, for: type) == nil { add(.control, value) }
    default: break
    }
  }

  private mutating func add(_ kind: WrittenName.Kind, _ value: Value) {
    let range = value.node.textRange
    if !range.isEmpty { names.append(WrittenName(kind: kind, range: range)) }
  }
}
