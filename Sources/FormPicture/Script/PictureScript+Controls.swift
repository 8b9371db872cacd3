extension PictureScript {
  /// Controls that take no text.
  static let controls = #"""
    let lastIdentifier = 0;
    const identifier = () => `element-${(lastIdentifier += 1)}`;

    // What became of something in the other version; null where it is the same there.
    const changeMark = ({ change }) => (change ? make("p", { class: "change", text: change }) : null);

    // A row of a form: the caption, and the control behind or under it.
    function row(control, ...children) {
      const attributes = { class: "row", "data-control": control.name, "data-kind": control.kind };
      const element = make("div", { ...attributes, "data-change": control.change }, ...children);
      const size = ownTextSize(control);
      for (const child of size === view.textSize ? [] : element.children) {
        if (!child.classList.contains("caption")) child.dataset.textSize = size;
      }
      if (control.alpha !== undefined) element.style.opacity = Math.min(Math.max(control.alpha, 0), 1);
      for (const finding of control.findings ?? []) {
        element.append(make("p", { class: "finding", dir: "ltr", "data-severity": finding.severity, "data-code": finding.code,
          text: `${finding.severity}[${finding.code}]: ${finding.message}` }));
      }
      if (control.findings) element.dataset.found = control.findings[0].severity;
      if (control.change) element.prepend(changeMark(control));
      setViewLooks(element, control);
      element.addEventListener("click", () => reveal(control));
      return element;
    }

    // The size of text that a control takes, which may have a smallest and a largest one.
    function ownTextSize({ minimumContentSizeCategory: least, maximumContentSizeCategory: most }) {
      const place = (size, otherwise) => (textSizes.includes(size) ? textSizes.indexOf(size) : otherwise);
      const size = Math.max(place(view.textSize, 3), place(least, 0));
      return textSizes[Math.min(size, place(most, textSizes.length - 1))];
    }

    // The caption; nil where there is none.
    function caption(control, attributes) {
      const text = pick(control.label);
      return text === "" ? null : make("label", { "data-part": "label", class: "caption", dir: "auto", text, ...attributes });
    }

    const isUsable = (control) => control.isEnabled !== false && control.isUserInteractionEnabled !== false;

    const makers = {
      label(form, control) {
        const words = pick(control.attributedText?.values?.[0] ?? control.text);
        const text = make("span", { class: "text", "data-part": "text", dir: "auto", text: words });
        const frame = make("span", { class: "label" }, text);
        setLooks(frame, control, "17px");
        drawLines(frame, text, attributesOf(control.attributedText));
        moveBackground(frame, text);
        setLines(text, control, words);
        if (control.adjustsFontSizeToFitWidth === true && !text.classList.contains("lines")) {
          form.fitted.push(() => fit(text, (size) => size * (control.minimumScaleFactor || 1)));
        }
        form.fitted.push(() => truncate(text, control, words));
        return row(control, caption(control), frame);
      },
      button(form, control) {
        const id = identifier();
        const label = caption(control, { for: id });
        const title = pick(control.title);
        const image = nameOfImage(control.image);
        const button = make("button", { type: "button", id, class: "button", "data-part": "text",
          "aria-label": title || image || control.name, disabled: !isUsable(control) },
          control.image ? icon("image", { "aria-label": image }) : null, make("span", { dir: "auto", text: title }));
        button.addEventListener("click", () => {
          send(form, control, "touchDown", "touchUpInside");
          if (control.submit === true) submit(form);
          send(form, control, "primaryActionTriggered");
        });
        if (control.enabledWhen === "valid" && control.isUserInteractionEnabled !== false) form.guarded.push(button);
        return row(control, label, button);
      },
      switch(form, control) {
        const id = identifier();
        const toggle = make("button", { type: "button", id, role: "switch", class: "switch", "data-part": "text",
          "aria-checked": String(control.isOn === true), "aria-label": pick(control.label) || control.name,
          disabled: !isUsable(control) }, make("span", {}));
        toggle.addEventListener("click", () => {
          toggle.setAttribute("aria-checked", String(toggle.getAttribute("aria-checked") !== "true"));
          changedValue(form, control);
        });
        return row(control, caption(control, { for: id }), toggle);
      },
      segmentedControl(form, control) {
        // One that springs back shows no choice.
        const isMomentary = control.isMomentary === true;
        const group = make("div", { role: "radiogroup", class: "segments", "data-part": "text",
          "aria-label": pick(control.label) || control.name });
        group.classList.toggle("apportioned", control.apportionsSegmentWidthsByContent === true);
        for (const [index, title] of (control.segments ?? []).entries()) {
          const segment = make("button", { type: "button", role: "radio", dir: "auto", text: pick(title),
            "aria-checked": String(!isMomentary && index === control.selectedSegmentIndex), disabled: !isUsable(control) });
          segment.addEventListener("click", () => {
            for (const other of group.children) other.setAttribute("aria-checked", String(!isMomentary && other === segment));
            changedValue(form, control);
          });
          segment.addEventListener("keydown", (event) => {
            const isForward = event.key === "ArrowDown" || event.key === (form.screen.dir === "rtl" ? "ArrowLeft" : "ArrowRight");
            if (!event.key.startsWith("Arrow")) return;
            event.preventDefault();
            const next = isForward ? segment.nextElementSibling : segment.previousElementSibling;
            next?.focus();
            next?.click();
          });
          group.append(segment);
        }
        return row(control, caption(control), group);
      },
      stepper(form, control) {
        const value = { now: control.value ?? 0 };
        const wraps = control.wraps === true;
        const [least, most, step] = [control.minimumValue ?? 0, control.maximumValue ?? 100, control.stepValue ?? 1];
        const group = make("div", { role: "group", class: "stepper", "data-part": "text",
          "aria-label": pick(control.label) || control.name });
        const buttons = [["−", -1, "Decrement"], ["+", 1, "Increment"]].map(([sign, direction, name]) => {
          const button = make("button", { type: "button", text: sign, "aria-label": name });
          button.addEventListener("click", () => {
            const next = value.now + direction * step;
            value.now = wraps && next > most ? least : wraps && next < least ? most : Math.min(Math.max(next, least), most);
            show();
            changedValue(form, control);
          });
          return button;
        });
        function show() {
          group.dataset.value = value.now;
          buttons[0].disabled = (!wraps && value.now <= least) || !isUsable(control);
          buttons[1].disabled = (!wraps && value.now >= most) || !isUsable(control);
        }
        group.append(...buttons);
        show();
        return row(control, caption(control), group);
      },
      slider(form, control) {
        const id = identifier();
        const slider = make("input", { type: "range", id, class: "slider", "data-part": "text", step: "any",
          min: control.minimumValue ?? 0, max: control.maximumValue ?? 1, disabled: !isUsable(control),
          "aria-label": pick(control.label) || control.name });
        slider.value = control.value ?? 0;
        const fill = () => slider.style.setProperty("--filled", (slider.value - slider.min) / (slider.max - slider.min || 1));
        fill();
        slider.addEventListener("input", fill);
        slider.addEventListener(control.isContinuous === false ? "change" : "input", () => changedValue(form, control));
        return row(control, caption(control, { for: id }), slider);
      },
      datePicker(form, control) {
        const style = control.preferredStyle ?? "automatic";
        const isInline = style === "inline" && !["time", "yearAndMonth"].includes(control.mode);
        const picker = ["wheels", "inline"].includes(style) && !isInline || control.mode === "countDownTimer"
          ? wheels(form, control, control.mode, "text") : isInline ? calendar(form, control) : compactPicker(form, control);
        if (!picker.classList.contains("wheels")) picker.setAttribute("role", "group");
        picker.setAttribute("aria-label", [pick(control.label) || control.name, picker.getAttribute("aria-label")]
          .filter((text) => text).join(", "));
        return row(control, caption(control), picker);
      },
      picker(form, control) {
        return row(control, caption(control), choices(control, "text", () => send(form, control, "valueChanged")));
      },
      webInput(form, control) {
        const id = identifier();
        const input = make("input", { type: "text", id, class: "web", dir: "auto", "data-part": "text",
          placeholder: pick(control.placeholder), maxlength: control.maxlength });
        input.addEventListener("keydown", (event) => event.stopPropagation());
        return row(control, caption(control, { for: id }), input);
      },
    };

    // Events of a control that takes no text.
    function send(form, control, ...events) {
      for (const event of events) {
        for (const handler of handlersOf(control, event)) perform(form, control, null, handler);
      }
    }

    // The events of a control whose value changed by hand. A picker has the first alone: it is none of UIKit's controls.
    const changedValue = (form, control) => send(form, control, "valueChanged", "primaryActionTriggered");

    // What the date picker of a control shows at first.
    const moment = (form, control) => (control.moments ?? form.data.datePickers)?.[view.locale]
      ?? { date: "", time: "", month: "", wheels: {} };

    // What of the moment a picker shows, in texts.
    const textsOf = (form, control, mode) => ({ date: ["date"], time: ["time"], yearAndMonth: ["month"], countDownTimer: [] }[mode]
      ?? ["date", "time"]).map((name) => moment(form, control)[name]);

    const pills = (texts) => texts.map((text) => make("span", { class: "pill", text }));

    // A label for the day, and one for the time.
    const compactPicker = (form, control) =>
      make("span", { class: "pills", "data-part": "text" }, ...pills(textsOf(form, control, control.mode)));

    // Wheels, five rows of which are in sight, the chosen one in the middle.
    //
    // - part: what they are of a control; nil in the place of a keyboard.
    function wheels(form, control, mode, part) {
      const columns = moment(form, control).wheels[mode ?? "dateAndTime"] ?? [];
      const name = mode === "countDownTimer" ? columns.map((column) => column[2]).join(":") : textsOf(form, control, mode).join(" ");
      return make("div", { class: "wheels", "data-part": part, role: "img", "aria-label": name, dir: form.screen?.dir },
        ...columns.map((column) => make("div", { class: "wheel" }, ...column.map((text) => make("span", { text })))));
    }

    // The month of the chosen day, and the time under it.
    function calendar(form, control) {
      const [day, ...time] = textsOf(form, control, control.mode);
      const { weekdays, days, blanks, chosen, from = 0, to = 99 } = moment(form, control).grid;
      const cells = [...weekdays.map((text) => make("span", { class: "weekday", text })),
        ...Array.from({ length: blanks }, () => make("span", {})),
        ...days.map((text, index) => make("span", {
          text, "aria-current": index === chosen ? "date" : null, "aria-disabled": index < from || index > to ? "true" : null,
        }))];
      return make("div", { class: "calendar", "data-part": "text", "aria-label": day },
        make("strong", { text: moment(form, control).month }), make("div", { class: "days" }, ...cells),
        time.length > 0 ? make("span", { class: "pills" }, ...pills(time)) : null);
    }

    // A wheel of texts that can be chosen.
    //
    // - part: what it is of the control; nil in the place of a keyboard, where the focus stays in the field.
    // - shown: the text that it begins with, where it has it.
    // - written: what becomes of a text that is chosen.
    function choices(control, part, changed, shown, written = (text) => text) {
      const list = make("div", { class: "wheel choices", role: "listbox", "data-part": part, tabindex: part ? "0" : "-1",
        "aria-label": pick(control.label) || control.name });
      const items = (control.items ?? []).map((text) => make("span", { role: "option", dir: "auto", text: pick(text) }));
      let chosen = 0;
      const choose = (index, isFirst) => {
        if (items.length === 0) return;
        chosen = Math.min(Math.max(index, 0), items.length - 1);
        items.forEach((item, place) => {
          item.setAttribute("aria-selected", String(place === chosen));
          item.hidden = Math.abs(place - chosen) > 2;
          item.dataset.distance = Math.abs(place - chosen);
        });
        list.dataset.above = Math.min(chosen, 2);
        if (!isFirst) changed(items[chosen].textContent);
      };
      items.forEach((item, place) => item.addEventListener("click", () => choose(place)));
      list.addEventListener("keydown", (event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        choose(chosen + (event.key === "ArrowDown" ? 1 : -1));
      });
      list.append(...items);
      const isShown = ({ textContent: text }) => text === shown || written(text) === shown;
      choose(Math.max(0, shown === undefined ? 0 : items.findIndex(isShown)), true);
      return list;
    }
    """#
}
