#if !canImport(Darwin)
  /// The extended attributes of open files (xattr(7)).
  enum ExtendedAttributes {
    /// The names of a file's attributes; none where its file system has no such thing.
    static func names(of file: OpenFile) -> [String] {
      let size = flistxattr(file.number, nil, 0)
      guard size > 0 else { return [] }
      var names = [CChar](repeating: 0, count: size)
      let count = flistxattr(file.number, &names, size)
      return names.prefix(max(0, count)).split(separator: 0).map {
        String(decoding: $0.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }

    /// The bytes of an attribute; nil where it cannot be read.
    static func value(of name: String, _ file: OpenFile) -> [UInt8]? {
      let size = fgetxattr(file.number, name, nil, 0)
      guard size >= 0 else { return nil }
      var value = [UInt8](repeating: 0, count: size)
      let count = value.withUnsafeMutableBytes { fgetxattr(file.number, name, $0.baseAddress, size) }
      return count == size ? value : nil
    }

    /// Sets an attribute; gives whether the system let it.
    static func set(_ name: String, _ value: [UInt8], of file: OpenFile) -> Bool {
      value.withUnsafeBytes { fsetxattr(file.number, name, $0.baseAddress, $0.count, 0) } == 0
    }

    /// Removes an attribute, where it is there and may go.
    static func remove(_ name: String, of file: OpenFile) { _ = fremovexattr(file.number, name) }
  }

  // Swift's module of the C library leaves these out. They are linked by their names: the dynamic linker, which could be
  // asked for them too, knows none in a static program.

  @_extern(c)
  private func flistxattr(_ file: Int32, _ names: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int

  @_extern(c)
  private func fgetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int

  @_extern(c)
  private func fsetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int, _ flags: Int32
  ) -> Int32

  @_extern(c)
  private func fremovexattr(_ file: Int32, _ name: UnsafePointer<CChar>) -> Int32
#endif
