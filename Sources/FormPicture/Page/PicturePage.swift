import JSONText

/// The page around the data: static but for them.
enum PicturePage {
  /// The program of the page.
  static let script = PictureScript.text
  /// The style sheet of the page.
  static let style = PictureStyle.text

  /// Nothing is let in but the one program and the one style sheet, by their digests, and a frame of the page itself,
  /// which tells whether a newer one is there.
  static let policy = [
    "default-src 'none'", "script-src 'sha256-\(SHA256(script.utf8).base64)'",
    "style-src 'sha256-\(SHA256(style.utf8).base64)'", "frame-src 'self' file:", "base-uri 'none'",
    "form-action 'none'",
  ].joined(separator: "; ")

  /// - Parameter data: JSON.
  static func html(data: [UInt8]) -> [UInt8] {
    var page = Array(head.utf8)
    page.reserveCapacity(page.count + data.count + data.count / 8 + tail.utf8.count)
    for byte in data {
      // No text can end the element that it stands in, or begin another one.
      if byte == UInt8(ascii: "<") { page += Array("\\u003C".utf8) } else { page.append(byte) }
    }
    page += tail.utf8
    return page
  }

  private static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <title>Form</title>
    <style>\(style)</style>
    </head>
    <body>
    <noscript>This page draws a form by a script.</noscript>
    <header class="chrome">
    <label>Locale <select id="locale"></select></label>
    <label>Appearance <select id="appearance"></select></label>
    <label>Text size <select id="text-size"></select></label>
    <label>Device <select id="device"></select></label>
    </header>
    <main class="page">
    <div><div id="stage"></div>
    <p id="note"></p></div>
    <aside class="log" aria-labelledby="log-title">
    <h2 id="log-title">Messages to the delegate</h2>
    <ol id="delegate-log"></ol>
    <p>● The form handles it.</p>
    </aside>
    </main>
    <script type="application/json" id="form-data">
    """

  private static let tail = """
    </script>
    <script>\(script)</script>
    </body>
    </html>

    """
}
