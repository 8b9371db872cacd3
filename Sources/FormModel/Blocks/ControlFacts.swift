import FormSyntax
import UIKitCatalog

/// What a control tells its form: its name, tag, key, outlet and delegate, and the names that it refers to. Names are hashes
/// (`factKey`), 0 where the control says nothing, or nothing that can be read.
public struct ControlFacts: Sendable {
  /// What the control says of its tag.
  enum Tag {
    /// It has no `tag:`.
    case unset
    /// `tag: 3`.
    case number(Int64)
    /// `.case`, to be looked up in the form.
    case named
    /// Something that cannot be read.
    case unknown
  }

  /// Where a link to another control goes.
  enum Link {
    /// To the control whose name has this hash.
    case named(UInt64)
    /// To the one before it, or to several.
    case elsewhere
  }

  /// The hash of its name.
  public private(set) var name: UInt64 = 0
  /// The hash of its `key:`; a string and a constant of one text differ.
  public private(set) var key: UInt64 = 0
  /// What its `tag:` says.
  private(set) var tag = Tag.unset
  private var acts: Acts = []
  /// What most controls do not say; nil where it says nothing of that.
  private var links: Links?

  /// What it does, or one of its events: one value, so that facts are small.
  private struct Acts: OptionSet {
    let rawValue: UInt8
    static let submits = Acts(rawValue: 1)
    static let calls = Acts(rawValue: 2)
    static let movesFocus = Acts(rawValue: 4)
    static let asksCode = Acts(rawValue: 8)
    static let followsRules = Acts(rawValue: 16)
  }

  /// It, or one of its events, submits the form.
  var submits: Bool { acts.contains(.submits) }
  /// Whether it can be tapped hangs on all rules of the form, or is to.
  var followsRules: Bool { acts.contains(.followsRules) }
  /// It, one of its events or rules, or a view at its edges or over its keyboard, calls code.
  var calls: Bool { !acts.isDisjoint(with: [.calls, .asksCode]) }
  /// It, or one of its events, calls code or moves the focus, either of which may submit the form.
  var maySubmit: Bool { !acts.isDisjoint(with: [.calls, .movesFocus]) }

  /// What a control says of others and of code, in one object, so that facts are small.
  private final class Links: Sendable {
    let outlet, delegate: UInt64
    let equal, focus: Link?
    let uses, references: [UInt64]
    let rivals: Set<MethodID>

    init(
      outlet: UInt64, delegate: UInt64, equal: Link?, focus: Link?, uses: [UInt64], references: [UInt64],
      rivals: Set<MethodID>
    ) {
      (self.outlet, self.delegate, self.equal, self.focus) = (outlet, delegate, equal, focus)
      (self.uses, self.references, self.rivals) = (uses, references, rivals)
    }

    /// The same with another outlet.
    convenience init(_ links: Links, outlet: UInt64) {
      self.init(
        outlet: outlet, delegate: links.delegate, equal: links.equal, focus: links.focus, uses: links.uses,
        references: links.references, rivals: links.rivals)
    }
  }

  /// Whether it says anything of what follows: most controls do not.
  var hasLinks: Bool { links != nil }
  /// The hash of its `outlet:`.
  public var outlet: UInt64 { links?.outlet ?? 0 }
  /// The hash of its own `delegate:`.
  public var delegate: UInt64 { links?.delegate ?? 0 }
  /// What its `equal` rule names; nil where it has none.
  var equal: Link? { links?.equal }
  /// Where its events move the focus, but for the next field; nil where they do not.
  var focus: Link? { links?.focus }
  /// The presets that it uses.
  public var uses: [UInt64] { links?.uses ?? [] }
  /// The controls that it refers to.
  public var references: [UInt64] { links?.references ?? [] }
  /// The messages that it handles for which its delegate may have another method, of which UIKit calls one.
  var rivals: Set<MethodID> { links?.rivals ?? [] }

  /// - Parameters:
  ///   - name: where the control's name stands in its text; empty where it has none.
  ///   - members, values: the control's own, of all that were made with it.
  init(
    name: Range<Int>, _ members: ArraySlice<Member>, _ values: ArraySlice<ValueNode>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    var (outlet, delegate): (UInt64, UInt64) = (0, 0)
    var (equal, focus): (Link?, Link?) = (nil, nil)
    var (uses, references): ([UInt64], [UInt64]) = ([], [])
    var rivals: Set<MethodID> = []
    func text(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[range]) }
    func key(_ range: Range<Int>) -> UInt64 { factKey(text(range)) }
    if !name.isEmpty { self.name = key(name) }
    for member in members {
      switch member.kind {
      case .property:
        if member.symbol == PropertyID.enabledWhen.rawValue, !member.flags.contains(.unknown) {
          acts.insert(.followsRules)
        }
        guard member.flags.isDisjoint(with: ControlFacts.unreadable), member.flags.contains(.hasValue) else {
          if member.symbol == PropertyID.tag.rawValue, !member.flags.contains(.unknown) { tag = .unknown }
          continue
        }
        let value = values[values.startIndex + Int(member.firstValue)]
        if ControlFacts.callsCode(member, values, bytes) { acts.insert(.asksCode) }
        switch PropertyID(rawValue: member.symbol) {
        case .key: if self.key == 0 { self.key = value.key(in: bytes) }
        case .outlet: if outlet == 0 { outlet = codeKey(text(value.textRange)) }
        case .delegate: if delegate == 0, value.kind != .nilLiteral { delegate = codeKey(text(value.textRange)) }
        case .tag: if case .unset = tag { tag = ControlFacts.tag(value) }
        case .submit: if value.kind == .boolean, value.number != 0 { acts.insert(.submits) }
        case .focus:
          let name = key(value.textRange)
          references.append(name)
          if name != ControlFacts.next {
            focus = name == ControlFacts.previous || focus != nil ? .elsewhere : .named(name)
          }
          acts.insert(.movesFocus)
        case .call, .action: acts.insert(.calls)
        default: break
        }
      case .event: if let method = member.method, method.hasRival { rivals.insert(method) }
      case .use: ControlFacts.addReferences(of: member, values) { uses.append(key($0)) }
      case .rule where member.rule == .custom: acts.insert(.asksCode)
      case .rule where member.rule == .equal && member.flags.isDisjoint(with: ControlFacts.unreadable):
        ControlFacts.addReferences(of: member, values) {
          let name = key($0)
          references.append(name)
          equal = equal == nil ? .named(name) : .elsewhere
        }
      default: break
      }
    }
    // Where the focus goes and what is equal are references.
    if outlet != 0 || delegate != 0 || !uses.isEmpty || !references.isEmpty || !rivals.isEmpty {
      links = Links(
        outlet: outlet, delegate: delegate, equal: equal, focus: focus, uses: uses, references: references,
        rivals: rivals)
    }
  }

  /// Says the same of another control, but for its name and, where they are given, key, tag and outlet.
  mutating func change(name: UInt64, key: UInt64?, tag: Int64?, outlet: UInt64?) {
    self.name = name
    if let key { self.key = key }
    if let tag { self.tag = .number(tag) }
    if let outlet, let links { self.links = Links(links, outlet: outlet) }
  }

  private static let next = factKey(FunctionID.next.name.bytes)
  private static let previous = factKey(FunctionID.previous.name.bytes)

  private static var unreadable: MemberFlags { [.broken, .valueProblem, .misplaced, .unknown] }

  private static func tag(_ value: ValueNode) -> Tag {
    switch value.kind {
    case .integer where value.flags.isDisjoint(with: [.overflows, .broken]): .number(value.number)
    case .member: .named
    default: .unknown
    }
  }

  /// Whether the value of a property has an action, or is a view of a class of one's own.
  private static func callsCode(
    _ member: Member, _ values: ArraySlice<ValueNode>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard member.values.count > 1 else { return false }
    return values.dropFirst(member.values.lowerBound).prefix(member.values.count).contains { value in
      switch value.kind {
      case .argument: bytes[value.textRange].elementsEqual(ArgumentLabel.action.rawValue.utf8)
      case .member where value.flags.isSuperset(of: [.hasArguments, .isResolved]):
        FunctionID(rawValue: UInt8(truncatingIfNeeded: value.number)) == .view
      default: false
      }
    }
  }

  private static func addReferences(
    of member: Member, _ values: ArraySlice<ValueNode>, _ add: (Range<Int>) -> Void
  ) {
    for value in values.dropFirst(member.values.lowerBound).prefix(member.values.count)
    where value.kind == .reference {
      add(value.textRange)
    }
  }
}
