import { facetValuesOf, spanOf } from '@shop/domain/search'
import { boostOf, VALUE_FACETS } from '../facets/columns.ts'
import { codesOf, MIN_PART } from '../index/code-table.ts'
import { wordsOf } from '../index/document-words.ts'
import { isPurposeTerm } from '../index/purpose.ts'
import { amountOf } from '../index/wanted-amount.ts'
import { numbersOf, type Offer, type ProductFacts, type ProductText } from '../port/documents.ts'
import { fieldOf } from './index-template.ts'

/** Separates an id from a name in one keyword. */
export const NAME_SEPARATOR = '\t'
/** From this weight on a word is one of the first two of its name. */
const HEAD_WEIGHT = 220

/** The part of a document that a text makes. */
export function documentOfText(text: ProductText, keyOf: (name: string) => string): Record<string, unknown> {
  const { primary, secondary } = wordsOf(text)
  // A pair of words stands among them as a compound, which is how a query asks for it.
  const words = [...primary.keys()].filter(word => !isPurposeTerm(word)).map(word => word.replace(' ', ''))
  const purposes = [...primary.keys()].filter(isPurposeTerm).map(purpose => purpose.slice(1))
  return {
    id: text.productId,
    name: text.name,
    nameKey: keyOf(text.name),
    head: words.filter(word => (primary.get(word) ?? 0) >= HEAD_WEIGHT).join(' '),
    words: words.join(' '),
    amounts: words.filter(word => amountOf(word) !== undefined),
    fits: purposes.filter(Boolean).join(' '),
    tails: [...new Set(words.flatMap(tailsOf))].join(' '),
    stems: [...new Set(words.flatMap(stemsOf))].join(' '),
    description: [...secondary.keys()].join(' '),
    categoryNames: text.categories.map(({ id, name }) => `${id}${NAME_SEPARATOR}${name}`),
  }
}

/** The part of a document that holds in every language and market. */
export function documentOfFacts(facts: ProductFacts): Record<string, unknown> {
  const codes = codesOf(numbersOf(facts))
  const formerCodes = codesOf(facts.formerNumbers ?? [])
  const levels = facts.categoryPaths.flatMap(path => path.map((id, level) => `${level}:${id}`))
  return {
    id: facts.productId,
    codes,
    codeEnds: [...new Set(codes.flatMap(endsOf))],
    formerCodes,
    formerCodeEnds: [...new Set(formerCodes.flatMap(endsOf))],
    ...Object.fromEntries(VALUE_FACETS.map(facet => [fieldOf(facet), [...new Set(facetValuesOf(facet, facts))]])),
    attributes: Object.entries(facts.attributes ?? {}).map(([name, values]) => attributeDocument(name, values)),
    categoryLevels: [...new Set(levels)],
    rating: facts.ratingTenths,
    created: facts.createdAt,
    boost: boostOf(facts),
  }
}

function attributeDocument(name: string, values: readonly string[]): Record<string, unknown> {
  const spans = values.flatMap(value => {
    const span = spanOf(value)
    return span ? [{ gte: span[0], lte: span[1] }] : []
  })
  const ends = spans.map(({ lte }) => lte)
  return {
    name,
    values,
    set: JSON.stringify([...values].sort()),
    ...(spans.length > 0 ? { spans, least: Math.min(...ends), most: Math.max(...ends) } : {}),
  }
}

/** The part of a document that holds in one market. */
export function documentOfOffer({ productId, priceCent, stock, published }: Offer): Record<string, unknown> {
  return { id: productId, price: priceCent, stock, published }
}

/** Ends of a code, which a part within it begins. */
function endsOf(code: string): string[] {
  return Array.from({ length: Math.max(0, code.length - MIN_PART + 1) }, (_, index) => code.slice(index))
}

const MIN_TAIL_LENGTH = 4
const MIN_STEM_LENGTH = 4
const MAX_ENDING = 2

/** Ends of a long word, any of which may be the last part of a compound; the last letter may be missing for a plural. */
export function tailsOf(word: string): string[] {
  if (/\d/.test(word)) return []
  const count = Math.max(0, word.length - MIN_TAIL_LENGTH - 2)
  return Array.from({ length: count }, (_, index) => word.slice(index + 3)).flatMap(tail =>
    tail.length > MIN_TAIL_LENGTH ? [tail, tail.slice(0, -1)] : [tail],
  )
}

/** A word and what is left of it without its last one or two letters: what different forms of a word have in common. */
export function stemsOf(word: string): string[] {
  if (/\d/.test(word) || word.length < MIN_STEM_LENGTH) return []
  const shortest = Math.max(MIN_STEM_LENGTH, word.length - MAX_ENDING)
  return Array.from({ length: word.length - shortest + 1 }, (_, index) => word.slice(0, word.length - index))
}
