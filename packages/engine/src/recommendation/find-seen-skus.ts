import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** Events that are read back for the products a browser saw last: it looks at some of them more than once. */
const MAX_EVENTS = 100

/** SKUs that a browser saw last, newest first, each once; none for a browser that agreed to no statistics, as nothing is known of it. */
export async function findSeenSkus({ db }: EngineContext, browserId: string): Promise<string[]> {
  const { rows } = await sql<{ sku: string }>`
    select sku from tracking_event where browser_id = ${browserId}::uuid and type = 'view_item' and sku is not null
    order by occurred_at desc limit ${MAX_EVENTS}`.execute(db)
  return [...new Set(rows.map(({ sku }) => sku))]
}
