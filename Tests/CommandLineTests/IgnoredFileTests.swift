import TestSupport
import Testing

/// What git ignores is not looked at unless somebody names it.
struct IgnoredFileTests {
  private func names(_ line: String, in folder: TemporaryFolder) throws -> [String] {
    let run = try BuiltProgram.shell("HOME=$PWD/home; export HOME; unset XDG_CONFIG_HOME; \(line)", in: folder)
    return run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  }

  private let lint = "\"$formdef\" lint --format concise"

  /// A submodule or another repository is not ruled by the one around it, and has lists of its own.
  @Test func repositoriesInOneAnotherRuleThemselves() throws {
    let folder = try TemporaryFolder([
      ".git/info/exclude": "", ".gitignore": "gen.formdef\n", "gen.formdef": Samples.misspelt,
      "in/gen.formdef": Samples.misspelt, "sub/.git": "gitdir: ../.git/modules/sub\n",
      ".git/modules/sub/info/exclude": "own.formdef\n", "sub/gen.formdef": Samples.misspelt,
      "sub/own.formdef": Samples.misspelt, "sub/in/gen.formdef": Samples.misspelt,
    ])
    #expect(try names(lint, in: folder) == ["sub/gen.formdef", "sub/in/gen.formdef"])
    #expect(try names("cd sub/in; \(lint)", in: folder) == ["gen.formdef"])
  }

  /// A worktree shares the list of its repository, and the file that the repository's configuration names.
  @Test func worktreesShareTheListsOfTheirRepository() throws {
    let folder = try TemporaryFolder([
      "main/.git/info/exclude": "out.formdef\n", "main/.git/worktrees/w/commondir": "../..\n",
      "main/.git/config": "[core]\n\texcludesFile = \"mine\" \n", "w/mine": "named.formdef\n",
      "w/.git": "gitdir: ../main/.git/worktrees/w\n", "w/out.formdef": Samples.misspelt,
      "w/named.formdef": Samples.misspelt, "w/a.formdef": Samples.misspelt,
    ])
    #expect(try names("cd w; \(lint)", in: folder) == ["a.formdef"])
  }

  /// Names that differ in how their characters are composed are those of two folders.
  @Test func foldersAreToldApartByTheBytesOfTheirNames() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "a.formdef": "form A { textField a { tagg: 1 } }\n"])
    let run = try BuiltProgram.shell(
      """
      one=$(printf '\\303\\251'); two=$(printf 'e\\314\\201')
      mkdir $one $two; cp a.formdef $one/a.formdef; mv a.formdef $two/b.formdef
      echo '{"ignore": ["unknown-property"]}' > $one/formdef.json
      \(lint) $one/a.formdef $two/b.formdef
      rm $one/formdef.json; echo '*.formdef' > $one/.gitignore
      \(lint); cd $one; \(lint) ../$two
      """, in: folder)
    let names = run.output.split(separator: "\n").map { Array($0.utf8.prefix { $0 != UInt8(ascii: ":") }) }
    let name = Array("e\u{301}/b.formdef".utf8)
    #expect(names.count == 3 && names.prefix(2) == [name, name], "\(run)")
    #expect(names.last?.suffix(name.count + 1).elementsEqual(Array("/".utf8) + name) == true, "\(run)")
  }

  @Test func usersHaveAListForAllRepositories() throws {
    let folder = try TemporaryFolder([
      "home/.config/git/ignore": "usual.formdef\n", "r/.git/HEAD": "", "r/usual.formdef": Samples.misspelt,
      "r/other.formdef": Samples.misspelt, "home/other": "other.formdef\n", "usual.formdef": Samples.misspelt,
    ])
    #expect(try names("cd r; \(lint)", in: folder) == ["other.formdef"])
    try folder.write("[user]\nname = a\n[Core] ; all\nexcludesfile = ~/other # mine\n", to: "home/.gitconfig")
    #expect(try names("cd r; \(lint)", in: folder) == ["usual.formdef"])
    #expect(try names("\(lint) usual.formdef .", in: folder).contains("usual.formdef"))
  }

  @Test func aByteOrderMarkIsNoPartOfAPattern() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".gitignore": "\u{FEFF}a.formdef\nb.formdef\n", "a.formdef": Samples.misspelt,
      "b.formdef": Samples.misspelt, "c.formdef": Samples.misspelt,
    ])
    #expect(try names(lint, in: folder) == ["c.formdef"])
  }
}
