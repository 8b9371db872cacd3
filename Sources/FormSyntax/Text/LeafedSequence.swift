/// What a run of elements adds up to, so that a place in a long sequence can be found without walking it.
public protocol SequenceMeasure: Sendable {
  /// The measure of nothing.
  static var zero: Self { get }
  /// Adds what follows.
  mutating func append(_ other: Self)
}

/// An element with a measure.
public protocol Measurable: Sendable {
  /// What is counted of the elements of a sequence together.
  associatedtype Measure: SequenceMeasure
  /// What the element adds to the measure of its sequence.
  var measure: Measure { get }
}

/// How much lies before a place of a sequence.
///
/// It asks nothing of the measure: the runtime would look up at each start of the program whether that is so.
public struct LeafPrefix<Measure: Sendable>: Sendable {
  /// How many elements.
  public var count: Int
  /// What they add up to.
  public var measure: Measure

  /// So many elements with their measure.
  @inlinable init(count: Int, measure: Measure) {
    self.count = count
    self.measure = measure
  }
}

/// A sequence in leaves of some dozen elements (a B+ tree of two levels): to replace a few costs the leaf they are in
/// and one entry a leaf, and versions share the leaves that they have in common.
public struct LeafedSequence<Element: Measurable>: Sendable {
  /// How much lies before a place.
  public typealias Prefix = LeafPrefix<Element.Measure>

  /// Elements in a leaf after a split; a leaf is split when it has twice as many.
  @inlinable public static var leafSize: Int { 64 }

  /// The elements, leaf by leaf; no leaf is empty.
  @usableFromInline var storage: [[Element]] = []
  /// The leaves.
  @inlinable public var leaves: [[Element]] { storage }
  /// The measure of each leaf.
  @usableFromInline var sums: [Element.Measure] = []
  /// For each leaf what lies before it, and at the end the whole.
  @usableFromInline var before: [Prefix]

  /// Elements in leaves of about the usual size.
  @inlinable public init(_ elements: [Element] = []) {
    before = [Prefix(count: 0, measure: .zero)]
    storage = LeafedSequence.split(elements[...])
    sums = storage.map(LeafedSequence.sum)
    accumulate(from: 0)
  }

  /// Elements in leaves as they are; none of these is empty.
  @inlinable public init(leaves: [[Element]]) {
    before = [Prefix(count: 0, measure: .zero)]
    storage = leaves
    sums = storage.map(LeafedSequence.sum)
    accumulate(from: 0)
  }

  /// The elements of all parts in leaves as long as those of a sequence that has as many: two that are to be walked side by
  /// side.
  @inlinable public init<Other>(parts: [[Element]], inStepWith other: LeafedSequence<Other>) {
    before = [Prefix(count: 0, measure: .zero)]
    storage.reserveCapacity(other.leaves.count)
    var (part, offset) = (0, 0)
    for leaf in other.leaves {
      if offset == 0, part < parts.count, parts[part].count == leaf.count {
        storage.append(parts[part])
        part += 1
        continue
      }
      var elements: [Element] = []
      elements.reserveCapacity(leaf.count)
      while elements.count < leaf.count, part < parts.count {
        let taken = parts[part][offset...].prefix(leaf.count - elements.count)
        elements += taken
        (part, offset) = taken.endIndex < parts[part].count ? (part, taken.endIndex) : (part + 1, 0)
      }
      storage.append(elements)
    }
    sums = storage.map(LeafedSequence.sum)
    accumulate(from: 0)
  }

  /// How many elements there are.
  @inlinable public var count: Int { before[leaves.count].count }

  /// The measure of the whole.
  @inlinable public var measure: Element.Measure { before[leaves.count].measure }

  /// What lies before a leaf.
  @inlinable public func measure(beforeLeaf leaf: Int) -> Element.Measure { before[leaf].measure }

  /// The measure of one leaf.
  @inlinable public func measure(ofLeaf leaf: Int) -> Element.Measure { sums[leaf] }

  /// The index of a leaf's first element.
  @inlinable public func start(ofLeaf leaf: Int) -> Int { before[leaf].count }

  /// An element by its place, found in logarithmic time.
  @inlinable public subscript(index: Int) -> Element {
    get {
      let place = self.place(of: index)
      return leaves[place.leaf][place.offset]
    }
    set {
      let place = self.place(of: index)
      storage[place.leaf][place.offset] = newValue
      sums[place.leaf] = LeafedSequence.sum(leaves[place.leaf])
      accumulate(from: place.leaf)
    }
  }

  /// The leaf of an index that is in the sequence, and where in that leaf it is.
  @inlinable public func place(of index: Int) -> (leaf: Int, offset: Int) {
    let leaf = lastLeaf { $0.count <= index }
    return (leaf, index - before[leaf].count)
  }

  /// The last leaf before which `isBefore` holds; it must hold for a first part of the leaves.
  @inlinable public func lastLeaf(where isBefore: (Prefix) -> Bool) -> Int {
    var low = 0
    var high = leaves.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if isBefore(before[middle]) { low = middle } else { high = middle - 1 }
    }
    return Swift.max(low, 0)
  }

  /// What lies before an index.
  @inlinable public func measure(before index: Int) -> Element.Measure {
    guard index < count else { return measure }
    let place = self.place(of: index)
    var measure = before[place.leaf].measure
    for element in leaves[place.leaf][..<place.offset] { measure.append(element.measure) }
    return measure
  }

  /// The leaves that another version does not share, in order.
  public func leaves(notIn other: LeafedSequence) -> [[Element]] {
    let shared = Set(other.leaves.map(\.address))
    return leaves.filter { !shared.contains($0.address) }
  }

  /// Puts `elements` in the place of those in `range`.
  @inlinable public mutating func replaceSubrange(_ range: Range<Int>, with elements: [Element]) {
    guard !leaves.isEmpty, count > range.count else {
      self = LeafedSequence(elements)
      return
    }
    let first = place(of: Swift.min(range.lowerBound, count - 1))
    let last = range.isEmpty ? first : place(of: range.upperBound - 1)
    let lower = range.lowerBound - before[first.leaf].count
    if first.leaf == last.leaf {
      let upper = lower + range.count
      storage[first.leaf].replaceSubrange(lower..<upper, with: elements)
      normalize(first.leaf...first.leaf)
    } else {
      var merged: [Element] = Array(leaves[first.leaf][..<lower])
      merged += elements
      merged += leaves[last.leaf][(last.offset + 1)...]
      storage.replaceSubrange(first.leaf...last.leaf, with: [merged])
      sums.replaceSubrange(first.leaf...last.leaf, with: [.zero])
      normalize(first.leaf...first.leaf)
    }
  }

  /// Puts as many others in the place of the elements from `start` on. The leaves stay as long as they are, so that the
  /// sequence stays in step with others.
  @inlinable public mutating func overwrite(from start: Int, with elements: [Element]) {
    guard !elements.isEmpty, start >= 0, start + elements.count <= count else { return }
    let first = place(of: start)
    var (leaf, offset) = first
    var rest = elements[...]
    while !rest.isEmpty {
      let part = rest.prefix(storage[leaf].count - offset)
      storage[leaf].replaceSubrange(offset..<offset + part.count, with: part)
      sums[leaf] = LeafedSequence.sum(storage[leaf])
      rest = rest.dropFirst(part.count)
      (leaf, offset) = (leaf + 1, 0)
    }
    accumulate(from: first.leaf)
  }

  /// Splits a leaf that has grown too large, drops one that is empty, and adds up again.
  @inlinable mutating func normalize(_ changed: ClosedRange<Int>) {
    let leaf = changed.lowerBound
    let elements = leaves[leaf]
    if elements.isEmpty || elements.count > 2 * LeafedSequence.leafSize {
      let parts = LeafedSequence.split(elements[...])
      storage.replaceSubrange(changed, with: parts)
      sums.replaceSubrange(changed, with: parts.map(LeafedSequence.sum))
    } else {
      sums[leaf] = LeafedSequence.sum(elements)
    }
    accumulate(from: leaf)
  }

  /// Adds up what lies before each leaf behind one whose measure changed.
  @inlinable mutating func accumulate(from leaf: Int) {
    before.removeSubrange((leaf + 1)...)
    before.reserveCapacity(leaves.count + 1)
    var total = before[leaf]
    for index in leaf..<leaves.count {
      total.count += leaves[index].count
      total.measure.append(sums[index])
      before.append(total)
    }
  }

  /// Leaves of the usual size, the last one up to half as large again.
  @inlinable static func split(_ elements: ArraySlice<Element>) -> [[Element]] {
    var leaves: [[Element]] = []
    var rest = elements
    while rest.count > leafSize * 3 / 2 {
      leaves.append(Array(rest.prefix(leafSize)))
      rest = rest.dropFirst(leafSize)
    }
    if !rest.isEmpty { leaves.append(Array(rest)) }
    return leaves
  }

  /// The measure of elements together.
  @inlinable static func sum(_ elements: [Element]) -> Element.Measure {
    var total = Element.Measure.zero
    for element in elements { total.append(element.measure) }
    return total
  }
}

extension LeafedSequence: Sequence {
  /// Goes through the elements leaf by leaf.
  @inlinable public func makeIterator() -> FlattenSequence<[[Element]]>.Iterator { leaves.joined().makeIterator() }
}

extension Array {
  /// Where its elements lie; no two arrays of which neither is empty have the same, but for copies of which none was changed.
  var address: Int { withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } }

  /// Whether it is an unchanged copy of another one, or both are empty.
  public func isSame(as other: [Element]) -> Bool { count == other.count && (isEmpty || address == other.address) }
}
