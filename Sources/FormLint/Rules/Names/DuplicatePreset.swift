import FormModel
import FormSyntax
import UIKitCatalog

/// `duplicate-preset`: two presets of one name.
enum DuplicatePreset: ProjectRule {
  static let info = LintRuleInfo(
    "duplicate-preset", .error, group: .names,
    summary: "Two presets that a file sees have the same name.",
    reason: """
      'use' means one preset: of two with one name, here or in imported files, only the first is ever used.
      """,
    bad: """
      form Person { textField name { use Short } }
      preset Short { returnKeyType: .default }
      preset Short { clearButtonMode: .always }
      """,
    good: """
      form Person { textField name { use Short } }
      preset Short { returnKeyType: .default }
      """)

  static func check(_ context: ProjectContext, _ report: inout FormReporter) {
    report.addClashes(Self.self, in: context.file.presets, context.file) { "there is a preset '\($0)' already" }
    report.addClashes(Self.self, .preset, context, "preset")
  }
}

extension FormReporter {
  /// Reports what has the name of something in another file that this one sees.
  mutating func addClashes<R: LintRule>(
    _ rule: R.Type, _ kind: NameClash.Kind, _ context: ProjectContext, _ word: String
  ) {
    for clash in context.project.clashes(at: context.path) where clash.kind == kind {
      guard let first = context.project.model(clash.first)?.entry(of: clash),
        let second = context.project.model(clash.second)?.entry(of: clash), first.block.name == second.block.name,
        !isCopy(first.block, second.block, clash)
      else { continue }
      let name = first.block.name
      let place = ChunkPlace(path: clash.first, chunk: first.id, range: first.block.nameRange)
      let related = [Related("'\(name)' is declared here first", place)]
      guard let index = clash.index else {
        if second.block.lacksBlock { continue }
        add(
          rule, at: ChunkPlace(chunk: second.id, range: second.block.nameRange),
          "there is a \(word) '\(name)' already, in '\(ImportCycle.name(clash.first))'", related: related)
        continue
      }
      let imports = context.project.imports(of: context.path)
      guard imports.indices.contains(index) else { continue }
      let other = ChunkPlace(path: clash.second, chunk: second.id, range: second.block.nameRange)
      add(
        rule, at: ChunkPlace(chunk: imports[index].entry.chunk, range: imports[index].entry.pathRange),
        "'\(ImportCycle.name(clash.first))' and '\(ImportCycle.name(clash.second))' both have a \(word) '\(name)'",
        related: related + [Related("and here again", other)])
    }
  }

  /// Whether a file may have been reached by two names: both files are called the same, and say the same.
  private func isCopy(_ first: BlockModel, _ second: BlockModel, _ clash: NameClash) -> Bool {
    ImportCycle.name(clash.first) == ImportCycle.name(clash.second)
      && first.source.bytes(first.range).elementsEqual(second.source.bytes(second.range))
  }

  /// Reports all blocks of a file but the first that have one name; those without their `{` are left out.
  mutating func addClashes<R: LintRule>(
    _ rule: R.Type, in table: FactTable, _ file: FileModel, _ message: (String) -> String
  ) {
    for (_, chunks) in table.clashes.sorted(by: { $0.value[0] < $1.value[0] }) {
      var first: [String: ChunkPlace] = [:]
      for chunk in chunks {
        guard let block = file.entry(chunk)?.block, !block.lacksBlock else { continue }
        let place = ChunkPlace(chunk: chunk, range: block.nameRange)
        guard let earlier = first[block.name] else {
          first[block.name] = place
          continue
        }
        add(
          rule, at: place, Finding.Message(message(block.name)),
          related: [Related("'\(block.name)' is declared here first", earlier)])
      }
    }
  }
}
