import { type BenchClient, type Driven, drive } from './http/drive.ts'
import { median } from './measure.ts'
import { cpuMsOf, cpuMsOfFamily } from './shop/process-cost.ts'

/** Something that processes do for clients, to be measured by what it costs them. */
export interface CostCase {
  readonly name: string
  /** The process that answers. */
  readonly pid: number
  /** Makes what the clients need; not measured. */
  readonly openClients: (count: number) => Promise<readonly BenchClient[]>
}

/** What one turn of a client cost in one round. */
export interface Cost {
  /** CPU time of the process that answers, ms. */
  readonly ownMs: number
  /** CPU time of PostgreSQL, ms. */
  readonly databaseMs: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Turns that were measured. */
  readonly count: number
}

export interface CostOptions {
  readonly clients: number
  /** How long the clients work. */
  readonly ms: number
  /** Process number of the PostgreSQL that everything uses. */
  readonly postgres: number
}

/** Lets clients work for a time and measures what their turns cost. */
async function measureCost(bench: CostCase, { clients: count, ms, postgres }: CostOptions): Promise<Cost> {
  const clients = await bench.openClients(count)
  try {
    const before = { own: cpuMsOf(bench.pid), database: cpuMsOfFamily(postgres) }
    const driven = await drive(clients, ms)
    return costOf(driven, cpuMsOf(bench.pid) - before.own, cpuMsOfFamily(postgres) - before.database)
  } finally {
    for (const client of clients) client.close()
  }
}

function costOf({ count, seconds, p50Ms, p99Ms }: Driven, ownMs: number, databaseMs: number): Cost {
  if (count === 0) throw new Error('No turn was finished')
  return { ownMs: ownMs / count, databaseMs: databaseMs / count, perSecond: count / seconds, p50Ms, p99Ms, count }
}

/** CPU time of a turn in all processes, ms. */
export function totalMsOf({ ownMs, databaseMs }: Cost): number {
  return ownMs + databaseMs
}

/** Costs of each case, round by round. */
export type CostRounds = ReadonlyMap<CostCase, readonly Cost[]>

/** Measures all cases in every round, one after the other, so that what else the machine does meets all of them. */
export async function measureRounds(
  cases: readonly CostCase[],
  { rounds: count, ...options }: CostOptions & { readonly rounds: number },
): Promise<CostRounds> {
  const rounds = new Map(cases.map(bench => [bench, [] as Cost[]]))
  for (let round = 0; round < count; round++)
    for (const bench of cases) rounds.get(bench)?.push(await measureCost(bench, options))
  return rounds
}

/** The middle of the rounds, figure by figure. */
export function medianCost(costs: readonly Cost[]): Cost {
  const of = (figure: keyof Cost) => median(costs.map(cost => cost[figure]))
  return {
    ownMs: of('ownMs'),
    databaseMs: of('databaseMs'),
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    count: of('count'),
  }
}

/** Each round in relation to the floor of the same round, the middle of these, and how far they lie apart. */
export function ratioOf(
  costs: readonly Cost[],
  floor: readonly Cost[],
  digits = 1,
): { readonly median: number; readonly spread: string } {
  const ratios = costs.map((cost, round) => totalMsOf(cost) / totalMsOf(floor[round] ?? cost))
  return {
    median: median(ratios),
    spread: `${formatRatio(Math.min(...ratios), digits)}-${formatRatio(Math.max(...ratios), digits)}`,
  }
}

function formatRatio(ratio: number, digits: number): string {
  return ratio >= 20 ? ratio.toFixed(0) : ratio.toFixed(digits)
}
