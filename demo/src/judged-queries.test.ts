import { LANGUAGES } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { QUERY_KINDS, readJudgedQueries } from './judged-queries.ts'
import { readSource } from './read-source.ts'

const FEWEST = 40
const { families } = await readSource()
const known = new Set(families.flatMap(({ key, products }) => [key, ...products.map(({ sku }) => sku)]))

test.each(LANGUAGES)(
  'MKT-07 the judged queries in %s are many, each once, of known kinds and about what is sold',
  async language => {
    const queries = await readJudgedQueries(language)
    expect(queries.length).toBeGreaterThanOrEqual(FEWEST)
    const typed = queries.map(({ query }) => query.trim().toLowerCase())
    expect(typed.filter((query, place) => query === '' || typed.indexOf(query) !== place)).toEqual([])
    expect(queries.filter(({ kind }) => !QUERY_KINDS.includes(kind))).toEqual([])
    expect(
      queries.filter(({ kind, expect }) => (expect.length === 0) !== (kind === 'absent') || expect.some(key => !known.has(key))),
    ).toEqual([])
    // Every way of asking but that with a brand, which is asked in one language.
    for (const kind of QUERY_KINDS.filter(kind => kind !== 'brand'))
      expect(queries.filter(query => query.kind === kind).length, kind).toBeGreaterThanOrEqual(3)
    for (const kind of ['belonging', 'machine', 'absent'] as const)
      expect(queries.filter(query => query.kind === kind).length, kind).toBeGreaterThanOrEqual(12)
    expect(queries.filter(({ isHeldOut }) => isHeldOut).length).toBeGreaterThanOrEqual(10)
  },
)
