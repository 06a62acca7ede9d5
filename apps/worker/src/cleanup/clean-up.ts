import { deleteExpiredSharedCarts } from '@shop/engine/cart'
import type { EngineContext } from '@shop/engine/database'
import { addUpStock } from '@shop/engine/inventory'
import { deleteUnreadMessages, forgetRelayedMessages, RELAYED_DAYS } from '@shop/engine/outbox'
import { closeOverduePreorders } from '@shop/engine/preorder'
import { runRetention } from '@shop/engine/privacy'
import { forgetCatalogueChanges } from '@shop/engine/read-model'
import { expireReturns } from '@shop/engine/return'

/** Days after which a search that was not running has to read the whole catalogue again. */
const CATALOGUE_CHANGE_DAYS = 3
/** Rows per statement: few enough that no other statement has to wait long. */
const BATCH = 500

/**
 * Deletes what has served its time: data of people by the periods of `DATA_KINDS`, shared carts whose link has expired, messages that
 * were handed on long ago, and what changed in the catalogue; returns whose goods were not sent expire, and so does what could be
 * ordered before a day that has passed. Adds up what the stock is counted by. In batches, until nothing is left or `isStopping` says
 * so; whatever is left then is deleted next time.
 */
export async function cleanUp(context: EngineContext, isStopping: () => boolean): Promise<void> {
  await runRetention(context, isStopping)
  const daysAgo = (days: number) => new Date(Date.parse(context.now()) - days * 86_400_000).toISOString()
  const batches = { limit: BATCH, goesOn: () => !isStopping() }
  const works = [
    () => expireReturns(context, BATCH),
    () => deleteExpiredSharedCarts(context, { limit: BATCH }),
    () => closeOverduePreorders(context, BATCH),
    () => forgetRelayedMessages(context, { before: daysAgo(RELAYED_DAYS), ...batches }),
    () => deleteUnreadMessages(context, { limit: BATCH }),
    () => addUpStock(context, { limit: BATCH }),
    () => forgetCatalogueChanges(context, { before: daysAgo(CATALOGUE_CHANGE_DAYS), ...batches }),
  ]
  for (const work of works) {
    let count = BATCH
    while (count === BATCH && !isStopping()) count = await work()
  }
}
