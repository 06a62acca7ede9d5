import { median } from '../measure.ts'
import { type Bar, describeBar, verdictOf } from '../report/bar.ts'
import { describeLoad } from '../report/machine.ts'
import { formatTable } from '../report/table.ts'
import type { InteractionTimes } from './interactions.ts'
import type { Audit } from './lighthouse.ts'
import type { NextPageTimes } from './next-pages.ts'

const SCORES = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100 } as const
const PAINT: Bar = { limit: 1200, unit: 'ms' }
const BLOCKING: Bar = { limit: 50, unit: 'ms' }
const SHIFT: Bar = { limit: 0.02, unit: 'shift' }
const INTERACTION: Bar = { limit: 100, unit: 'ms' }
const NEXT_PAGE: Bar = { limit: 150, unit: 'ms' }

/** Audits of pages by their names. */
interface AuditedPages {
  readonly products: number
  readonly audits: ReadonlyMap<string, readonly Audit[]>
  readonly faults: ReadonlySet<string>
  /** Pages that are closed to search engines on purpose. */
  readonly closed: ReadonlySet<string>
}

/** Prints the medians of audits page by page, next to their bars. */
export function printAudits({ products, audits, faults, closed }: AuditedPages): void {
  const rows = [...audits].map(([name, runs]) => {
    const of = (figure: keyof Audit) => median(runs.map(audit => audit[figure]))
    const missed = [
      ...Object.entries(SCORES).flatMap(([figure, least]) => (of(figure as keyof Audit) < least ? [figure] : [])),
      ...(verdictOf(of('largestPaintMs'), PAINT) === 'missed' ? ['largest paint'] : []),
      ...(verdictOf(of('blockingMs'), BLOCKING) === 'missed' ? ['blocking'] : []),
      ...(verdictOf(of('layoutShift'), SHIFT) === 'missed' ? ['shift'] : []),
    ]
    const performances = runs.map(({ performance }) => performance)
    return [
      name,
      `${[of('performance'), of('accessibility'), of('bestPractices'), of('seo')].join('/')}${closed.has(name) ? ' without is-crawlable' : ''}`,
      `${Math.min(...performances)}-${Math.max(...performances)}`,
      of('largestPaintMs').toFixed(0),
      of('blockingMs').toFixed(0),
      of('layoutShift').toFixed(3),
      of('kilobytes').toFixed(0),
      of('requests').toFixed(0),
      of('benchmarkIndex').toFixed(0),
      missed.length === 0 ? 'met' : `missed: ${missed.join(', ')}`,
    ]
  })
  const count = [...audits.values()][0]?.length ?? 0
  const bars = [PAINT, BLOCKING, SHIFT].map(describeBar).join(', ')
  console.log(`\n${products} products: Lighthouse on a phone, median of ${count} runs; ${describeLoad()}`)
  console.log(formatTable(HEAD, rows))
  console.log(`bars: ${Object.values(SCORES).join('/')}, largest paint ${bars}`)
  for (const fault of faults) console.log(`lacks points: ${fault}`)
}

const HEAD = ['', 'P/A/B/S', 'P from-to', 'LCP ms', 'TBT ms', 'CLS', 'kB', 'requests', 'machine', 'bars']

/** Prints how soon pages answered what was done in them, the median of the rounds. */
export function printInteractions(rounds: readonly InteractionTimes[]): void {
  console.log(`\nfrom interaction to next paint at a quarter of the processor's speed, median of ${rounds.length} rounds`)
  printTimes(rounds, INTERACTION)
}

/** Prints how soon the page of a link was shown, the median of the rounds. */
export function printNextPages(rounds: readonly NextPageTimes[]): void {
  console.log(`\nfrom a click on a link, on which the pointer has rested, to its page, median of ${rounds.length} rounds`)
  printTimes(rounds, NEXT_PAGE)
}

function printTimes(rounds: readonly ReadonlyMap<string, number>[], bar: Bar): void {
  const names = [...(rounds[0]?.keys() ?? [])]
  const rows = names.map(name => {
    const times = rounds.map(times => times.get(name) ?? Number.NaN)
    const middle = median(times)
    const range = `${format(Math.min(...times))}-${format(Math.max(...times))}`
    return [name, format(middle), range, `${describeBar(bar)}: ${verdictOf(middle, bar)}`]
  })
  console.log(formatTable(['', 'ms', 'from-to', 'bar'], rows))
}

function format(ms: number): string {
  return Number.isFinite(ms) ? ms.toFixed(0) : 'lost'
}
