import { LANGUAGES } from '@shop/domain/market'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { compareNames } from './compare-names.ts'

/** Rows of one statement; each of them moves in every index of its table. */
const PART = 5000

/** Numbers the names of every language in its alphabet, "8 l" before "13 l", so that a listing sorts by a stored number. */
export async function rankNames(context: EngineContext): Promise<void> {
  for (const language of LANGUAGES) {
    // As they are ranked already: sorting what is sorted costs little.
    const { rows } = await sql<{ id: string; name: string; rank: number }>`
      select product_id as id, name, name_rank as rank from product_text where language = ${language}
      order by name_rank`.execute(context.db)
    rows.sort(compareNames(language))
    const changed = rows.flatMap(({ id, rank }, index) => (rank === index + 1 ? [] : { id, rank: index + 1 }))
    for (let start = 0; start < changed.length; start += PART) {
      await sql`
        update product_text set name_rank = ranked.rank
        from jsonb_to_recordset(${JSON.stringify(changed.slice(start, start + PART))}::jsonb) as ranked (id uuid, rank integer)
        where product_id = ranked.id and language = ${language}`.execute(context.db)
    }
  }
}
