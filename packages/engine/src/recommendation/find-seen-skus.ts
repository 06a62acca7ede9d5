import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { prepareStatement } from '../database/prepared-statement.ts'

/** Events that are read back for the products a browser saw last: it looks at some of them more than once. */
const MAX_EVENTS = 100

const seenSkus = prepareStatement<{ sku: string }>(
  at => sql`
    select sku from tracking_event where browser_id = ${at(1)}::uuid and type = 'view_item' and sku is not null
    order by occurred_at desc limit ${sql.lit(MAX_EVENTS)}`,
)

/** SKUs that a browser saw last, newest first, each once; none for a browser that agreed to no statistics, as nothing is known of it. */
export async function findSeenSkus({ db }: EngineContext, browserId: string): Promise<string[]> {
  const rows = await seenSkus(db, [browserId])
  return [...new Set(rows.map(({ sku }) => sku))]
}
