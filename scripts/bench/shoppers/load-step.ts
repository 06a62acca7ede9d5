import { shareOf } from '../http/drive.ts'

/** A request of a shopper, as it was answered. */
export interface ShopperRequest {
  readonly what: string
  readonly ms: number
  /** 0: not at all. */
  readonly status: number
}

/** What shoppers who came at one rate got. */
export interface LoadStep {
  /** Shoppers who came in a second. */
  readonly perSecond: number
  readonly requestsPerSecond: number
  readonly ordersPerSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  /** Answers 429 and 503. */
  readonly refused: number
  /** Answers that no shop should give, by what was asked. */
  readonly failures: readonly string[]
}

/** A shopper's whole visit. Notes every request, and resolves with the number of orders. */
export type Visit = (note: (request: ShopperRequest) => void) => Promise<number>

/**
 * Lets shoppers come at a rate, evenly, however long those before them take, and waits for the last one: what is slow has
 * many inside, as in a real rush.
 */
export async function runLoadStep(perSecond: number, seconds: number, nextVisit: () => Visit): Promise<LoadStep> {
  const requests: ShopperRequest[] = []
  const count = Math.max(1, Math.round(perSecond * seconds))
  const begun = performance.now()
  const visits = Array.from({ length: count }, async (_, number) => {
    await until(begun + (number / perSecond) * 1000)
    return nextVisit()(request => requests.push(request))
  })
  const orders = (await Promise.all(visits)).reduce((sum, number) => sum + number, 0)
  const tookSeconds = Math.max(seconds, (performance.now() - begun) / 1000)
  const durations = requests.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return {
    perSecond,
    requestsPerSecond: requests.length / tookSeconds,
    ordersPerSecond: orders / tookSeconds,
    p50Ms: shareOf(durations, 0.5),
    p95Ms: shareOf(durations, 0.95),
    p99Ms: shareOf(durations, 0.99),
    refused: requests.filter(({ status }) => isRefusal(status)).length,
    failures: requests
      .filter(({ status }) => status !== 200 && !isRefusal(status))
      .map(({ what, status }) => `${what} was answered ${status}`),
  }
}

/** Whether a busy shop asks to come back later. */
function isRefusal(status: number): boolean {
  return status === 429 || status === 503
}

function until(timeMs: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, Math.max(0, timeMs - performance.now())))
}
