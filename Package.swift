// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder of the toolchain's libraries, `…/lib/swift`, from where this manifest has its own; nil where that is not Linux.
let toolchain: String? = {
  // The size of this file is 0, whatever can be read from it.
  let bytes = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile()
  let maps = String(decoding: bytes ?? Data(), as: UTF8.self)
  guard let end = maps.range(of: "/linux/libswiftCore.so")?.lowerBound,
    let space = maps[..<end].lastIndex(of: " ")
  else { return nil }
  return String(maps[maps.index(after: space)..<end])
}()

/// On Linux a release finds its types by their addresses, as elsewhere: else most of the time that it takes for a small
/// file goes into reading their names and looking through all conformances of the program for each.
let typesByAddress: [SwiftSetting] =
  toolchain == nil
  ? []
  : [
    .unsafeFlags(
      ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release))
  ]

/// What every target is compiled with: warnings are errors, and the language's upcoming rules hold already.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ] + typesByAddress

/// A library target; the names after it are all that it may import (`Sources/README.md` draws the arrows).
///
/// - Parameter excluded: what stands among its sources and is none.
func library(_ name: String, _ imports: [Target.Dependency] = [], excluding excluded: [String] = []) -> Target {
  .target(name: name, dependencies: imports, exclude: excluded, swiftSettings: settings)
}

/// On Linux the program has Swift's libraries in it where the toolchain brings them for that, and stays where it is linked
/// to; and C's and C++'s, too, where the machine has them as archives: else more than half of the time that it takes for a
/// small file goes into finding and moving them. What C's library would load by itself then (who has an account, texts in
/// foreign encodings) the program never asks for, and LLVM's linker does not warn of.
let programLinking: [LinkerSetting] = {
  let files = FileManager.default
  guard let toolchain, files.fileExists(atPath: toolchain + "_static/linux/libFoundation.a") else { return [] }
  let libraries = [
    "Foundation", "FoundationInternationalization", "FoundationEssentials", "CoreFoundation", "_FoundationICU",
    "_FoundationCShims", "_FoundationCollections", "swiftSynchronization",
  ]
  let group = ["-Xlinker", "--start-group"] + libraries.map { "-l\($0)" } + ["-Xlinker", "--end-group", "-lstdc++"]
  func inside(_ folder: String) -> [String] {
    ((try? files.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
  }
  let systemLibraries = ["/usr/lib64", "/usr/lib"] + inside("/usr/lib").filter { $0.hasSuffix("-linux-gnu") }
  let compilers = inside("/usr/lib/gcc").flatMap(inside).filter { files.fileExists(atPath: $0 + "/crtbeginT.o") }
  let isWhole =
    files.fileExists(atPath: toolchain + "/../../bin/ld.lld")
    && systemLibraries.contains { files.fileExists(atPath: $0 + "/libc.a") }
    && !compilers.isEmpty && compilers.allSatisfy { files.fileExists(atPath: $0 + "/libstdc++.a") }
  let kind = isWhole ? ["-static-executable", "-use-ld=lld"] : ["-static-stdlib", "-Xclang-linker", "-no-pie"]
  // A third of the file would be for debuggers; its names stay, for backtraces.
  return [.unsafeFlags(kind + ["-Xlinker", "--strip-debug"] + group, .when(configuration: .release))]
}()

func tests(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
  .testTarget(name: name, dependencies: imports + ["TestSupport"], swiftSettings: settings)
}

/// `FORMDEF_BUNDLE` names an artifact bundle in the package that has the program built already, for the plug-ins.
nonisolated(unsafe) let builtProgram = Context.environment["FORMDEF_BUNDLE"].map { path in
  Target.binaryTarget(name: "built-formdef", path: path)
}

func plugin(_ name: String, _ capability: Target.PluginCapability) -> Target {
  let program = builtProgram?.name ?? "formdef"
  return .plugin(
    name: name, capability: capability, dependencies: [.target(name: program, condition: .when(traits: ["Plugins"]))],
    path: "Sources/Plugins/\(name)")
}

/// - Parameter reason: why the command writes into the package; nil: it does not.
func command(_ verb: String, _ description: String, writes reason: String? = nil) -> Target.PluginCapability {
  let permissions = reason.map { [PluginPermission.writeToPackageDirectory(reason: $0)] } ?? []
  return .command(intent: .custom(verb: verb, description: description), permissions: permissions)
}

let plugins = [
  plugin("GenerateForms", .buildTool()),
  plugin("LintForms", .buildTool()),
  plugin(
    "GenerateFormsCommand",
    command("formdef-generate", "Write the Swift code of form definitions.", writes: "The code is written beside them.")
  ),
  plugin("LintFormsCommand", command("formdef-lint", "Check form definitions.")),
  plugin(
    "FormatFormsCommand",
    command("formdef-format", "Lay form definitions out.", writes: "Their texts are laid out anew.")),
]

let package = Package(
  name: "formdef",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "formdef", targets: ["formdef"])]
    + plugins.map { .plugin(name: $0.name, targets: [$0.name]) },
  // Without it nothing here is built a second time, as a tool of the plug-ins.
  traits: [.trait(name: "Plugins", description: "Plug-ins for builds and commands, which run the program.")],
  targets: [
    // Functions of the C library that its Swift module leaves out are declared in it.
    .target(name: "SystemIO", swiftSettings: settings + [.enableExperimentalFeature("Extern")]),
    library("JSONText"),
    library("FormSyntax"),
    library("FormFormatter", ["FormSyntax"]),
    library("UIKitCatalog"),
    .target(
      name: "TextPatterns", swiftSettings: settings,
      // Rounding and logarithms are in a library of their own where nothing else (Foundation) links it.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    library("FormModel", ["FormSyntax", "UIKitCatalog"]),
    .target(
      name: "ValueFormatting", dependencies: ["FormModel", "FormSyntax", "UIKitCatalog"], swiftSettings: settings,
      // The ICU inside Foundation tells which edition of CLDR it has.
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    library("FieldLanguages", ["FormModel", "TextPatterns", "ValueFormatting", "FormSyntax", "UIKitCatalog"]),
    library(
      "FormLint",
      [
        "FormModel", "ValueFormatting", "FieldLanguages", "FormFormatter", "UIKitCatalog", "FormSyntax", "TextPatterns",
      ], excluding: ["Pages"]),
    library(
      "FormGeneration",
      ["FormModel", "ValueFormatting", "FieldLanguages", "FormSyntax", "TextPatterns", "UIKitCatalog"]),
    library(
      "FormEditing",
      [
        "FormSyntax", "FormModel", "FormLint", "FieldLanguages", "ValueFormatting", "FormFormatter", "UIKitCatalog",
      ]),
    library(
      "FormPicture",
      [
        "FormEditing", "FormModel", "FieldLanguages", "ValueFormatting", "TextPatterns", "FormSyntax", "UIKitCatalog",
        "JSONText",
      ]),
    library(
      "FormWorkspace",
      ["FieldLanguages", "FormModel", "FormLint", "JSONText", "FormSyntax", "SystemIO", "UIKitCatalog"]),
    library("LanguageServerProtocol", ["JSONText"]),
    library(
      "FormServer",
      [
        "FormEditing", "FormGeneration", "FormPicture", "FormWorkspace", "LanguageServerProtocol", "JSONText",
        "FormSyntax", "FormModel", "FormLint", "FormFormatter", "TextPatterns", "SystemIO",
      ]),
    .executableTarget(
      name: "formdef",
      dependencies: [
        "FormServer", "FormWorkspace", "FormEditing", "FormGeneration", "FormPicture", "FormLint", "FormModel",
        "FormSyntax", "FormFormatter", "JSONText", "FieldLanguages", "UIKitCatalog", "SystemIO",
      ],
      swiftSettings: settings, linkerSettings: programLinking),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "FormSyntax", "FormModel", "FormLint", "FormWorkspace", "FormEditing", "FormFormatter", "FormGeneration",
        "FormServer", "TextPatterns", "JSONText", "SystemIO", "TestSupport",
      ],
      swiftSettings: settings),
    .executableTarget(name: "uikit-stand-in", dependencies: ["UIKitCatalog"], swiftSettings: settings),
    .executableTarget(name: "unicode-tables", dependencies: ["TextPatterns"], swiftSettings: settings),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "FormServer", "LanguageServerProtocol", "JSONText", "FormSyntax", "FormModel", "FormLint", "FormFormatter",
        "FormEditing", "FormWorkspace", "TextPatterns", "FieldLanguages", "UIKitCatalog", "TestSupport", "SystemIO",
      ],
      swiftSettings: settings),
    .target(
      name: "TestSupport",
      dependencies: ["FormServer", "FormWorkspace", "JSONText", "LanguageServerProtocol", "SystemIO"],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("ArchitectureTests"),
    tests(
      "FormServerTests",
      [
        "FormServer", "FormLint", "FormModel", "FormWorkspace", "LanguageServerProtocol", "JSONText", "SystemIO",
        "formdef", "fuzz",
      ]),
    tests("JSONTextTests", ["JSONText"]),
    tests("LanguageServerProtocolTests", ["LanguageServerProtocol", "JSONText"]),
    tests("CommandLineTests", ["formdef", "FormWorkspace"]),
    tests("FormSyntaxTests", ["FormSyntax"]),
    tests(
      "FixtureTests",
      ["formdef", "fuzz", "FormEditing", "FormLint", "FormModel", "FormWorkspace", "FormSyntax", "UIKitCatalog"]),
    tests("FormFormatterTests", ["FormFormatter", "FormSyntax", "SystemIO"]),
    tests("FormModelTests", ["FormModel", "FormSyntax", "UIKitCatalog"]),
    tests("FormWorkspaceTests", ["FormWorkspace", "FormLint", "FormModel", "FormSyntax", "SystemIO"]),
    tests(
      "FormLintTests",
      ["FieldLanguages", "FormLint", "FormModel", "FormSyntax", "TextPatterns", "UIKitCatalog"]),
    tests(
      "FormEditingTests",
      ["FormEditing", "FormLint", "FormModel", "FormSyntax", "FormWorkspace", "UIKitCatalog"]),
    tests(
      "FormPictureTests",
      ["FormPicture", "FormEditing", "FormModel", "FormSyntax", "JSONText"]),
    tests("ValueFormattingTests", ["ValueFormatting", "FormModel", "FormSyntax", "UIKitCatalog"]),
    tests("FormGenerationTests", ["FormGeneration", "FormModel", "FormSyntax", "UIKitCatalog"]),
    tests("UIKitCatalogTests", ["UIKitCatalog"]),
    tests("TextPatternsTests", ["TextPatterns"]),
    tests(
      "FieldLanguagesTests",
      ["FieldLanguages", "FormModel", "FormSyntax", "ValueFormatting", "UIKitCatalog", "TextPatterns", "fuzz"]),
  ],
  swiftLanguageModes: [.v6]
)

/// The targets that each names.
let named: [String: [String]] = Dictionary(
  uniqueKeysWithValues: package.targets.map { target in
    let names = target.dependencies.map { if case .byNameItem(let name, _) = $0 { [name] } else { [String]() } }
    return (target.name, names.flatMap(\.self))
  })

// A module has code in it of others that it reaches through those which it imports: it is compiled anew after these, too,
// or it would make their objects as large as they were.
for target in package.targets {
  var reached: Set<String> = []
  var waiting = named[target.name] ?? []
  while let name = waiting.popLast() {
    if reached.insert(name).inserted { waiting += named[name] ?? [] }
  }
  target.dependencies += reached.subtracting(named[target.name] ?? []).sorted().map { .byName(name: $0) }
}

package.targets += plugins + (builtProgram.map { [$0] } ?? [])

// `FORMDEF_TESTS=FixtureTests,FormLintTests swift test` builds these test targets only: most of the time of a build after
// a change far down goes into the others.
if let chosen = Context.environment["FORMDEF_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
}
