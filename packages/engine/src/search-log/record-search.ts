import type { MatchLevel, SearchEventType, SearchPlace } from '@shop/domain/search'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** A search that was answered. */
export interface AnsweredSearch {
  readonly id: string
  readonly storeKey: string
  readonly language: string
  /** What was typed; not empty. */
  readonly text: string
  readonly total: number
  readonly matchLevel: MatchLevel
  readonly place: SearchPlace
}

/** Writes down what somebody looked for and how much there was. An id that is known already changes nothing. */
export async function recordSearchQuery({ db, now }: EngineContext, search: AnsweredSearch): Promise<void> {
  const { id, storeKey, language, text, total, matchLevel, place } = search
  await sql`
    insert into search_query (id, store_key, language, text, total, match_level, place, asked_at)
    values (${id}, ${storeKey}, ${language}, ${text}, ${total}, ${matchLevel}, ${place}, ${now()})
    on conflict (id) do nothing`.execute(db)
}

/** What became of products that were found. */
export interface SearchEvent {
  readonly queryId: string
  readonly storeKey: string
  readonly type: SearchEventType
  readonly place: SearchPlace
  readonly products: readonly { readonly id: string; readonly position: number }[]
}

/** Writes down that products were seen or opened, each once; of a search this store never answered nothing is. */
export async function recordSearchEvent({ db, now }: EngineContext, event: SearchEvent): Promise<void> {
  const { queryId, storeKey, type, place, products } = event
  await sql`
    insert into search_event (query_id, type, place, product_id, position, happened_at)
    select query.id, ${type}, ${place}, found.id, found.position, ${now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as found (id uuid, position integer)
    join search_query query on query.id = ${queryId} and query.store_key = ${storeKey}
    join product on product.id = found.id
    on conflict (query_id, type, product_id) do nothing`.execute(db)
}

/** Forgets searches that were asked before an instant (ISO), with what became of them; at most `limit`. Returns how many. */
export async function forgetSearches(
  { db }: EngineContext,
  { before, limit }: { readonly before: string; readonly limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from search_query where id = any(array(
      select id from search_query where asked_at < ${before}::timestamptz order by asked_at limit ${limit}))`.execute(db)
  return Number(numAffectedRows ?? 0)
}
