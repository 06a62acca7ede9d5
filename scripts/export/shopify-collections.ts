import { collectionHandleOf, IMPORTED_CATEGORY_KEY } from '@shop/domain/catalogue'
import type { Language } from '@shop/domain/market'
import type { ExportedProduct, exportStructure } from '@shop/engine/takeover'
import { htmlOfText } from './html-text.ts'

type StoredCategory = Awaited<ReturnType<typeof exportStructure>>['categories'][number]

export const SHOPIFY_COLLECTION_HEADER = [
  ...['Handle', 'Title', 'Body HTML', 'Sort Order', 'SEO Title', 'SEO Description', 'Product: Handle'],
]

/** The rows of categories as collections: one with the texts of each, then one for each of its products. */
export interface CollectionRows {
  readonly rows: readonly string[][]
  /** Categories without a name in the language, or whose key gives the same handle as that of another. */
  readonly leftOut: number
}

/** All categories but "More products" as collections, which is what Shopify has for them; it knows no levels. */
export async function shopifyCollectionRows(
  categories: readonly StoredCategory[],
  products: AsyncIterable<ExportedProduct>,
  language: Language,
): Promise<CollectionRows> {
  const all = categories.filter(({ tree, key }) => tree === 'default' && key !== IMPORTED_CATEGORY_KEY)
  const handles = Map.groupBy(all, ({ key }) => collectionHandleOf(key))
  const taken = all.filter(
    ({ key, document }) => document.name[language] !== undefined && handles.get(collectionHandleOf(key))?.length === 1,
  )
  const members = new Map(taken.map(({ id }) => [id, [] as string[]]))
  for await (const { product } of products)
    if (product.name[language] !== undefined) for (const id of product.categoryIds) members.get(id)?.push(product.key)
  const rows = taken.flatMap(category => {
    const handle = collectionHandleOf(category.key)
    const listed = members.get(category.id) ?? []
    return [textRow(handle, category, language), ...listed.map(product => [handle, '', '', '', '', '', product])]
  })
  return { rows, leftOut: all.length - taken.length }
}

function textRow(handle: string, { document, custom }: StoredCategory, language: Language): string[] {
  const textIn = (texts: Readonly<Partial<Record<Language, string>>> | undefined) => texts?.[language] ?? ''
  const html = textIn(custom.content) || htmlOfText(textIn(document.description))
  return [handle, textIn(document.name), html, 'manual', textIn(document.metaTitle), textIn(document.metaDescription), '']
}
