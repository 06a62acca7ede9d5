/**
 * How the services behave: as they should, not in time, with status 500, with half an answer, with an answer about
 * another number, with one that is far too long, with a document that declares entities, or with a redirect.
 */
export const VAT_MODES = ['ok', 'slow', 'error', 'cut', 'lie', 'huge', 'entities', 'redirect'] as const
export type VatMode = (typeof VAT_MODES)[number]

/** A question that came in. */
export interface VatQuestion {
  readonly service: 'evatr-xml' | 'evatr-rest' | 'vies-rest'
  readonly askedAt: string
  /** The number that asks and the one that is asked about. */
  readonly own: string
  readonly asked: string
}

/** What the doubles of the VAT services share: their mode and the last 100 questions, newest first. */
export interface VatOffice {
  mode: VatMode
  readonly questions: readonly VatQuestion[]
  note(question: Omit<VatQuestion, 'askedAt'>): void
  clear(): void
}

const MAX_QUESTIONS = 100

/** An office in mode `ok` that was asked nothing. */
export function createVatOffice(): VatOffice {
  const questions: VatQuestion[] = []
  return {
    mode: 'ok',
    questions,
    note(question) {
      questions.unshift({ ...question, askedAt: new Date().toISOString() })
      questions.length = Math.min(questions.length, MAX_QUESTIONS)
    },
    clear() {
      questions.length = 0
    },
  }
}
