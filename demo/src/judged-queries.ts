import { readFile } from 'node:fs/promises'
import type { Language } from '@shop/domain/market'

/** Ways in which buyers ask. */
export const QUERY_KINDS = ['name', 'synonym', 'typo', 'inflected', 'compound', 'prefix', 'attribute', 'brand', 'number'] as const

/** Something a buyer types, and what has to stand first then. */
export interface JudgedQuery {
  readonly query: string
  readonly kind: (typeof QUERY_KINDS)[number]
  /** Keys of families and SKUs any of which is right. */
  readonly expect: readonly string[]
}

/** Reads what people judged in one language, without having seen what the search answers. */
export async function readJudgedQueries(language: Language): Promise<JudgedQuery[]> {
  return JSON.parse(await readFile(new URL(`../queries/${language}.json`, import.meta.url), 'utf8'))
}
