import { localize } from '@shop/domain/market'
import type { ProductProjection } from '@shop/domain/product'
import type { QuickOrderItem } from '@shop/domain/quick-order'
import type { ShopRequest } from '../request/request-context.server.ts'

/** Most SKUs that `getProduct` takes. */
const SKUS_AT_ONCE = 100

/** A SKU that the market knows, with its product. */
export interface FoundItem extends QuickOrderItem {
  readonly product: ProductProjection
}

/** What the market knows of SKUs, by SKU; those it does not know are missing. */
export async function findItems({ client, language }: ShopRequest, skus: readonly string[]): Promise<Map<string, FoundItem>> {
  const parts = Array.from({ length: Math.ceil(skus.length / SKUS_AT_ONCE) }, (_, part) =>
    skus.slice(part * SKUS_AT_ONCE, (part + 1) * SKUS_AT_ONCE),
  )
  const answers = await Promise.all(
    parts.map(part => client.call('getProduct', { skus: part, limit: SKUS_AT_ONCE, locale: language })),
  )
  const found = answers.flatMap(({ products }) => products.results)
  return new Map(
    found.flatMap(product =>
      [product.masterVariant, ...product.variants].map(({ sku, price, availability }): [string, FoundItem] => [
        sku,
        { sku, product, available: availability.noChannel.availableQuantity, ...(price ? { price } : {}) },
      ]),
    ),
  )
}

/** The page of an item, with its variant chosen. */
export function hrefOfItem({ hrefs, locale }: Pick<ShopRequest, 'hrefs' | 'locale'>, { sku, product }: FoundItem): string {
  return hrefs.product(localize(product.slug, locale), sku === product.masterVariant.sku ? undefined : sku)
}
