import type { ImportedAttribute } from '@shop/domain/catalogue'
import type { Language } from '@shop/domain/market'
import { CURRENCIES, type CurrencyCode, moneyOf } from '@shop/domain/money'
import type { AttributeDefinition, AttributeTypeName, SingleAttributeValue } from '@shop/domain/product'
import { isRecord, type JsonRecord, recordAt, textAt } from '../json/json-value.ts'
import { languageOfLocale, localizedOf } from '../text/text-values.ts'

/** A value in the form of the shop with the type it has. */
interface Typed {
  readonly value: SingleAttributeValue
  readonly type: AttributeTypeName
  /** Labels of an enumerated value by its key. */
  readonly values?: AttributeDefinition['values']
}

/** What an attribute of a draft says here: one attribute, several where it has attributes of its own, none where it has no value. */
type ReadAttribute = { readonly attributes: readonly ImportedAttribute[] } | { readonly reason: string }

const NO_FORM = 'the attribute was left out: this shop has no such values'
const MIXED = 'the attribute was left out: its values are of several kinds; make them one kind'

/**
 * An attribute of a draft in the form of the shop. Nested attributes are attributes of the variant, named `outer-inner`; where there is a
 * list of them, which belong together in each, each is a text. A reference is the name of what it leads to, where the file has it.
 */
export function jsonAttributeOf(name: string, value: unknown, language: Language): ReadAttribute {
  if (isEmpty(value)) return { attributes: [] }
  const [first, ...others] = nestedIn(value)
  if (first) return others.length === 0 ? flatten(name, first, language) : textsOfAll(name, [first, ...others], language)
  const label = { [language]: name }
  if (Array.isArray(value)) {
    const elements = value.map(element => typedOf(element, language, true))
    const reason = elements.map(element => (typeof element === 'string' ? element : undefined)).find(Boolean)
    if (reason !== undefined) return { reason }
    const typed = elements.filter(element => typeof element !== 'string')
    const type = typed[0]?.type
    if (!type || typed.some(element => element.type !== type)) return { reason: MIXED }
    const unique = [...new Map(typed.map(element => [JSON.stringify(element.value), element.value])).values()]
    const definition: AttributeDefinition = {
      name,
      type: 'text',
      attributeType: { name: 'set', elementType: { name: type } },
      label,
    }
    return { attributes: [{ value: unique, language, definition }] }
  }
  const typed = typedOf(value, language, false)
  if (typeof typed === 'string') return { reason: typed }
  return { attributes: [{ value: typed.value, language, definition: definitionOf(name, typed, label) }] }
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Attributes within an attribute, with the names they have there. */
type Nested = readonly { readonly name: string; readonly value: unknown }[]

/** The nested attributes of a value, or of each of its elements; none where it is no such value. */
function nestedIn(value: unknown): readonly Nested[] {
  if (isNested(value)) return [value]
  return Array.isArray(value) && value.every(isNested) ? value : []
}

function isNested(value: unknown): value is Nested {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(inner => isRecord(inner) && typeof inner.name === 'string' && 'value' in inner)
  )
}

function flatten(name: string, nested: Nested, language: Language): ReadAttribute {
  const read = nested.map(inner => jsonAttributeOf(`${name}-${inner.name}`, inner.value, language))
  const problem = read.find(inner => 'reason' in inner)
  return problem ?? { attributes: read.flatMap(inner => ('attributes' in inner ? inner.attributes : [])) }
}

/** Elements of a list as a text each, since what stands in one of them belongs together: `size: S, colour: red`. */
function textsOfAll(name: string, elements: readonly Nested[], language: Language): ReadAttribute {
  const texts: string[] = []
  for (const element of elements) {
    const read = element.map(inner => ({ name: inner.name, read: jsonAttributeOf(inner.name, inner.value, language) }))
    for (const { read: inner } of read) if ('reason' in inner) return inner
    texts.push(
      read
        .flatMap(inner => ('attributes' in inner.read ? inner.read.attributes : []))
        .flatMap(partOf(language))
        .join(', '),
    )
  }
  return jsonAttributeOf(name, texts.filter(Boolean), language)
}

const partOf =
  (language: Language) =>
  ({ value, definition }: ImportedAttribute): string[] => {
    const text = textOf(value, definition, language)
    return text === '' ? [] : [`${definition.name}: ${text}`]
  }

function textOf(value: ImportedAttribute['value'], { values }: AttributeDefinition, language: Language): string {
  if (typeof value === 'string') return values?.[value]?.[language] ?? value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value))
    return value.map(element => textOf(element, { name: '', type: 'text', label: {} }, language)).join(' / ')
  if ('centAmount' in value) return `${(value.centAmount / 100).toFixed(2)} ${value.currencyCode}`
  return Object.entries(value).find(([key]) => key === language)?.[1] ?? String(Object.values(value)[0] ?? '')
}

function definitionOf(name: string, { type, values }: Typed, label: AttributeDefinition['label']): AttributeDefinition {
  switch (type) {
    case 'number':
    case 'boolean':
    case 'text':
      return { name, type, label }
    case 'enum':
      return { name, type: 'enum', label, ...(values ? { values } : {}) }
    default:
      return { name, type: 'text', attributeType: { name: type }, label }
  }
}

/** A single value with its type, or why it is left out. */
function typedOf(value: unknown, language: Language, isElement: boolean): Typed | string {
  if (typeof value === 'string') return value.trim() === '' ? NO_FORM : { value: value.trim(), type: 'text' }
  if (typeof value === 'number') return Number.isFinite(value) ? { value, type: 'number' } : NO_FORM
  if (typeof value === 'boolean') return { value, type: 'boolean' }
  if (!isRecord(value)) return NO_FORM
  if (typeof value.typeId === 'string') return referencedIn(value, language)
  return moneyIn(value) ?? enumIn(value, language, isElement) ?? textsIn(value) ?? NO_FORM
}

/** The name of what a reference leads to. An id or a key says nothing to a shopper. */
function referencedIn(reference: JsonRecord, language: Language): Typed | string {
  const object = recordAt(reference, 'obj')
  const { name } = isRecord(object.masterData) ? recordAt(object.masterData, 'current') : object
  if (typeof name === 'string' && name !== '') return { value: { [language]: name }, type: 'ltext' }
  const named = isRecord(name) ? textsIn(name) : undefined
  return (
    named ??
    `the attribute was left out: it leads to a ${textAt(reference, 'typeId')} whose name is not in the file; export it with the reference expanded`
  )
}

function moneyIn({ currencyCode, centAmount }: JsonRecord): Typed | undefined {
  if (typeof currencyCode !== 'string' || typeof centAmount !== 'number') return undefined
  if (!Object.hasOwn(CURRENCIES, currencyCode) || !Number.isSafeInteger(centAmount)) return undefined
  return { value: moneyOf(currencyCode as CurrencyCode, centAmount), type: 'money' }
}

/** An enumerated value with its label; within a set the label in words, since only single ones have labels here. */
function enumIn({ key, label }: JsonRecord, language: Language, isElement: boolean): Typed | undefined {
  if (typeof key !== 'string' || !/^[\w:-]{1,256}$/.test(key)) return undefined
  const texts = isRecord(label)
    ? localizedOf(Object.entries(label).flatMap(([locale, text]) => (typeof text === 'string' ? [[locale, text] as const] : [])))
    : typeof label === 'string' && label !== ''
      ? { [language]: label }
      : { [language]: key }
  if (isElement) return { value: texts[language] ?? Object.values(texts)[0] ?? key, type: 'text' }
  return { value: key, type: 'enum', values: { [key]: texts } }
}

function textsIn(value: JsonRecord): Typed | undefined {
  const entries = Object.entries(value)
  if (entries.some(([locale, text]) => typeof text !== 'string' || !/^[a-z]{2}(?:-[A-Za-z]+)*$/.test(locale))) return undefined
  const texts = localizedOf(entries.filter(([locale]) => languageOfLocale(locale)) as [string, string][])
  return Object.keys(texts).length > 0 ? { value: texts, type: 'ltext' } : undefined
}
