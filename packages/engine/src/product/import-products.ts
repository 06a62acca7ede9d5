import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '@shop/domain/market'
import { type ProductDraft, withGeneralAttributes } from '@shop/domain/product'
import type { EngineContext } from '../database/context.ts'
import { requireValidAttributes } from './attribute-definitions.ts'
import { type ProductRows, upsertProductRows } from './import-rows.ts'
import type { NameRanks } from './name-ranks.ts'
import { definitionRowOf } from './price-rows.ts'
import { productSearchWordsOf } from './search-words.ts'

/** Small enough that every few seconds something can be said on a slow machine. */
const BATCH = 50

export interface ImportProductsOptions {
  /** Ranks of the names by place among the drafts, where they are known; default: 0. */
  readonly ranks?: NameRanks
  /** Called with the number of drafts stored so far. */
  readonly onStored?: (count: number) => void
}

/**
 * Creates products or brings them up to date by id, with their texts, categories, variants and prices. A product that
 * changes nothing keeps its version; variants are never removed, since stock and orders refer to them.
 * Call `rankNames` afterwards, which has little to do where `planNameRanks` gave the ranks. Throws `CommerceError`
 * `invalid-input` for attributes that are not of their type.
 */
export async function importProducts(
  context: EngineContext,
  drafts: readonly ProductDraft[],
  { ranks = () => 0, onStored = () => undefined }: ImportProductsOptions = {},
): Promise<void> {
  await requireValidAttributes(context.db, drafts)
  for (let start = 0; start < drafts.length; start += BATCH) {
    const batch = drafts.slice(start, start + BATCH).map(withGeneralAttributes)
    const rows = rowsOf(batch, (index, language) => ranks(start + index, language))
    await upsertProductRows(context.db, rows, context.now())
    onStored(start + batch.length)
  }
}

function rowsOf(drafts: readonly ProductDraft[], ranks: NameRanks): ProductRows {
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
    texts: drafts.flatMap((draft, index) => textRowsOf(draft, language => ranks(index, language))),
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
      draft.variants.flatMap(({ sku, prices }) => prices.map(price => ({ id: price.id, sku, ...definitionRowOf(price, price) }))),
    ),
    history: drafts.flatMap(draft =>
      draft.variants.flatMap(({ sku, prices }) =>
        prices.flatMap(price =>
          (price.history ?? []).map(terms => ({ from: terms.from, sku, ...definitionRowOf(price, terms) })),
        ),
      ),
    ),
  }
}

function textRowsOf(draft: ProductDraft, rankIn: (language: Language) => number): ProductRows['texts'][number][] {
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
      description_html: draft.descriptionHtml?.[language] ?? '',
      family_description: draft.familyDescription[language] ?? '',
      highlights: draft.highlights.map(highlight => highlight[language] ?? ''),
      delivery_package: draft.deliveryPackage.map(part => ({ count: part.count, name: part.name[language] ?? '' })),
      faq: draft.faq.map(({ question, answer }) => ({ question: question[language] ?? '', answer: answer[language] ?? '' })),
      meta_title: draft.metaTitle[language] ?? '',
      meta_description: draft.metaDescription[language] ?? '',
      meta_keywords: draft.metaKeywords[language] ?? '',
      name_rank: rankIn(language),
      words: productSearchWordsOf({ ...draft, name }),
    }
  })
}
