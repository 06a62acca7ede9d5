import { type Cost, totalMsOf } from '../measure-cost.ts'

/** Titles of the columns that `costCells` fills. */
export const COST_HEAD = ['', 'shop ms', 'PostgreSQL ms', 'CPU ms', 'per s', 'p50 ms', 'p99 ms'] as const

/** A name and what its turns cost: CPU in the process that answers, in PostgreSQL and in both, then how fast they were. */
export function costCells(name: string, cost: Cost): string[] {
  const figures = [cost.ownMs, cost.databaseMs, totalMsOf(cost)].map(formatMs)
  return [name, ...figures, cost.perSecond.toFixed(0), cost.p50Ms.toFixed(2), cost.p99Ms.toFixed(1)]
}

/** A number of milliseconds or megabytes in as many digits as it is worth. */
export function formatMs(ms: number): string {
  return ms < 1 ? ms.toFixed(3) : ms.toFixed(1)
}

/** From the least to the most of the rounds: how much the machine was disturbed. */
export function spreadOf(costs: readonly Cost[]): string {
  const totals = costs.map(totalMsOf)
  return `${Math.min(...totals).toFixed(3)}-${Math.max(...totals).toFixed(3)} ms`
}
