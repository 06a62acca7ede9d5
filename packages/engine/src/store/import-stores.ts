import type { StoreDraft } from '@shop/domain/store'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** Creates stores or brings them up to date by id; a store that changes nothing keeps its version. */
export async function importStores(context: EngineContext, drafts: readonly StoreDraft[]): Promise<void> {
  const rows = drafts.map(draft => ({ id: draft.id, key: draft.key, country: draft.country, document: draft }))
  await sql`
    insert into store (id, key, country, document)
    select id, key, country, document
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as draft (id uuid, key text, country text, document jsonb)
    on conflict (id) do update
    set key = excluded.key, country = excluded.country, document = excluded.document, version = store.version + 1
    where store.document <> excluded.document`.execute(context.db)
}
