import FormModel
import FormSyntax
import UIKitCatalog

/// `unavailable-before`: something that the oldest iOS of the form has not.
enum UnavailableBefore: ControlRule, FormRule {
  static let info = LintRuleInfo(
    "unavailable-before", .warning, group: .names,
    summary: "Something is newer than the oldest iOS that the form runs on.",
    reason: """
      'deploymentTarget' is the oldest iOS that the form runs on. Code that sets a newer property or case does not compile \
      without a check of the version, and a delegate method that an older iOS does not know is never called there.
      """,
    bad: LintRuleInfo.example("inlinePredictionType: .no", form: "deploymentTarget: iOS(16)"),
    good: LintRuleInfo.example("inlinePredictionType: .no", form: "deploymentTarget: iOS(17)"))

  static let controlFilter = RuleFilter()

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let target = context.deploymentTarget, target < Versions.newest else { return }
    if let since = context.kind.since, since > target {
      report.add(
        Self.self, at: context.block.keywordRange,
        .tooNew("'\(context.kind.keyword)'", since, target))
    }
    checkOwn(context, target, &report)
    for preset in context.control.presets { check(preset, context, target, &report) }
    guard context.control.memberKinds.contains(MemberKinds(.event)) else { return }
    let methods = MethodsByVersion(context.handlers, target)
    for handler in context.events where handler.isWellFormed {
      guard let message = methods.untimely(handler.member) else { continue }
      report.add(
        Self.self, at: context.ownRange(handler.member.nameRange, handler.origin), message,
        related: handler.origin.isOwn ? [] : [.itself(handler.member.nameRange, handler.origin, context)],
        cause: context.cause(handler.member.nameRange, handler.origin))
    }
  }

  /// What the control sets itself.
  private static func checkOwn(_ context: ControlContext, _ target: IOSVersion, _ report: inout Reporter) {
    for found in context.block.untimely(target) {
      report.add(Self.self, at: found.range, .tooNew(found.words, found.since, target))
    }
  }

  /// What a preset sets, as far as it counts for the control.
  private static func check(
    _ preset: FoundPreset, _ context: ControlContext, _ target: IOSVersion, _ report: inout Reporter
  ) {
    let origin = Origin.preset(preset)
    for found in preset.block.untimely(target) {
      guard context.control[found.property]?.block === preset.block else { continue }
      report.add(
        Self.self, at: context.ownRange(found.range, origin),
        .tooNew(found.words, found.since, target),
        related: [.itself(found.range, origin, context)], cause: context.cause(found.range, origin))
    }
  }

  static let formFilter = FormFilter.names

  /// What the form says for itself.
  static func check(_ context: FormContext, _ report: inout FormReporter) {
    guard let target = context.form.deploymentTarget, target < Versions.newest else { return }
    for member in context.form.properties.members.sorted(by: { $0.chunk < $1.chunk }) {
      for found in member.block.untimely(target) {
        report.add(
          Self.self, at: ChunkPlace(chunk: member.chunk, range: found.range),
          .tooNew(found.words, found.since, target))
      }
    }
    let methods = MethodsByVersion(context.form.handlers.map(\.handler), target)
    for event in context.form.events where event.isWellFormed {
      guard let message = methods.untimely(event.member) else { continue }
      report.add(Self.self, at: ChunkPlace(chunk: event.chunk, range: event.member.nameRange), message)
    }
  }
}

/// The versions that brought properties, cases and calls, looked up once: most forms ask of every one.
private enum Versions {
  /// Of each property by its number, and of each member of an enumeration by its own; 0 where that has been there always.
  private static let properties = Catalog.properties.map { $0.since ?? IOSVersion(0) }
  private static let members: [IOSVersion] = {
    var versions: [IOSVersion] = []
    for enumeration in Catalog.enumerations {
      for member in enumeration.members {
        while versions.count <= Int(member.rawValue) { versions.append(IOSVersion(0)) }
        versions[Int(member.rawValue)] = member.availableSince ?? IOSVersion(0)
      }
    }
    return versions
  }()
  private static let functions = Catalog.functions.map { $0.since ?? IOSVersion(0) }
  /// From here on nothing is too new.
  static let newest = [properties, members, functions].compactMap { $0.max() }.max() ?? IOSVersion(0)

  static func of(_ property: PropertyID) -> IOSVersion { version(properties, property.rawValue) }
  static func of(_ member: EnumMember) -> IOSVersion { version(members, member.rawValue) }
  static func of(_ function: FunctionID) -> IOSVersion { version(functions, UInt16(function.rawValue)) }

  private static func version(_ versions: [IOSVersion], _ number: UInt16) -> IOSVersion {
    versions.indices.contains(Int(number)) ? versions[Int(number)] : IOSVersion(0)
  }
}

/// Something newer than a version.
private struct Untimely {
  var property: PropertyID
  var range: Range<Int>
  var words: String
  var since: IOSVersion
}

extension BlockModel {
  /// The properties that are newer than a version; of the others, the cases that are.
  fileprivate func untimely(_ target: IOSVersion) -> [Untimely] {
    var found: [Untimely] = []
    for (_, member) in topMembers {
      guard let property = member.property, member.flags.isDisjoint(with: [.unavailable, .misplaced]) else { continue }
      let since = Versions.of(property)
      if since > target {
        found.append(Untimely(property: property, range: member.nameRange, words: "'\(property.name)'", since: since))
        continue
      }
      for place in member.values {
        let value = view(place)
        if let member = value.enumMember, value.flags.contains(.isResolved) {
          let since = Versions.of(member)
          guard since > target else { continue }
          found.append(Untimely(property: property, range: value.range, words: "'.\(member.name)'", since: since))
        } else if let function = value.function {
          let since = Versions.of(function)
          guard since > target else { continue }
          let name = value.range.lowerBound..<value.node.textRange.upperBound
          found.append(Untimely(property: property, range: name, words: "'.\(function.name)'", since: since))
        }
      }
    }
    return found
  }
}

/// The methods that a delegate has, and a version that it and the events of controls are heard on.
private struct MethodsByVersion {
  /// What UIKit calls in place of one of the methods, where it knows it.
  private let newer: Set<MethodID>
  private let target: IOSVersion

  init(_ handlers: [ResolvedMember], _ target: IOSVersion) {
    newer = Set(handlers.compactMap { $0.member.method?.supersededBy })
    self.target = target
  }

  /// What there is to say of what a handler hears: where that is newer than the version it runs on, and no older method
  /// stands in.
  func untimely(_ handler: Member) -> Finding.Message? {
    if let event = handler.controlEvent?.member {
      let since = Versions.of(event)
      return since > target ? .tooNew("'.\(event.name)'", since, target) : nil
    }
    guard let method = handler.method, let since = method.since, since > target, !newer.contains(method) else {
      return nil
    }
    return .tooNew("'\(method.name)'", isCalled: true, since, target)
  }
}

extension Related {
  /// What a preset or the form says, where it says so.
  fileprivate static func itself(_ range: Range<Int>, _ origin: Origin, _ context: ControlContext) -> Related {
    Related("it is set here", context.place(range, origin))
  }
}

extension Finding.Message {
  fileprivate static func tooNew(
    _ words: String, isCalled: Bool = false, _ since: IOSVersion, _ target: IOSVersion
  ) -> Self {
    isCalled
      ? Finding.Message("\(words) is never called before iOS \(since), and the form runs on iOS \(target)")
      : Finding.Message("\(words) comes with iOS \(since), and the form runs on iOS \(target)")
  }
}
