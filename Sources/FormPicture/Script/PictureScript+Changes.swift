extension PictureScript {
  /// What is typed, key by key.
  static let changes = #"""
    // What became of a text: the range of the old one that was replaced, and by what.
    function difference(before, after, caret) {
      let end = after.length;
      let tail = 0;
      const most = Math.min(before.length, after.length);
      while (tail < most && end > (caret ?? 0) && before[before.length - 1 - tail] === after[end - 1]) {
        tail += 1;
        end -= 1;
      }
      let head = 0;
      while (head < before.length - tail && head < end && before[head] === after[head]) head += 1;
      return { start: head, end: before.length - tail, text: after.slice(head, after.length - tail) };
    }

    // Keeps what is selected before a key or an input method replaces it: the texts do not tell "0" that is typed over a
    // "0" from one that stays.
    function keepReplaced(field, event) {
      const { selectionStart: start, selectionEnd: end, value } = field.input;
      if (!event.isComposing || field.replaced === undefined) field.replaced = value === field.text ? { start, end } : undefined;
    }

    // What a change replaced, and by what: the selection, where that makes the new text of the old one; where not, as
    // with keys that delete what is beside the cursor, what the texts tell.
    function changeOf(field, after, caret) {
      const { text: before, replaced } = field;
      field.replaced = undefined;
      const rest = replaced ? before.length - replaced.end : 0;
      const isReplaced = replaced && after.length - rest >= replaced.start
        && after.slice(0, replaced.start) === before.slice(0, replaced.start)
        && after.slice(after.length - rest) === before.slice(replaced.end);
      return isReplaced ? { ...replaced, text: after.slice(replaced.start, after.length - rest) }
        : difference(before, after, caret);
    }

    // Puts a text into a field as a program does it: nobody is asked.
    function take(field, text, caret) {
      field.text = text;
      field.isTyped = true;
      if (field.input.value !== text) field.input.value = text;
      if (caret !== undefined && document.activeElement === field.input) field.input.setSelectionRange(caret, caret);
      field.selection = `${field.input.selectionStart}-${field.input.selectionEnd}`;
    }

    // The user has changed the text of a field: the delegate and the rules of this moment may refuse it.
    function changed(field) {
      const { input } = field;
      const proposed = input.value;
      const caret = input.selectionStart;
      const selection = field.replaced;
      const change = changeOf(field, proposed, caret);
      if (proposed === field.text && change.text === "") return;
      const isDeletion = change.text === "";
      const isAllowed = ask(field, "shouldChange");
      const edit = isAllowed ? edited(field, proposed, change, caret) : null;
      const said = [field.message.textContent, field.message.dataset.severity];
      say(field, "");
      if (edit === null || (!isDeletion && !checkEdited(field, "change", { text: edit.text, isTyping: true }))) {
        say(field, ...said);
        take(field, field.text);
        // What was selected stays so.
        const { start, end } = selection ?? { start: change.end, end: change.end };
        input.setSelectionRange(start, Math.min(end, field.text.length));
        field.selection = `${input.selectionStart}-${input.selectionEnd}`;
        refresh(field);
        return;
      }
      take(field, edit.text, edit.text === proposed ? undefined : edit.caret);
      tellOfChange(field);
      if (isComplete(field)) trigger(field, "complete");
    }

    // Whether changes of its text are told to someone: text views tell none but their delegate.
    const isTold = (field) => field.control.delegate || !isTextView(field);

    // What a change makes of a text, with the cursor in it; null where it is not let in.
    function edited(field, proposed, change, caret) {
      const formatter = isTold(field) ? field.control.formatter : undefined;
      if (formatter?.kind === "grouped") return editInGroups(formatter, field.text, change);
      if (formatter?.kind !== "mask") return { text: proposed, caret };
      return editInMask(maskIn(field), field.text, change);
    }

    // What is in a field after a text was put into it as a whole; the text itself where a mask has no room for it.
    function entered(field, text) {
      const formatter = field.control.formatter;
      if (formatter?.kind === "grouped") return group(formatter.sizes, formatter.separator, text);
      return formatter?.kind === "mask" ? enterIntoMask(maskIn(field), text) ?? text : text;
    }

    // Nothing where there is none.
    function maskIn(field) {
      const formatter = field.control.formatter;
      return formatter?.kind === "mask" ? (field.mask ??= maskOf(formatter.pattern)) : undefined;
    }

    function tellOfChange(field) {
      if (isTextView(field)) inform(field, "didChange");
      else trigger(field, "editingChanged");
      notify(field.form, messagesOf(field).changed);
      inform(field, "didChangeSelection");
      refresh(field);
      refreshForm(field.form);
      if (first === field) showKeyboard(field);
      remember();
    }

    // The clear button: the delegate is asked, then the text is gone.
    function clear(field) {
      edit(field);
      if (!ask(field, "shouldClear")) return;
      say(field, "");
      take(field, "");
      tellOfChange(field);
      if (first === field) field.input.focus();
    }

    function pressReturn(field) {
      if (isReturnDisabled(field)) return;
      const handler = tell(field, "shouldReturn");
      if (!checkEdited(field, "return")) return;
      if (handler) perform(field.form, field.control, field, handler);
      if (handler?.return === false) return;
      trigger(field, "primaryActionTriggered");
      trigger(field, "editingDidEndOnExit");
      // With someone to tell of it, UIKit lets go of the keyboard.
      if (field.control.handlers?.editingDidEndOnExit && first === field) resign(field);
    }

    const isReturnDisabled = (field) => field.control.enablesReturnKeyAutomatically === true && field.text === "";

    // Whether the text can grow no more: it is accepted as far as that is checked here, and none that goes on is.
    function isComplete(field) {
      if (!field.control.handlers?.complete || field.text === "" || !isTold(field)) return false;
      const text = seen(field, field.text);
      if (text === null || isBroken(field)) return false;
      if (field.mask && [...field.text].length === field.mask.places.length) return true;
      const end = picture.automata[field.control.end];
      if (end && accepts(end, field.mask ? field.text : text)) return true;
      return (field.control.rules ?? []).some((rule) => leavesNoRoom(rule, text));
    }

    const leavesNoRoom = (rule, text) =>
      rule.kind === "length" && !rule.warns && rule.max !== undefined && lengthOf(text, rule.unit) >= rule.max;

    // Types on the drawn keyboard.
    function type(field, text) {
      const { input } = field;
      const [start, end] = [input.selectionStart, input.selectionEnd];
      field.replaced = { start, end };
      input.setRangeText(text, start, end, "end");
      changed(field);
    }

    function deleteBackward(field) {
      const { input } = field;
      const [start, end] = [input.selectionStart, input.selectionEnd];
      if (start === end && start === 0) return;
      const before = input.value.slice(0, start);
      const last = charactersOf(before).pop();
      input.setRangeText("", start === end ? start - last.length : start, end, "end");
      changed(field);
    }
    """#

  /// The rules at their moments, and alerts.
  static let alerts = #"""
    const hasWords = (rule) => pick(rule.title) !== "" || pick(rule.message) !== "";

    // What is said of a broken rule; of one without any words, which field it is about, as generated code says it.
    const wordsOf = (rule, field) => pick(rule.message) || pick(rule.title)
      || `${pick(field.control.label) || field.control.name} ${rule.kind === "required" ? "is missing" : "is not valid"}`;

    // Asks the rules of a moment in their order. The first broken one that is no warning ends it. False where it refuses.
    // While one types, rules without any words are silent. Without alerts, what is wrong is said under the field.
    function check(field, time, { text = field.text, isTyping = false, alerts = true } = {}) {
      const rules = (field.control.rules ?? []).filter((rule) => rule.when === time);
      if (rules.length === 0) return true;
      const value = seen(field, text);
      let isOpen = false;
      for (const rule of rules) {
        const answer = value === null ? null : holds(rule, value, field);
        if (answer === null) isOpen = true;
        if (answer !== false) continue;
        if (alerts && rule.refuses && !rule.warns) {
          if (!isTyping || hasWords(rule)) openAlert(field, rule);
          return false;
        }
        if (!isTyping || hasWords(rule)) say(field, wordsOf(rule, field), rule.warns ? "warning" : "error", rule.source);
        if (!rule.warns) return true;
        isOpen = false;
      }
      if (isOpen && field.message.hidden) {
        const open = rules.filter((rule) => value === null || holds(rule, value, field) === null);
        say(field, `Not checked here: ${open.map((rule) => rule.source).join(", ")}`, "open");
      }
      return true;
    }

    // The same while a field is edited: it is the delegate that asks the rules then, but for those of a text field's changes.
    const checkEdited = (field, time, options) =>
      !(time === "change" ? isTold(field) : field.control.delegate) || check(field, time, options);

    // Whether a mask is only begun, whatever rules see of it: that is no complete entry.
    function isBegun(field) {
      const mask = maskIn(field);
      return mask !== undefined && field.text !== "" && !isFilled(mask, field.text);
    }

    // Whether a text is none that the formatter of its field takes.
    const isUnformatted = (field) => isBegun(field) || isMisread(field);

    // Whether a rule that the form cannot be submitted without is broken, whatever its moment, or the formatter's.
    function isBroken(field) {
      if (isUnformatted(field)) return true;
      const text = seen(field, field.text);
      if (text === null) return false;
      return (field.control.rules ?? []).some((rule) => !rule.warns && holds(rule, text, field) === false);
    }

    const isAlertOpen = () => document.querySelector("[role=alertdialog]") !== null;
    const focusAlert = () => document.querySelector("[role=alertdialog] button")?.focus();

    function openAlert(field, rule) {
      if (isAlertOpen() || isSubmissionTold) return;
      const [titleName, textName] = [identifier(), identifier()];
      const title = pick(rule.title);
      const text = pick(rule.message) || (title === "" ? wordsOf(rule, field) : "");
      const titles = (rule.buttons ?? []).map((text, place) => ({ title: pick(text), clears: rule.clears[place] }))
        .filter(({ title }) => title !== "");
      const buttons = (titles.length > 0 ? titles : [{ title: "OK" }]).map(({ title, clears }, place) => {
        const button = make("button", { type: "button", dir: "auto", text: title, class: place === 0 ? "default" : null });
        button.addEventListener("click", () => closeAlert(field, clears));
        return button;
      });
      const alert = make("div", { role: "alertdialog", "aria-modal": "true", class: "alert",
        "aria-labelledby": title === "" ? textName : titleName, "aria-describedby": textName },
        title === "" ? null : make("h2", { id: titleName, dir: "auto", text: title }), make("p", { id: textName, dir: "auto", text }),
        make("div", { class: "alert-buttons" }, ...buttons));
      alert.addEventListener("keydown", (event) => keepFocus(event, buttons));
      field.form.screen.append(make("div", { class: "dimmed" }, alert));
      buttons[0].focus();
    }

    // The focus stays among the buttons of the alert.
    function keepFocus(event, buttons) {
      if (event.key !== "Tab") return;
      event.preventDefault();
      const place = buttons.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1);
      buttons[(place + buttons.length) % buttons.length].focus();
    }

    // Any button closes it, and the field that is edited has the focus again; one that reads "Clear" in the form empties it.
    function closeAlert(field, clears) {
      field.form.screen.querySelector(".dimmed")?.remove();
      if (clears) {
        say(field, "");
        take(field, "");
        tellOfChange(field);
      }
      bringFocus();
    }
    """#

  /// The submission of a form.
  static let submission = #"""
    const submits = (form) => form.data.sections.some((section) => section.controls.some((control) =>
      control.submit === true || Object.values(control.handlers ?? {}).some((handler) => handler.submit === true)));

    // What keeps the form from being submitted in fields that nobody sees.
    function tellOfHidden(form) {
      const broken = form.fields.filter((field) => isHidden(field.control) && !field.message.hidden && isBroken(field));
      form.status.textContent = broken.map((field) => `Hidden ${field.control.name}: ${field.message.textContent}`).join(" · ");
      form.status.hidden = broken.length === 0;
    }

    // Says what is wrong with a field when the form is submitted. False where it is an alert that says it.
    function judge(field, alerts) {
      const isMistaken = () => !field.message.hidden && field.message.dataset.severity === "error";
      say(field, "");
      for (const time of ["change", "endEditing", "return", "submit"]) {
        if (!isMistaken() && !check(field, time, { alerts })) return false;
      }
      if (isUnformatted(field) && !isMistaken()) say(field, wordsOf(field.control.formatter, field), "error", "formatter");
      return true;
    }

    // Whether it is told what keeps a form from being submitted: what the field that is left has to say does not cover it.
    let isSubmissionTold = false;

    // All rules of all fields have to hold but those that only warn, and formatters have to take their texts. Else the
    // first wrong field is edited that can be.
    function submit(form) {
      if (isAlertOpen()) return;
      form.status.hidden = true;
      const wrong = [];
      for (const field of form.fields) {
        const isSaid = judge(field, wrong.length === 0);
        if (!isSaid || isBroken(field)) wrong.push(field);
        if (!isSaid) break;
      }
      if (wrong.length > 0) {
        tellOfHidden(form);
        const target = wrong.find(({ control }) => canBegin(control) && !isHidden(control));
        isSubmissionTold = true;
        if (target) edit(target);
        isSubmissionTold = false;
        return;
      }
      if (form.data.dismissKeyboard.includes("submit") && first) resign(first);
      form.status.textContent = "Submitted";
      form.status.hidden = false;
    }
    """#
}
