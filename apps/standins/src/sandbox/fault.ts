/**
 * What can go wrong at an endpoint: it answers late, never, hangs up, hangs up after the work was done, has too many
 * calls, is out of order, or sends half an answer.
 */
export const FAULTS = ['latency', 'timeout', 'reset', 'lost-answer', 'too-many', 'out-of-order', 'malformed'] as const
export type FaultKind = (typeof FAULTS)[number]

/** Instead of an endpoint: all that have no fault of their own. */
export const EVERY_ENDPOINT = '*'

/** A fault that is switched on at an endpoint. */
export interface Fault {
  /** Its name, or `*` for all. */
  readonly endpoint: string
  readonly kind: FaultKind
  /** How late, for `latency`. */
  readonly latencyMs?: number
  /** For how many requests; for all where it is left out. */
  readonly times?: number
}

/** The faults of one service, at most one per endpoint. */
export interface FaultBoard {
  list(): readonly Fault[]
  set(fault: Fault): void
  clear(): void
  /** The fault that happens to a request now; counts it. */
  take(endpoint: string): Fault | undefined
}

/** A board without faults. */
export function createFaultBoard(): FaultBoard {
  const faults = new Map<string, Fault>()
  return {
    list: () => [...faults.values()],
    set: fault => void faults.set(fault.endpoint, fault),
    clear: () => faults.clear(),
    take(endpoint) {
      const fault = faults.get(endpoint) ?? faults.get(EVERY_ENDPOINT)
      if (!fault || fault.times === undefined) return fault
      if (fault.times <= 1) faults.delete(fault.endpoint)
      else faults.set(fault.endpoint, { ...fault, times: fault.times - 1 })
      return fault
    },
  }
}
