extension PictureScript {
  /// The choices at the head of the page.
  static let choices = #"""
    const textSizes = ["extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
      "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
      "accessibilityExtraExtraExtraLarge"];
    const prefersDark = matchMedia("(prefers-color-scheme: dark)");

    function offer(name, values, chosen, choose) {
      const list = document.getElementById(name);
      list.replaceChildren(...values.map(([value, text]) => make("option", { value, text })));
      list.value = chosen;
      list.onchange = () => {
        choose(list.value);
        draw();
        remember();
      };
    }

    function offerChoices() {
      view.locale = Math.min(view.locale, picture.locales.length - 1);
      offer("locale", picture.locales.map((locale) => [locale.id, `${locale.id} – ${locale.name}`]), locale().id,
        (id) => {
          view.locale = picture.locales.findIndex((locale) => locale.id === id);
          view.wanted = id;
        });
      offer("appearance", ["light", "dark"].map((name) => [name, name]), view.appearance,
        (name) => { view.appearance = name; });
      offer("text-size", textSizes.map((name) => [name, name]), view.textSize, (name) => { view.textSize = name; });
      offer("device", [["iphone", "iPhone"], ["ipad", "iPad"]], view.device, (name) => { view.device = name; });
      document.getElementById("note").textContent =
        `${picture.note} iOS may differ: it has a CLDR of its own, and the user's settings.`;
    }

    // As the options say; what they leave open follows the one who looks.
    function firstView() {
      view.locale = Math.max(0, picture.locales.findIndex((locale) => locale.id === picture.locale));
      view.appearance = picture.appearance ?? (prefersDark.matches ? "dark" : "light");
      view.textSize = textSizes.includes(picture.textSize) ? picture.textSize : "large";
      view.device = picture.device === "ipad" ? "ipad" : "iphone";
      prefersDark.addEventListener("change", () => {
        if (picture.appearance) return;
        view.appearance = prefersDark.matches ? "dark" : "light";
        offerChoices();
        draw();
      });
    }
    """#

  /// What stands around the page: an editor, or a newer page in the same place.
  static let hosts = #"""
    const host = typeof acquireVsCodeApi === "function" ? acquireVsCodeApi() : null;
    const hasHost = host !== null || parent !== window;
    const post = (message) => (host ?? (parent === window ? null : { postMessage: (m) => parent.postMessage(m, "*") }))
      ?.postMessage(message);

    // The editor shows where a control is written.
    function reveal(control) {
      if (hasHost && picture.uri && control.range) post({ type: "reveal", uri: picture.uri, range: control.range });
    }

    function focusChanged(field) { if (!isFollowing) reveal(field.control); }

    // Whether the focus moves since the host says so.
    let isFollowing = false;

    function focusControl(name) {
      const field = forms.flatMap((form) => form.fields)
        .find((field) => field.control.name === name && !isHidden(field.control));
      isFollowing = true;
      if (field) {
        if (!isAlertOpen()) edit(field);
      } else {
        const rows = [...document.querySelectorAll("[data-control]")];
        rows.find((row) => row.dataset.control === name)?.scrollIntoView({ block: "nearest" });
      }
      isFollowing = false;
    }

    function remember() {
      host?.setState({ typed: typedTexts(), view: { ...view }, focus: first?.control.name ?? null });
    }

    function show(newPicture, newVersion) {
      // What was chosen is chosen again when a version has it that follows one without it.
      const id = view.wanted ??= locale().id;
      [picture, version] = [newPicture, newVersion];
      view.locale = Math.max(0, picture.locales.findIndex((locale) => locale.id === id));
      offerChoices();
      draw();
    }

    // A hidden frame of this page, which loads what is in its place now and tells it.
    function follow() {
      const frame = make("iframe", { hidden: true, title: "newer version", "aria-hidden": "true", tabindex: "-1" });
      let isWaiting = false;
      let count = 0;
      const look = () => {
        if (isWaiting && count % 5 !== 0) {
          count += 1;
          return;
        }
        isWaiting = true;
        count += 1;
        frame.src = `${location.href.split(/[?#]/)[0]}?look=${count}#version`;
      };
      addEventListener("message", (event) => {
        if (event.source !== frame.contentWindow || event.data?.type !== "version") return;
        isWaiting = false;
        if (event.data.version !== version) show(event.data.picture, event.data.version);
      });
      document.body.append(frame);
      setInterval(look, 500);
    }

    addEventListener("message", (event) => {
      if (event.data?.type === "focus" && typeof event.data.control === "string") focusControl(event.data.control);
      if (event.data?.type === "update" && event.data.source?.picture) {
        show(event.data.source.picture, event.data.source.version);
      }
    });
    """#

  /// The beginning: a frame that was made to tell its version does no more than that.
  static let start = #"""
    function begins() {
      if (location.hash === "#version" && parent !== window) {
        parent.postMessage({ type: "version", version, picture }, "*");
        return;
      }
      firstView();
      const kept = host?.getState?.();
      if (kept?.view) {
        Object.assign(view, kept.view);
        view.locale = Math.min(view.locale, picture.locales.length - 1);
      }
      if (location.hash === "#picture") document.documentElement.classList.add("picture");
      offerChoices();
      draw();
      if (kept?.typed) restore(Object.assign(typed, kept.typed));
      const focus = kept?.focus ?? picture.focus;
      if (focus) focusControl(focus);
      if (picture.watched) follow();
      const page = document.querySelector(".page");
      document.documentElement.dataset.extent = `${page.offsetWidth}x${document.documentElement.scrollHeight}`;
    }

    begins();
    """#
}
