import FieldLanguages
import Synchronization
import Testing

/// Questions about very many fields.
@Suite struct FieldRunTests {
  /// What is found out about a field, and may be large: counts how many of them there are.
  private final class Answer: Sendable {
    static let living = Atomic(0)

    init() { Answer.living.add(1, ordering: .relaxed) }
    deinit { Answer.living.subtract(1, ordering: .relaxed) }
  }

  /// What was found out about the fields before is let go, however many there are.
  @Test func answersAreHeldUntilTheyAreTaken() {
    var (taken, most) = (0, 0)
    FieldRun().each(0..<1_000) { _ in
      Answer()
    } take: { _, _ in
      taken += 1
      most = max(most, Answer.living.load(ordering: .relaxed))
    }
    #expect(taken == 1_000 && most <= FieldRun.together)
  }

  @Test func eachThingIsHandedOnWithItsAnswerInTurn() {
    var answers: [Int?] = []
    FieldRun().each(1...20) {
      $0 * $0
    } take: { thing, answer in
      #expect(thing == answers.count + 1)
      answers.append(answer)
    }
    #expect(answers == (1...20).map { $0 * $0 })
    FieldRun(limit: 0).each([1]) {
      $0
    } take: { _, answer in
      #expect(answer == nil)
    }
  }
}
