import { isLanguage, type LocalizedString } from '../market/index.ts'
import { type AttributeComparison, COMPARISON_OPERATORS, type SideNumber } from './compare-attributes.ts'
import { type AttributeCondition, type ProductSelection, RELATION_KINDS, type RelationRule } from './relation-rule.ts'

const KEY = /^[a-z0-9][a-z0-9-]{0,59}$/
const MAX_LISTED = 1000
const MAX_CONDITIONS = 8
const MAX_REASON_LETTERS = 160

type Given = Readonly<Record<string, unknown>>

/** A rule as an owner wrote it as JSON. Throws with what is wrong in one sentence. */
export function relationRuleFrom(given: unknown): RelationRule {
  const row = readObject(given, 'the rule', ['key', 'kind', 'isRequired', 'base', 'related', 'comparisons', 'reason'])
  const { key, isRequired = false, comparisons = [] } = row
  if (typeof key !== 'string' || !KEY.test(key)) throw new Error('key is not of lower case letters, digits and hyphens')
  const kind = RELATION_KINDS.find(one => one === row.kind)
  if (!kind) throw new Error(`kind is not one of ${RELATION_KINDS.join(', ')}`)
  if (typeof isRequired !== 'boolean') throw new Error('isRequired is neither true nor false')
  return {
    key,
    kind,
    isRequired,
    base: readSelection(row.base, 'base'),
    related: readSelection(row.related, 'related'),
    comparisons: readList(comparisons, 'comparisons', MAX_CONDITIONS).map(readComparison),
    reason: readReason(row.reason ?? {}),
  }
}

function readObject(given: unknown, what: string, names: readonly string[]): Given {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Error(`${what} is no object`)
  const unknown = Object.keys(given).find(name => !names.includes(name))
  if (unknown !== undefined) throw new Error(`${what} has ${unknown}, which means nothing there`)
  return given as Given
}

function readList(given: unknown, what: string, most: number): readonly unknown[] {
  if (!Array.isArray(given) || given.length > most) throw new Error(`${what} is not a list of at most ${most}`)
  return given
}

function readTexts(given: unknown, what: string): string[] {
  return readList(given, what, MAX_LISTED).map(text => {
    if (typeof text !== 'string' || text === '') throw new Error(`${what} has what is no text`)
    return text
  })
}

function readSelection(given: unknown, what: string): ProductSelection {
  const { families, skus, where, exceptSkus } = readObject(given, what, ['families', 'skus', 'where', 'exceptSkus'])
  const selection: ProductSelection = {
    ...(families === undefined ? {} : { families: readTexts(families, `${what}.families`) }),
    ...(skus === undefined ? {} : { skus: readTexts(skus, `${what}.skus`) }),
    ...(where === undefined
      ? {}
      : { where: readList(where, `${what}.where`, MAX_CONDITIONS).map(one => readCondition(one, what)) }),
    ...(exceptSkus === undefined ? {} : { exceptSkus: readTexts(exceptSkus, `${what}.exceptSkus`) }),
  }
  if ((selection.families ?? []).length + (selection.skus ?? []).length === 0)
    throw new Error(`${what} names neither families nor skus`)
  return selection
}

function readCondition(given: unknown, what: string): AttributeCondition {
  const { attribute, values } = readObject(given, `${what}.where`, ['attribute', 'values'])
  if (typeof attribute !== 'string' || attribute === '') throw new Error(`${what}.where has no attribute`)
  const read = readList(values, `${what}.where.values`, MAX_LISTED).map(value => {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
    throw new Error(`${what}.where.values has what is neither text, number, true nor false`)
  })
  return { attribute, values: read }
}

function readComparison(given: unknown): AttributeComparison {
  const row = readObject(given, 'a comparison', ['base', 'operator', 'related', 'baseSide', 'relatedSide'])
  const { base, related } = row
  const operator = COMPARISON_OPERATORS.find(one => one === row.operator)
  if (typeof base !== 'string' || typeof related !== 'string') throw new Error('a comparison does not name two attributes')
  if (!operator) throw new Error(`the operator of a comparison is not one of ${COMPARISON_OPERATORS.join(', ')}`)
  const [baseSide, relatedSide] = [readSide(row.baseSide), readSide(row.relatedSide)]
  return { base, operator, related, ...(baseSide ? { baseSide } : {}), ...(relatedSide ? { relatedSide } : {}) }
}

function readSide(given: unknown): SideNumber | undefined {
  if (given === undefined || given === 1 || given === 2 || given === 3) return given
  throw new Error('a side is not one of 1, 2, 3')
}

function readReason(given: unknown): LocalizedString {
  const texts = Object.entries(readObject(given, 'reason', Object.keys(given ?? {}))).map(([language, text]) => {
    if (!isLanguage(language)) throw new Error(`${language} is not a language of the shop`)
    if (typeof text !== 'string' || text === '' || text.length > MAX_REASON_LETTERS)
      throw new Error(`the reason in ${language} has not 1 to ${MAX_REASON_LETTERS} letters`)
    return [language, text] as const
  })
  return Object.fromEntries(texts)
}
