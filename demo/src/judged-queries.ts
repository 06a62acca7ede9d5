import { readFile } from 'node:fs/promises'
import type { Language } from '@shop/domain/market'

/**
 * Ways in which buyers search: among others for what belongs to something (`bags for vacuum sealer`), for a machine in a plural or
 * case in which names of its parts have it, and for what the shop does not sell.
 */
export const QUERY_KINDS = [
  'name',
  'synonym',
  'typo',
  'inflected',
  'compound',
  'prefix',
  'attribute',
  'brand',
  'number',
  'belonging',
  'machine',
  'absent',
] as const

/** A query a buyer types, and what has to come first then. */
interface JudgedQuery {
  readonly query: string
  readonly kind: (typeof QUERY_KINDS)[number]
  /** Keys of families and SKUs any of which is right; none for what is not sold. */
  readonly expect: readonly string[]
  /** Never looked at while the search is changed: it shows whether rules hold beyond the queries they were made with. */
  readonly isHeldOut?: boolean
}

/** Reads what people judged in one language, without having seen the results of the search. */
export async function readJudgedQueries(language: Language): Promise<JudgedQuery[]> {
  return JSON.parse(await readFile(new URL(`../queries/${language}.json`, import.meta.url), 'utf8'))
}
