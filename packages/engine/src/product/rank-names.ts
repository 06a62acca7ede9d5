import { LANGUAGES } from '@shop/domain/market'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** Numbers the names of every language in its alphabet, "8 l" before "13 l", so that a listing sorts by a stored number. */
export async function rankNames(context: EngineContext): Promise<void> {
  for (const language of LANGUAGES) {
    const { rows } = await sql<{ id: string; name: string; rank: number }>`
      select product_id as id, name, name_rank as rank from product_text where language = ${language}`.execute(context.db)
    const collator = new Intl.Collator(language, { numeric: true })
    rows.sort((a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
    const changed = rows.flatMap(({ id, rank }, index) => (rank === index + 1 ? [] : { id, rank: index + 1 }))
    if (changed.length === 0) continue
    await sql`
      update product_text set name_rank = ranked.rank
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as ranked (id uuid, rank integer)
      where product_id = ranked.id and language = ${language}`.execute(context.db)
  }
}
