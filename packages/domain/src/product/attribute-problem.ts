import { isLanguage } from '../market/index.ts'
import { CURRENCIES } from '../money/index.ts'
import { type AttributeDefinition, type AttributeType, type AttributeTypeName, attributeTypeOf } from './attribute.ts'

const MAX_TEXT_LENGTH = 10_000
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** What a value of each type must be, as a sentence goes on after "must be", with the test for it. */
const FORMS: Readonly<Record<AttributeTypeName, readonly [form: string, fits: (value: unknown) => boolean]>> = {
  text: ['a text', isText],
  ltext: ['a text per language', isLocalizedText],
  enum: ['a key', isKey],
  lenum: ['a key', isKey],
  number: ['a number', value => typeof value === 'number' && Number.isFinite(value)],
  boolean: ['true or false', value => typeof value === 'boolean'],
  date: ['a date such as 2026-03-18', isDate],
  time: ['a time such as 13:45', value => typeof value === 'string' && TIME.test(value)],
  datetime: ['an instant such as 2026-03-18T13:45:00.000Z', isInstant],
  money: ['an amount in cents with a currency', isMoney],
  reference: ['a reference with typeId and id', isReference],
}

/** Why a value is not of a type, such as "must be a number"; undefined for a good one (ENT-11). */
export function attributeProblem(type: AttributeType, value: unknown): string | undefined {
  if (type.name !== 'set') return problemOf(type.name, value)
  if (!Array.isArray(value)) return 'must be a list'
  const problem = value.map(element => problemOf(type.elementType.name, element)).find(Boolean)
  if (problem) return `of each of its values ${problem}`
  return new Set(value.map(element => JSON.stringify(element))).size < value.length ? 'must not have a value twice' : undefined
}

/** The same for an attribute that is shown: ranges, dimensions and multiples have forms of their own, enums have keys. */
export function technicalAttributeProblem(definition: AttributeDefinition, value: unknown): string | undefined {
  switch (definition.type) {
    case 'range':
      return hasNumbers(value, ['min', 'max']) && value.min <= value.max ? undefined : 'must be {min, max} in this order'
    case 'dimensions':
      return hasNumbers(value, ['length', 'width', 'height']) ? undefined : 'must be {length, width, height}'
    case 'multiple':
      return hasNumbers(value, ['count', 'value']) ? undefined : 'must be {count, value}'
    case 'enum':
      if (typeof value === 'string' && Object.hasOwn(definition.values ?? {}, value)) return undefined
      return `must be one of ${Object.keys(definition.values ?? {}).join(', ')}`
    default:
      return attributeProblem(attributeTypeOf(definition), value)
  }
}

function problemOf(name: AttributeTypeName, value: unknown): string | undefined {
  const [form, fits] = FORMS[name]
  return fits(value) ? undefined : `must be ${form}`
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= MAX_TEXT_LENGTH
}

function isLocalizedText(value: unknown): boolean {
  if (!isObject(value)) return false
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([language, text]) => isLanguage(language) && isText(text))
}

function isKey(value: unknown): boolean {
  return typeof value === 'string' && /^[\w:-]{1,256}$/.test(value)
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value)
}

/** `Date` takes 30 February for a day in March, so the day must come back as it went in. */
function isDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00.000Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

function isInstant(value: unknown): boolean {
  return typeof value === 'string' && INSTANT.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))
}

function isMoney(value: unknown): boolean {
  if (!isObject(value)) return false
  const { currencyCode, centAmount } = value
  return typeof currencyCode === 'string' && Object.hasOwn(CURRENCIES, currencyCode) && Number.isSafeInteger(centAmount)
}

function isReference(value: unknown): boolean {
  if (!isObject(value)) return false
  const { typeId, id } = value
  return (typeId === 'product' || typeId === 'category') && typeof id === 'string' && UUID.test(id)
}

function hasNumbers<Name extends string>(value: unknown, names: readonly Name[]): value is Record<Name, number> {
  return isObject(value) && names.every(name => typeof value[name] === 'number' && Number.isFinite(value[name]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
