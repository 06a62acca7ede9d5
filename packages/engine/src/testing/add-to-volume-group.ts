import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** Makes every product of a test's shop one of a group of volume discounts (DISC-06). */
export async function addToVolumeGroup({ db }: EngineContext, group: string): Promise<void> {
  const attribute = JSON.stringify([{ name: 'volumeDiscountGroup', value: group }])
  await sql`update product_variant set attributes = attributes || ${attribute}::jsonb`.execute(db)
}
