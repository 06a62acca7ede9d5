import { MAX_RELATION_RULES, type RelationRule } from '@shop/domain/relation'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'

/** All rules that say what fits what, in the owner's order. */
export async function readRelationRules(db: Database): Promise<RelationRule[]> {
  const { rows } = await sql<{ document: RelationRule }>`
    select document from relation_rule order by position, key`.execute(db)
  return rows.map(({ document }) => document)
}

/**
 * Keeps rules, each in place of the one with its key; new ones come last, in the given order. What they relate is worked out
 * afterwards, by `resolveRelations`. Returns how many are others than before. Throws where there would be too many.
 */
export async function setRelationRules({ db, now }: EngineContext, rules: readonly RelationRule[]): Promise<number> {
  // Of a key that is there twice the last one holds.
  const distinct = [...new Map(rules.map(rule => [rule.key, rule])).values()]
  const rows = distinct.map((rule, place) => ({ key: rule.key, place, document: rule }))
  const { rows: counted } = await sql<{ stored: number; total: number }>`
    with last as (select coalesce(max(position), 0) as position from relation_rule),
      stored as (
        insert into relation_rule (key, position, document, changed_at)
        select key, last.position + 1 + place, document, ${now()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (key text, place integer, document jsonb), last
        order by key
        on conflict (key) do update set document = excluded.document, changed_at = excluded.changed_at
          where relation_rule.document <> excluded.document
        returning (xmax = 0) as is_new)
    select (select count(*) from stored)::integer as stored,
      ((select count(*) from relation_rule) + (select count(*) from stored where is_new))::integer as total`.execute(db)
  const { stored = 0, total = 0 } = counted[0] ?? {}
  if (total > MAX_RELATION_RULES) throw new Error(`A shop has at most ${MAX_RELATION_RULES} rules of relations`)
  return stored
}

/** Forgets a rule and what it related; false where no rule has that key. */
export async function removeRelationRule({ db }: EngineContext, key: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from relation_rule where key = ${key}`.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}
