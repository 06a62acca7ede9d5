import { randomUUID } from 'node:crypto'
import type { ParamsOf } from '@shop/contract'
import type { Locale } from '@shop/domain/market'
import type { ProductDraft } from '@shop/domain/product'
import { RECOMMENDATION_IDS, type RecommendationType, recommendationKeysOf } from '@shop/domain/recommendation'
import { importCatalogue } from '@shop/engine/catalogue'
import type { EngineContext } from '@shop/engine/database'
import { aCatalogue, aProduct } from '@shop/engine/testing'

export const BROWSER = '7b1c2f9a-6d1e-4d39-8f62-5f3c1b7f9a20'

/** SKU of the product of a number. */
export const skuOf = (number: number) => `EX3000${String(number).padStart(4, '0')}`

/** A product that can be recommended, with changes. */
export function aSoldProduct(number: number, changes: Partial<ProductDraft> = {}): ProductDraft {
  const draft = aProduct({ sku: skuOf(number), eurCent: 10_000 + number * 100 })
  const variants = draft.variants.map(variant => ({
    ...variant,
    attributes: [...variant.attributes, { name: 'eligibleForSelling', value: true }],
  }))
  return { ...draft, variants, ...changes }
}

/** Fills a database with products, 100 of each. */
export async function importProducts(
  engine: EngineContext,
  products: readonly ProductDraft[],
  categories: Parameters<typeof withCategories>[1] = [],
) {
  await importCatalogue(engine, withCategories(products, categories), { name: 'test', contentHash: 'test' })
}

function withCategories(products: readonly ProductDraft[], categories: ReturnType<typeof aCatalogue>['categories']) {
  const catalogue = aCatalogue(products)
  const stores = catalogue.stores.map(store => ({
    ...store,
    custom: { ...store.custom, switches: { ...store.custom.switches, complementaryProducts: store.country === 'SK' } },
  }))
  const eligible = { name: 'eligibleForSelling', type: 'boolean' as const, label: {} }
  return { ...catalogue, stores, categories, attributeDefinitions: [...catalogue.attributeDefinitions, eligible] }
}

/** What one browser did: `what` with products, a minute after each other. */
export async function addEvents(
  { db, now }: EngineContext,
  numbers: readonly number[],
  what: { readonly type?: string; readonly browser?: string; readonly properties?: object; readonly daysAgo?: number } = {},
): Promise<void> {
  const { type = 'view_item', browser = randomUUID(), properties = {}, daysAgo = 1 } = what
  const rows = numbers.map((number, index) => ({
    id: randomUUID(),
    type,
    occurred_at: new Date(Date.parse(now()) - daysAgo * 86_400_000 + index * 60_000).toISOString(),
    locale: 'sk-SK',
    browser_id: browser,
    customer_id: null,
    sku: skuOf(number),
    properties: JSON.stringify(properties),
  }))
  await db.insertInto('tracking_event').values(rows).execute()
}

/** Sets how many units of a product can be sold. */
export async function setUnits({ db }: EngineContext, number: number, units: number): Promise<void> {
  await db
    .updateTable('inventory_entry')
    .set(({ eb, ref }) => ({ available: units, loaded: eb(eb(ref('reserved'), '+', ref('sold')), '+', units) }))
    .where('sku', '=', skuOf(number))
    .execute()
}

/** A purchase of products that no order of the shop's own tables is. */
export function addPurchase(engine: EngineContext, numbers: readonly number[]): Promise<void> {
  return addEvents(engine, numbers, { type: 'purchase_item', properties: { purchase_id: randomUUID(), quantity: 1 } })
}

/** The payload of a question (REC-01). */
export function payloadOf(
  type: RecommendationType,
  more: Partial<ParamsOf<'getRecommendations'>> = {},
  locale: Locale = 'sk-SK',
): ParamsOf<'getRecommendations'> {
  const keys = recommendationKeysOf(locale)
  return {
    bloomreachCookie: BROWSER,
    typeId: keys[RECOMMENDATION_IDS[type]],
    domainId: keys.key,
    languageAndCountry: locale,
    ...more,
  }
}
