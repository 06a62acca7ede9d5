import { countFacets, statsOf } from './count-facets.ts'
import { type Document, valuesOf } from './document.ts'
import { highlight } from './highlight.ts'
import { mistakesIn, wordsOf } from './match-words.ts'
import { BadParameter, passes, readFacetFilters, readFilterText, readNumericFilters } from './read-filters.ts'

/** What a query is asked with. */
export type QueryParameters = Readonly<Record<string, unknown>>

const SEARCHABLE = ['name', 'brand', 'model', 'gtin', 'objectID']
const HITS_PER_PAGE = 20
const MAX_HITS = 1000
const MAX_HITS_PER_PAGE = 1000
const MAX_FACET_VALUES = 100

/** The answer to a query over documents in their order. Throws `BadParameter`. */
export function answerQuery(documents: readonly Document[], searchable: unknown, parameters: QueryParameters): object {
  const query = typeof parameters.query === 'string' ? parameters.query : ''
  const hitsPerPage = readCount('hitsPerPage', parameters.hitsPerPage, HITS_PER_PAGE, MAX_HITS_PER_PAGE)
  const page = readCount('page', parameters.page, 0, Number.MAX_SAFE_INTEGER)
  const filter = [
    ...readFacetFilters(parameters.facetFilters),
    ...readNumericFilters(parameters.numericFilters),
    ...readFilterText(parameters.filters),
  ]
  const attributes = textsOf(searchable) ?? SEARCHABLE
  const queried = wordsOf(query)
  const found = rank(documents, attributes, queried).filter(document => passes(filter, document))

  const reachable = Math.min(found.length, MAX_HITS)
  const shown = found.slice(page * hitsPerPage, Math.min((page + 1) * hitsPerPage, MAX_HITS))
  const facets = textsOf(parameters.facets) ?? []
  const maxValues = readCount('maxValuesPerFacet', parameters.maxValuesPerFacet, MAX_FACET_VALUES, 1000)
  return {
    hits: shown.map(document => ({
      ...retrieved(document, textsOf(parameters.attributesToRetrieve)),
      _highlightResult: highlight(document, textsOf(parameters.attributesToHighlight) ?? attributes, queried, {
        before: String(parameters.highlightPreTag ?? '<em>'),
        after: String(parameters.highlightPostTag ?? '</em>'),
      }),
    })),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage),
    hitsPerPage,
    ...(facets.length > 0 ? { facets: countFacets(found, facets, maxValues), facets_stats: statsOf(found, facets) } : {}),
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    exhaustive: { nbHits: true, facetsCount: true, typo: true },
    query,
    params: new URLSearchParams(
      Object.entries(parameters).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    ).toString(),
    processingTimeMS: 1,
  }
}

/** The documents with all words, those with fewer mistakes first; without words all of them. */
function rank(documents: readonly Document[], attributes: readonly string[], queried: readonly string[]): Document[] {
  if (queried.length === 0) return [...documents]
  return documents
    .flatMap(document => {
      const words = attributes.flatMap(attribute => valuesOf(document, attribute).flatMap(wordsOf))
      const mistakes = queried.map((word, index) => fewestMistakes(word, words, index === queried.length - 1))
      return mistakes.some(count => count === undefined)
        ? []
        : [{ document, mistakes: mistakes.reduce<number>((sum, count) => sum + (count ?? 0), 0) }]
    })
    .sort((one, other) => one.mistakes - other.mistakes)
    .map(({ document }) => document)
}

function fewestMistakes(queried: string, words: readonly string[], isPrefix: boolean): number | undefined {
  const mistakes = words.map(word => mistakesIn(queried, word, isPrefix)).filter(count => count !== undefined)
  return mistakes.length === 0 ? undefined : Math.min(...mistakes)
}

function retrieved(document: Document, attributes: readonly string[] | undefined): object {
  if (!attributes || attributes.includes('*')) return document
  return Object.fromEntries(Object.entries(document).filter(([name]) => name === 'objectID' || attributes.includes(name)))
}

/** A list of texts, where the parameter is one. */
function textsOf(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every(entry => typeof entry === 'string') ? value : undefined
}

function readCount(name: string, value: unknown, fallback: number, largest: number): number {
  if (value === undefined) return fallback
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > largest)
    throw new BadParameter(`Invalid value for "${name}" parameter, expected integer between 0 and ${largest}`)
  return value
}
