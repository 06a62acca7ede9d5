import type { Sandbox } from '../sandbox/sandbox.ts'

/** A support case that was made of a form. */
export interface ReceivedCase {
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
  readonly cases: readonly ReceivedCase[]
  readonly dropped: readonly DroppedForm[]
  take(fields: Readonly<Record<string, string>>): void
  drop(reason: string): void
}

const MAX_KEPT = 200
const MAX_CASES_A_DAY = 5000
const DAY_MS = 24 * 60 * 60 * 1000

/** An empty box, empty again after a reset. */
export function createCaseBox(sandbox: Sandbox): CaseBox {
  const cases: ReceivedCase[] = []
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

/** The organisation of the shop at the stand-in; the longer form of its id begins with this one. */
const ORGANISATION = '00D000000000001'

/** Longest values of the standard fields, in characters. */
const LENGTHS: Readonly<Record<string, number>> = {
  name: 80,
  company: 80,
  email: 80,
  phone: 40,
  subject: 255,
  description: 32_000,
}
const STANDARD_FIELDS = [...Object.keys(LENGTHS), 'reason', 'type', 'priority', 'status', 'recordType', 'external']
const CUSTOM_FIELD = /^00N[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?$/

/** What becomes of a form. */
export type CaseReading =
  | { readonly kind: 'case'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'dropped'; readonly reason: string }

/** The known fields of a form; fields that are no field of a case are left out, and a value too long makes no case. */
export function readCase(organisation: string, form: URLSearchParams): CaseReading {
  if (!/^(?:.{15}|.{18})$/.test(organisation) || !organisation.startsWith(ORGANISATION))
    return { kind: 'dropped', reason: 'unknown organisation' }
  const fields: Record<string, string> = {}
  for (const [name, value] of form) {
    if (!STANDARD_FIELDS.includes(name) && !CUSTOM_FIELD.test(name)) continue
    if (value.length > (LENGTHS[name] ?? 255)) return { kind: 'dropped', reason: `${name} is too long` }
    // A list of several choices repeats its name.
    fields[name] = fields[name] === undefined ? value : `${fields[name]};${value}`
  }
  return { kind: 'case', fields }
}
