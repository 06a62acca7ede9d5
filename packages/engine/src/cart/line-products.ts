import { isDeepStrictEqual } from 'node:util'
import type { Cart, LineItem } from '@shop/domain/cart'

/** What a line copied of its product, which is stored next to the document of the cart. */
export interface LineProduct extends Pick<LineItem, 'name' | 'productSlug'>, Pick<LineItem['variant'], 'images' | 'attributes'> {}

/** Products of lines as their column holds them, by the id of the line. */
export type LineProducts = Readonly<Record<string, LineProduct>>

/** A line as a document of the current version holds it; older ones and gifts of the same shape have all of it. */
export interface BareLine
  extends Omit<LineItem, 'name' | 'productSlug' | 'variant'>,
    Partial<Pick<LineItem, 'name' | 'productSlug'>> {
  readonly variant: Pick<LineItem['variant'], 'id' | 'sku'> & Partial<Pick<LineItem['variant'], 'images' | 'attributes'>>
}

/** A cart as its document holds it. */
export interface BareLinesCart extends Omit<Cart, 'lineItems'> {
  readonly lineItems: readonly BareLine[]
}

/** Carts whose products of lines are known to be stored as they are. */
const stored = new WeakSet<Cart>()

/** Notes that the products of a cart's lines are stored as the cart has them. */
export function noteStoredProducts(cart: Cart): void {
  stored.add(cart)
}

/** A cart without what its lines copied of their products. */
export function withoutLineProducts(cart: Cart): BareLinesCart {
  return {
    ...cart,
    lineItems: cart.lineItems.map(({ name: _name, productSlug: _slug, variant: { id, sku }, ...line }) => ({
      ...line,
      variant: { id, sku },
    })),
  }
}

/** The text of the products of a cart's lines for their column. */
export function writeLineProducts({ lineItems }: Pick<Cart, 'lineItems'>): string {
  return JSON.stringify(Object.fromEntries(lineItems.map(line => [line.id, lineProductOf(line)])))
}

function lineProductOf({ name, productSlug, variant: { images, attributes } }: LineItem): LineProduct {
  return { name, productSlug, images, attributes }
}

/** A stored cart with the products of its lines. Throws for a line that has none: it could not be shown or ordered. */
export function withLineProducts(cart: BareLinesCart, products: LineProducts): Cart {
  let isStored = true
  const whole = {
    ...cart,
    lineItems: cart.lineItems.map((line): LineItem => {
      // A document that was written before, or by a release before, has them in its lines.
      if (isWhole(line)) {
        isStored = false
        return line
      }
      const product = products[line.id]
      if (!product) throw new Error(`Line ${line.id} of cart ${cart.id} has no product`)
      const { name, productSlug, images, attributes } = product
      return { ...line, name, productSlug, variant: { ...line.variant, images, attributes } }
    }),
  }
  if (isStored) stored.add(whole)
  return whole
}

function isWhole(line: BareLine): line is LineItem {
  return line.variant.attributes !== undefined
}

/** Whether the products of the lines of `after` are stored already, as those of the cart it came from. */
export function hasStoredProducts(before: Cart, after: Cart): boolean {
  if (!stored.has(before) || before.lineItems.length !== after.lineItems.length) return false
  const lines = new Map(before.lineItems.map(line => [line.id, line]))
  return after.lineItems.every(line => {
    const known = lines.get(line.id)
    return known !== undefined && hasSameProduct(known, line)
  })
}

function hasSameProduct(one: LineItem, other: LineItem): boolean {
  const isSame = one.variant === other.variant && one.name === other.name && one.productSlug === other.productSlug
  return isSame || isDeepStrictEqual(lineProductOf(one), lineProductOf(other))
}
