import type { FieldValue, PredicateCart, PredicateLine } from '../discount/index.ts'
import { effectivePrice } from '../product/index.ts'
import type { Cart } from './cart.ts'
import type { CustomLineItem, LineItem } from './line-item.ts'
import type { CartPricing, PricedProduct } from './pricing.ts'

/** A line as predicates of discounts see it; its value is what it costs before cart discounts. */
function predicateLineOf(line: LineItem, pricing: Pick<CartPricing, 'facts'>): PredicateLine {
  const facts = pricing.facts.get(line.variant.sku)
  const unit = effectivePrice(line.price).centAmount
  return {
    field: path => fieldOfLine(line, facts, path),
    quantity: line.quantity,
    totalCent: unit * line.quantity,
  }
}

function fieldOfLine(line: LineItem, facts: PricedProduct | undefined, path: string): FieldValue {
  switch (path) {
    case 'sku':
      return line.variant.sku
    case 'brand':
    case 'attributes.brand':
      return line.brand
    case 'type':
      return line.type
    case 'quantity':
      return line.quantity
    case 'lineItemMode':
      return line.lineItemMode
    case 'isFreight':
      return line.isFreight
    case 'price.centAmount':
      return effectivePrice(line.price).centAmount
    case 'product.id':
      return line.productId
    case 'product.key':
      return facts?.productKey
    case 'productType.key':
      return line.productType.key
    case 'categories.id':
      return facts?.categoryIds
    case 'categories.key':
      return facts?.categoryKeys
    case 'custom.parentSku':
      return line.custom.parentSku
    case 'attributes.volumeDiscountGroup':
      return facts?.volumeDiscountGroup
    default:
      return attributeOf(line, path)
  }
}

function attributeOf(line: LineItem, path: string): FieldValue {
  const name = path.startsWith('attributes.') ? path.slice('attributes.'.length) : undefined
  const value: unknown = line.variant.attributes.find(attribute => attribute.name === name)?.value
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}

/** A line without product as predicates see it: by its slug. */
export function predicateCustomLineOf(line: CustomLineItem): PredicateLine {
  return {
    field: path => (path === 'slug' ? line.slug : undefined),
    quantity: line.quantity,
    totalCent: line.money.centAmount * line.quantity,
  }
}

/** A cart as predicates of discounts see it; gifts are no lines of it, else a gift could earn another one. */
export function predicateCartOf(
  cart: Cart,
  lines: readonly LineItem[],
  pricing: Pick<CartPricing, 'facts' | 'customerGroupKey' | 'market'>,
): PredicateCart {
  const bought = lines.filter(line => line.lineItemMode === 'Standard').map(line => predicateLineOf(line, pricing))
  const fields: Readonly<Record<string, FieldValue>> = {
    country: cart.country,
    currency: pricing.market.currency,
    taxMode: cart.taxMode,
    totalPrice: bought.reduce((sum, line) => sum + line.totalCent, 0),
    customerEmail: cart.customerEmail,
    'store.key': cart.store.key,
    'customer.id': cart.customerId,
    'customer.customerGroup.key': pricing.customerGroupKey,
    'shippingAddress.country': cart.shippingAddress?.country,
    'shippingAddress.postalCode': cart.shippingAddress?.postalCode,
    'shippingAddress.city': cart.shippingAddress?.city,
    'billingAddress.country': cart.billingAddress?.country,
    'billingAddress.postalCode': cart.billingAddress?.postalCode,
    'billingAddress.city': cart.billingAddress?.city,
    'custom.utmSource': cart.custom.utmSource,
  }
  return {
    field: path => (Object.hasOwn(fields, path) ? fields[path] : undefined),
    lines: bought,
    currencyCode: pricing.market.currency,
  }
}
