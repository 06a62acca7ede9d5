import { LANGUAGES, type Language } from '@shop/domain/market'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { compareNames, type NamedProduct } from './compare-names.ts'

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
