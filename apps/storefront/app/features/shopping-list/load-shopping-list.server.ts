import { localize } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import { effectivePrice, type ProductImage } from '@shop/domain/product'
import type { ShoppingList } from '@shop/domain/shopping-list'
import type { Translate } from '@shop/i18n'
import { findItems, hrefOfItem } from '../../catalogue/find-items.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { problemOf } from './shopping-list-problem.server.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A line of a list as its page shows it. */
export interface ShoppingListLine {
  readonly sku: string
  readonly quantity: number
  /** Missing where this market does not know the item. */
  readonly product?: { readonly name: string; readonly href: string; readonly image: ProductImage | undefined }
  /** Of one unit, gross, before discounts. */
  readonly unitPrice?: Money
  /** Why it cannot be ordered now. */
  readonly problem?: string
}

/** A list of the customer by the id of its URL. Throws the page that does not exist for any other. */
export async function findShoppingList(shop: ShopRequest, id: string): Promise<ShoppingList> {
  try {
    // Only an id has the form that the operation takes.
    const named = UUID.test(id) ? id : '00000000-0000-4000-8000-000000000000'
    return (await shop.client.call('getShoppingList', { id: named })).shoppingList
  } catch (error) {
    problemOf(shop, error)
    throw error
  }
}

/** The lines of a list with what the market says of them today. */
export async function describeLines(
  shop: ShopRequest,
  t: Translate,
  lineItems: ShoppingList['lineItems'],
): Promise<ShoppingListLine[]> {
  const { locale } = shop
  const items = await findItems(
    shop,
    lineItems.map(({ sku }) => sku),
  )
  return lineItems.map(({ sku, quantity }): ShoppingListLine => {
    const item = items.get(sku)
    if (!item) return { sku, quantity, problem: t('quickOrder.notSold') }
    const variant = [item.product.masterVariant, ...item.product.variants].find(candidate => candidate.sku === sku)
    const product = { name: localize(item.product.name, locale), href: hrefOfItem(shop, item), image: variant?.images[0] }
    if (!item.price) return { sku, quantity, product, problem: t('quickOrder.notSold') }
    return {
      sku,
      quantity,
      product,
      unitPrice: effectivePrice(item.price),
      ...(item.available > 0 ? {} : { problem: t('product.outOfStock') }),
    }
  })
}
