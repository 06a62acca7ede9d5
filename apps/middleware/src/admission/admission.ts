import { type CallKind, createSlots } from './slots.ts'
import { createWaitingLine, Overload, type WaitingLine, type WaitingLineLimits } from './waiting-line.ts'

export interface AdmissionLimits {
  /** Operations that run at the same time; each needs at most one database connection at a time. */
  readonly slots: number
  readonly reservedForBuying: number
  /** Operations that run or wait in all, and those that wait for one cart. */
  readonly maxPending: number
  readonly maxWaitingPerCart: number
  /** Longest wait for a cart, and then for a slot. */
  readonly maxWaitMs: number
}

/** What an operation is let in for. */
export interface AdmissionTicket {
  readonly kind: CallKind
  /** Operations on one cart run one after another. */
  readonly cartId?: string
  readonly signal?: AbortSignal
}

/** Lets operations in: one at a time per cart, a bounded number in all. */
export interface Admission {
  /** Operations that run or wait. */
  readonly pending: number
  /** Throws `Overload` when there is too much to do, the signal's reason when the caller is gone, and what the work throws. */
  run<Result>(ticket: AdmissionTicket, work: () => Promise<Result>): Promise<Result>
  /** Admits no one any more; resolves when nothing runs or waits. */
  close(): Promise<void>
}

/** Limits for a pool of database connections. */
export function admissionLimitsFor(poolSize: number): AdmissionLimits {
  return {
    slots: poolSize,
    reservedForBuying: Math.max(1, Math.floor(poolSize / 5)),
    maxPending: 2000,
    maxWaitingPerCart: 250,
    maxWaitMs: 8000,
  }
}

/** Admission with no one waiting yet. */
export function createAdmission(limits: AdmissionLimits): Admission {
  const { maxWaitMs } = limits
  const lanes = createCartLanes({ maxWaiting: limits.maxWaitingPerCart, maxWaitMs })
  const slots = createSlots({ ...limits, maxWaiting: limits.maxPending })
  const idle = Promise.withResolvers<void>()
  let pending = 0
  let isClosed = false
  return {
    // biome-ignore lint/plugin: a process has one
    get pending() {
      return pending
    },
    async run({ kind, cartId, signal }, work) {
      if (isClosed) throw new Overload('The shop is closing')
      if (pending >= limits.maxPending) throw new Overload('Too many operations are under way')
      pending++
      try {
        const inSlot = () => slots.run(kind, work, signal)
        return await (cartId === undefined ? inSlot() : lanes.run(cartId, inSlot, signal))
      } finally {
        pending--
        if (isClosed && pending === 0) idle.resolve()
      }
    },
    close() {
      isClosed = true
      if (pending === 0) idle.resolve()
      return idle.promise
    },
  }
}

/** Runs the operations of each cart one after another. */
export interface CartLanes {
  /** Carts that are being worked on. */
  readonly size: number
  /** Runs work when everything that came before it for the same cart is done. Throws what the work or `WaitingLine.wait` throws. */
  run<Result>(cartId: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

/**
 * One lane per cart, kept only while it is used. Without it, parallel operations on a cart would hold database
 * connections while they wait for the row lock, and other shoppers would wait for those.
 */
export function createCartLanes(limits: WaitingLineLimits): CartLanes {
  // In most of them no one waits: a line is made for the first who does.
  const lanes = new Map<string, WaitingLine | undefined>()
  return {
    // biome-ignore lint/plugin: a process has one
    get size() {
      return lanes.size
    },
    async run(cartId, work, signal) {
      if (lanes.has(cartId)) {
        const line = lanes.get(cartId) ?? createWaitingLine(limits)
        lanes.set(cartId, line)
        await line.wait(signal)
      } else lanes.set(cartId, undefined)
      try {
        return await work()
      } finally {
        if (!lanes.get(cartId)?.admitNext()) lanes.delete(cartId)
      }
    },
  }
}
