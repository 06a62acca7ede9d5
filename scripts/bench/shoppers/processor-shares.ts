import type { BenchShop } from '../shop/bench-shop.ts'
import { cpuMsOf, cpuMsOfFamily } from '../shop/process-cost.ts'

/** CPU time in ms by kind of process. */
export interface ProcessorShares {
  /** Processes that answer, the one with the worker included. */
  readonly shop: number
  /** The process in front of them, which takes connections; 0 without one. */
  readonly front: number
  readonly postgres: number
  /** The process that makes the load. */
  readonly generator: number
}

/** Processes that have a part in answering a load. */
export interface LoadedProcesses {
  readonly shop: Pick<BenchShop, 'pid' | 'answering'>
  readonly postgres: number
  readonly generator: number
}

/** What work resolves with, the CPU time that each kind of process took meanwhile, and how long it was in ms. */
export async function sharesDuring<Result>(
  processes: LoadedProcesses,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly shares: ProcessorShares; readonly ms: number }> {
  const before = sharesOf(processes)
  const begun = performance.now()
  const result = await work()
  const ms = performance.now() - begun
  const after = sharesOf(processes)
  const during = (kind: keyof ProcessorShares) => after[kind] - before[kind]
  const shares = {
    shop: during('shop'),
    front: during('front'),
    postgres: during('postgres'),
    generator: during('generator'),
  }
  return { result, shares, ms }
}

function sharesOf({ shop, postgres, generator }: LoadedProcesses): ProcessorShares {
  return {
    shop: shop.answering.reduce((sum, pid) => sum + cpuMsOf(pid), 0),
    front: shop.answering.includes(shop.pid) ? 0 : cpuMsOf(shop.pid),
    postgres: cpuMsOfFamily(postgres),
    generator: cpuMsOf(generator),
  }
}

/** Titles of the columns that `shareCells` fills. */
export const SHARE_HEAD = ['shop', 'in front', 'PostgreSQL', 'clients'] as const

/** Shares in relation to a number of ms, such as those that passed, or to a number of orders. */
export function shareCells({ shop, front, postgres, generator }: ProcessorShares, by: number): string[] {
  return [shop, front, postgres, generator].map(ms => (by > 0 ? (ms / by).toFixed(2) : '-'))
}
