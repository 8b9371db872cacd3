import JSONText
import LanguageServerProtocol

extension Session {
  /// Answers a request at once where that can be done, else has the answer worked out beside what else is to be done.
  mutating func begin<Request: BackgroundRequestHandler>(
    _ request: Request.Type, _ id: RequestID, _ json: JSONValue?
  ) throws(ResponseError) {
    let params = try Request.params(from: json)
    let path = Request.document(of: params).map { client.path(of: $0) }
    if Request.needsAllFiles(for: client), !knowsAllFiles {
      // A part of an answer would be a wrong one.
      background.held.append(
        HeldRequest(id: id, method: Request.method, params: json, path: path, whenStale: Request.whenStale))
      return
    }
    let work = try Request.work(params, &self)
    begin(
      BackgroundAnswer(id, path: path, whenStale: Request.whenStale) {
        do throws(ResponseError) {
          return (.response(to: id, result: try work()), nil)
        } catch {
          return (.response(to: id, error: error), nil)
        }
      })
  }

  /// Has an answer worked out, and sends it at once where that is soon done.
  mutating func begin(_ answer: BackgroundAnswer) {
    guard let patience = background.patience else {
      if let outcome = answer.workOut() { finish(answer, outcome) }
      return
    }
    background.add(answer)
    background.beginWaiting(clock.milliseconds())
    guard answer.hasBegun else { return }
    var waited = 0
    repeat {
      let slice = min(BackgroundAnswers.pause, patience - waited)
      if let outcome = answer.outcome(within: slice) { return finish(answer, outcome) }
      waited += slice
    } while waited < patience && !hasFollowers && !isAwaited()
  }

  /// Whether all forms of the client's folders are known as they are.
  private var knowsAllFiles: Bool { scan == nil && openings.isEmpty }

  /// Begins to answer the requests that waited until all forms are known; gives whether there were any.
  mutating func beginHeld() -> Bool {
    guard knowsAllFiles, !background.held.isEmpty else { return false }
    let held = background.held
    background.held = []
    for request in held {
      guard let handler = Session.backgroundRequests[request.method] else { continue }
      do throws(ResponseError) {
        try begin(handler, request.id, request.params)
      } catch {
        respond(to: request.id, .response(to: request.id, error: error))
      }
    }
    return true
  }

  /// Sends one of the answers that are worked out, as soon as it is there; gives whether one is after so many
  /// milliseconds.
  mutating func finishBackground(within milliseconds: Int) -> Bool {
    background.beginWaiting(clock.milliseconds())
    for (number, answer) in background.begun.enumerated() {
      if let outcome = answer.outcome(within: number == 0 ? milliseconds : 0) {
        finish(answer, outcome)
        return true
      }
    }
    return false
  }

  /// Answers requests about a document that has changed, as far as their answers are of no use now.
  mutating func refuseBackground(of path: String) {
    refuse(background.all(about: path)) { $0.whenStale.error }
    refuseHeld { $0.path == path ? $0.whenStale.error : nil }
  }

  /// Answers requests that are not worked out with the errors that are given for them.
  private mutating func refuse(_ answers: [BackgroundAnswer], _ error: (BackgroundAnswer) -> ResponseError?) {
    for answer in answers {
      guard let error = error(answer) else { continue }
      background.drop(answer)
      respond(to: answer.id, .response(to: answer.id, error: error))
    }
    background.beginWaiting(clock.milliseconds())
  }

  /// Answers requests that wait until all forms are known with the errors that are given for them.
  private mutating func refuseHeld(_ error: (HeldRequest) -> ResponseError?) {
    for request in background.held {
      guard let error = error(request) else { continue }
      background.held.removeAll { $0.id == request.id }
      respond(to: request.id, .response(to: request.id, error: error))
    }
  }

  /// Answers a request that the client has taken back.
  mutating func cancelBackground(_ id: RequestID) {
    refuse(background.all(to: id)) { _ in .cancelled }
    refuseHeld { $0.id == id ? .cancelled : nil }
  }

  /// Answers all that were not worked out: the client goes.
  mutating func cancelBackground() {
    refuse(background.all) { _ in .cancelled }
    refuseHeld { _ in .cancelled }
  }

  /// Sends an answer, and begins with those that wait for it.
  private mutating func finish(_ answer: BackgroundAnswer, _ outcome: BackgroundAnswer.Outcome) {
    background.drop(answer)
    respond(to: answer.id, outcome.message)
    switch outcome.then {
    case .showCode(let written): show(written)
    case .noteReports(let reports): note(reports)
    case nil: break
    }
    background.beginWaiting(clock.milliseconds())
  }
}
