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
