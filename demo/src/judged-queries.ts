import { readFile } from 'node:fs/promises'
import type { Language } from '@shop/domain/market'

/** Ways in which buyers search. */
export const QUERY_KINDS = ['name', 'synonym', 'typo', 'inflected', 'compound', 'prefix', 'attribute', 'brand', 'number'] as const

/** A query a buyer types, and what has to come first then. */
interface JudgedQuery {
  readonly query: string
  readonly kind: (typeof QUERY_KINDS)[number]
  /** Keys of families and SKUs any of which is right. */
  readonly expect: readonly string[]
}

/** Reads what people judged in one language, without having seen the results of the search. */
export async function readJudgedQueries(language: Language): Promise<JudgedQuery[]> {
  return JSON.parse(await readFile(new URL(`../queries/${language}.json`, import.meta.url), 'utf8'))
}
