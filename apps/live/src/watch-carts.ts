import { findNewerCartVersions } from '@shop/engine/cart'
import type { EngineContext } from '@shop/engine/database'
import type { CartChannels } from './cart-channels.ts'
import { poll } from './poll.ts'
import { createRounds } from './rounds.ts'

/** A change is told within it and the time of a look. */
const PAUSE_MS = 100
/** Carts of one look, which takes the database some 2 ms. */
const CARTS_AT_ONCE = 500

export interface WatchCartsOptions {
  readonly context: EngineContext
  readonly channels: CartChannels
  /** Told once when looking begins to fail. */
  readonly onFailure: (error: unknown) => void
}

/** Looks ten times a second whether the carts that are shown have changed, and tells it. The result ends the watch. */
export function watchCarts({ context, channels, onFailure }: WatchCartsOptions): () => void {
  const rounds = createRounds(channels.shown, CARTS_AT_ONCE)

  async function look(): Promise<void> {
    const shown = rounds.next()
    if (shown.length > 0) for (const cart of await findNewerCartVersions(context, shown)) channels.tell(cart)
  }

  return poll(look, { pauseMs: () => PAUSE_MS / rounds.count(), onFailure })
}
