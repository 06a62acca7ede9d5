import type { JsonObject } from '../http/index.ts'
import type { SearchAnswer, SearchHit } from './search-provider.ts'

/** A result of the service in the shop's words; undefined when it has another form. */
export function readSearchAnswer(result: unknown): SearchAnswer | undefined {
  const { hits, nbHits, page, nbPages, facets, facets_stats: stats, queryID } = objectOf(result)
  if (!Array.isArray(hits) || typeof nbHits !== 'number' || typeof page !== 'number' || typeof nbPages !== 'number')
    return undefined
  const read = hits.map(readHit)
  if (!read.every(hit => hit !== undefined)) return undefined
  return {
    hits: read,
    hitCount: nbHits,
    page,
    pageCount: nbPages,
    facets: mapOf(facets, counts => mapOf(counts, count => (typeof count === 'number' ? count : undefined))),
    facetRanges: mapOf(stats, range => {
      const { min, max } = objectOf(range)
      return typeof min === 'number' && typeof max === 'number' ? { min, max } : undefined
    }),
    ...(typeof queryID === 'string' ? { queryId: queryID } : {}),
  }
}

function readHit(hit: unknown): SearchHit | undefined {
  const { objectID, _highlightResult: marked, ...attributes } = objectOf(hit)
  if (typeof objectID !== 'string') return undefined
  const highlighted = mapOf(marked, attribute => {
    const { value } = objectOf(attribute)
    return typeof value === 'string' ? value : undefined
  })
  return { objectId: objectID, attributes, highlighted }
}

/** An object with its values read; those that cannot be are left out. */
function mapOf<Value>(value: unknown, read: (entry: unknown) => Value | undefined): Record<string, Value> {
  const entries = Object.entries(objectOf(value)).map(([name, entry]) => [name, read(entry)] as const)
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => entry[1] !== undefined))
}

function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
}
