import FieldLanguages
import FormModel
import FormSyntax
import Synchronization
import UIKitCatalog

/// A control of which the rules found nothing: nor do they of others of its shape in forms like its own, whatever fills the
/// gaps of the shape, as long as it says nothing either.
final class QuietControl: Sendable {
  /// What its field is like; nil where nothing is said of the texts that it takes.
  let field: FieldLikeness?
  /// The values whose words have to be held against what placeholders may speak of, by their indices.
  private let spoken: [Int]
  /// The values of which it matters whether they say anything at all, by their indices.
  private let told: [Int]

  /// Properties whose words rules ask for, so that they may not be just any.
  private static let spokenTexts: [PropertyID] = [.placeholder, .label]
  /// Properties of rules that people have to be told something by, where a rule refuses.
  private static let toldTexts: [PropertyID] = [.message, .ruleTitle]
  private static let refusing = PropertyMask([.effect])
  /// What makes rules ask for more than the shape: another control's name, an example of what is typed, what is picked,
  /// how much can be typed.
  private static let asked = PropertyMask([
    .formatter, .delegate, .text, .labelText, .example, .class, .inputView, .maxlength,
  ])

  /// What may show in the place of a clear button, whose mode matters then.
  private static let besideClearButton = PropertyMask([.rightView, .rightViewMode])

  /// - Parameter outline: what was seen of its field; nil where nothing is said of the texts that it takes.
  init?(_ control: ResolvedControl, _ shape: BlockShape, _ outline: FieldOutline?) {
    guard !shape.refersToControls, !shape.usesPresets, control.presets.isEmpty, control.openProperties.isEmpty,
      !control.properties.intersects(QuietControl.asked), !control.innerProperties.intersects(QuietControl.asked),
      !shape.hasFreeModes || !control.properties.intersects(QuietControl.besideClearButton),
      shape.freeTexts.allSatisfy({
        FieldLikeness.silentTexts.contains($0) || $0 == .buttonTitle && outline == nil
      })
    else { return nil }
    let texts = shape.freeTexts.filter(QuietControl.spokenTexts.contains)
    spoken = texts.compactMap { control.block.member(of: $0) }.filter { $0.flags.contains(.hasValue) }
      .map { Int($0.firstValue) }
    if spoken.count < texts.count { return nil }
    told =
      control.innerProperties.intersects(QuietControl.refusing)
      ? control.block.members.filter { member in
        member.flags.contains(.hasValue) && member.property.map(QuietControl.toldTexts.contains) == true
      }.map { Int($0.firstValue) } : []
    if let outline {
      guard let field = FieldLikeness(control, outline) else { return nil }
      self.field = field
    } else {
      field = nil
    }
    if !fits(control.block, shape) { return nil }
  }

  /// Whether the words of another control of the shape say nothing that a rule would ask for.
  func fits(_ block: BlockModel, _ shape: BlockShape) -> Bool {
    spoken.allSatisfy { shape.holds(forTextOfValue: $0, in: block, QuietControl.isPlain) }
      && told.allSatisfy { shape.holds(forTextOfValue: $0, in: block, QuietControl.showsSomething) }
  }

  /// Whether a text begins with something that shows, and neither is a name that people sign in with nor speaks of anything
  /// that keyboards are made for.
  static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard showsSomething(text), !MissingContentType.mayNameUser(text) else { return false }
    return !PlaceholderTopic.mayBeNamed(in: text) || !namesTopic(String(decoding: text, as: UTF8.self))
  }

  private static let topics = TextTable<Bool>(most: 1 << 12, longest: 256)

  /// Whether a text speaks of something that keyboards are made for.
  private static func namesTopic(_ text: String) -> Bool { topics.value(text) { PlaceholderTopic(text) != nil } }

  /// Whether a text begins with what is no white space.
  static func showsSomething(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    if first < 0x80 { return first > 0x20 && first < 0x7F }
    let scalar = String(decoding: text.prefix(4), as: UTF8.self).unicodeScalars.first
    return scalar.map { !$0.properties.isWhitespace } ?? false
  }
}

/// The quiet controls that were met, by their shapes and by what their forms are like. A table that is full forgets all.
final class QuietControls: Sendable {
  /// Those of this process.
  static let shared = QuietControls()

  private let known = Mutex<[UInt64: QuietControl]>([:])
  /// Those that threads have met.
  let idle = IdleValues<RecentValues<QuietControl>>()

  /// So many are kept at most.
  private static let limit = 1 << 14

  /// Calls `body` with the quiet control that one is like, but perhaps for its words; nil where there is none.
  ///
  /// - Parameter met: those that this thread has met last, so that it need not ask for them where others do.
  func withControl<Result>(
    like control: ChunkID, _ shape: BlockShape, in form: FormLikeness, _ met: RecentValues<QuietControl>,
    _ body: (QuietControl) -> Result?
  ) -> Result? {
    let key = QuietControls.key(control, shape, form)
    if !met.has(key) {
      guard let known = known.withLock({ $0[key] }) else { return nil }
      met.keep(known, key)
    }
    return met.with(key, body)
  }

  /// Keeps a control of which the rules found nothing.
  func add(_ quiet: QuietControl, _ control: ChunkID, _ shape: BlockShape, in form: FormLikeness) {
    let key = QuietControls.key(control, shape, form)
    known.withLock { known in
      if known.count >= QuietControls.limit { known = [:] }
      known[key] = quiet
    }
  }

  /// Numbers count what there was in a process: neither comes near to so many.
  private static func key(_ control: ChunkID, _ shape: BlockShape, _ form: FormLikeness) -> UInt64 {
    shape.number << 28 | (form.number & 0x3FF_FFFF) << 2 | form.place(of: control)
  }
}
