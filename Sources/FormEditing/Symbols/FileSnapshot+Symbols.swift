import FormModel
import FormSyntax
import UIKitCatalog

/// A declaration of a file with those inside of it.
public struct SymbolNode: Sendable {
  /// What is declared.
  public enum Kind: Sendable {
    /// The declarations that the language has.
    case form, section, control, preset, tags, tagCase
  }

  /// The name; of a section its title.
  public var name: String
  /// What is declared here.
  public var kind: Kind
  /// What goes with the name: of a control its kind, tag and key.
  public var detail: String
  /// From the keyword to the last token; of a form or section to its `}`.
  public var range: Range<Int>
  /// The name, else the keyword; inside of `range`.
  public var selectionRange: Range<Int>
  /// What is declared inside, in the order of the text.
  public var children: [SymbolNode] = []
}

extension FileSnapshot {
  /// Nobody looks for something in a list of more declarations, and it would be long to send.
  private static let mostSymbols = 50_000

  /// What the file declares, nested as it stands there; of very much the first part.
  public func symbols() -> [SymbolNode] {
    var builder = SymbolBuilder(snapshot: self)
    var start = 0
    for leaf in document.chunks.leaves.indices where builder.count < FileSnapshot.mostSymbols {
      for (chunk, entry) in zip(document.chunks.leaves[leaf], file.entries.leaves[leaf]) {
        builder.take(chunk, entry, start)
        start += Int(chunk.byteCount)
      }
    }
    return builder.finish()
  }
}

/// Puts declarations into the forms and sections that are open.
private struct SymbolBuilder {
  let snapshot: FileSnapshot
  /// The declarations that were met.
  private(set) var count = 0
  private var done: [SymbolNode] = []
  /// The form, and the section in it, that are open.
  private var open: [SymbolNode] = []
  private var form: FormIndex?

  init(snapshot: FileSnapshot) { self.snapshot = snapshot }

  mutating func take(_ chunk: Chunk, _ entry: ModelEntry, _ start: Int) {
    close(to: chunk.container.depth)
    let block = entry.block
    switch block.kind {
    case .formHead:
      form = snapshot.file.formIndex(of: chunk.id).map { snapshot.file.forms[$0] }
      add(node(block, .form, start, detail: ""), opens: chunk.after.depth > chunk.container.depth)
    case .sectionHead:
      let title = block.values.isEmpty ? nil : block.view(0)
      var section = node(block, .section, start, detail: "")
      section.name = title?.string ?? "section"
      if let title { section.selectionRange = title.range.moved(start) }
      add(section, opens: chunk.after.depth > chunk.container.depth)
    case .control: add(node(block, .control, start, detail: controlDetail(entry)))
    case .preset: add(node(block, .preset, start, detail: "preset"))
    case .tags: add(tags(block, start))
    case .close: extend(chunk, start)
    default: break
    }
    if chunk.after.depth < open.count { close(to: chunk.after.depth) }
  }

  mutating func finish() -> [SymbolNode] {
    close(to: 0)
    return done
  }

  private mutating func add(_ node: SymbolNode, opens: Bool = false) {
    count += 1
    put(node, opens: opens)
  }

  private mutating func put(_ node: SymbolNode, opens: Bool = false) {
    if opens {
      open.append(node)
    } else if open.isEmpty {
      done.append(node)
    } else {
      open[open.count - 1].children.append(node)
    }
  }

  /// Closes forms and sections until so many are open; each reaches at least to the end of what is in it.
  private mutating func close(to depth: Int) {
    while open.count > depth, var node = open.popLast() {
      if let last = node.children.last {
        node.range = node.range.lowerBound..<max(node.range.upperBound, last.range.upperBound)
      }
      put(node)
    }
  }

  /// The `}` belongs to what it closes.
  private mutating func extend(_ chunk: Chunk, _ start: Int) {
    guard !open.isEmpty, let brace = chunk.bytes.lastIndex(of: UInt8(ascii: "}")) else { return }
    let end = start + brace - chunk.bytes.startIndex + 1
    let opened = open[open.count - 1].range
    open[open.count - 1].range = opened.lowerBound..<max(opened.upperBound, end)
  }

  private func node(_ block: BlockModel, _ kind: SymbolNode.Kind, _ start: Int, detail: String) -> SymbolNode {
    let name = block.nameRange.isEmpty ? block.keywordRange : block.nameRange
    return SymbolNode(
      name: block.source.text(name), kind: kind, detail: detail, range: block.range.moved(start),
      selectionRange: name.moved(start))
  }

  /// `textField · tag 3 · MyAppPersonNameKey`.
  private func controlDetail(_ entry: ModelEntry) -> String {
    let block = entry.block
    var detail = block.control.map { $0.keyword.description } ?? ""
    func add(_ part: String) { detail += detail.isEmpty ? part : " · " + part }
    if let form, let tag = snapshot.file.tag(of: entry, in: form, snapshot.scope)?.value { add("tag " + String(tag)) }
    if let key = block.member(of: .key).flatMap({ block.value(of: $0) }), key.isWellFormed {
      add(key.string ?? key.name)
    }
    return detail
  }

  private func tags(_ block: BlockModel, _ start: Int) -> SymbolNode {
    var node = node(block, .tags, start, detail: "tags")
    let known = form?.tags.first { $0.block.range == block.range && $0.block.name == block.name }
    // Read once: each case counts on from the one before.
    let cases = known?.cases ?? []
    for (position, member) in block.topMembers.filter({ $0.member.kind == .tagCase && !$0.member.nameRange.isEmpty })
      .enumerated()
    {
      let value = position < cases.count ? cases[position].value : nil
      node.children.append(
        SymbolNode(
          name: block.source.text(member.member.nameRange), kind: .tagCase, detail: value.map(String.init) ?? "",
          range: member.member.range.moved(start), selectionRange: member.member.nameRange.moved(start)))
    }
    return node
  }
}

extension Range<Int> {
  /// The same range, counted from a place that lies `offset` further ahead.
  func moved(_ offset: Int) -> Range<Int> { lowerBound + offset..<upperBound + offset }
}
