import type { Synonym } from '@shop/domain/search'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'

/** All synonyms of the shop owner, or those of one language, in the order of languages and terms. */
export async function readSynonyms(db: Database, language?: string): Promise<Synonym[]> {
  const { rows } = await sql<Synonym>`
    select language, term, means from search_synonym
    where ${language === undefined ? sql`true` : sql`language = ${language}`} order by language, term`.execute(db)
  return rows
}

/**
 * Keeps synonyms, each in place of what was known of its term. Every process takes them over within moments, and none is started again. Returns how many are others than before.
 */
export async function setSynonyms({ db, now }: EngineContext, synonyms: readonly Synonym[]): Promise<number> {
  // Of a term that is there twice the last one holds.
  const distinct = [...new Map(synonyms.map(synonym => [`${synonym.language} ${synonym.term}`, synonym])).values()]
  const { numAffectedRows } = await sql`
    insert into search_synonym (language, term, means, changed_at)
    select language, term, array(select jsonb_array_elements_text(means)), ${now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(distinct)}::jsonb) as given (language text, term text, means jsonb)
    on conflict (language, term) do update set means = excluded.means, changed_at = excluded.changed_at
    where search_synonym.means <> excluded.means`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Forgets what a term means; false where nothing was known of it. */
export async function removeSynonym(
  { db }: EngineContext,
  { language, term }: Pick<Synonym, 'language' | 'term'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from search_synonym where language = ${language} and term = ${term}`.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}

/** What was looked for in vain, and what of what was shown instead was opened. */
export interface SynonymProposal {
  readonly language: string
  /** As it was typed, in lower case. */
  readonly text: string
  readonly searches: number
  /** The name that was opened most after it; null where nothing was. */
  readonly opened: string | null
}

/** Fewer searches for the same are one person's, or chance. */
const LEAST_SEARCHES = 3

/**
 * What buyers look for and the shop has nothing of, or calls something else: what was searched in vain at least three times and
 * has no synonym, the most frequent first. Counted from searches without persons, which are forgotten after half a year.
 */
export async function proposeSynonyms(
  { db }: EngineContext,
  { since, language, limit }: { readonly since: string; readonly language?: string; readonly limit: number },
): Promise<SynonymProposal[]> {
  const { rows } = await sql<SynonymProposal>`
    with vain as (
      select lower(text) as text, language, count(*)::integer as searches, array_agg(id) as ids from search_query search
      where asked_at >= ${since}::timestamptz and place = 'results' and (total = 0 or match_level = 3)
        and ${language === undefined ? sql`true` : sql`language = ${language}`}
        and not exists (select from search_synonym known where known.language = search.language and known.term = lower(search.text))
      group by lower(text), language having count(*) >= ${LEAST_SEARCHES}
      order by searches desc, text limit ${limit})
    select language, text, searches, (
      select name.name from search_event event
      join product_text name on name.product_id = event.product_id and name.language = vain.language
      where event.query_id = any(vain.ids) and event.type = 'click'
      group by name.name order by count(*) desc, name.name limit 1) as opened
    from vain order by searches desc, text`.execute(db)
  return rows
}
