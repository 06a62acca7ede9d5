import { editDistance } from '../opensearch/fit-words.ts'
import { BEGINNING_LETTERS } from '../opensearch/index-template.ts'

/** A stored document. */
export type FakeDocument = Readonly<Record<string, unknown>>
type Clause = Record<string, unknown>

/** The score of a document for a clause, or undefined where it does not match. Every clause counts its boost. */
export function scoreOf(clause: unknown, document: FakeDocument): number | undefined {
  const [kind, body] = single(clause)
  const evaluate = CLAUSES[kind]
  if (!evaluate) throw new Error(`Unknown query [${kind}]`)
  return evaluate(body, document)
}

const CLAUSES: Readonly<Record<string, (body: Clause, document: FakeDocument) => number | undefined>> = {
  match_all: body => {
    only(body, [])
    return 1
  },
  bool(body, document) {
    only(body, ['filter', 'must', 'should', 'minimum_should_match', 'boost'])
    const filters = list(body.filter)
    const musts = list(body.must)
    const shoulds = list(body.should)
    if (filters.some(clause => scoreOf(clause, document) === undefined)) return undefined
    const mustScores = musts.map(clause => scoreOf(clause, document))
    if (mustScores.includes(undefined)) return undefined
    const shouldScores = shoulds.map(clause => scoreOf(clause, document)).filter(score => score !== undefined)
    const least =
      (body.minimum_should_match as number | undefined) ?? (musts.length + filters.length > 0 ? 0 : Math.min(1, shoulds.length))
    if (shouldScores.length < least) return undefined
    const boost = (body.boost as number | undefined) ?? 1
    return boost * [...(mustScores as number[]), ...shouldScores].reduce((sum, score) => sum + score, 0)
  },
  dis_max(body, document) {
    only(body, ['queries'])
    const scores = list(body.queries)
      .map(clause => scoreOf(clause, document))
      .filter(score => score !== undefined)
    return scores.length === 0 ? undefined : Math.max(...scores)
  },
  boosting(body, document) {
    only(body, ['positive', 'negative', 'negative_boost'])
    const score = scoreOf(body.positive, document)
    const isLowered = scoreOf(body.negative, document) !== undefined
    return score !== undefined && isLowered ? score * (body.negative_boost as number) : score
  },
  term(body, document) {
    const [field, { value, boost = 1 }] = fieldOf(body, ['value', 'boost'])
    return valuesOf(field, document).includes(value) ? (boost as number) : undefined
  },
  terms(body, document) {
    const { boost = 1, ...fields } = body
    const [[field, wanted] = ['', []], ...others] = Object.entries(fields)
    if (others.length > 0) throw new Error('[terms] has one field')
    return valuesOf(field, document).some(value => list(wanted).includes(value)) ? (boost as number) : undefined
  },
  prefix(body, document) {
    const [field, { value, boost = 1 }] = fieldOf(body, ['value', 'boost'])
    return valuesOf(field, document).some(one => String(one).startsWith(value as string)) ? (boost as number) : undefined
  },
  nested(body, document) {
    only(body, ['path', 'query'])
    const scores = nestedIn(body.path as string, document)
      .map(inner => scoreOf(body.query, inner))
      .filter(score => score !== undefined)
    return scores.length === 0 ? undefined : Math.max(...scores)
  },
  exists(body, document) {
    only(body, ['field'])
    return document[body.field as string] === undefined ? undefined : 1
  },
  range(body, document) {
    const [field, { gt, gte, lte, relation }] = fieldOf(body, ['gt', 'gte', 'lte', 'relation'])
    if (relation !== undefined && relation !== 'intersects') throw new Error(`Unknown relation [${relation}]`)
    const values = valuesOf(field, document)
    if (relation !== undefined)
      return (values as { gte: number; lte: number }[]).some(
        span => (lte === undefined || span.gte <= (lte as number)) && (gte === undefined || span.lte >= (gte as number)),
      )
        ? 1
        : undefined
    const fits = values.some(
      value =>
        (gt === undefined || (value as number) > (gt as number)) &&
        (gte === undefined || (value as number) >= (gte as number)) &&
        (lte === undefined || (value as number) <= (lte as number)),
    )
    return fits ? 1 : undefined
  },
  fuzzy(body, document) {
    const names = ['value', 'fuzziness', 'prefix_length', 'transpositions', 'boost']
    const [field, { value, fuzziness, prefix_length: kept = 0, boost = 1 }] = fieldOf(body, names)
    const beginning = String(value).slice(0, kept as number)
    const isNear = valuesOf(field, document)
      .map(String)
      .some(one => one.startsWith(beginning) && editDistance(one, String(value)) <= (fuzziness as number))
    return isNear ? (boost as number) : undefined
  },
  function_score(body, document) {
    only(body, ['query', 'functions', 'score_mode', 'boost_mode'])
    if (body.score_mode !== 'multiply' || body.boost_mode !== 'multiply') throw new Error('Only multiplication is known')
    const score = scoreOf(body.query, document)
    if (score === undefined) return undefined
    return list(body.functions).reduce<number>((product, each) => product * functionOf(each as Clause, document), score)
  },
}

function functionOf(body: Clause, document: FakeDocument): number {
  only(body, ['field_value_factor', 'filter', 'weight'])
  if (body.filter !== undefined && scoreOf(body.filter, document) === undefined) return 1
  if (body.weight !== undefined) return body.weight as number
  const factor = body.field_value_factor as Clause
  only(factor, ['field', 'missing'])
  return (document[factor.field as string] as number | undefined) ?? (factor.missing as number)
}

/** Documents below another, with the whole names of their fields. */
export function nestedIn(path: string, document: FakeDocument): FakeDocument[] {
  return list(document[path]).map(inner =>
    Object.fromEntries(Object.entries(inner as Clause).map(([name, value]) => [`${path}.${name}`, value])),
  )
}

/** Values of a field as its analyzer makes them. */
export function valuesOf(field: string, document: FakeDocument): unknown[] {
  if (document[field] !== undefined && !TEXTS.has(field)) return [document[field]].flat()
  const [name = '', part] = field.split('.')
  const value = document[name]
  if (!TEXTS.has(name)) return value === undefined ? [] : [value].flat()
  const words = String(value ?? '')
    .split(/\s+/)
    .filter(Boolean)
  if (part === undefined) return words
  if (part !== 'begin' || !BEGUN.has(name)) throw new Error(`No mapping for [${field}]`)
  const { least, most } = BEGINNING_LETTERS
  return words.flatMap(word =>
    Array.from({ length: Math.max(0, Math.min(most, word.length) - least + 1) }, (_, more) => word.slice(0, least + more)),
  )
}

const BEGUN = new Set(['head', 'words'])
const TEXTS = new Set(['head', 'words', 'fits', 'tails', 'stems', 'description'])

/** Throws for keys that are not in a list. */
export function only(body: unknown, keys: readonly string[]): void {
  const unknown = Object.keys(body as Clause).find(key => !keys.includes(key))
  if (unknown !== undefined) throw new Error(`Unknown key [${unknown}]`)
}

export function list(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat()
}

function single(clause: unknown): [string, Clause] {
  const [entry, ...others] = Object.entries(clause as Clause)
  if (!entry || others.length > 0) throw new Error('A query has one kind')
  return entry as [string, Clause]
}

function fieldOf(body: Clause, keys: readonly string[]): [string, Clause] {
  const [field, conditions] = single(body)
  only(conditions, keys)
  return [field, conditions]
}
