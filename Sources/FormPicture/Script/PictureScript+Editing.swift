extension PictureScript {
  /// The messages of UIKit, by their full names in Swift, and the log of them.
  static let messages = #"""
    const fieldMessages = {
      shouldBegin: "textFieldShouldBeginEditing(_:)", didBegin: "textFieldDidBeginEditing(_:)",
      shouldEnd: "textFieldShouldEndEditing(_:)", didEnd: "textFieldDidEndEditing(_:)",
      didEndForReason: "textFieldDidEndEditing(_:reason:)",
      shouldChange: "textField(_:shouldChangeCharactersIn:replacementString:)",
      shouldChangeRanges: "textField(_:shouldChangeCharactersInRanges:replacementString:)",
      didChangeSelection: "textFieldDidChangeSelection(_:)", shouldClear: "textFieldShouldClear(_:)",
      shouldReturn: "textFieldShouldReturn(_:)", began: "UITextField.textDidBeginEditingNotification",
      changed: "UITextField.textDidChangeNotification", ended: "UITextField.textDidEndEditingNotification",
    };
    const viewMessages = {
      shouldBegin: "textViewShouldBeginEditing(_:)", didBegin: "textViewDidBeginEditing(_:)",
      shouldEnd: "textViewShouldEndEditing(_:)", didEnd: "textViewDidEndEditing(_:)",
      shouldChange: "textView(_:shouldChangeTextIn:replacementText:)",
      shouldChangeRanges: "textView(_:shouldChangeTextInRanges:replacementText:)",
      didChange: "textViewDidChange(_:)", didChangeSelection: "textViewDidChangeSelection(_:)",
      began: "UITextView.textDidBeginEditingNotification", changed: "UITextView.textDidChangeNotification",
      ended: "UITextView.textDidEndEditingNotification",
    };
    const messagesOf = (field) => (isTextView(field) ? viewMessages : fieldMessages);

    // Whether the list will be rolled to its end before it is shown next.
    let isRolling = false;

    function log(name, isHandled, who) {
      const list = document.getElementById("delegate-log");
      list.append(make("li", { text: name, "data-handled": isHandled, title: who, "aria-label": `${who}: ${name}` }));
      if (isRolling) return;
      isRolling = true;
      requestAnimationFrame(() => {
        isRolling = false;
        list.scrollTop = list.scrollHeight;
      });
    }

    // Tells the delegate; gives what handles the message. Without a delegate nothing is told.
    function tell(field, message) {
      let name = messagesOf(field)[message];
      const { control } = field;
      if (message === "didEnd" && control.handlers?.[fieldMessages.didEndForReason]) name = fieldMessages.didEndForReason;
      if (message === "shouldChange" && control.handlers?.[messagesOf(field).shouldChangeRanges]) {
        name = messagesOf(field).shouldChangeRanges;
      }
      if (!control.delegate) return null;
      const handler = control.handlers?.[name];
      log(name, handler !== undefined, control.name);
      return handler ?? null;
    }

    // Asks the delegate; its answer is yes unless the form says otherwise.
    function ask(field, message) {
      const handler = tell(field, message);
      if (handler) perform(field.form, field.control, field, handler);
      return handler?.return !== false;
    }

    function inform(field, message) {
      const handler = tell(field, message);
      if (handler) perform(field.form, field.control, field, handler);
    }

    function notify(form, name) { log(name, form.data.observed.includes(name), form.data.name); }

    // What handles an event of a control: it by itself, or with others of its kind.
    function handlersOf(control, event) {
      const kind = event.startsWith("editing") ? "allEditingEvents" : event.startsWith("touch") ? "allTouchEvents" : "";
      return [event, kind, "allEvents"].map((name) => control.handlers?.[name]).filter((handler) => handler);
    }

    // An event of the control itself, which is no message.
    function trigger(field, event) {
      for (const handler of handlersOf(field.control, event)) perform(field.form, field.control, field, handler);
    }

    const keyboardMoves = { show: "Show", hide: "Hide", move: "ChangeFrame" };
    const tellKeyboard = (form, time, move) =>
      notify(form, `UIResponder.keyboard${time}${keyboardMoves[move]}Notification`);

    // How many handlers are at work, each called by the one before: those that call each other without end are left.
    let depth = 0;

    // What a handler of a control does; one that takes no text has no field.
    function perform(form, control, field, handler) {
      if (depth > 20) return;
      depth += 1;
      try {
        act(form, control, field, handler);
      } finally {
        depth -= 1;
      }
    }

    function act(form, control, field, handler) {
      if (field && handler.show) field.forced[handler.show] = true;
      if (field && handler.hide) field.forced[handler.hide] = false;
      if (field && (handler.show || handler.hide)) refresh(field);
      // Of other controls some field is edited, not they themselves; it must not take the focus from where it goes then.
      if (handler.resign && !field && first?.form === form) resign(first);
      if (handler.focus) moveFocus(form, control, handler.focus);
      if (handler.submit) submit(form);
      if (handler.resign && field && first === field) resign(field);
    }

    // To the next field, the one before, or one by its name. After the last one the form is submitted, or editing ends.
    function moveFocus(form, control, where) {
      const target = ["next", "previous"].includes(where) ? neighbour(form, control, where)
        : form.fields.find((field) => field.control.name === where);
      if (target) edit(target);
      else if (where === "next" && submits(form)) submit(form);
      else if (where === "next" && first?.form === form) resign(first);
    }

    // The next field behind a control that can be typed into, or the last one before it.
    function neighbour(form, control, where) {
      const controls = form.data.sections.flatMap((section) => section.controls);
      const place = controls.indexOf(control);
      const beside = where === "next" ? controls.slice(place + 1) : controls.slice(0, place).reverse();
      const target = beside.find(({ name, isUserInteractionEnabled }) =>
        isUserInteractionEnabled !== false && form.data.focusOrder.includes(name));
      return form.fields.find((field) => field.control === target);
    }
    """#

  /// Which field is edited.
  static let editing = #"""
    // The field that is edited: UIKit's first responder.
    let first = null;
    // Whether the focus is being put back, so that nobody hears of it.
    let isQuiet = false;
    let isPointerDown = false;
    addEventListener("mousedown", () => { isPointerDown = true; }, true);
    addEventListener("mouseup", () => { isPointerDown = false; }, true);

    function quietly(action) {
      isQuiet = true;
      action();
      isQuiet = false;
    }

    // Behind an alert nothing can be touched.
    function focused(field) {
      if (isQuiet || first === field) return;
      if (!isAlertOpen()) begin(field);
      bringFocus();
    }

    // Edits a field, as a program asks for it.
    function edit(field) {
      if (first !== field && field.input.isConnected) begin(field);
      bringFocus();
    }

    // Brings the focus of the page where it belongs: to the alert, or to the field that is edited. No other field has it.
    function bringFocus() {
      const { activeElement } = document;
      if (isAlertOpen()) {
        if (!activeElement?.closest("[role=alertdialog]")) focusAlert();
      } else if (first) {
        if (activeElement !== first.input) quietly(() => first.input.focus());
      } else if (forms.some((form) => form.fields.some(({ input }) => input === activeElement))) {
        quietly(() => activeElement.blur());
      }
    }

    // Editing goes on while the focus is on something that takes no text; taken away by a program, it ends.
    function blurred(field, event) {
      if (isQuiet || first !== field || event.relatedTarget || isPointerDown || !document.hasFocus()) return;
      if (isAlertOpen()) return;
      resign(field);
      bringFocus();
    }

    // Makes a field the first responder; false where its delegate, or that of the field before it, refuses.
    function begin(field) {
      const { form, control } = field;
      if (control.isEnabled === false || control.isEditable === false) return false;
      if (!ask(field, "shouldBegin")) return false;
      const move = form.isEditing ? "move" : "show";
      if (!makeRoom(field)) return first === field;
      first = field;
      field.hasBegun = true;
      form.isEditing = true;
      if (control.clearsOnBeginEditing === true && field.text !== "" && ask(field, "shouldClear")) take(field, "");
      refresh(field);
      showKeyboard(field);
      if (isTextView(field)) tellKeyboard(form, "Will", move);
      inform(field, "didBegin");
      trigger(field, "editingDidBegin");
      notify(form, messagesOf(field).began);
      if (first !== field) return true;
      if (field.text === "") putChosen(field, firstChoice(field));
      if (!isTextView(field)) tellKeyboard(form, "Will", move);
      tellKeyboard(form, "Did", move);
      field.element.scrollIntoView?.({ block: "nearest" });
      remember();
      if (!isPointerDown) focusChanged(field);
      return true;
    }

    // Ends editing of whichever field is edited before another begins: what happens then may begin a third, which ends
    // again. False where one keeps the focus: its delegate refuses, or its handlers take it back.
    function makeRoom(field) {
      const left = [];
      while (first) {
        if (first === field || left.includes(first)) return false;
        left.push(first);
        if (!resign(first, first.form === field.form)) return false;
      }
      return true;
    }

    // Ends editing; false where the delegate, or a rule, keeps it going.
    function resign(field, isMoving) {
      const { form } = field;
      if (!ask(field, "shouldEnd")) return false;
      if (first !== field) return true;
      if (!checkEdited(field, "endEditing")) return false;
      // It is the delegate that writes values by a formatter.
      const text = field.control.delegate ? reformatted(field) : field.text;
      first = null;
      if (text !== field.text) take(field, text);
      inform(field, "didEnd");
      trigger(field, "editingDidEnd");
      notify(form, messagesOf(field).ended);
      refresh(field);
      refreshForm(form);
      remember();
      if (isMoving || first) return true;
      form.isEditing = false;
      form.keyboard.hidden = true;
      tellKeyboard(form, "Will", "hide");
      tellKeyboard(form, "Did", "hide");
      if (document.activeElement === field.input) quietly(() => field.input.blur());
      return true;
    }

    // A finger on the screen. Only fields take the focus from a field; what is beside them puts the keyboard away where
    // the form says so.
    function touched(form, event) {
      const input = event.target.closest("input, textarea, [role=listbox]");
      if (input && !input.closest(".keyboard")) return;
      event.preventDefault();
      if (event.target.closest("[data-control], .keyboard, [role=alertdialog]") || !first || first.form !== form) return;
      if (form.data.dismissKeyboard.includes("tapOutside")) resign(first);
    }

    function selectionMoved(field) {
      const selection = `${field.input.selectionStart}-${field.input.selectionEnd}`;
      if (first !== field || field.selection === selection) return;
      const isFirst = field.selection === undefined;
      field.selection = selection;
      if (!isFirst && field.input.value === field.text) inform(field, "didChangeSelection");
    }
    """#
}
