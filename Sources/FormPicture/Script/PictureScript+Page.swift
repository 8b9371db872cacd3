extension PictureScript {
  /// What the page shows, and how elements are made: texts of a form only ever become text.
  static let page = #"""
    // What the page shows.
    const source = JSON.parse(document.getElementById("form-data").textContent);
    let picture = source.picture;
    let version = source.version;
    // What was chosen: the number of the locale, and the values of the other choices.
    const view = { locale: 0, appearance: "light", textSize: "large", device: "iphone" };
    // The forms as they are drawn.
    let forms = [];

    // A text in the chosen locale: the same for all, or one for each.
    const pick = (text) => (Array.isArray(text) ? text[view.locale] : text) ?? "";
    const locale = () => picture.locales[view.locale];

    function make(tag, attributes, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes ?? {})) {
        if (value === undefined || value === null || value === false) continue;
        if (name === "text") element.textContent = value;
        else element.setAttribute(name, value === true ? "" : value);
      }
      element.append(...children.filter((child) => child));
      return element;
    }

    // A picture of a few lines; the browser wants its own kind of element.
    function drawing(path, size, attributes) {
      const space = "http://www.w3.org/2000/svg";
      const image = document.createElementNS(space, "svg");
      const all = { viewBox: `0 0 ${size} ${size}`, width: size, height: size, "aria-hidden": "true", ...attributes };
      for (const [name, value] of Object.entries(all)) image.setAttribute(name, value);
      const line = document.createElementNS(space, "path");
      line.setAttribute("d", path);
      image.append(line);
      return image;
    }
    """#
}
