import FormModel
import UIKitCatalog

/// What is observed, and how the form makes way for the keyboard.
extension ScreenPlan {
  /// Writes the function that begins to observe notifications, and what is done for the keyboard.
  func writeKeyboard(to writer: inout SwiftWriter) {
    if hasObservers { writeObservers(&writer) }
    if makesRoom || dismissMode != nil {
      writer.line()
      writeScrollView(&writer)
    }
    if makesRoom {
      writer.line()
      writeRoom(&writer)
    }
    if dismisses(EnumMember.KeyboardDismissal.tapOutside) {
      writer.line()
      writeTap(&writer)
    }
  }

  private func writeObservers(_ writer: inout SwiftWriter) {
    writer.doc("Begins to observe what the form names; it ends with the controller.")
    writer.block("private func observe()") { writer in
      if makesRoom {
        for name in ["keyboardWillShow", "keyboardWillChangeFrame"] {
          writer.line("observe(UIResponder.\(name)Notification) { $0.keyboardDidMove($1) }")
        }
        writer.line("observe(UIResponder.keyboardWillHideNotification) { controller, _ in")
        writer.nested { $0.line("controller.keyboardDidHide()") }
        writer.line("}")
      }
      for observer in form.observers { write(observer, &writer) }
    }
    writer.line()
    writeObserve(&writer)
  }

  /// How scrolling puts the keyboard away, a case of `UIScrollView.KeyboardDismissMode`; nil where it does not.
  var dismissMode: String? {
    if dismisses(EnumMember.KeyboardDismissal.interactive) { return "interactive" }
    return dismisses(EnumMember.KeyboardDismissal.onDrag) ? "onDrag" : nil
  }

  /// Whether the controller observes some notification.
  var hasObservers: Bool { makesRoom || !form.observers.isEmpty }

  private func write(_ observer: FormMember, _ writer: inout SwiftWriter) {
    let place = plan.line(of: observer)
    guard let notification = observer.member.notification else {
      return writer.refusal("\(place): there is no such notification")
    }
    let member = ResolvedMember(block: observer.block, index: 0, origin: .form(observer.chunk))
    guard let name = member.inner(.call)?.name else { return }
    writer.comment(place)
    writer.closure("observe(\(notification.name))", "$0.actions?.\(SwiftName.member(name))($1)")
  }

  private func writeObserve(_ writer: inout SwiftWriter) {
    writer.doc("Observes a notification, which UIKit posts on the main thread.")
    writer.function(
      "private func observe",
      ["_ name: Notification.Name", "_ body: @escaping @MainActor (\(controller), Notification) -> Void"]
    ) { writer in
      writer.line("let center = NotificationCenter.default")
      writer.line("let token = center.addObserver(forName: name, object: nil, queue: .main) {")
      writer.nested { writer in
        writer.line("[weak self] notification in")
        writer.line("nonisolated(unsafe) let notification = notification")
        writer.line("MainActor.assumeIsolated {")
        writer.nested { $0.line("if let self { body(self, notification) }") }
        writer.line("}")
      }
      writer.line("}")
      writer.line("observations.append(Observation(token))")
    }
  }

  // MARK: Room

  private func writeScrollView(_ writer: inout SwiftWriter) {
    writer.doc("What scrolls around the fields.")
    writer.block("private var scrollView: UIScrollView?") { writer in
      let first = views.first.map { "\($0.name).superview" } ?? "view"
      writer.line("let around = Swift.sequence(first: \(first) ?? view) { $0.superview }.lazy")
      writer.line("return around.compactMap { $0 as? UIScrollView }.first")
    }
  }

  private func writeRoom(_ writer: inout SwiftWriter) {
    writer.doc("Makes room for the keyboard: the part of the view that its end frame covers, less the safe area.")
    writer.block("private func keyboardDidMove(_ notification: Notification)") { writer in
      writer.line("let key = UIResponder.keyboardFrameEndUserInfoKey")
      writer.line("guard let scrollView, let window = scrollView.window,")
      writer.nested { $0.line("let end = (notification.userInfo?[key] as? NSValue)?.cgRectValue") }
      writer.line("else { return }")
      if resizes { writeShrinking(&writer) } else { writeInset(&writer) }
      if !inputs.isEmpty { writer.line("showActiveField()") }
    }
    writer.line()
    writer.doc("Gives the room back.")
    writer.block("private func keyboardDidHide()") { writer in
      if resizes {
        writer.line("bottom?.constant = 0")
        writer.line("if let restingHeight { scrollView?.frame.size.height = restingHeight }")
        writer.line("restingHeight = nil")
      } else {
        writer.line("guard let restingInsets else { return }")
        writer.line("scrollView?.contentInset.bottom = restingInsets.content")
        writer.line("scrollView?.verticalScrollIndicatorInsets.bottom = restingInsets.indicator")
        writer.line("self.restingInsets = nil")
      }
    }
    if !resizes { writeInsets(&writer) }
    if !inputs.isEmpty { writeActiveField(&writer) }
  }

  /// Whether the scroll view is made smaller, not its content larger.
  private var resizes: Bool { avoidance == EnumMember.KeyboardAvoidance.resize }

  private func writeShrinking(_ writer: inout SwiftWriter) {
    writer.line("if let bottom {")
    writer.nested { writer in
      writer.line("let place = view.convert(end, from: window.screen.coordinateSpace)")
      writer.line("let covered = view.bounds.intersection(place)")
      writer.comment("A keyboard that is gone covers nothing, wherever it is.")
      writer.line("bottom.constant = covered.isEmpty ? 0 : covered.minY - view.bounds.maxY")
      writer.line("view.layoutIfNeeded()")
      if !inputs.isEmpty { writer.line("showActiveField()") }
      writer.line("return")
    }
    writer.line("}")
    writer.line("let keyboard = scrollView.convert(end, from: window.screen.coordinateSpace)")
    writer.line("let height = restingHeight ?? scrollView.frame.height")
    writer.line("restingHeight = height")
    writer.line("var whole = scrollView.bounds")
    writer.line("whole.size.height = height")
    writer.line("let covered = whole.intersection(keyboard)")
    writer.line("let room = covered.isEmpty ? height : covered.minY - whole.minY")
    writer.line("scrollView.frame.size.height = room")
  }

  private func writeInset(_ writer: inout SwiftWriter) {
    writer.line("let keyboard = scrollView.convert(end, from: window.screen.coordinateSpace)")
    writer.line("let covered = scrollView.bounds.intersection(keyboard)")
    writer.comment("A keyboard that is gone may move on.")
    writer.line("guard !covered.isEmpty || restingInsets != nil else { return }")
    writer.line("let resting = restingInsets ?? insets(of: scrollView)")
    writer.line("restingInsets = resting")
    writer.line("let room = covered.isEmpty ? 0 : covered.height - scrollView.safeAreaInsets.bottom")
    writer.comment("It is set, not added to: the notification comes again when the focus moves.")
    writer.line("scrollView.contentInset.bottom = Swift.max(resting.content, room)")
    writer.line("scrollView.verticalScrollIndicatorInsets.bottom = Swift.max(resting.indicator, room)")
  }

  private func writeInsets(_ writer: inout SwiftWriter) {
    writer.line()
    writer.block("private func insets(of scrollView: UIScrollView) -> (content: CGFloat, indicator: CGFloat)") {
      $0.line("(scrollView.contentInset.bottom, scrollView.verticalScrollIndicatorInsets.bottom)")
    }
  }

  private func writeActiveField(_ writer: inout SwiftWriter) {
    writer.line()
    writer.doc(
      "Brings the field that is edited into sight: a text view begins after the keyboard has come, a field before.")
    writer.block("private func showActiveField()") { writer in
      writer.line("let inputs = \(type).Field.allCases.map { \(inputOf("$0")) as UIView }")
      writer.line("guard let active = inputs.first(where: { $0.isFirstResponder }) else { return }")
      writer.line("let frame = active.convert(active.bounds, to: scrollView)")
      writer.line("scrollView?.scrollRectToVisible(frame, animated: true)")
    }
  }

  private func writeTap(_ writer: inout SwiftWriter) {
    writer.doc("A tap beside the fields puts the keyboard away.")
    writer.block("private func addTapOutside()") { writer in
      writer.conditional("canImport(ObjectiveC)") { writer in
        writer.line("let tap = UITapGestureRecognizer(target: self, action: #selector(tapOutside))")
        writer.line("tap.cancelsTouchesInView = false")
        writer.line("view.addGestureRecognizer(tap)")
      }
    }
    writer.line()
    writer.conditional("canImport(ObjectiveC)") { writer in
      writer.block("@objc private func tapOutside()") { writer in
        writer.comment("A field whose rules hold it may keep the focus.")
        writer.line("view.endEditing(false)")
      }
    }
  }
}
