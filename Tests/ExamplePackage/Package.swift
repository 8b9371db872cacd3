// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "example",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "formdef", path: "../..", traits: ["Plugins"])],
  targets: [
    .target(
      name: "Screens",
      plugins: [
        .plugin(name: "GenerateForms", package: "formdef"),
        .plugin(name: "LintForms", package: "formdef"),
      ]),
    .testTarget(name: "ScreensTests", dependencies: ["Screens"]),
  ])
