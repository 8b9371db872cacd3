#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A function of the C library that its Swift module leaves out; nil where this system's library has none.
enum SystemFunction {
  /// The function with a name, found by the dynamic linker; it has to be of this type.
  static func named<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
