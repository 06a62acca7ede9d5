import { createHash } from 'node:crypto'
import { LANGUAGES } from '@shop/domain/market'
import type { ProductDraft } from '@shop/domain/product'
import type { EngineContext } from '../database/context.ts'
import { type ProductRows, upsertProductRows } from './import-rows.ts'
import { productSearchWordsOf } from './search-words.ts'

const BATCH = 200

/**
 * Creates products or brings them up to date by id, with their texts, categories, variants and prices. A product that
 * changes nothing keeps its version; variants are never removed, since stock and orders refer to them.
 * Call `rankNames` afterwards.
 */
export async function importProducts(context: EngineContext, drafts: readonly ProductDraft[]): Promise<void> {
  for (let start = 0; start < drafts.length; start += BATCH) {
    await upsertProductRows(context.db, rowsOf(drafts.slice(start, start + BATCH)))
  }
}

function rowsOf(drafts: readonly ProductDraft[]): ProductRows {
  return {
    products: drafts.map(draft => ({
      id: draft.id,
      key: draft.key,
      published: draft.published,
      created_at: draft.createdAt,
      brand: draft.brand,
      model: draft.model,
      family: draft.family,
      tags: draft.tags,
      is_freight: draft.isFreight,
      european_article_number: draft.europeanArticleNumber,
      content_hash: createHash('sha256').update(JSON.stringify(draft)).digest('hex'),
    })),
    categories: drafts.flatMap(draft =>
      draft.categoryIds.map((categoryId, position) => ({ product_id: draft.id, category_id: categoryId, position })),
    ),
    texts: drafts.flatMap(textRowsOf),
    variants: drafts.flatMap(draft =>
      draft.variants.map(({ sku, images, attributes }, index) => ({
        sku,
        product_id: draft.id,
        variant_id: index + 1,
        images,
        attributes,
      })),
    ),
    prices: drafts.flatMap(draft =>
      draft.variants.flatMap(({ sku, prices }) =>
        prices.map(price => ({
          id: price.id,
          sku,
          currency: price.value.currencyCode,
          country: price.country ?? null,
          value_cent: price.value.centAmount,
          discounted_cent: price.discounted?.value.centAmount ?? null,
          is_discount_active: price.discounted?.isActive ?? false,
        })),
      ),
    ),
  }
}

function textRowsOf(draft: ProductDraft): ProductRows['texts'][number][] {
  return LANGUAGES.flatMap(language => {
    const name = draft.name[language]
    const slug = draft.slug[language]
    if (name === undefined || slug === undefined) return []
    return {
      product_id: draft.id,
      language,
      name,
      slug,
      description: draft.description[language] ?? '',
      family_description: draft.familyDescription[language] ?? '',
      highlights: draft.highlights.map(highlight => highlight[language] ?? ''),
      delivery_package: draft.deliveryPackage.map(part => ({ count: part.count, name: part.name[language] ?? '' })),
      meta_title: draft.metaTitle[language] ?? '',
      meta_description: draft.metaDescription[language] ?? '',
      words: productSearchWordsOf({ ...draft, name, skus: draft.variants.map(({ sku }) => sku) }),
    }
  })
}
