import type { Sandbox } from '../sandbox/sandbox.ts'

/** A support case that was made of a form. */
export interface SupportCase {
  readonly receivedAt: string
  /** `queued` once the organisation has had its cases of the day. */
  readonly state: 'created' | 'queued'
  readonly fields: Readonly<Record<string, string>>
}

/** Why no case came of a form, of which its sender is told nothing. */
export interface DroppedForm {
  readonly receivedAt: string
  readonly reason: string
}

/** The cases of the organisation and what was dropped, the last 200 of each, newest first. */
export interface CaseBox {
  readonly cases: readonly SupportCase[]
  readonly dropped: readonly DroppedForm[]
  take(fields: Readonly<Record<string, string>>): void
  drop(reason: string): void
}

const MAX_KEPT = 200
const MAX_CASES_A_DAY = 5000
const DAY_MS = 24 * 60 * 60 * 1000

/** An empty box, empty again after a reset. */
export function createCaseBox(sandbox: Sandbox): CaseBox {
  const cases: SupportCase[] = []
  const dropped: DroppedForm[] = []
  let createdAt: number[] = []
  sandbox.onReset(() => {
    cases.length = 0
    dropped.length = 0
    createdAt = []
  })
  const receivedAt = () => new Date(sandbox.now()).toISOString()
  return {
    cases,
    dropped,
    take(fields) {
      createdAt = createdAt.filter(instant => instant > sandbox.now() - DAY_MS)
      const state = createdAt.length < MAX_CASES_A_DAY ? 'created' : 'queued'
      if (state === 'created') createdAt.push(sandbox.now())
      cases.unshift({ receivedAt: receivedAt(), state, fields })
      cases.length = Math.min(cases.length, MAX_KEPT)
    },
    drop(reason) {
      dropped.unshift({ receivedAt: receivedAt(), reason })
      dropped.length = Math.min(dropped.length, MAX_KEPT)
    },
  }
}
