extension PictureScript {
  /// The keys of keyboards: where letters are, by language, as far as that is known.
  static let keyboards = #"""
    const latin = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
    const letterPlanes = {
      de: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"], fr: ["azertyuiop", "qsdfghjklm", "wxcvbn"],
      es: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"], sv: ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
      fi: ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"], nb: ["qwertyuiopå", "asdfghjkløæ", "zxcvbnm"],
      da: ["qwertyuiopå", "asdfghjklæø", "zxcvbnm"], tr: ["qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç"],
      ru: ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"], uk: ["йцукенгшщзхї", "фівапролджє", "ячсмитьбю"],
      el: ["ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"], he: ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"],
      ar: ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"], ko: ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"],
    };
    for (const language of ["en", "it", "nl", "pt", "pl", "id", "ms", "vi", "ro", "ca", "af", "sw", "zh"]) {
      letterPlanes[language] = latin;
    }
    const otherPlanes = {
      iphone: {
        digits: ["1234567890", "-/:;()$&@\"", ".,?!'"], signs: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"],
      },
      ipad: {
        digits: ["1234567890", "@#$&*()'\"", "%-+=/;:,."], signs: ["1234567890", "€£¥_^[]{}", "§|~…\\<>!?"],
      },
    };
    // What the Arabic script writes in another way.
    const arabicSigns = { ",": "،", ";": "؛", "?": "؟" };
    const letterNames = { ru: "АБВ", uk: "АБВ", el: "ΑΒΓ", he: "אבג", ar: "أ ب ت", ko: "가나다" };
    const bottomKeys = {
      emailAddress: [" ", "@", "."], URL: [".", "/", ".com"], twitter: [" ", "@", "#"], webSearch: [" ", "."],
    };

    const typeOf = (field) => {
      const type = field.control.keyboardType ?? "default";
      return picture.keyboards[type] ? type : "default";
    };
    const factsOf = (field) => picture.keyboards[typeOf(field)];
    // An iPad has no pads but shows digits on a keyboard.
    const showsPad = (field) => factsOf(field).category === "pad" && view.device === "iphone";
    const firstPlane = (field) =>
      typeOf(field) === "numbersAndPunctuation" || factsOf(field).category === "pad" ? "digits" : "letters";

    // Only letters of ASCII are on the keyboards that are for those.
    function letters(field) {
      const isLatin = ["asciiCapable", "alphabet", "emailAddress", "URL"].includes(typeOf(field));
      const plane = letterPlanes[locale().language];
      const hasLatin = plane && /^[a-z]/.test(plane[0]);
      return isLatin && !hasLatin ? latin : plane;
    }

    // The digits of the locale, as keyboards for any script and pads have them, from 1 to 0.
    const keyDigits = (field) => {
      const isOfLocale = factsOf(field).beyond === "any script" || factsOf(field).beyond.startsWith("locale digits");
      const zero = isOfLocale ? locale().zero : 48;
      return [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((value) => String.fromCodePoint(zero + value));
    };

    // The rows of a plane; those of digits in the script of the locale, where its keyboard is known to have them so.
    function keySigns(field, name) {
      if (name === "letters") return letters(field);
      const rows = otherPlanes[view.device][name];
      if (!["ar", "fa"].includes(locale().language)) return rows;
      return rows.map((row) => row.startsWith("123") ? keyDigits(field).join("")
        : [...row].map((sign) => (reaches(field, arabicSigns[sign] ?? sign) ? arabicSigns[sign] ?? sign : sign)).join(""));
    }

    // Whether a keyboard has a key at all; what lies beyond ASCII is on those for any script.
    const reaches = (field, key) => {
      const { ascii, beyond } = factsOf(field);
      return [...key].every((sign) => (sign.codePointAt(0) < 128 ? ascii.includes(sign)
        : beyond === "any script" || beyond.startsWith("locale digits") && keyDigits(field).includes(sign)));
    };

    // Whether the next letter is a capital, by the field's trait and what stands before.
    function wantsCapital(field) {
      const before = field.input.value.slice(0, field.input.selectionStart ?? field.input.value.length);
      switch (field.control.autocapitalizationType ?? "sentences") {
        case "allCharacters": return true;
        case "words": return /(^|\s)$/.test(before);
        case "sentences": return /(^\s*|[.!?…。！？]\s+|\n)$/.test(before);
        default: return false;
      }
    }
    """#

  /// The drawing of keyboards.
  static let keys = #"""
    // A key: what it types, or what it does.
    function key(field, name, text, attributes) {
      const { to, ...others } = attributes ?? {};
      const button = make("button", { type: "button", tabindex: "-1", "data-key": name, class: "key", ...others },
        make("span", { text: text ?? name }));
      button.addEventListener("click", () => press(field, name, to));
      return button;
    }

    const deleteKey = (field) => key(field, "delete", "⌫", { class: "key special", "aria-label": "delete" });

    function returnKey(field) {
      const isBlue = !["default", "next", "continue", "emergencyCall"].includes(field.control.returnKeyType ?? "default");
      return key(field, "return", returnTitle(field.control), { class: `key special return${isBlue ? " blue" : ""}` });
    }

    // Ten digits, and at the lower left what the type has there.
    function pad(field) {
      const facts = factsOf(field);
      const digit = (value) => keyDigits(field).at(value - 1);
      const words = ["", "", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];
      const digitKey = (value) => {
        const button = key(field, digit(value));
        if (value > 0) button.append(make("small", { "aria-hidden": "true", text: words[value] }));
        return button;
      };
      const isPhone = facts.ascii.includes("*");
      if (isPhone && field.plane === "signs") {
        return [[",", "+", ";"], ["*", "0", "#"]].map((signs) => signs.map((sign) => key(field, sign)))
          .concat([[key(field, "plane", "123", { class: "key special", to: "digits" }), gap(), deleteKey(field)]]);
      }
      const corner = isPhone ? key(field, "plane", "+ * #", { class: "key special", to: "signs" })
        : facts.beyond === "locale digits and separator" ? key(field, locale().separator) : gap();
      return [[1, 2, 3], [4, 5, 6], [7, 8, 9]].map((values) => values.map(digitKey))
        .concat([[corner, digitKey(0), deleteKey(field)]]);
    }

    const gap = () => make("span", { class: "key gap" });

    const planeNames = { letters: "letters", digits: "numbers", signs: "symbols" };
    // Scripts without capitals have no key for them, but Korean doubles its consonants.
    const hasShift = (signs) => !signs || locale().language === "ko"
      || signs.some((row) => row !== row.toLocaleUpperCase(locale().language));
    // The first letters of the plane: "ABC", "АБВ".
    const letterName = (field) => letterNames[letters(field) === latin ? "en" : locale().language] ?? "ABC";

    const spaceKey = (field) => key(field, " ", spaceTitle(), { class: "key space", "aria-label": spaceTitle() });
    const shiftKey = (field, isUpper) =>
      key(field, "shift", "⇧", { class: "key special", "aria-label": "shift", "aria-pressed": String(isUpper) });
    const planeKey = (field, text, to) =>
      key(field, "plane", text, { class: "key special", "aria-label": planeNames[to], to });

    // Three rows of signs, and one of what goes between them.
    function plane(field) {
      const name = field.plane ?? firstPlane(field);
      const isLetters = name === "letters";
      const signs = keySigns(field, name);
      const isUpper = isLetters && (field.isShifted ?? wantsCapital(field));
      const shown = (sign) => (isUpper ? sign.toLocaleUpperCase(locale().language) : sign);
      const rows = (signs ?? []).map((row) =>
        [...row].filter((sign) => reaches(field, sign)).map((sign) => key(field, shown(sign))));
      if (!signs) rows.push([make("span", { class: "unknown", text: `Keyboard: ${locale().name}` })], [], []);
      return view.device === "ipad" ? onTablet(field, rows, name, signs, isUpper) : onPhone(field, rows, name, signs, isUpper);
    }

    // What goes between the planes and Return on a telephone, or at the end of the letters on a tablet.
    const besideSpace = (field) =>
      (bottomKeys[typeOf(field)] ?? [" "]).filter((sign) => sign !== " " && reaches(field, sign));

    function onPhone(field, rows, name, signs, isUpper) {
      const isLetters = name === "letters";
      if (isLetters && hasShift(signs)) rows[2].unshift(shiftKey(field, isUpper));
      if (!isLetters) rows[2].unshift(name === "digits" ? planeKey(field, "#+=", "signs") : planeKey(field, "123", "digits"));
      rows[2].push(deleteKey(field));
      rows.push([isLetters ? planeKey(field, "123", "digits") : planeKey(field, letterName(field), "letters"),
        reaches(field, " ") ? spaceKey(field) : null, ...besideSpace(field).map((sign) => key(field, sign)),
        factsOf(field).returnKey === "no return" ? null : returnKey(field)].filter((key) => key));
      return rows;
    }

    // Delete ends the first row, Return the second; Shift and the planes are at both sides.
    function onTablet(field, rows, name, signs, isUpper) {
      const isLetters = name === "letters";
      rows[0].push(deleteKey(field));
      rows[1].push(returnKey(field));
      const side = () => (!isLetters ? (name === "digits" ? planeKey(field, "#+=", "signs") : planeKey(field, "123", "digits"))
        : hasShift(signs) ? shiftKey(field, isUpper) : null);
      const ends = !isLetters ? [] : bottomKeys[typeOf(field)] ? besideSpace(field)
        : /^[a-z]/.test(signs?.[0] ?? "") ? [",", "."].filter((sign) => reaches(field, sign)) : [];
      rows[2] = [side(), ...rows[2], ...ends.map((sign) => key(field, sign)), side()].filter((key) => key);
      const other = () => (isLetters ? planeKey(field, ".?123", "digits") : planeKey(field, letterName(field), "letters"));
      rows.push([other(), reaches(field, " ") ? spaceKey(field) : gap(), other(), hideKey(field)]);
      return rows;
    }

    // Puts the keyboard away; only tablets have it.
    function hideKey(field) {
      const button = make("button", { type: "button", tabindex: "-1", class: "key special", "data-item": "hide",
        "aria-label": "hide keyboard" }, make("span", { text: "⌨" }));
      button.addEventListener("click", () => { if (!isAlertOpen() && first === field) resign(field); });
      return button;
    }

    // - to: the plane that a key leads to.
    function press(field, name, to) {
      if (isAlertOpen() || first !== field) return;
      if (name === "return") {
        if (isTextView(field)) type(field, "\n");
        else pressReturn(field);
      } else if (name === "delete") {
        deleteBackward(field);
      } else if (name === "shift") {
        field.isShifted = !(field.isShifted ?? wantsCapital(field));
      } else if (name === "plane") {
        field.plane = to;
      } else {
        field.isShifted = undefined;
        type(field, name);
      }
      if (first === field) showKeyboard(field);
    }

    // Draws what comes up for a field: a bar, and the keyboard or what takes its place. What is there already stays.
    function showKeyboard(field) {
      const { keyboard } = field.form;
      const { control } = field;
      const isUpper = field.isShifted ?? wantsCapital(field);
      const looks = [control.name, field.plane, isUpper, view.locale, view.device].join("|");
      if (keyboard.hidden || keyboard.looks !== looks) {
        keyboard.looks = looks;
        const rows = control.inputView ? [] : showsPad(field) ? pad(field) : plane(field);
        // Keys stand from left to right in all languages; bars are turned around.
        keyboard.dir = "ltr";
        keyboard.replaceChildren(...[accessoryBar(field), control.inputView ? inputView(field) : null,
          ...rows.map((row) => make("div", { class: "keys" }, ...row))].filter((part) => part));
        keyboard.dataset.type = typeOf(field);
        keyboard.classList.toggle("pad", !control.inputView && showsPad(field));
        keyboard.dataset.appearance = { dark: "dark", alert: "dark", light: "light" }[control.keyboardAppearance] ?? "";
      }
      keyboard.hidden = false;
      const button = keyboard.querySelector("[data-key=return]");
      if (button) button.disabled = isReturnDisabled(field);
    }
    """#

  /// Bars over keyboards, and what comes up in the place of keyboards.
  static let bars = #"""
    function accessoryBar(field) {
      const bar = field.control.inputAccessoryView;
      if (!bar) return null;
      if (bar.call !== "toolbar") return make("div", { class: "accessory unknown", text: bar.values?.[0] ?? "" });
      return make("div", { class: "accessory", role: "toolbar", dir: field.form.screen.dir }, ...(bar.values[0] ?? []).map((item) => barItem(field, item)));
    }

    function barItem(field, item) {
      const moves = { previous: ["up", "Previous"], next: ["down", "Next"] };
      if (item === "flexibleSpace") return make("span", { class: "space" });
      const title = item === "done" ? (locale().language === "en" ? null : returnTitles[keyLanguage()]?.done) ?? "Done" : pick(item?.title);
      const image = nameOfImage(item?.image);
      const button = make("button", { type: "button", tabindex: "-1", "data-item": typeof item === "string" ? item : "button",
        class: item === "done" ? "done" : null, "aria-label": moves[item]?.[1] ?? (title || image),
        disabled: moves[item] ? !neighbour(field.form, field.control, item) : false },
        moves[item] ? icon(moves[item][0]) : image ? icon("image") : null,
        title ? make("span", { dir: "auto", text: title }) : null);
      button.addEventListener("click", () => {
        if (isAlertOpen()) return;
        const target = moves[item] && neighbour(field.form, field.control, item);
        if (target) edit(target);
        else if (item === "done" && first) resign(first);
      });
      return button;
    }

    // What a wheel in the place of the keyboard shows first: the text that editing ends with where there is none yet.
    function firstChoice(field) {
      const value = field.control.inputView;
      if (value?.call === "picker") return pick(value.values[0]?.[0]);
      return pick(field.control.chosen);
    }

    // Puts what a wheel shows into its field. It completes nothing: a wheel can be turned further.
    function putChosen(field, choice) {
      const text = entered(field, choice);
      if (text === field.text) return;
      say(field, "");
      take(field, text);
      tellOfChange(field);
    }

    // What the field makes of a text that was chosen, now or when editing ends.
    function writtenOf(field, text) {
      const { formatter } = field.control;
      return formatter ? reformatted(field, entered(field, text)) : seen(field, text) ?? text;
    }

    function inputView(field) {
      const value = field.control.inputView;
      if (value.call === "datePicker") return wheels(field.form, field.control, value.mode);
      if (value.call === "picker") {
        const { label, name } = field.control;
        return choices({ items: value.values[0], label, name }, null, (text) => putChosen(field, text), field.text,
          (text) => writtenOf(field, text));
      }
      return make("div", { class: "input-view unknown", dir: field.form.screen.dir, text: value.values?.[0] ?? "" });
    }
    """#
}
