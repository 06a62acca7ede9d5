import { createOutsideClient, OutsideFailure, readJsonObject } from '../http/index.ts'
import { readSearchAnswer } from './read-search-answer.ts'
import type { SearchAnswer, SearchProvider, SearchQuery } from './search-provider.ts'

/** The shop's application at the search service. */
export interface SearchSettings {
  readonly url: string
  readonly applicationId: string
  /** Key that may search. */
  readonly apiKey: string
}

const TIMEOUT_MS = 1500

/** Asks several queries in one call. Nothing connects before the first. */
export function createSearchProvider(
  settings: SearchSettings,
  limits: { readonly totalTimeoutMs?: number } = {},
): SearchProvider {
  const client = createOutsideClient({
    service: 'search',
    baseUrl: settings.url,
    totalTimeoutMs: limits.totalTimeoutMs ?? TIMEOUT_MS,
    maxBodyBytes: 4 * 1024 * 1024,
  })
  return {
    async search(queries) {
      try {
        const { status, text } = await client.call({
          method: 'POST',
          path: '/1/indexes/*/queries',
          headers: { 'x-algolia-application-id': settings.applicationId, 'x-algolia-api-key': settings.apiKey },
          json: { requests: queries.map(requestOf), strategy: 'none' },
          isRepeatable: true,
        })
        return status === 200 ? readAnswers(text, queries.length) : undefined
      } catch (error) {
        if (error instanceof OutsideFailure) return undefined
        throw error
      }
    },
    close: () => client.close(),
  }
}

function requestOf(query: SearchQuery): object {
  const { index, text, page, hitsPerPage, facets, facetFilters, numericFilters, attributesToHighlight = [] } = query
  const isForClicks = query.isForClicks ?? false
  return {
    indexName: index,
    query: text,
    page,
    hitsPerPage,
    facets,
    facetFilters,
    numericFilters,
    attributesToHighlight,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: isForClicks,
    analytics: isForClicks,
    userToken: query.userToken,
  }
}

function readAnswers(text: string, count: number): readonly SearchAnswer[] | undefined {
  const results = readJsonObject(text)?.results
  if (!Array.isArray(results) || results.length !== count) return undefined
  const answers = results.map(readSearchAnswer)
  return answers.every(answer => answer !== undefined) ? answers : undefined
}
