/// A set of texts (sequences of Unicode scalars): what a pattern, a length limit or a list of words accepts, and what
/// is made of such sets.
///
/// A value that holds constructs that are not decided is known between two bounds; decisions hold whichever language
/// between them is meant, or say that they were not analysed.
public struct TextLanguage: Sendable {
  /// How a language is put together.
  indirect enum Form: Sendable {
    /// What an automaton accepts.
    case nfa(CompiledNFA)
    /// What a table accepts.
    case table(DenseDFA)
    /// So many texts that their automaton would be large.
    case words(WordList)
    /// Between two languages, for a reason.
    case between(lower: TextLanguage, upper: TextLanguage)
    /// The texts of some lengths.
    case length(LengthWindow)
    /// The texts that are in all.
    case intersection([TextLanguage])
    /// The texts that are in one at least.
    case union([TextLanguage])
    /// The texts that are not in it.
    case complement(TextLanguage)
    /// A text of the first, then one of the second.
    case concatenation(TextLanguage, TextLanguage)
    /// What texts of it begin with.
    case prefixes(TextLanguage)
    /// The texts of which every non-empty beginning is in it.
    case typeable(TextLanguage)
    /// The texts that are in it once the scalars of a set are stripped from both ends.
    case trimmed(TextLanguage, ScalarSet)
    /// The texts that are in it once the scalars of a set are taken away.
    case removed(TextLanguage, ScalarSet)
    /// The texts that are in it once each scalar is mapped; of a part of them, searches leave texts with scalars out that
    /// become several.
    case mapped(TextLanguage, ScalarMapping, isWhole: Bool)
  }

  /// What it is made of.
  let form: Form
  /// Why the language is only known between two bounds, nil where it is known exactly.
  public let undecided: NotAnalysedReason?

  /// A language of a form, known exactly or not.
  init(form: Form, undecided: NotAnalysedReason?) {
    self.form = form
    self.undecided = undecided
  }

  /// All texts.
  public static let everything = StepPool.unpaid { TextLanguage(everyScalarIn: .all) }
  /// No text, not even the empty one.
  public static let nothing = StepPool.unpaid { TextLanguage(LanguageBuilder()) }

  /// The texts whose length lies in a window.
  public init(length: LengthWindow) {
    self.init(form: .length(length), undecided: nil)
  }

  /// The texts of which every scalar is in a set.
  public init(everyScalarIn set: ScalarSet) {
    var builder = LanguageBuilder()
    let state = builder.addState(accepting: true)
    builder.addEdge(from: state, to: state, on: set)
    self.init(builder)
  }

  /// A finite list of texts.
  public init(words: [String]) {
    let list = WordList(words)
    if list.isLarge {
      self.init(form: .words(list), undecided: nil)
    } else {
      self.init(LanguageBuilder(words: words))
    }
  }

  /// The language of an explicit automaton; past the limits of size or of a budget it is not analysed.
  public init(_ builder: LanguageBuilder, budget: SearchBudget = .standard) {
    let counter = StepCounter(budget)
    do throws(NotAnalysedReason) {
      self.init(try builder.nfa(counter), counter)
    } catch {
      self.init(undecided: error, upper: .everything)
    }
  }

  /// The language of an automaton that is made once for many questions: its table may be large.
  public init(ofMany builder: LanguageBuilder) {
    let counter = StepCounter(.standard)
    do throws(NotAnalysedReason) {
      let compiled = CompiledNFA(try builder.nfa(counter), StepCounter(.standard), .wide)
      self.init(form: .nfa(compiled), undecided: nil)
    } catch {
      self.init(undecided: error, upper: .everything)
    }
  }

  /// The texts that an automaton accepts.
  init(_ nfa: PositionNFA, _ counter: StepCounter) {
    self.init(form: .nfa(CompiledNFA(nfa, counter)), undecided: nil)
  }

  /// A language between two others, for a reason.
  init(undecided reason: NotAnalysedReason, upper: TextLanguage, lower: TextLanguage = .nothing) {
    self.init(form: .between(lower: lower, upper: upper), undecided: reason)
  }

  // MARK: Boolean operations

  /// The texts that are in all of the languages; all texts where there is none.
  public static func intersection(_ languages: [TextLanguage]) -> TextLanguage {
    if languages.count == 1 { return languages[0] }
    if languages.isEmpty { return .everything }
    return TextLanguage(form: .intersection(languages), undecided: languages.firstReason)
  }

  /// The texts that are in one of the languages.
  public static func union(_ languages: [TextLanguage]) -> TextLanguage {
    if languages.count == 1 { return languages[0] }
    if languages.isEmpty { return .nothing }
    return TextLanguage(form: .union(languages), undecided: languages.firstReason)
  }

  /// The texts that are not in the language.
  public var complement: TextLanguage {
    if case .complement(let inner) = form { return inner }
    return TextLanguage(form: .complement(self), undecided: undecided)
  }

  /// The texts made of one text of each language, in order.
  public static func concatenation(_ languages: [TextLanguage]) -> TextLanguage {
    guard var result = languages.last else { return TextLanguage(words: [""]) }
    for language in languages.dropLast().reversed() {
      result = TextLanguage(
        form: .concatenation(language, result), undecided: language.undecided ?? result.undecided)
    }
    return result
  }

  // MARK: Typing

  /// The texts that can be grown to a member: its members, and all that they begin with.
  public var prefixes: TextLanguage {
    // A table knows what its texts go on with, whatever scalars a question is about.
    let table = tabled.automaton.flatMap { DenseDFA(beginningsOf: $0) }
    return TextLanguage(form: table.map { .table($0) } ?? .prefixes(self), undecided: undecided)
  }

  /// The texts of which every non-empty beginning is a member: what can be typed key by key under a rule that refuses
  /// every other text.
  public var typeable: TextLanguage { TextLanguage(form: .typeable(self), undecided: undecided) }

  /// The texts that are members after some steps of normalisation, in order.
  ///
  /// - Parameter isWhole: whether searches also look at texts with scalars that become several. What such a text becomes,
  ///   one without them becomes too, and is the one that people type: only where other languages are asked about the
  ///   text before the same steps are all of them needed.
  public func normalized(by steps: [Normalization], isWhole: Bool = false) -> TextLanguage {
    steps.reversed().reduce(self) { inner, step in
      switch step {
      case .trim(let set): TextLanguage(form: .trimmed(inner, set), undecided: inner.undecided)
      case .remove(let set): TextLanguage(form: .removed(inner, set), undecided: inner.undecided)
      case .map(let mapping):
        TextLanguage(
          form: .mapped(inner, mapping, isWhole: isWhole && mapping.expands), undecided: inner.undecided)
      }
    }
  }
}

extension [TextLanguage] {
  /// The first reason why one of the languages is not known exactly.
  var firstReason: NotAnalysedReason? {
    for language in self { if let reason = language.undecided { return reason } }
    return nil
  }
}
