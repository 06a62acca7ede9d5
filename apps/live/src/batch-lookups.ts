import { setTimeout as wait } from 'node:timers/promises'

/** Looks up many at once; the answers are in the order of the questions. */
type LookUpAll<Question, Answer> = (questions: readonly Question[]) => Promise<readonly Answer[]>

interface Batches {
  readonly maxSize: number
  /** Pause after each, in ms. */
  readonly pauseMs: number
}

/**
 * Lets those who ask at about the same time share a lookup. One is under way at a time; who asks then, or in the pause after it,
 * is in the next. So a question that comes alone waits for nothing, and a thousand that come at once cost the database some
 * twenty statements. When a lookup fails, all who share it are told.
 */
export function batchLookups<Question, Answer>(
  lookUpAll: LookUpAll<Question, Answer>,
  { maxSize, pauseMs }: Batches,
): (question: Question) => Promise<Answer> {
  const waiting: { question: Question; resolve: (answer: Answer) => void; reject: (error: unknown) => void }[] = []
  let isLooking = false

  async function lookUp(): Promise<void> {
    isLooking = true
    while (waiting.length > 0) {
      const asked = waiting.splice(0, maxSize)
      try {
        const answers = await lookUpAll(asked.map(({ question }) => question))
        for (const [place, { resolve }] of asked.entries()) resolve(answers[place] as Answer)
      } catch (error) {
        for (const { reject } of asked) reject(error)
      }
      await wait(pauseMs)
    }
    isLooking = false
  }

  return question =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (!isLooking) void lookUp()
    })
}
