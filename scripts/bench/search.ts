import { cpus, loadavg } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { LOCALES, MARKETS } from '@shop/domain/market'
import type { SearchPort, SearchQuery } from '@shop/search'
import { openEmbeddedSearch } from '@shop/search/embedded'
import { startWorkerSearch } from '@shop/search/worker'
import { median } from './measure.ts'
import { SearchCatalogue } from './search-catalogue.ts'
import { formatTable } from './table.ts'

const MANY = 100_000
const FEW = 10_000
const IN_WORKER = 20_000
const BATCH = 2000
const QUERIES = 300
const ROUNDS = 3
const P95_GOAL_MS = 3
const MEMORY_GOAL_MB = 120
/** No round begins later, so that a slow machine measures fewer of them and not for ever. */
const LAST_ROUND_MS = 110_000

const catalogue = new SearchCatalogue()
const QUERY: SearchQuery = {
  ...{ locale: 'de-DE', market: 'DE', filters: {}, sort: 'relevance', page: 1, pageSize: 24, facets: true },
}

interface SearchCase {
  readonly name: string
  readonly work: (index: number) => unknown
}

/**
 * Measures the embedded search on an invented catalogue of 100,000 products, beside a plain scan of all names in the same
 * rounds, and the memory that all 28 locales with 10,000 products take.
 */
export async function benchSearch(): Promise<void> {
  const begun = performance.now()
  const memoryMb = await measureMemory()
  const search = await openEmbeddedSearch()
  const buildStart = performance.now()
  await fill(search, MANY, ['de'], ['DE'])
  await search.rebuild()
  const buildMs = performance.now() - buildStart
  const worker = await openWorker()
  const names = Array.from({ length: MANY }, (_, index) => catalogue.textOf(index, 'de').name.toLowerCase())
  const floor: SearchCase = {
    name: 'floor: scan of all names',
    work: index => scan(names, catalogue.queryFor(index * 331, 'de')),
  }
  const cases = [floor, ...casesFor(search), { name: `query in a worker, ${IN_WORKER} products`, work: queryIn(worker) }]
  const rounds = new Map(cases.map(({ name }) => [name, [] as Figures[]]))
  for (const { work } of cases) for (let index = 0; index < QUERIES; index++) await work(index)
  for (let round = 1; round <= ROUNDS; round++) {
    if (round > 1 && performance.now() - begun > LAST_ROUND_MS) break
    for (const { name, work } of cases) rounds.get(name)?.push(await measure(work))
  }
  await worker.close()
  await search.close()
  print(floor, rounds, { buildMs, memoryMb })
}

/** Fills a search in batches, as a feed would. */
async function fill(
  search: Pick<SearchPort, 'applyFacts' | 'applyOffers' | 'applyTexts'>,
  count: number,
  languages: readonly string[],
  markets: readonly SearchQuery['market'][],
): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const indexes = Array.from({ length: Math.min(BATCH, count - from) }, (_, offset) => from + offset)
    await search.applyFacts(indexes.map(index => catalogue.factsOf(index)))
    for (const market of markets) await search.applyOffers(indexes.map(index => catalogue.offerOf(index, market)))
    for (const language of languages) await search.applyTexts(indexes.map(index => catalogue.textOf(index, language)))
  }
}

async function openWorker(): Promise<SearchPort> {
  const worker = startWorkerSearch({ refill: writer => fill(writer, IN_WORKER, ['de'], ['DE']) })
  await worker.ready()
  await worker.rebuild()
  return worker
}

/** Memory that an index of every locale takes, in megabytes, after everything else has been let go. */
async function measureMemory(): Promise<number> {
  for (const locale of LOCALES) catalogue.textOf(0, locale)
  const before = usedMb()
  const search = await openEmbeddedSearch()
  const markets = MARKETS.map(({ country }) => country)
  await fill(search, FEW, LOCALES, markets)
  await search.rebuild()
  const memoryMb = usedMb() - before
  if ((await search.search({ ...QUERY, locale: 'bg-BG', market: 'BG' })).total === 0) throw new Error('The index is empty')
  await search.close()
  return memoryMb
}

function usedMb(): number {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  collectGarbage()
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}

function queryIn(search: SearchPort): SearchCase['work'] {
  return index => search.search({ ...QUERY, text: catalogue.queryFor(index * 331, 'de') })
}

function casesFor(search: SearchPort): SearchCase[] {
  const filters = { brands: ['Brand 0', 'Brand 3'], priceMinCent: 5000, priceMaxCent: 150_000 }
  return [
    { name: 'query, all facets', work: queryIn(search) },
    {
      name: 'query, brand and price, all facets',
      work: index => search.search({ ...QUERY, filters, text: catalogue.queryFor(index * 331, 'de') }),
    },
    {
      name: 'keystroke, 5 hits',
      work: index => {
        const text = catalogue.queryFor((index >> 3) * 17, 'de')
        return search.suggest({ locale: 'de-DE', market: 'DE', limit: 5, text: text.slice(0, 3 + (index & 7)) })
      },
    },
    {
      name: 'category listing, all facets',
      work: index => search.search({ ...QUERY, filters: { categoryId: `g${index % 60}` } }),
    },
    {
      name: 'category, brand, tag, price, all facets',
      work: index =>
        search.search({ ...QUERY, sort: 'price-asc', filters: { ...filters, tags: ['sale'], categoryId: `d${index % 12}` } }),
    },
    {
      name: 'change of price and stock',
      work: index => search.applyOffers([{ ...catalogue.offerOf(index, 'DE'), priceCent: 1000 + index }]),
    },
    { name: 'change of a text', work: index => search.applyTexts([catalogue.textOf(index, 'de')]) },
  ]
}

function scan(names: readonly string[], query: string): number {
  const words = query.toLowerCase().split(' ')
  return names.reduce((count, name) => (words.every(word => name.includes(word)) ? count + 1 : count), 0)
}

/** Percentiles of a round in milliseconds; `cpu` is what the thread itself computed, whatever else the machine did. */
interface Figures {
  readonly p50: number
  readonly p95: number
  readonly cpu50: number
  readonly cpu95: number
}

async function measure(work: SearchCase['work']): Promise<Figures> {
  const durations: number[] = []
  const computed: number[] = []
  for (let index = 0; index < QUERIES; index++) {
    const start = performance.now()
    const before = process.threadCpuUsage()
    await work(index)
    const { user, system } = process.threadCpuUsage(before)
    durations.push(performance.now() - start)
    computed.push((user + system) / 1000)
  }
  const at = (figures: readonly number[], share: number) =>
    figures.toSorted((a, b) => a - b)[Math.floor(QUERIES * share)] as number
  return { p50: at(durations, 0.5), p95: at(durations, 0.95), cpu50: at(computed, 0.5), cpu95: at(computed, 0.95) }
}

type Rounds = ReadonlyMap<string, readonly Figures[]>

function print(floor: SearchCase, rounds: Rounds, { buildMs, memoryMb }: { buildMs: number; memoryMb: number }): void {
  const of = (name: string, figure: keyof Figures) => (rounds.get(name) ?? []).map(round => round[figure])
  const rows = [...rounds.keys()].map(name => {
    const ratio = median(of(name, 'p50').map((p50, round) => p50 / (of(floor.name, 'p50')[round] as number)))
    const figures = (['p50', 'p95', 'cpu50', 'cpu95'] as const).map(figure => median(of(name, figure)).toFixed(3))
    return [name, ...figures, ratio.toFixed(3)]
  })
  const [processor] = cpus()
  const p95 = median(of('query, all facets', 'p95'))
  const cpu95 = median(of('query, all facets', 'cpu95'))
  console.log(`${MANY} products, one language, ${QUERIES} each, median of ${of(floor.name, 'p50').length} rounds`)
  console.log(`${cpus().length} x ${processor?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}\n`)
  console.log(formatTable(['', 'p50 ms', 'p95 ms', 'p50 cpu', 'p95 cpu', 'x floor'], rows))
  console.log(`\nbuilt in ${(buildMs / 1000).toFixed(1)} s`)
  console.log(
    `query with all facets, p95 goal ${P95_GOAL_MS} ms: ${p95.toFixed(2)} ms ${verdict(p95, P95_GOAL_MS)}, on a core of its own ${cpu95.toFixed(2)} ms ${verdict(cpu95, P95_GOAL_MS)}`,
  )
  console.log(
    `${LOCALES.length} locales x ${FEW} products in ${MARKETS.length} markets, goal ${MEMORY_GOAL_MB} MB: ${memoryMb.toFixed(0)} MB ${verdict(memoryMb, MEMORY_GOAL_MB)}`,
  )
}

function verdict(figure: number, goal: number): string {
  return figure <= goal ? '(kept)' : '(missed)'
}
