/** What happens to a question about a number. */
export type SimulatedVatOutcome =
  | { readonly kind: 'answer'; readonly code: number }
  /** Responds after every client has given up. */
  | { readonly kind: 'slow'; readonly code: number }
  /** Hangs up without an answer. */
  | { readonly kind: 'hang-up' }

/** Numbers that always have the same outcome, so that every state of the shop can be looked at. */
const FIXED: ReadonlyMap<string, SimulatedVatOutcome> = new Map<string, SimulatedVatOutcome>([
  ['ATU08246281', { kind: 'answer', code: 202 }],
  ['ATU21547280', { kind: 'answer', code: 204 }],
  ['CZ66121108', { kind: 'answer', code: 205 }],
  ['CZ68446047', { kind: 'answer', code: 208 }],
  ['FI52982624', { kind: 'answer', code: 216 }],
  ['FI48118753', { kind: 'answer', code: 218 }],
  ['HU37302904', { kind: 'answer', code: 219 }],
  ['HU43229420', { kind: 'answer', code: 223 }],
  ['IT69434310012', { kind: 'answer', code: 999 }],
  ['PL0533951040', { kind: 'slow', code: 200 }],
  ['SI33096708', { kind: 'hang-up' }],
])

/** Forms of numbers of the member states; what checks digits are the services themselves. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-W][A-I]?$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** What asking about a number, written with its prefix, comes to. */
export function vatOutcomeOf(vatId: string): SimulatedVatOutcome {
  const fixed = FIXED.get(vatId)
  if (fixed) return fixed
  const form = FORMS[vatId.slice(0, 2)]
  // Switzerland, Norway and Great Britain are no member states.
  if (!form) return { kind: 'answer', code: 212 }
  return { kind: 'answer', code: form.test(vatId.slice(2)) ? 200 : 209 }
}
