import SystemIO

/// An installed Chromium, which draws pages where nobody looks.
struct Chromium {
  /// What may go wrong, in words.
  struct Failure: Error {
    /// What went wrong.
    var message: String
  }

  private let program: String
  private let folder: PrivateFolder

  private static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "chromium-headless-shell",
  ]
  /// After so many seconds it is given up.
  private static let patience = 90

  /// - Throws: where no Chromium is in `PATH`.
  init() throws(Failure) {
    guard let program = ChildProcess.find(Self.names) else {
      throw Failure(message: "a picture needs Chromium, which is not in PATH: install it, or write a page (.html)")
    }
    switch PrivateFolder.make() {
    case .failure(let error): throw Failure(message: "cannot make a temporary folder: \(error.reason)")
    case .success(let folder): self.folder = folder
    }
    self.program = program
  }

  /// Removes what it was run with.
  func remove() { folder.remove() }

  /// A page as a PNG file of twice as many pixels as it has points.
  func png(of page: [UInt8]) throws(Failure) -> [UInt8] {
    let address = try address(of: page)
    let size = try extent(of: address)
    return try picture(
      "picture.png",
      ["--screenshot=\(folder.path)/picture.png", "--window-size=\(size)", "--force-device-scale-factor=2", address])
  }

  /// A page as a PDF file.
  func pdf(of page: [UInt8]) throws(Failure) -> [UInt8] {
    let address = try address(of: page)
    return try picture(
      "picture.pdf", ["--print-to-pdf=\(folder.path)/picture.pdf", "--no-pdf-header-footer", address])
  }

  private func address(of page: [UInt8]) throws(Failure) -> String {
    let path = "\(folder.path)/page.html"
    if let error = FilePlacement.write(page, to: path) {
      throw Failure(message: "cannot write the page: \(error.reason)")
    }
    return "file://\(PercentEncoding.reference(path))#picture"
  }

  private func picture(_ name: String, _ arguments: [String]) throws(Failure) -> [UInt8] {
    _ = try run(arguments)
    guard case .success(let bytes) = FileContents.read("\(folder.path)/\(name)", limit: 1 << 28), !bytes.isEmpty else {
      throw Failure(message: "'\(program)' made no picture")
    }
    return bytes
  }

  /// How large the page is, as it says itself once it is drawn: `430,1200`.
  private func extent(of address: String) throws(Failure) -> String {
    let page = String(decoding: try run(["--window-size=900,900", "--dump-dom", address]), as: UTF8.self)
    let mark = "data-extent=\""
    guard let start = page.firstRange(of: mark)?.upperBound else {
      throw Failure(message: "'\(program)' did not draw the page")
    }
    let numbers = page[start...].prefix { $0 != "\"" }.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2 else { throw Failure(message: "'\(program)' did not draw the page") }
    return "\(min(max(numbers[0], 1), 8_000)),\(min(max(numbers[1], 1), 16_000))"
  }

  private func run(_ arguments: [String]) throws(Failure) -> [UInt8] {
    let always = [
      "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-extensions",
      "--disable-dev-shm-usage", "--user-data-dir=\(folder.path)/profile",
    ]
    var environment = ["HOME": folder.path, "TMPDIR": folder.path]
    for name in ["PATH", "LANG", "FONTCONFIG_FILE", "LD_LIBRARY_PATH"] {
      environment[name] = ThisProcess.environment(name)
    }
    // Chromium's sandbox does not run as root; for all others it stays.
    let sandbox = ThisProcess.isRoot ? ["--no-sandbox"] : []
    switch ChildProcess.run(program, always + sandbox + arguments, environment: environment, seconds: Self.patience) {
    case .failure(let error): throw Failure(message: "cannot run '\(program)': \(error.reason)")
    case .success(let child):
      guard child.status == 0 else { throw Failure(message: "'\(program)' failed") }
      return child.output
    }
  }
}
