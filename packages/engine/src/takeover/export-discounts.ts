import type { CartDiscountDraft, DiscountCodeDraft } from '@shop/domain/discount'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

const PAGE = 500

/** All discounts of the shop, in the order of their keys. */
export async function exportCartDiscounts({ db }: EngineContext): Promise<readonly CartDiscountDraft[]> {
  const { rows } = await sql<{ document: CartDiscountDraft }>`select document from cart_discount order by key`.execute(db)
  return rows.map(({ document }) => document)
}

/** A variant by the key of its product and its place among the variants of that, from 1. */
export interface VariantPlace {
  readonly productKey: string
  readonly variantId: number
}

/** Where the variants are that discounts of the shop give away, by SKU. */
export async function exportGiftPlaces({ db }: EngineContext): Promise<ReadonlyMap<string, VariantPlace>> {
  const { rows } = await sql<VariantPlace & { sku: string }>`
    select sku, key as "productKey", variant_id as "variantId" from product_variant join product on product.id = product_id
    where sku in (select gift_sku from cart_discount)`.execute(db)
  return new Map(rows.map(({ sku, ...place }) => [sku, place]))
}

/** All codes of the shop, in the order of their letters. */
export async function* exportDiscountCodes({ db }: EngineContext): AsyncGenerator<DiscountCodeDraft> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ name: string; document: DiscountCodeDraft }>`
      select normalized_code as name, document from discount_code
      where normalized_code > ${last} order by normalized_code limit ${PAGE}`.execute(db)
    for (const { document } of rows) yield document
    if (rows.length < PAGE) return
    last = rows.at(-1)?.name ?? ''
  }
}
