// Prints what the embedded index of an invented catalogue takes, as one line of JSON (`SearchWeight`): node weigh-search.ts <products> <languages>
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { LOCALES, MARKETS } from '@shop/domain/market'
import type { SearchQuery } from '@shop/search'
import { openEmbeddedSearch } from '@shop/search/embedded'
import { shareOf } from './http/drive.ts'
import { SearchCatalogue } from './search-catalogue.ts'

/** What an index takes, and how fast it is. */
export interface SearchWeight {
  readonly memoryMb: number
  /** The most that the process took, the invented texts included. */
  readonly peakMb: number
  readonly fillSeconds: number
  /** What a process reads at its start in place of being filled. */
  readonly snapshotMb: number
  readonly saveSeconds: number
  readonly startSeconds: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly keystrokeP95Ms: number
}

const BATCH = 2000
const QUERIES = 1000

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function usedMb(): number {
  collect()
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

const [products = 0, languages = 0] = process.argv.slice(2).map(Number)
const locales = LOCALES.slice(0, languages)
const markets = languages === 1 ? MARKETS.slice(0, 1) : MARKETS
const [market] = markets
const [locale] = locales
if (!market || !locale) throw new Error('Say how many products and languages')
const catalogue = new SearchCatalogue()
const folder = await mkdtemp(join(tmpdir(), 'anvil-search-weight-'))
const QUERY: SearchQuery = {
  ...{ locale, market: market.country, filters: {}, sort: 'relevance', page: 1, pageSize: 24, facets: true },
}

try {
  for (const each of locales) catalogue.textOf(0, each)
  const before = usedMb()
  const search = await openEmbeddedSearch({ snapshotFolder: folder })
  // What is invented takes its time too, and is not the index's.
  let inventedMs = 0
  const invent = <Item>(make: (index: number) => Item, from: number) => {
    const begun = performance.now()
    const items = Array.from({ length: Math.min(BATCH, products - from) }, (_, offset) => make(from + offset))
    inventedMs += performance.now() - begun
    return items
  }
  const fillSeconds = await secondsOf(async () => {
    for (let from = 0; from < products; from += BATCH) {
      await search.applyFacts(invent(index => catalogue.factsOf(index), from))
      for (const { country } of markets) await search.applyOffers(invent(index => catalogue.offerOf(index, country), from))
      for (const each of locales) await search.applyTexts(invent(index => catalogue.textOf(index, each), from))
    }
    await search.rebuild()
  })
  const memoryMb = usedMb() - before
  const saveSeconds = await secondsOf(() => search.save())
  await search.close()
  const files = await readdir(folder, { recursive: true })
  const sizes = await Promise.all(files.map(async file => (await stat(join(folder, file))).size))
  let again = search
  const startSeconds = await secondsOf(async () => {
    again = await openEmbeddedSearch({ snapshotFolder: folder })
    if ((await again.search(QUERY)).total === 0) throw new Error('The index that was stored is empty')
  })
  const timesOf = async (work: (index: number) => Promise<unknown>) => {
    const times: number[] = []
    for (let index = 0; index < QUERIES; index++) {
      const begun = performance.now()
      await work(index)
      // The first half compiles.
      if (index >= QUERIES / 2) times.push(performance.now() - begun)
    }
    return times.toSorted((a, b) => a - b)
  }
  const textOf = (index: number) => catalogue.queryFor((index * 331) % products, locale)
  const queries = await timesOf(index => again.search({ ...QUERY, text: textOf(index) }))
  const keystrokes = await timesOf(index =>
    again.suggest({ locale, market: market.country, limit: 5, text: textOf(index >> 3).slice(0, 3 + (index & 7)) }),
  )
  await again.close()
  const weight: SearchWeight = {
    memoryMb,
    peakMb: process.resourceUsage().maxRSS / 1024,
    fillSeconds: fillSeconds - inventedMs / 1000,
    snapshotMb: sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20,
    saveSeconds,
    startSeconds,
    p50Ms: shareOf(queries, 0.5),
    p95Ms: shareOf(queries, 0.95),
    keystrokeP95Ms: shareOf(keystrokes, 0.95),
  }
  console.log(JSON.stringify(weight))
} finally {
  await rm(folder, { recursive: true })
}
