public import FormModel
import FormSyntax
import UIKitCatalog

/// Writes the Swift code that a screen needs from its form definition: tags, values, validation and formats without UIKit,
/// and the controller that brings them onto the screen.
public enum FormGenerator {
  /// The files of a form definition: always the same two, whatever forms it has, and always the same text.
  ///
  /// - Parameter patterns: what is known of patterns, also from other files.
  public static func files(
    of file: FileModel, _ scope: PresetScope, _ options: GenerationOptions, _ patterns: PatternCosts = PatternCosts()
  ) -> [GeneratedFile] {
    let forms = ResolvedForm.forms(of: file, scope)
    let patternCount = file.entries.reduce(0) { $0 + $1.block.members.count { $0.rule == .pattern } }
    let patterns = patterns.shared(among: patternCount)
    let lines = SourceLines(file, scope, options)
    let types = forms.map(TagPlan.type(of:))
    let sharers = Dictionary(grouping: forms.indices) { types[$0] }
    let tags = sharers.mapValues { indices in TagPlan(types[indices[0]], indices.map { forms[$0] }, lines) }
    let clashes = TypeClashes(forms, lines)
    let classes = GeneratedClasses(forms, in: file)
    let parts = mapConcurrently(forms.count) { index -> (model: [UInt8], uiKit: [UInt8]) in
      guard let tags = tags[types[index]] else { return ([], []) }
      if let refusal = clashes.refusals[index] {
        var writer = SwiftWriter()
        writer.refusal(refusal)
        return (writer.bytes, [])
      }
      let plan = FormPlan(forms[index], tags, classes, lines, options, patterns)
      var model = SwiftWriter()
      plan.writeModel(withTags: sharers[types[index]]?.first == index, to: &model)
      var uiKit = SwiftWriter(depth: 1)
      ScreenPlan(plan).write(to: &uiKit)
      return (model.bytes, uiKit.bytes)
    }
    var model = head(options)
    if !forms.isEmpty { model += Array("\n\(options.importWord) Foundation\n".utf8) }
    model.reserveCapacity(parts.reduce(model.count) { $0 + 1 + $1.model.count })
    for part in parts {
      model.append(UInt8(ascii: "\n"))
      model += part.model
    }
    var uiKit = head(options)
    if !forms.isEmpty {
      uiKit += Array("\n#if canImport(UIKit)\n  \(options.importWord) UIKit\n".utf8)
      uiKit.reserveCapacity(parts.reduce(uiKit.count + 7) { $0 + 1 + $1.uiKit.count })
      for part in parts where !part.uiKit.isEmpty {
        uiKit.append(UInt8(ascii: "\n"))
        uiKit += part.uiKit
      }
      uiKit += Array("#endif\n".utf8)
    }
    return zip(options.fileNames, [model, uiKit]).map { GeneratedFile(name: $0, text: $1) }
  }

  /// The types that the code of a file stands under, each once: what else it declares begins with these names.
  public static func types(of file: FileModel, _ scope: PresetScope) -> [String] {
    let forms = ResolvedForm.forms(of: file, scope)
    let types =
      forms.flatMap { [SwiftName.type($0.name) + "Form", TagPlan.type(of: $0)] }
      + GeneratedClasses(forms, in: file).names
    var known: Set<String> = []
    return types.filter { known.insert($0).inserted }
  }

  /// The first lines: other tools leave the rest alone.
  private static func head(_ options: GenerationOptions) -> [UInt8] {
    let lines = [
      "\(GeneratedFile.mark)\(options.version) from \(SwiftLiteral.escaped(options.path)); do not edit.",
      "// swift-format-ignore-file", "// swiftlint:disable all", "// swiftformat:disable all",
    ]
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}

extension GenerationOptions {
  /// `import`, with who may see what comes from it.
  var importWord: String { access == .internal ? "import" : access.rawValue + " import" }
}
