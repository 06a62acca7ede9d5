import { afterEach, beforeEach } from 'vitest'
import type { SearchPort, SearchQuery, SearchResult, SuggestResult } from '../port/search-port.ts'
import { factsOfAll, offersOfAll, textsOf } from './small-shop.fixtures.ts'

const QUERY: SearchQuery = {
  ...{ locale: 'de-DE', market: 'DE', filters: {}, sort: 'relevance', page: 1, pageSize: 24, facets: false },
}

/** The small shop in an engine, of which each test has one of its own. */
export interface ContractShop {
  readonly port: () => SearchPort
  /** Says that what was changed until now is applied; the queries that follow wait for it. */
  readonly advance: () => Promise<void>
  /** The position that the queries wait for. */
  readonly cursor: () => number
  /** Asks in German; what is not said is that of the first page without filters. */
  readonly search: (query: Partial<SearchQuery>) => Promise<SearchResult>
  readonly suggest: (text: string, limit?: number) => Promise<SuggestResult>
  /** Ids of what a search finds. */
  readonly find: (query: Partial<SearchQuery>) => Promise<string[]>
}

/** Fills an engine before each test and closes it afterwards. */
export function openContractShop(open: () => Promise<SearchPort>): ContractShop {
  let port: SearchPort
  let cursor = 0
  beforeEach(async () => {
    port = await open()
    cursor = Number((await port.status()).appliedCursor || '0')
    await port.applyFacts(factsOfAll())
    await port.applyOffers(offersOfAll())
    for (const language of ['de', 'cs', 'el'] as const) await port.applyTexts(textsOf(language))
    await advance()
  })
  afterEach(() => port.close())

  async function advance(): Promise<void> {
    cursor += 1
    await port.advance(`${cursor}`)
  }
  const search = (query: Partial<SearchQuery>) => port.search({ ...QUERY, minCursor: `${cursor}`, ...query })
  return {
    port: () => port,
    advance,
    cursor: () => cursor,
    search,
    suggest: (text, limit = 5) => port.suggest({ locale: 'de-DE', market: 'DE', text, limit, minCursor: `${cursor}` }),
    find: async query => (await search(query)).hits.map(({ id }) => id),
  }
}
