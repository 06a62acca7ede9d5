import { findNewerCartVersions } from '@shop/engine/cart'
import type { EngineContext } from '@shop/engine/database'
import type { CartChannels } from './cart-channels.ts'

const PAUSE_MS = 1000

export interface WatchCartsOptions {
  readonly context: EngineContext
  readonly channels: CartChannels
  /** Told once when looking begins to fail. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Looks every second whether the carts that are shown have changed, and tells it. No look while none is shown, never two
 * at a time. The result ends the watch.
 *
 * The database is asked, rather than telling us by NOTIFY, because NOTIFY makes transactions commit one after another.
 */
export function watchCarts({ context, channels, onFailure }: WatchCartsOptions): () => void {
  let isFailing = false
  let isStopped = false
  let timer = setTimeout(look, PAUSE_MS)

  async function look(): Promise<void> {
    const shown = channels.shown()
    try {
      if (shown.length > 0) for (const cart of await findNewerCartVersions(context, shown)) channels.tell(cart)
      isFailing = false
    } catch (error) {
      if (!isFailing && !isStopped) onFailure(error)
      isFailing = true
    }
    if (!isStopped) timer = setTimeout(look, PAUSE_MS)
  }

  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
