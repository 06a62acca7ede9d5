import { FACETS, type Facet, type FacetKind } from '@shop/domain/search'

const WORDS = { type: 'text', analyzer: 'words', similarity: 'boolean' } as const
const WORDS_AND_BEGINNINGS = {
  ...WORDS,
  fields: { begin: { type: 'text', analyzer: 'beginnings', search_analyzer: 'words', similarity: 'boolean' } },
} as const
const KEYWORD = { type: 'keyword' } as const
/** Each attribute of a product, in a document of its own below it: names differ from shop to shop, the fields do not. */
const ATTRIBUTES = {
  type: 'nested',
  properties: {
    name: KEYWORD,
    values: KEYWORD,
    /** All values in one text: products that have the same are counted together. */
    set: KEYWORD,
    /** What the values are as numbers. */
    spans: { type: 'double_range' },
    /** Smallest and largest upper end of these. */
    least: { type: 'double' },
    most: { type: 'double' },
  },
} as const
const FIELD_TYPES: Readonly<Record<FacetKind, { readonly type: string }>> = {
  choice: KEYWORD,
  category: KEYWORD,
  range: { type: 'integer' },
  attributes: ATTRIBUTES,
  rating: { type: 'byte' },
  flag: { type: 'integer' },
}

/** What of a document holds the values of a facet. */
export function fieldOf(facet: Facet): string {
  return facet.kind === 'category' ? 'categories' : facet.name
}

/** How the values of each facet are indexed. */
const FACET_FIELDS = Object.fromEntries(FACETS.map(facet => [fieldOf(facet), FIELD_TYPES[facet.kind]]))

/** Shortest and longest beginning of a word that is indexed. */
export const BEGINNING_LETTERS = { least: 2, most: 15 } as const

/**
 * What every index of a locale looks like. Texts come folded and taken apart by our own code, so that both engines agree on
 * words and units; the cluster needs no plugin for any of the 21 languages.
 */
export const INDEX_TEMPLATE = {
  index_patterns: ['prod.*'],
  template: {
    settings: {
      index: { refresh_interval: '1s', number_of_shards: 1, max_result_window: 50_000 },
      analysis: {
        filter: { beginnings: { type: 'edge_ngram', min_gram: BEGINNING_LETTERS.least, max_gram: BEGINNING_LETTERS.most } },
        analyzer: {
          words: { type: 'custom', tokenizer: 'whitespace' },
          beginnings: { type: 'custom', tokenizer: 'whitespace', filter: ['beginnings'] },
        },
      },
    },
    mappings: {
      dynamic: 'strict',
      properties: {
        id: KEYWORD,
        codes: KEYWORD,
        /** All ends of these: a part within a code begins one of them. */
        codeEnds: KEYWORD,
        /** The same of numbers of before. */
        formerCodes: KEYWORD,
        formerCodeEnds: KEYWORD,
        /** Only shown. */
        name: { type: 'keyword', index: false, doc_values: false },
        /** Sorts as the language does. */
        nameKey: KEYWORD,
        /** The first words in the name. */
        head: WORDS_AND_BEGINNINGS,
        /** All words it is found by. */
        words: WORDS_AND_BEGINNINGS,
        /** Those of them that are a number with a unit. */
        amounts: KEYWORD,
        /** What it is for, by what that is called. */
        fits: WORDS,
        /** Ends of long words: the last parts of compounds. */
        tails: WORDS,
        /** Words without their last letters, for other forms of them. */
        stems: WORDS,
        description: WORDS,
        ...FACET_FIELDS,
        /** Level and id. */
        categoryLevels: KEYWORD,
        /** Id and name. */
        categoryNames: KEYWORD,
        published: { type: 'boolean' },
        created: { type: 'date' },
        boost: { type: 'float' },
      },
    },
  },
} as const
