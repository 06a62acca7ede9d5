import type { DatedSeller } from '@shop/domain/fiscal'

const TEXTS = ['name', 'street', 'postalCode', 'city', 'country', 'vatId', 'taxNumber', 'registerId', 'register', 'eori'] as const
const isTexts = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.values(value).every(isText)
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** What each field of a change must be. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...Object.fromEntries(TEXTS.map(name => [name, isText])),
  from: value => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  directors: value => Array.isArray(value) && value.length > 0 && value.every(isText),
  contact: value => isTexts(value) && ['name', 'phone', 'email'].every(field => Object.hasOwn(value as object, field)),
  oss: value => typeof value === 'boolean',
  localVatIds: isTexts,
}

/**
 * How the company of this installation differs from the one of the code, from which day on: `SELLER_CHANGES` is a JSON list of objects
 * with the day `from` and the fields that change then; `SHOP_VAT_ID` holds from the first day. What is wrong is added to `problems`.
 */
export function readSellerSettings(env: NodeJS.ProcessEnv, problems: string[]): DatedSeller[] {
  const always = env.SHOP_VAT_ID ? [{ from: '0001-01-01', vatId: env.SHOP_VAT_ID }] : []
  const changes = parse(env.SELLER_CHANGES || '[]')
  if (isChanges(changes)) return [...always, ...changes]
  problems.push(`SELLER_CHANGES is not a JSON list of changes of the company, each with its day "from" and known fields`)
  return always
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isChanges(value: unknown): value is DatedSeller[] {
  return (
    Array.isArray(value) &&
    value.every(
      change =>
        Object.hasOwn(Object(change), 'from') &&
        Object.entries(Object(change)).every(([name, field]) => Object.hasOwn(FIELDS, name) && FIELDS[name]?.(field)),
    )
  )
}
