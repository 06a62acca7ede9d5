import type { Floors } from '../floors/floors.ts'
import { type CostCase, type CostRounds, medianCost, ratioOf, totalMsOf } from '../measure-cost.ts'
import { type Bar, describeBar, verdictOf } from '../report/bar.ts'
import { COST_HEAD, costCells, formatMs, spreadOf } from '../report/cost-cells.ts'
import { describeLoad } from '../report/machine.ts'
import { formatTable } from '../report/table.ts'
import type { MemoryParts } from '../shop/memory-parts.ts'
import type { MemoryFigures } from '../shop/watch-memory.ts'
import type { ModelWeight } from '../shop/weigh-model.ts'
import type { PageCase } from './page-cases.ts'

const UNCACHED: Bar = { limit: 3.3, unit: 'React' }
const CACHED: Bar = { limit: 2.3, unit: 'bytes from memory' }
/** Megabytes of the shop process; a size is judged by the first bar that is for so many products. */
const IDLE_BARS: readonly MemoryBar[] = [{ products: 650, limit: 200 }]
const PEAK_BARS: readonly MemoryBar[] = [{ products: 5650, limit: 350 }]

interface MemoryBar {
  readonly products: number
  readonly limit: number
}

/** What was measured at one size of the catalogue. */
export interface MeasuredPages {
  readonly products: number
  readonly rounds: CostRounds
  readonly cases: readonly PageCase[]
  readonly floors: Floors
  readonly startMs: number
  readonly memory: MemoryFigures
  /** What the memory of the process that renders consists of, when it is idle and after the load. */
  readonly idleParts: MemoryParts
  readonly loadedParts: MemoryParts
  readonly model?: ModelWeight
}

/** Prints what pages cost at one size, next to their floors. */
export function printPages({ products, rounds, cases, floors, startMs, model, ...of }: MeasuredPages): void {
  const costsOf = (bench: CostCase) => rounds.get(bench) ?? []
  const rows = cases.map(({ page, floor, isCached, bytes }) => {
    const ratio = ratioOf(costsOf(page), costsOf(floor))
    const bar = isCached ? CACHED : UNCACHED
    return [
      ...costCells(page.name, medianCost(costsOf(page))),
      ...[bytes.html, bytes.sent].map(count => (count / 1000).toFixed(1)),
      `${ratio.median.toFixed(1)} x ${isCached ? 'bytes' : 'React'}`,
      ratio.spread,
      `${describeBar(bar)}: ${verdictOf(ratio.median, bar)}`,
    ]
  })
  const cached = cases.filter(({ isCached }) => isCached).map(({ floor }) => floor)
  const floorRows = [floors.react, ...cached, floors.select, floors.update].map(floor => {
    const costs = costsOf(floor)
    return [...costCells(floor.name, medianCost(costs)), '', '', '', spreadOf(costs), '']
  })
  console.log(`\n${products} products: pages by 8 clients, median of ${costsOf(floors.react).length} rounds; ${describeLoad()}`)
  console.log(formatTable(HEAD, [...rows, ...floorRows]))
  const verdicts = [
    `${of.memory.idle.toFixed(0)} MB idle${judged(IDLE_BARS, products, of.memory.idle)}`,
    `${of.memory.peak.toFixed(0)} MB under load${judged(PEAK_BARS, products, of.memory.peak)}`,
  ]
  console.log(`shop process: ${verdicts.join(', ')}; first page ${(startMs / 1000).toFixed(1)} s after its start`)
  console.log(`the one that renders, idle: ${describeParts(of.idleParts)}`)
  console.log(`the one that renders, after the load: ${describeParts(of.loadedParts)}`)
  if (model) console.log(describeModel(model))
}

function describeParts({ files, heap, threads, buffers, rest }: MemoryParts): string {
  const parts = {
    'Node and its libraries': files,
    objects: heap,
    'search thread': threads,
    buffers,
    'allocator and others': rest,
  }
  return `${Object.entries(parts)
    .map(([name, megabytes]) => `${name} ${megabytes.toFixed(0)}`)
    .join(', ')} MB`
}

/** A product with all its languages and prices, in kB. */
const PRODUCT_BAR: Bar = { limit: 4, unit: 'kB' }

function describeModel({ bytes, productBytes, products }: ModelWeight): string {
  const perProduct = productBytes / products / 1000
  const verdict = `${describeBar(PRODUCT_BAR)}: ${verdictOf(perProduct, PRODUCT_BAR)}`
  return `catalogue in memory: ${(bytes / 1e6).toFixed(1)} MB; a product in all languages ${perProduct.toFixed(1)} kB (${verdict})`
}

const HEAD = [...COST_HEAD, 'HTML kB', 'sent kB', 'x floor', 'spread', 'bar']

function judged(bars: readonly MemoryBar[], products: number, megabytes: number): string {
  const bar = bars.find(each => products <= each.products)
  if (!bar) return ''
  const limit: Bar = { limit: bar.limit, unit: 'MB' }
  return ` (${describeBar(limit)}: ${verdictOf(megabytes, limit)})`
}

/** Prints what grows from size to size: CPU per page, memory, time to the first page. */
export function printGrowth(sizes: readonly MeasuredPages[]): void {
  const [first, ...others] = sizes
  if (!first || others.length === 0) return
  const totalOf = ({ rounds, cases }: MeasuredPages, name: string) => {
    const found = cases.find(({ page }) => page.name === name)
    return found ? totalMsOf(medianCost(rounds.get(found.page) ?? [])) : Number.NaN
  }
  const figures: readonly (readonly [string, (size: MeasuredPages) => number])[] = [
    ...first.cases.map(({ page }) => [`CPU ms, ${page.name}`, (size: MeasuredPages) => totalOf(size, page.name)] as const),
    ['MB idle', ({ memory }) => memory.idle],
    ['MB under load', ({ memory }) => memory.peak],
    ['MB of the search thread', ({ idleParts }) => idleParts.threads],
    ['s to the first page', ({ startMs }) => startMs / 1000],
  ]
  const rows = figures.map(([name, of]) => {
    const base = of(first)
    return [name, ...sizes.map(size => `${formatMs(of(size))}${size === first ? '' : ` (x ${(of(size) / base).toFixed(1)})`}`)]
  })
  console.log('\ngrowth with the catalogue')
  console.log(formatTable(['', ...sizes.map(({ products }) => `${products} products`)], rows))
  const last = others.at(-1)
  if (!last) return
  const more = (of: (size: MeasuredPages) => number) =>
    (((of(last) - of(first)) * 1024) / (last.products - first.products)).toFixed(1)
  const search = more(({ idleParts }) => idleParts.threads)
  console.log(
    `a product more: ${more(({ memory }) => memory.idle)} kB of the whole process, ${search} of the search in all languages`,
  )
}
