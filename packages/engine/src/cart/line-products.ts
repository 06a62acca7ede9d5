import { isDeepStrictEqual } from 'node:util'
import type { Cart, LineItem } from '@shop/domain/cart'

/** What changes of a line while it is in a cart; all else of it is its product. */
type ChangingFields = 'id' | 'orderHint' | 'quantity' | 'discountedPricePerQuantity' | 'totalPrice' | 'taxedPrice'

/**
 * What a line copied of its product, its price and its channels, which is stored next to the document of the cart: it stays as
 * it is while units and discounts change. Next to documents of version 3 there are only texts, pictures and attributes.
 */
export interface LineProduct
  extends Omit<LineItem, ChangingFields | 'variant'>,
    Pick<LineItem['variant'], 'images' | 'attributes'> {}

/** Products of lines as their column holds them, by the id of the line. */
export type LineProducts = Readonly<Record<string, LineProduct>>

/** Carts whose products of lines are known to be stored as they are. */
const stored = new WeakSet<Cart>()

/** Notes that the products of a cart's lines are stored as the cart has them. */
export function noteStoredProducts(cart: Cart): void {
  stored.add(cart)
}

/** The text of the products of a cart's lines for their column. */
export function writeLineProducts({ lineItems }: Pick<Cart, 'lineItems'>): string {
  return JSON.stringify(Object.fromEntries(lineItems.map(line => [line.id, lineProductOf(line)])))
}

/** The part of a line that is stored as its product. */
function lineProductOf(line: LineItem): LineProduct {
  const { id: _id, orderHint: _hint, quantity: _quantity, variant, ...rest } = line
  const { discountedPricePerQuantity: _discounted, totalPrice: _total, taxedPrice: _taxed, ...product } = rest
  return { ...product, images: variant.images, attributes: variant.attributes }
}

/** Whether a product that was read is all that is stored of one now. */
export function isWholeProduct(product: Partial<LineProduct>): boolean {
  return product.price !== undefined
}

/** Whether the products of the lines of `after` are stored already, as those of the cart it came from. */
export function hasStoredProducts(before: Cart, after: Cart): boolean {
  if (!stored.has(before) || before.lineItems.length !== after.lineItems.length) return false
  return after.lineItems.every((line, place) => {
    const known = before.lineItems[place]
    return known?.id === line.id && hasSameProduct(known, line)
  })
}

/** The fields of a product that are compared; pictures and attributes are those of the variant. */
const FIELDS = [
  ...['productId', 'name', 'productSlug', 'productType', 'brand', 'variant', 'isFreight', 'type', 'price', 'priceMode'],
  ...['lineItemMode', 'taxRate', 'supplyChannel', 'distributionChannel', 'custom'],
] as readonly (keyof LineItem)[]

function hasSameProduct(one: LineItem, other: LineItem): boolean {
  // A change copies what it does not change, so that the same objects are the rule.
  return FIELDS.every(field => one[field] === other[field]) || isDeepStrictEqual(lineProductOf(one), lineProductOf(other))
}
