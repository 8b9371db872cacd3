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
    var model = head(options)
    var uiKit = model
    if !forms.isEmpty {
      model += Array(("\n" + options.importing("Foundation", "")).utf8)
      uiKit += Array(("\n#if canImport(UIKit)\n" + options.importing("UIKit", "  ")).utf8)
    }
    // Of very many forms the code is many times as long as they are: it is not kept twice.
    for start in stride(from: 0, to: forms.count, by: formsTogether) {
      let parts = mapConcurrently(min(formsTogether, forms.count - start)) {
        offset -> (model: [UInt8], uiKit: [UInt8]) in
        let index = start + offset
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
      add(parts.map(\.model), to: &model, of: forms.count - start)
      add(parts.map(\.uiKit).filter { !$0.isEmpty }, to: &uiKit, of: forms.count - start)
    }
    if !forms.isEmpty { uiKit += Array("#endif\n".utf8) }
    return zip(options.fileNames, [model, uiKit]).map { GeneratedFile(name: $0, text: $1) }
  }

  /// Forms whose code is made before it is put behind that of others.
  private static let formsTogether = 256

  /// Puts the code of some forms behind that of others, with room for that of all that are left where they are alike.
  private static func add(_ parts: [[UInt8]], to text: inout [UInt8], of left: Int) {
    let count = parts.reduce(0) { $0 + 1 + $1.count }
    if text.capacity < text.count + count {
      text.reserveCapacity(text.count + count / max(1, parts.count) * left * 9 / 8 + count)
    }
    for part in parts {
      text.append(UInt8(ascii: "\n"))
      text += part
    }
  }

  /// The types that the code of a file stands under, each once: what else it declares begins with these names.
  public static func types(of file: FileModel, _ scope: PresetScope) -> [String] {
    let forms = ResolvedForm.forms(of: file, scope)
    let types =
      forms.flatMap { [SwiftName.type($0.name) + "Form", TagPlan.type(of: $0)] }
      + GeneratedClasses(forms, in: file).names
    var known: Set<ExactText> = []
    return types.filter { known.insert(ExactText($0)).inserted }
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
  /// The import of a module, with who may see what comes from it, where that is not everybody by itself.
  ///
  /// A module in which one file says `package` has to say so in all files, but where imports are internal by themselves.
  fileprivate func importing(_ module: String, _ indent: String) -> String {
    let word = access == .internal ? "import" : access.rawValue + " import"
    guard access == .package else { return "\(indent)\(word) \(module)\n" }
    let lines = [
      "#if hasFeature(InternalImportsByDefault)", "  \(word) \(module)", "#else", "  import \(module)", "#endif",
    ]
    return lines.map { indent + $0 + "\n" }.joined()
  }
}
