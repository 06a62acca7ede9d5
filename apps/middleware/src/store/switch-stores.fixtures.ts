import type { StoreSwitches } from '@shop/domain/store'
import type { EngineContext } from '@shop/engine/database'

/** Sets switches of every store; the others stay as they are. */
export async function switchStores({ db }: EngineContext, changes: Partial<StoreSwitches>): Promise<void> {
  for (const { id, document } of await db.selectFrom('store').select(['id', 'document']).execute()) {
    const switches = { ...document.custom.switches, ...changes }
    const changed = JSON.stringify({ ...document, custom: { ...document.custom, switches } })
    await db.updateTable('store').set({ document: changed }).where('id', '=', id).execute()
  }
}
