import Testing
import TextPatterns

@Suite("Trees say what patterns mean")
struct PatternTreeTests {
  /// Patterns and their trees: sets as counts of scalars, literals in quotation marks, `~` where case is ignored.
  static let trees: [(pattern: String, tree: String)] = [
    ("abc", #""abc""#),
    ("abc*", #"("ab" "c"*)"#),
    ("a|b|", #"("a"|"b"|ε)"#),
    ("(a)(?:b)(?>c)", #"($1:"a" "b" >"c")"#),
    ("a{2,3}?b{4,}+", #"("a"{2,3}? "b"{4,}+)"#),
    ("[a-c][d]e", #"(3 "de")"#),
    ("a[b]c", #"("a" "bc")"#),
    ("(?i)ab", #"(ε ~"ab")"#),
    ("(?i)a(?-i)b", #"(ε 2 ε "b")"#),
    ("(?i)12", #"(ε "12")"#),
    ("(?i)ß", #"(ε ~"ß")"#),
    ("(?i)ks*", #"(ε 3 3*)"#),
    ("(?i)1k", #"(ε ~"1k")"#),
    ("(a(?i)b|c)d", #"($1:(("a" ε 2)|2) "d")"#),
    ("(?x)a b # c\n d", #"(ε "abd")"#),
    ("a(?#c)b", #""ab""#),
    ("a(?#c)*", #""a"*"#),
    ("\\Qa.*\\E+", #"("a." "*"+)"#),
    ("^a$", #"(start "a" endOrFinalTerminator(unixLines: false))"#),
    ("(?m)^$", #"(ε lineStart(unixLines: false) lineEnd(unixLines: false))"#),
    ("(?dm)^$", #"(ε lineStart(unixLines: true) lineEnd(unixLines: true))"#),
    (
      "\\b\\B\\A\\z\\Z\\G",
      "(wordBoundary(negated: false, unicode: false) wordBoundary(negated: true, unicode: false) "
        + "start end endOrFinalTerminator(unixLines: false) matchStart)"
    ),
    ("(?=a)(?!b)(?<=c)(?<!d)", #"(=("a") !("b") <=("c") <!("d"))"#),
    ("(?<n>a)\\k<n>\\1(?i)\\1", #"($1:"a" \1 \1 ε ~\1)"#),
    ("(a)\\10", #"($1:"a" \1 "0")"#),
    ("\\R\\X.", #"(\R \X 1112057)"#),
    ("(?s).(?-s)(?d).", "(ε 1112064 ε ε 1112063)"),
    ("\\x41\\u0042\\0103\\x{1F600}", #""ABC😀""#),
    ("\\ud83d\\ude00", #""😀""#),
    ("\\ud83d", "0"),
    ("()", "$1:ε"),
  ]

  @Test("Each tree", arguments: trees)
  func tree(pattern: String, tree: String) throws {
    let parsed = try #require(PatternTree.parse(pattern).tree)
    #expect(parsed.text(of: parsed.root) == tree)
  }

  @Test("Nodes know their place in the source")
  func ranges() throws {
    let pattern = "é(ab*|[c-d]+?)(?<=\\x41)"
    let tree = try #require(PatternTree.parse(pattern).tree)
    let places = tree.nodes.map { String(decoding: tree.source[$0.range], as: UTF8.self) }
    #expect(
      places == [
        "é", "a", "b", "b*", "ab*", "[c-d]", "[c-d]+?", "ab*|[c-d]+?", "(ab*|[c-d]+?)", "\\x41", "(?<=\\x41)", pattern,
      ])
  }

  @Test("Children come before their parents")
  func order() {
    var soup = PatternSoup(PatternSoup.terms, lengths: 1...12, seed: 31)
    for _ in 0..<5000 {
      guard let tree = PatternTree.parse(soup.next()).tree else { continue }
      for (id, node) in tree.nodes.enumerated() {
        #expect(node.kind.children.allSatisfy { $0 < id })
      }
    }
  }

  @Test("Groups are counted and named")
  func captures() throws {
    let tree = try #require(PatternTree.parse("(a)(?<year>b)(?:c)((?<m1>d))").tree)
    #expect(tree.captureCount == 4)
    #expect(tree.captureNames.map(\.name) == ["year", "m1"])
    #expect(tree.captureNames.map(\.number) == [2, 4])
  }

  @Test("Flags from outside")
  func flags() throws {
    let pattern = "^k #x\n.$"
    let tree = try #require(PatternTree.parse(pattern, flags: [.caseInsensitive, .freeSpacing, .multiline]).tree)
    #expect(tree.text(of: tree.root) == "(lineStart(unixLines: false) 3 1112057 lineEnd(unixLines: false))")
  }
}

extension PatternTree {
  /// A short text of a node and what is below it.
  fileprivate func text(of id: NodeID) -> String {
    switch self[id].kind {
    case .empty: "ε"
    case .set(let set): "\(set.count)"
    case .literal(let scalars, let ignoringCase):
      (ignoringCase ? "~" : "") + "\"\(String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))))\""
    case .sequence(let parts): "(\(parts.map(text).joined(separator: " ")))"
    case .alternation(let branches): "(\(branches.map(text).joined(separator: "|")))"
    case .repetition(let body, let min, let max, let mode): text(of: body) + quantifier(min, max) + suffix(mode)
    case .group(let body, .capturing(let number)): "$\(number):\(text(of: body))"
    case .group(let body, .nonCapturing): text(of: body)
    case .group(let body, .atomic): ">\(text(of: body))"
    case .look(let body, let behind, let negative): "\(behind ? "<" : "")\(negative ? "!" : "=")(\(text(of: body)))"
    case .assertion(let assertion): "\(assertion)"
    case .backreference(let number, let ignoringCase): "\(ignoringCase ? "~" : "")\\\(number)"
    case .graphemeCluster: "\\X"
    case .newlineSequence: "\\R"
    }
  }

  private func quantifier(_ min: Int, _ max: Int?) -> String {
    switch (min, max) {
    case (0, nil): "*"
    case (1, nil): "+"
    case (0, 1): "?"
    default: "{\(min),\(max.map(String.init) ?? "")}"
    }
  }

  private func suffix(_ mode: RepetitionMode) -> String {
    switch mode {
    case .greedy: ""
    case .lazy: "?"
    case .possessive: "+"
    }
  }
}

extension PatternNodeKind {
  fileprivate var children: [PatternTree.NodeID] {
    switch self {
    case .sequence(let nodes), .alternation(let nodes): nodes
    case .repetition(let node, _, _, _), .group(let node, _), .look(let node, _, _): [node]
    default: []
    }
  }
}
