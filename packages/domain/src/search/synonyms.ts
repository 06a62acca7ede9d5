import { isLanguage, type Language } from '../market/index.ts'
import { fold } from './search-term.ts'

/** What the shop owner says a word of buyers means, in one language. */
export interface Synonym {
  readonly language: Language
  /** As it is compared: lower case without accents, one space between words. */
  readonly term: string
  /** Other words for it, as they were written; a search for the term looks for each of them too. */
  readonly means: readonly string[]
}

/** Most other words for a term, and most texts that one search looks for besides what was typed. */
const MAX_MEANINGS = 8
const MAX_OTHER_TEXTS = 4
const MAX_LETTERS = 60

/** A term as it is compared. */
export function synonymTermOf(text: string): string {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
}

/** A synonym as it was typed or imported. Throws with what is wrong in one sentence. */
export function synonymFrom(language: string, term: string, means: readonly string[]): Synonym {
  if (!isLanguage(language)) throw new Error(`${language} is not a language of the shop`)
  const compared = synonymTermOf(term)
  if (compared.length < 2 || compared.length > MAX_LETTERS) throw new Error(`"${term}" has not 2 to ${MAX_LETTERS} letters`)
  const words = [...new Map(means.map(word => [synonymTermOf(word), word.replace(/\s+/g, ' ').trim()])).values()]
  const others = words.filter(word => synonymTermOf(word) !== compared && synonymTermOf(word).length >= 2)
  if (others.length === 0) throw new Error(`"${term}" has no other words`)
  if (others.length > MAX_MEANINGS) throw new Error(`"${term}" has more than ${MAX_MEANINGS} other words`)
  const long = others.find(word => word.length > MAX_LETTERS)
  if (long !== undefined) throw new Error(`"${long}" has more than ${MAX_LETTERS} letters`)
  return { language, term: compared, means: others }
}

/** The synonyms of one language, to be looked up by the words in a text. */
export type SynonymLookup = ReadonlyMap<string, readonly Synonym[]>

/** The synonyms of each language by the first words in their terms. */
export function synonymLookups(synonyms: readonly Synonym[]): ReadonlyMap<Language, SynonymLookup> {
  const byLanguage = Map.groupBy(synonyms, ({ language }) => language)
  return new Map(
    [...byLanguage].map(([language, all]) => [language, Map.groupBy(all, ({ term }) => term.split(' ')[0] as string)]),
  )
}

/** What else a text means: the text with a term in it replaced by each of its other words. Work grows with the text alone. */
export function otherTextsOf(text: string, synonyms: SynonymLookup | undefined): string[] {
  if (!synonyms || synonyms.size === 0) return []
  const words = synonymTermOf(text).split(' ')
  const texts = words.flatMap((word, place) =>
    (synonyms.get(word) ?? []).flatMap(({ term, means }) => {
      const count = term.split(' ').length
      if (words.slice(place, place + count).join(' ') !== term) return []
      return means.map(meaning => [...words.slice(0, place), meaning, ...words.slice(place + count)].join(' '))
    }),
  )
  return [...new Set(texts)].slice(0, MAX_OTHER_TEXTS)
}
