import FormModel
import FormSyntax
import UIKitCatalog

/// What rules ask about the mistakes of one chunk for each of them, found out once: a chunk may have very many.
final class BlockMistakes {
  private let chunk: Chunk
  private let block: BlockModel
  /// The properties that the block itself sets more than once.
  private(set) lazy var repeatedProperties = BlockMistakes.repeated(in: block)
  private lazy var errorStarts = chunk.errors.map { Int($0.range.lowerBound) }.sorted()
  private lazy var missingSeparators = Set(
    chunk.errors.lazy.filter { $0.problem == .expectedSeparator }.map { Int($0.insertAt) })
  private lazy var missingBrackets = Set(
    chunk.errors.lazy.filter { if case .bareArguments = $0.problem { true } else { false } }.map { Int($0.insertAt) })
  private lazy var problemMembers = block.problems.map(\.memberIndex).sorted()
  private lazy var unknownLabels: [Int: [Int]] = block.problems.reduce(into: [:]) { labels, problem in
    if case .unknownLabel = problem.kind { labels[problem.memberIndex, default: []].append(problem.valueIndex) }
  }

  /// Nothing has been asked yet.
  init(_ chunk: Chunk, _ block: BlockModel) {
    self.chunk = chunk
    self.block = block
  }

  /// Whether a syntax error begins in a range.
  func hasError(in range: Range<Int>) -> Bool {
    let first = errorStarts.indices.partitioningIndex { errorStarts[$0] >= range.lowerBound }
    return first < errorStarts.count && errorStarts[first] < range.upperBound
  }

  /// Whether a separator is missing at a place.
  func lacksSeparator(at place: Int) -> Bool { missingSeparators.contains(place) }

  /// Whether the arguments of a rule stand without brackets, which is told already.
  func hasBareArguments(_ member: Member) -> Bool { missingBrackets.contains(member.nameRange.upperBound) }

  /// How many problems the values of some members have.
  func problemCount(ofMembers range: Range<Int>) -> Int {
    func count(before index: Int) -> Int { problemMembers.indices.partitioningIndex { problemMembers[$0] >= index } }
    return count(before: range.upperBound) - count(before: range.lowerBound)
  }

  /// Whether a member has an unknown label among some of its values.
  func hasUnknownLabel(inMember index: Int, among values: Range<Int>) -> Bool {
    unknownLabels[index]?.contains(where: values.contains) ?? false
  }

  private static func repeated(in block: BlockModel) -> Set<PropertyID> {
    var (met, repeated): (Set<PropertyID>, Set<PropertyID>) = ([], [])
    for (_, member) in block.topMembers {
      if let property = member.property, !met.insert(property).inserted { repeated.insert(property) }
    }
    return repeated
  }
}

extension BlockModel {
  /// The index of the last member that begins before a place, be it inside of another one; nil where there is none.
  func lastMember(before place: Int) -> Int? {
    let next = (0..<memberTotal).partitioningIndex { Int(member($0).start) >= place }
    return next > 0 ? next - 1 : nil
  }
}
