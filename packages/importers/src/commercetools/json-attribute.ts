import type { ImportedAttribute } from '@shop/domain/catalogue'
import type { Language } from '@shop/domain/market'
import { CURRENCIES, type CurrencyCode, moneyOf } from '@shop/domain/money'
import type { AttributeDefinition, AttributeTypeName, SingleAttributeValue } from '@shop/domain/product'
import { isRecord, type JsonRecord } from '../json/json-value.ts'
import { languageOfLocale, localizedOf } from '../text/text-values.ts'

/** A value in the form of the shop with the type it has. */
interface Typed {
  readonly value: SingleAttributeValue
  readonly type: AttributeTypeName
  /** Labels of an enumerated value by its key. */
  readonly values?: AttributeDefinition['values']
}

/** An attribute of a draft; undefined where there is no form for its value, null where it has none. */
export function jsonAttributeOf(name: string, value: unknown, language: Language): ImportedAttribute | undefined | null {
  if (value === null || value === undefined || value === '') return null
  const label = { [language]: name }
  if (Array.isArray(value)) {
    if (value.length === 0) return null
    const elements = value.map(element => typedOf(element, language, true))
    const type = elements[0]?.type
    const values = elements.flatMap(element => (element && element.type === type ? [element.value] : []))
    if (!type || values.length < elements.length) return undefined
    const unique = [...new Map(values.map(element => [JSON.stringify(element), element])).values()]
    const definition: AttributeDefinition = {
      name,
      type: 'text',
      attributeType: { name: 'set', elementType: { name: type } },
      label,
    }
    return { value: unique, language, definition }
  }
  const typed = typedOf(value, language, false)
  if (!typed) return undefined
  return { value: typed.value, language, definition: definitionOf(name, typed, label) }
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

function typedOf(value: unknown, language: Language, isElement: boolean): Typed | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : { value: value.trim(), type: 'text' }
  if (typeof value === 'number') return Number.isFinite(value) ? { value, type: 'number' } : undefined
  if (typeof value === 'boolean') return { value, type: 'boolean' }
  if (!isRecord(value)) return undefined
  return moneyIn(value) ?? enumIn(value, language, isElement) ?? textsIn(value)
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
