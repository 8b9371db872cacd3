extension PictureScript {
  /// Fonts, colours, alignments and pictures of controls.
  static let looks = #"""
    const weights = { ultraLight: 200, thin: 100, light: 300, regular: 400, medium: 500, semibold: 600, bold: 700,
      heavy: 800, black: 900 };
    const textStyles = ["extraLargeTitle", "extraLargeTitle2", "largeTitle", "title1", "title2", "title3", "headline",
      "subheadline", "body", "callout", "footnote", "caption1", "caption2"];

    // A colour of the system, or one that is written out; others belong to the app and are not known here.
    function colour(value) {
      if (typeof value === "string") return `var(--${value.replace(/[^A-Za-z0-9]/g, "")})`;
      const digits = value?.call === "hex" ? pick(value.values[0]) : "";
      return /^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$/.test(digits) ? digits : "";
    }

    // What a font says, on an element. A fixed size stays as it is whatever size of text the user chose.
    function setFont(element, font, usual) {
      if (usual) element.style.fontSize = usual;
      if (font?.call === "preferred") {
        const style = textStyles.includes(font.values[0]) ? font.values[0] : "body";
        element.style.fontSize = `var(--size-${style})`;
        if (style === "headline") element.style.fontWeight = 600;
      } else if (font?.call === "system" || font?.call === "named") {
        element.style.fontSize = `${Math.min(Math.max(Number(font.size) || 17, 1), 200)}px`;
        if (weights[font.weight]) element.style.fontWeight = weights[font.weight];
        if (font.call === "named") element.style.fontFamily = JSON.stringify(pick(font.values[0]));
      }
    }

    const tints = { tintColor: "--tintColor", onTintColor: "--on", thumbTintColor: "--thumb",
      selectedSegmentTintColor: "--chosen", minimumTrackTintColor: "--filling", maximumTrackTintColor: "--track" };
    const directions = { forceLeftToRight: "ltr", forceRightToLeft: "rtl" };

    // What every view may have: what is behind it, the colours of its parts, the side that it begins at.
    function setViewLooks(element, control) {
      const view = element.querySelector(".box") ?? element.querySelector("[data-part=text]");
      if (view && control.backgroundColor) view.style.backgroundColor = colour(control.backgroundColor);
      if (directions[control.semanticContentAttribute]) view?.setAttribute("dir", directions[control.semanticContentAttribute]);
      for (const [property, name] of Object.entries(tints)) {
        const tint = colour(control[property]);
        if (tint !== "" && tint !== `var(${name})`) element.style.setProperty(name, tint);
      }
    }

    // As many lines as there may be; what goes beyond them is cut off.
    function setLines(element, control, text) {
      const most = control.numberOfLines ?? 1;
      element.classList.toggle("lines", most !== 1 || text.includes("\n"));
      element.style.setProperty("--lines", most > 0 ? most : "none");
    }

    // Leaves out what of a text goes beyond its lines, where the label's mode says so.
    function truncate(element, control, words) {
      const mode = control.lineBreakMode ?? "byTruncatingTail";
      const fits = (text) => {
        element.textContent = text;
        return element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth;
      };
      element.removeAttribute("aria-label");
      if (element.clientWidth === 0 || fits(words) || mode === "byClipping") return;
      const characters = charactersOf(words);
      const longest = (shortened) => {
        let [least, most] = [0, characters.length];
        while (least < most) {
          const middle = Math.ceil((least + most) / 2);
          if (fits(shortened(middle))) least = middle; else most = middle - 1;
        }
        fits(shortened(least));
        return least;
      };
      const start = (count) => characters.slice(0, count).join("");
      const end = (count) => (count > 0 ? characters.slice(-count).join("") : "");
      element.setAttribute("aria-label", words);
      if (mode === "byTruncatingTail") return void longest((count) => `${start(count).trimEnd()}…`);
      if (mode === "byWordWrapping" || mode === "byCharWrapping") {
        const whole = start(longest(start));
        const isBroken = mode === "byWordWrapping" && /\s/.test(whole.trim()) && !/\s/.test(words[whole.length] ?? " ");
        return void fits(isBroken ? whole.replace(/\S+$/, "").trimEnd() : whole);
      }
      // Only the last line is shortened.
      const lines = getComputedStyle(element).getPropertyValue("--lines");
      let before = 0;
      if (Number(lines) > 1) {
        element.style.setProperty("--lines", Number(lines) - 1);
        before = longest(start);
        element.style.setProperty("--lines", lines);
      }
      const rest = characters.length - before;
      const last = (count) => Math.min(count, rest);
      longest(mode === "byTruncatingHead" ? (count) => `${start(before)}…${end(last(count))}`
        : (count) => `${start(before + Math.ceil(last(count) / 2))}…${end(Math.floor(last(count) / 2))}`);
    }

    // Makes letters smaller until a text fits, where the form says so.
    //
    // - least: the smallest size for one that it would have.
    function fit(element, least) {
      element.style.fontSize = "";
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (element.clientWidth === 0 || element.scrollWidth <= element.clientWidth) return;
      const fitting = Math.floor((2 * size * element.clientWidth) / element.scrollWidth) / 2;
      element.style.fontSize = `${Math.min(size, Math.max(least(size), fitting, 1))}px`;
    }

    const alignments = { left: "left", right: "right", center: "center", justified: "justify", natural: "start" };

    function setLooks(element, control, usualSize) {
      setFont(element, control.font, usualSize);
      if (control.textColor) element.style.color = colour(control.textColor);
      if (control.textAlignment) element.style.textAlign = alignments[control.textAlignment] ?? "start";
      for (const attribute of attributesOf(control.attributedText)) setAttributeLook(element, attribute);
    }

    // Puts the colour behind an attributed text behind its letters only.
    function moveBackground(frame, text) {
      const shade = frame.style.backgroundColor;
      if (!shade) return;
      frame.style.backgroundColor = "";
      Object.assign(text.style, { backgroundColor: shade, width: "fit-content", maxWidth: "100%" });
      const alignment = frame.style.textAlign;
      if (alignment === "center" || alignment === "right") text.style.marginLeft = "auto";
      if (alignment === "center") text.style.marginRight = "auto";
    }

    // Insets, as a list or by their edges, as CSS has paddings.
    function padding(insets) {
      const edges = Array.isArray(insets) ? insets : ["top", "left", "bottom", "right"].map((edge) => insets?.[edge]);
      const [top, left, bottom, right] = edges.map((edge) => `${Math.max(Number(edge) || 0, 0)}px`);
      return `${top} ${right} ${bottom} ${left}`;
    }

    const attributesOf = (text) => text?.values?.slice(1) ?? [];

    // One attribute of an attributed text, but for its lines.
    function setAttributeLook(element, attribute) {
      const value = attribute?.values?.[0];
      if (attribute?.call === "font") setFont(element, value);
      if (attribute?.call === "foregroundColor") element.style.color = colour(value);
      if (attribute?.call === "backgroundColor") element.style.backgroundColor = colour(value);
      if (attribute?.call === "kern" && Number.isFinite(value)) element.style.letterSpacing = `${value}px`;
    }

    // Draws lines under, through and around the letters of a text. The first two have an element each, one in the other, as
    // they differ in style and colour.
    function drawLines(outer, inner, attributes) {
      const valueOf = (name) => attributes.findLast((attribute) => attribute?.call === name)?.values?.[0];
      const ink = colour(valueOf("foregroundColor"));
      drawLine(outer, "underline", valueOf("underlineStyle"), colour(valueOf("underlineColor")) || ink);
      drawLine(inner, "line-through", valueOf("strikethroughStyle"), ink);
      // In hundredths of the size of the font; below 0 the letters are filled as well.
      const width = Number(valueOf("strokeWidth")) || 0;
      if (width === 0) return;
      const shade = colour(valueOf("strokeColor")) || ink || "currentcolor";
      outer.style.webkitTextStroke = `${Math.abs(width) / 100}em ${shade}`;
      if (width > 0) outer.style.webkitTextFillColor = "transparent";
    }

    // A pattern alone draws nothing. Lines stand between words, too, where UIKit draws them word by word.
    function drawLine(element, place, style, shade) {
      const options = [style].flat();
      const has = (...names) => names.some((name) => options.includes(name));
      if (!has("single", "thick", "double")) return;
      const pattern = has("double") ? "double" : has("patternDot") ? "dotted"
        : has("patternDash", "patternDashDot", "patternDashDotDot") ? "dashed" : "solid";
      element.style.textDecoration = [place, pattern, has("thick") ? "0.12em" : "auto", shade || "currentcolor"].join(" ");
    }

    const icons = {
      image: "M3 5h14v10H3zM3 13l4-4 3 3 3-4 4 5", magnifier: "M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4",
      cross: "M6.5 6.5l7 7M13.5 6.5l-7 7", up: "M4 13l6-6 6 6", down: "M4 7l6 6 6-6",
    };
    const icon = (name, attributes) => drawing(icons[name], 20, { class: `icon ${name}`, ...attributes });

    // A picture of the app: only its name is known here.
    const nameOfImage = (value) => (typeof value === "string" ? value : pick(value?.values?.[0]) || "");

    // A view at the edge of a field.
    function overlay(value, part) {
      if (!value) return null;
      const name = nameOfImage(value.image ?? (value.call === "image" ? value : ""));
      if (value.call === "label") {
        return make("span", { "data-part": part }, make("span", { dir: "auto", text: pick(value.values[0]) }));
      }
      if (value.call === "view") {
        return make("span", { "data-part": part, class: "unknown", text: value.values?.[0] ?? "" });
      }
      const title = pick(value.title);
      const content = [name ? icon("image") : null, title ? make("span", { dir: "auto", text: title }) : null];
      if (value.call === "button") {
        return make("button", { "data-part": part, type: "button", tabindex: "-1", title: name || null,
          "aria-label": title || name }, ...content);
      }
      return make("span", { "data-part": part, role: "img", title: name, "aria-label": name }, ...content);
    }
    """#
}
