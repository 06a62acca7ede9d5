import { complain } from '../../load/open-shop-under-load.ts'
import type { BenchOptions } from '../bench-options.ts'
import { describeLoad, describeMachine } from '../report/machine.ts'
import { formatTable } from '../report/table.ts'
import { withBenchDatabase } from '../shop/bench-database.ts'
import { prepareShop } from '../shop/bench-shop.ts'
import { watchMemory } from '../shop/watch-memory.ts'
import { type LoadStep, REQUEST_KINDS } from './load-step.ts'
import { type OpenLoad, withLoad } from './open-load.ts'
import { type ProcessorShares, SHARE_HEAD, shareCells, sharesDuring } from './processor-shares.ts'

const FIRST_PER_SECOND = 2
const GROWTH = 1.5
const MAX_P95_MS = 1000
const MAX_FAILURES = 10

/** A step with what it took of the processors. */
interface MeasuredStep extends LoadStep {
  readonly shares: ProcessorShares
  readonly ms: number
}

/**
 * Lets more and more shoppers come, who look around, search and buy, until the first is refused or one of twenty requests
 * takes longer than a second, to each number of processes. Then checks everything that must always hold of what they left behind.
 */
export async function benchShoppers({ sizes, processes, seconds, rounds, shopFolder }: BenchOptions): Promise<void> {
  await prepareShop(shopFolder)
  console.log(describeMachine(shopFolder))
  for (const products of sizes)
    await withBenchDatabase({ products, shopFolder }, async database => {
      const borne: (readonly [number, MeasuredStep | undefined])[] = []
      for (const count of processes)
        await withLoad({ ...database, shopFolder, processes: count, comers: 'shoppers' }, async load => {
          const memory = watchMemory(load.shop.answering)
          const steps = await raiseLoad(load, { seconds, maxSteps: rounds })
          print(`${products} products, ${count} ${count === 1 ? 'process' : 'processes'}`, steps)
          console.log(`largest process: ${memory.stop().peak.toFixed(0)} MB at most`)
          borne.push([count, steps.findLast(isSound)])
        })
      if (processes.length > 1) printGrowth(products, borne)
    })
}

async function raiseLoad(
  { generator, processes }: OpenLoad,
  { seconds, maxSteps }: { readonly seconds: number; readonly maxSteps: number },
): Promise<readonly MeasuredStep[]> {
  const steps: MeasuredStep[] = []
  // Not measured: compilers and prepared statements first.
  await generator.runStep(FIRST_PER_SECOND, seconds)
  for (let perSecond = FIRST_PER_SECOND; steps.length < maxSteps; perSecond *= GROWTH) {
    const { result, shares, ms } = await sharesDuring(processes, () => generator.runStep(perSecond, seconds))
    const step = { ...result, shares, ms }
    steps.push(step)
    if (!isSound(step)) break
  }
  return steps
}

function isSound({ refused, failures, p95Ms }: LoadStep): boolean {
  return refused === 0 && failures.length === 0 && p95Ms <= MAX_P95_MS
}

const HEAD = [
  'shoppers/s',
  'requests/s',
  'orders/s',
  'p50 ms',
  'p95 ms',
  ...REQUEST_KINDS.map(kind => `${kind} p95`),
  'refused',
  'failed',
  ...SHARE_HEAD.map(kind => `${kind}, cores`),
]

function cellsOf(step: MeasuredStep): string[] {
  return [
    step.perSecond.toFixed(1),
    step.requestsPerSecond.toFixed(0),
    step.ordersPerSecond.toFixed(1),
    ...[step.p50Ms, step.p95Ms, ...REQUEST_KINDS.map(kind => step.p95MsOf[kind])].map(ms => ms.toFixed(0)),
    String(step.refused),
    String(step.failures.length),
    ...shareCells(step.shares, step.ms),
  ]
}

function print(what: string, steps: readonly MeasuredStep[]): void {
  console.log(`\n${what}: shoppers who look around (60 %), search (30 %) and buy (10 %); ${describeLoad()}`)
  console.log(formatTable(HEAD, steps.map(cellsOf)))
  const last = steps.at(-1)
  const held = steps.findLast(isSound)
  if (last && !isSound(last))
    console.log(
      last.refused > 0 ? `ended by ${last.refused} refusals` : `ended because one of twenty took ${last.p95Ms.toFixed(0)} ms`,
    )
  if (held)
    console.log(
      `borne: ${held.requestsPerSecond.toFixed(0)} requests and ${held.ordersPerSecond.toFixed(1)} orders a second, clients on the same processors`,
    )
  for (const failure of steps.flatMap(({ failures }) => failures).slice(0, MAX_FAILURES)) complain(failure)
}

function printGrowth(products: number, borne: readonly (readonly [number, MeasuredStep | undefined])[]): void {
  console.log(`\n${products} products: the most that was borne`)
  const rows = borne.map(([count, step]) => [String(count), ...(step ? cellsOf(step) : [])])
  console.log(formatTable(['processes', ...HEAD], rows))
}
