import { LANGUAGES, type Language } from '@shop/domain/market'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'

/** A product by its name in a language. */
export interface NamedProduct {
  readonly id: string
  readonly name: string
}

/** The order of names in a language: its alphabet, numbers by their size; the same names by id. */
function compareNames(language: Language): (a: NamedProduct, b: NamedProduct) => number {
  const collator = new Intl.Collator(language, { numeric: true })
  return (a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1)
}

/** Products that are about to be stored: their ids, and their names in the same order. */
export interface NameList {
  readonly ids: readonly string[]
  readonly namesIn: (language: Language) => readonly (string | undefined)[]
}

/** Place of the name of a product of the list among all names of a language, from 1; 0 where it has no name. */
export type NameRanks = (index: number, language: Language) => number

/**
 * Ranks names before they are stored, among themselves and those of the other products that are: what `rankNames` would
 * write afterwards, at the price of touching every row twice. `onLanguage` is told how many languages are done.
 */
export async function planNameRanks(
  db: Database,
  { ids, namesIn }: NameList,
  onLanguage: (done: number, all: number) => void = () => undefined,
): Promise<NameRanks> {
  const own = new Set(ids)
  const plans = new Map<Language, Uint32Array>()
  for (const language of LANGUAGES) {
    const { rows } = await sql<NamedProduct>`
      select product_id as id, name from product_text where language = ${language}`.execute(db)
    const incoming = namesIn(language).flatMap((name, index) => {
      const id = ids[index]
      return name === undefined || id === undefined ? [] : [{ id, name, index }]
    })
    const others = rows.filter(({ id }) => !own.has(id)).map(row => ({ ...row, index: undefined }))
    const ranks = new Uint32Array(ids.length)
    for (const [place, { index }] of [...incoming, ...others].sort(compareNames(language)).entries()) {
      if (index !== undefined) ranks[index] = place + 1
    }
    plans.set(language, ranks)
    onLanguage(plans.size, LANGUAGES.length)
  }
  return (index, language) => plans.get(language)?.[index] ?? 0
}

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
