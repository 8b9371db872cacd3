public import Foundation

/// The programs that were built together with the tests.
public enum BuiltProgram {
  /// The executable of a product.
  public static func url(_ name: String = "formdef") -> URL { products.appendingPathComponent(name) }

  /// The folder that the build puts programs and tests into.
  private static var products: URL {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
