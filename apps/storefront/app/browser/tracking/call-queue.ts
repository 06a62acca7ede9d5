import { createLastingTransport, createShopClient, type OperationName, type ParamsOf, type ShopClient } from '@shop/contract'
import type { Locale } from '@shop/domain/market'
import { TRACKING_TIMEOUT_MS } from '@shop/domain/tracking'
import { clientSideDomain } from '../environment.ts'

/** The tracking calls that pages make. */
export type TrackingCallName = Extract<
  OperationName,
  'view-item' | 'view-category' | 'cart-update' | 'checkout' | 'recommendation'
>

/** A call as it waits: what it says besides what every call has. */
export type TrackingCall = {
  readonly [Name in TrackingCallName]: {
    readonly name: Name
    readonly params: Omit<ParamsOf<Name>, 'id' | 'locale' | 'age_ms'>
    /** When it took place, in ms since 1970. */
    readonly at: number
  }
}[TrackingCallName]

/** Calls of a page on their way, one after another. */
export interface CallQueue {
  add(call: TrackingCall): void
  /** Sends all that wait at once: the page may be being left. */
  hurry(): void
}

/** A client whose calls outlive their page, and are given up after 15 s (TRACK-13). */
export function createTrackingClient(): ShopClient {
  return createShopClient(createLastingTransport('/api', TRACKING_TIMEOUT_MS), { host: clientSideDomain() })
}

/** A queue of calls. One that fails or takes too long is given up, and the next one follows (TRACK-16). */
export function createCallQueue(client: ShopClient, locale: Locale): CallQueue {
  const waiting: TrackingCall[] = []
  let isSending = false

  async function send({ name, params, at }: TrackingCall): Promise<void> {
    const call = { ...params, id: crypto.randomUUID(), locale, age_ms: Math.max(0, Date.now() - at) }
    // TypeScript cannot follow which params belong to which name.
    await client.call(name, call as ParamsOf<typeof name>).catch(() => undefined)
  }

  async function sendAll(): Promise<void> {
    if (isSending) return
    isSending = true
    for (let next = waiting.shift(); next; next = waiting.shift()) await send(next)
    isSending = false
  }

  return {
    add(call) {
      waiting.push(call)
      void sendAll()
    },
    hurry() {
      for (const call of waiting.splice(0)) void send(call)
    },
  }
}
