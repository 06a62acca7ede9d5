import { shareOf } from '../http/drive.ts'

/** A request of a shopper, as it was answered. */
export interface ShopperRequest {
  readonly what: string
  readonly ms: number
  /** 0: not at all. */
  readonly status: number
}

/** Kinds of requests whose times are told apart. */
export const REQUEST_KINDS = ['page', 'search', 'cart', 'order'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** What shoppers got. */
export interface LoadFigures {
  readonly requestsPerSecond: number
  readonly ordersPerSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  readonly p95MsOf: Readonly<Record<RequestKind, number>>
  /** Answers 429 and 503. */
  readonly refused: number
  /** Answers that no shop should give, by what was asked. */
  readonly failures: readonly string[]
}

/** What shoppers who came at one rate got. */
export interface LoadStep extends LoadFigures {
  /** Shoppers who came in a second. */
  readonly perSecond: number
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
  return { perSecond, ...figuresOf(requests, orders, tookSeconds) }
}

/** Lets as many shoppers be there at once for a time, the next one coming when one has left, and waits for the last ones. */
export async function runCrowd(shoppers: number, seconds: number, nextVisit: () => Visit): Promise<LoadFigures> {
  const requests: ShopperRequest[] = []
  const begun = performance.now()
  let orders = 0
  await Promise.all(
    Array.from({ length: shoppers }, async () => {
      while (performance.now() - begun < seconds * 1000) {
        const placed = await nextVisit()(request => requests.push(request))
        orders += placed
      }
    }),
  )
  return figuresOf(requests, orders, (performance.now() - begun) / 1000)
}

function figuresOf(requests: readonly ShopperRequest[], orders: number, tookSeconds: number): LoadFigures {
  const durationsOf = (some: readonly ShopperRequest[]) => some.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const durations = durationsOf(requests)
  const p95MsOf = Object.fromEntries(
    REQUEST_KINDS.map(kind => [kind, shareOf(durationsOf(requests.filter(({ what }) => kindOf(what) === kind)), 0.95)]),
  ) as Record<RequestKind, number>
  return {
    requestsPerSecond: requests.length / tookSeconds,
    ordersPerSecond: orders / tookSeconds,
    p50Ms: shareOf(durations, 0.5),
    p95Ms: shareOf(durations, 0.95),
    p99Ms: shareOf(durations, 0.99),
    p95MsOf,
    refused: requests.filter(({ status }) => isRefusal(status)).length,
    failures: requests
      .filter(({ status }) => status !== 200 && !isRefusal(status))
      .map(({ what, status }) => `${what} was answered ${status}`),
  }
}

/** The kind of what was asked for: a page, its search, or an operation by its name. */
function kindOf(what: string): RequestKind {
  if (what === 'search') return 'search'
  if (what === 'createMyOrderFromCart') return 'order'
  return /[A-Z]/.test(what) ? 'cart' : 'page'
}

/** Whether a busy shop asks to come back later. */
function isRefusal(status: number): boolean {
  return status === 429 || status === 503
}

function until(timeMs: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, Math.max(0, timeMs - performance.now())))
}
