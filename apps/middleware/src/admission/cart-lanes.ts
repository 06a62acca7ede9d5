import { createWaitingLine, type WaitingLine, type WaitingLineLimits } from './waiting-line.ts'

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
  const lanes = new Map<string, WaitingLine>()
  return {
    get size() {
      return lanes.size
    },
    async run(cartId, work, signal) {
      const busy = lanes.get(cartId)
      if (busy) await busy.wait(signal)
      else lanes.set(cartId, createWaitingLine(limits))
      try {
        return await work()
      } finally {
        if (!lanes.get(cartId)?.admitNext()) lanes.delete(cartId)
      }
    },
  }
}
