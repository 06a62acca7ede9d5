import type { EngineContext } from '@shop/engine/database'
import { findFollowedStock } from '@shop/engine/inventory'
import { currentCatalogueCursor, readCatalogueChanges } from '@shop/engine/read-model'
import { poll } from './poll.ts'
import type { StockChannels } from './stock-channels.ts'

/** A change is told within it and the time of a look. */
const PAUSE_MS = 100

export interface WatchStockOptions {
  readonly context: EngineContext
  readonly channels: StockChannels
  /** Told once when looking begins to fail. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Looks ten times a second what was committed of the catalogue, and tells who shows it. What one look costs follows from what
 * has changed, not from what is shown. The result ends the watch.
 */
export function watchStock({ context, channels, onFailure }: WatchStockOptions): () => void {
  let cursor: string | undefined
  /** SKUs whose price has changed: told with the next look, when every process that answers pages has looked as well. */
  let repriced: ReadonlySet<string> = new Set()

  async function look(): Promise<void> {
    if (channels.isEmpty()) {
      cursor = undefined
      return
    }
    if (cursor === undefined) {
      cursor = await currentCatalogueCursor(context)
      // What was told before may have changed until now.
      channels.tell(await findFollowedStock(context, channels.skus()))
      return
    }
    const changes = await readCatalogueChanges(context, cursor)
    const shownOf = (topic: 'stock' | 'price') =>
      changes.isComplete ? channels.skusOf(changes.products.get(topic) ?? []) : channels.skus()
    const changed = [...new Set([...shownOf('stock'), ...repriced])]
    if (changed.length > 0) channels.tell(await findFollowedStock(context, changed), repriced)
    repriced = new Set(shownOf('price'))
    cursor = changes.cursor
  }

  return poll(look, { pauseMs: PAUSE_MS, onFailure })
}
