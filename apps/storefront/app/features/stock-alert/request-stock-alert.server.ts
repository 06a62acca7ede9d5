import { OperationError } from '@shop/contract'
import { localize } from '@shop/domain/market'
import { newsletterEmailOf } from '@shop/domain/newsletter'
import { SKU_PATTERN } from '@shop/domain/product'
import type { ShopRequest } from '../../request/request-context.server.ts'

/** What came of the form, or of the link of a mail. */
export type StockAlertAnswer =
  | { readonly is: 'noted' | 'sent' | 'expired' }
  | { readonly is: 'refused'; readonly why: 'email' | 'too-many'; readonly typed: string }

/** Sends the form: asks for a mail about an item. */
export async function requestStockAlert({ client, locale }: ShopRequest, sku: string, typed: string): Promise<StockAlertAnswer> {
  const email = newsletterEmailOf(typed)
  if (email === undefined) return { is: 'refused', why: 'email', typed }
  try {
    const { isConfirmed } = (await client.call('requestStockAlert', { sku, email, locale })).stockAlert
    return { is: isConfirmed ? 'noted' : 'sent' }
  } catch (error) {
    if (!(error instanceof OperationError) || error.statusCode >= 500) throw error
    return { is: 'refused', why: error.has('TooManyRequests') ? 'too-many' : 'email', typed }
  }
}

/** The item that the page is about: its number, name and page, and whether it is there to be bought; undefined where the market does not sell it. */
export async function findAlertItem({ client, language, locale, hrefs }: ShopRequest, sku: string | null) {
  if (sku === null || !SKU_PATTERN.test(sku)) return undefined
  const { products } = await client.call('getProduct', { skus: [sku], locale: language })
  const [product] = products.results
  const variant = product && [product.masterVariant, ...product.variants].find(candidate => candidate.sku === sku)
  if (!variant) return undefined
  const href = hrefs.product(localize(product.slug, language), sku)
  return { sku, name: localize(product.name, locale), href, isOnStock: variant.availability.noChannel.isOnStock }
}
