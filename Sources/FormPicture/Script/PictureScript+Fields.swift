extension PictureScript {
  /// Text fields and text views.
  static let fields = #"""
    const isTextView = (field) => field.control.kind === "textView";
    const isHidden = (control) => control.isHidden === true;
    // Whether it can be edited: nothing keeps it from that, and its delegate does not always refuse.
    const canBegin = (control) => control.isEnabled !== false && control.isEditable !== false
      && control.handlers?.[(control.kind === "textView" ? viewMessages : fieldMessages).shouldBegin]?.return !== false;
    // Whether the Tab key stops at it.
    const isReachable = (control) => isUsable(control) && canBegin(control);

    // A field, with what is kept of it: its text, and what events showed or hid.
    function makeField(form, control) {
      const isView = control.kind === "textView";
      const id = identifier();
      const text = pick(control.attributedText?.values?.[0] ?? control.text);
      const name = pick(control.label) || placeholderOf(control) || control.name;
      const input = make(isView ? "textarea" : "input", { id, "data-part": "text", class: "entry-text",
        type: isView ? null : control.isSecureTextEntry === true ? "password" : "text", "aria-label": name,
        role: control.kind === "searchField" ? "searchbox" : null, tabindex: isReachable(control) ? null : "-1",
        autocomplete: "off", autocapitalize: "off", autocorrect: "off", spellcheck: "false", dir: "auto",
        "aria-placeholder": placeholderOf(control) || null, rows: isView ? 4 : null,
        disabled: control.isEnabled === false, readonly: control.isEditable === false });
      input.value = text;
      const field = { form, control, input, text, overlays: {}, forced: {} };
      field.placeholder = isView ? null
        : make("span", { "data-part": "placeholder", "aria-hidden": "true", dir: "auto" },
          make("span", { text: placeholderOf(control) }));
      field.clearButton = isView ? null
        : make("button", { "data-part": "clearButton", type: "button", tabindex: "-1", "aria-label": "Clear text" },
          icon("cross"));
      const isSearch = control.kind === "searchField";
      for (const side of isView ? [] : ["leftView", "rightView"]) field.overlays[side] = overlay(control[side], side);
      if (isSearch && !control.leftView) {
        field.overlays.leftView = make("span", { "data-part": "leftView" }, icon("magnifier"));
      }
      const messageName = identifier();
      field.message = make("p", { "data-part": "message", id: messageName, role: "status", dir: "auto", hidden: true });
      input.setAttribute("aria-describedby", messageName);
      const entry = make("span", { class: "entry" }, field.placeholder, input);
      field.box = make("span", { class: `box ${isSearch ? "search" : control.borderStyle ?? "none"}` },
        field.overlays.leftView, entry, field.clearButton, field.overlays.rightView);
      // The default of a text view is 12 points, of a text field 17.
      setLooks(entry, control, isView ? "12px" : "17px");
      for (const attribute of control.defaultTextAttributes ?? []) setAttributeLook(input, attribute);
      drawLines(entry, input, [...control.defaultTextAttributes ?? [], ...attributesOf(control.attributedText)]);
      if (!isView) setPlaceholderLook(field);
      if (isView && control.textContainerInset) input.style.padding = padding(control.textContainerInset);
      input.classList.toggle("growing", isView && control.isScrollEnabled === false);
      field.element = row(control, caption(control, { for: id }), field.box, field.message);
      field.element.classList.toggle("untouchable", control.isUserInteractionEnabled === false);
      if (isView) field.element.classList.add("tall");
      if (control.adjustsFontSizeToFitWidth === true && !isView && !isHidden(control)) {
        form.fitted.push(() => fit(input, () => control.minimumFontSize ?? 0));
      }
      listen(field);
      form.fields.push(field);
      return field.element;
    }

    const placeholderOf = (control) =>
      pick(control.attributedPlaceholder?.values?.[0] ?? control.attributedPlaceholder ?? control.placeholder);

    function setPlaceholderLook({ control, placeholder }) {
      const attributes = attributesOf(control.attributedPlaceholder);
      for (const attribute of attributes) setAttributeLook(placeholder, attribute);
      drawLines(placeholder, placeholder.firstChild, attributes);
    }

    // Whether a view at the edge shows, by its mode and by what events said.
    function isShown(field, side, mode) {
      const forced = field.forced[side];
      if (forced !== undefined) return forced;
      if (mode === "whileEditing") return first === field;
      if (mode === "unlessEditing") return first !== field;
      return mode === "always";
    }

    // Brings what shows of a field in line with its text and with whether it is edited.
    function refresh(field) {
      const { control } = field;
      field.element.classList.toggle("editing", first === field);
      if (field.placeholder) field.placeholder.hidden = field.input.value !== "" || field.placeholder.textContent === "";
      const rect = control.rects?.[first === field ? "editingRect" : "textRect"];
      field.input.style.padding = rect ? padding(rect) : isTextView(field) ? field.input.style.padding : "";
      if (field.placeholder && control.rects) {
        field.placeholder.style.padding = padding(control.rects.placeholderRect ?? rect ?? []);
      }
      let coversClearButton = false;
      for (const side of ["leftView", "rightView"]) {
        if (!field.overlays[side]) continue;
        const isSearchIcon = side === "leftView" && control.kind === "searchField";
        const mode = control[`${side}Mode`] ?? (isSearchIcon ? "always" : "never");
        field.overlays[side].hidden = !isShown(field, side, mode);
        if (side === "rightView") coversClearButton = !field.overlays[side].hidden;
      }
      if (field.clearButton) {
        const mode = control.clearButtonMode ?? (control.kind === "searchField" ? "whileEditing" : "never");
        const isHidden = field.text === "" || coversClearButton || !isUsable(control);
        field.clearButton.hidden = isHidden || !isShown(field, "clearButton", mode);
      }
    }

    // What is said under a field, and of which rule; nothing hides it.
    function say(field, text, severity, source) {
      field.message.title = source ?? "";
      field.message.textContent = text;
      field.message.hidden = text === "";
      field.message.dataset.severity = severity ?? "error";
      if (text !== "" && field.message.dataset.severity === "error") field.input.setAttribute("aria-invalid", "true");
      else field.input.removeAttribute("aria-invalid");
    }

    // Turns the wheel in the place of the keyboard by the arrow keys.
    function turnWheel(field, event) {
      event.preventDefault();
      field.form.keyboard.querySelector("[role=listbox]")
        ?.dispatchEvent(new KeyboardEvent("keydown", { key: event.key, cancelable: true }));
    }

    function listen(field) {
      const { control, input } = field;
      input.addEventListener("focus", () => focused(field));
      input.addEventListener("blur", (event) => blurred(field, event));
      input.addEventListener("beforeinput", (event) => keepReplaced(field, event));
      input.addEventListener("input", (event) => { if (!event.isComposing) changed(field); });
      input.addEventListener("compositionend", () => changed(field));
      input.addEventListener("keydown", (event) => {
        if (control.inputView?.call === "picker" && ["ArrowDown", "ArrowUp"].includes(event.key)) turnWheel(field, event);
        if (event.key !== "Enter" || event.isComposing || isTextView(field)) return;
        event.preventDefault();
        pressReturn(field);
      });
      for (const name of ["keyup", "mouseup"]) input.addEventListener(name, () => selectionMoved(field));
      field.clearButton?.addEventListener("click", () => clear(field));
      // A tap on the row is one on its field, as far as people expect.
      field.box.addEventListener("mousedown", (event) => {
        if (event.target === field.box || event.target === field.placeholder) {
          event.preventDefault();
          input.focus();
        }
      });
    }
    """#

  /// Forms as screens of a phone.
  static let screens = #"""
    const rightToLeft = ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi"];
    const rightToLeftScripts = ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"];
    const isRightToLeft = (locale) =>
      locale.script ? rightToLeftScripts.includes(locale.script) : rightToLeft.includes(locale.language);

    function drawForm(data) {
      const form = { data, fields: [], guarded: [], fitted: [], isEditing: false };
      const title = pick(data.title) || data.name;
      const heading = make("h2", { class: "title", id: identifier(), dir: "auto", text: title });
      form.content = make("div", { class: "content" });
      for (const section of data.sections) form.content.append(...drawSection(form, section));
      form.keyboard = make("div", { class: "keyboard", role: "group", "aria-label": "Keyboard", hidden: true });
      form.status = make("p", { class: "status", role: "status", hidden: true });
      form.screen = make("section", { class: "screen", "data-form": data.name, "data-side": data.side,
        "aria-labelledby": heading.id },
        make("div", { class: "clock", "aria-hidden": "true" }, make("span", { text: "9:41" })),
        make("header", { class: "bar", "data-change": data.change }, heading, changeMark(data)), form.content, form.status, form.keyboard,
        make("div", { class: "home", "aria-hidden": "true" }, make("span", {})));
      form.screen.dir = isRightToLeft(locale()) ? "rtl" : "ltr";
      form.screen.lang = locale().id.split("@")[0].replaceAll("_", "-");
      form.screen.addEventListener("mousedown", (event) => touched(form, event));
      for (const field of form.fields) refresh(field);
      return form;
    }

    function drawSection(form, section) {
      const title = pick(section.title);
      const group = make("div", { class: "group" });
      for (const control of section.controls) {
        const isField = ["textField", "textView", "searchField"].includes(control.kind);
        const draw = isField ? makeField : makers[control.kind];
        // The rules of a hidden field hold as well.
        if (!draw || (isHidden(control) && !isField)) continue;
        const element = draw(form, control);
        if (!isHidden(control)) group.append(element);
      }
      if (!section.controls.some((control) => !isHidden(control)) && title === "") return [];
      const heading = title === "" ? null : make("h3", { class: "section", dir: "auto", "data-change": section.change, text: title });
      return [heading, heading && changeMark(section), group].filter((part) => part);
    }

    // Draws all forms anew; what was typed stays, and so does the focus.
    function draw() {
      const typed = typedTexts();
      const focus = first;
      first = null;
      const stage = document.getElementById("stage");
      stage.replaceChildren();
      stage.className = `stage ${view.device}`;
      document.documentElement.dataset.appearance = view.appearance;
      document.documentElement.dataset.textSize = view.textSize;
      forms = picture.forms.map(drawForm);
      const sides = [...new Set(picture.forms.map((form) => form.side ?? ""))];
      for (const side of sides) {
        const column = make("div", { class: "column" }, side ? make("h2", { class: "side", text: side }) : null);
        column.append(...forms.filter((form) => (form.data.side ?? "") === side).map((form) => form.screen));
        stage.append(column);
      }
      document.title = forms.map((form) => pick(form.data.title) || form.data.name).join(", ") || "Form";
      restore(typed);
      for (const form of forms) refreshForm(form);
      if (focus) resume(focus);
    }

    // Texts by the side, form and control that they were typed into.
    const keyOf = (field) => JSON.stringify([field.form.data.side ?? "", field.form.data.name, field.control.name]);

    // What was typed, into fields too that a version in between lacks.
    const typed = {};

    function typedTexts() {
      for (const form of forms) {
        for (const field of form.fields) if (field.isTyped) typed[keyOf(field)] = field.text;
      }
      return typed;
    }

    function restore(texts) {
      for (const form of forms) {
        for (const field of form.fields) {
          const text = texts[keyOf(field)];
          if (typeof text !== "string") continue;
          field.isTyped = true;
          field.text = text;
          field.input.value = text;
          refresh(field);
        }
      }
    }

    // Goes on editing a field that was drawn anew, without a word to its delegate.
    function resume(old) {
      const field = forms.flatMap((form) => form.fields).find((field) => keyOf(field) === keyOf(old));
      if (!field) return;
      first = field;
      field.form.isEditing = true;
      field.input.focus({ preventScroll: true });
      const { selectionStart: start, selectionEnd: end } = old.input;
      if (field.text === old.text) field.input.setSelectionRange(start, end);
      refresh(field);
      showKeyboard(field);
    }

    function refreshForm(form) {
      for (const button of form.guarded) button.disabled = form.fields.some((field) => isBroken(field));
      for (const fit of form.fitted) fit();
    }
    """#
}
