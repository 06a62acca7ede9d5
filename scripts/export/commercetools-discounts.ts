import type { CartDiscountDraft, CartDiscountTarget, DiscountCodeDraft, PatternComponent } from '@shop/domain/discount'
import type { VariantPlace } from '@shop/engine/takeover'

/**
 * A discount as a draft of commercetools. A gift is named there by its product and the place of the variant: `gifts` has them by item
 * number. Undefined for a gift that is not among them.
 */
export function discountResource(discount: CartDiscountDraft, gifts: ReadonlyMap<string, VariantPlace>): object | undefined {
  const { id: _id, target, value, stores, cartPredicate, custom, ...same } = discount
  const reduction = value.type === 'giftLineItem' ? giftOf(gifts.get(value.sku)) : value
  if (!reduction) return undefined
  return {
    ...same,
    cartPredicate: predicateOf(cartPredicate),
    ...(target ? { target: targetOf(target) } : {}),
    value: reduction,
    stores: stores.map(storeOf),
    ...(Object.keys(custom).length > 0
      ? { custom: { type: { typeId: 'type', key: 'anvil-cart-discount' }, fields: custom } }
      : {}),
  }
}

function giftOf(place: VariantPlace | undefined): object | undefined {
  if (!place) return undefined
  return { type: 'giftLineItem', product: { typeId: 'product', key: place.productKey }, variantId: place.variantId }
}

/**
 * A code as a draft of commercetools; `keys` are those of the exported discounts by id. Undefined for one that grants another.
 */
export function codeResource(
  { id: _id, cartDiscountIds, cartPredicate, stores, ...same }: DiscountCodeDraft,
  keys: ReadonlyMap<string, string>,
): object | undefined {
  if (!cartDiscountIds.every(id => keys.has(id))) return undefined
  return {
    ...same,
    cartPredicate: predicateOf(cartPredicate),
    cartDiscounts: cartDiscountIds.map(id => ({ typeId: 'cart-discount', key: keys.get(id) })),
    stores: stores.map(storeOf),
  }
}

function storeOf({ key }: { readonly key: string }): object {
  return { typeId: 'store', key }
}

/** commercetools writes `1=1` for all. */
function predicateOf(predicate: string): string {
  return predicate === 'true' ? '1=1' : predicate
}

function targetOf(target: CartDiscountTarget): object {
  switch (target.type) {
    case 'shipping':
    case 'totalPrice':
      return target
    case 'pattern':
      return {
        ...target,
        triggerPattern: target.triggerPattern.map(componentOf),
        targetPattern: target.targetPattern.map(componentOf),
      }
    default:
      return { ...target, predicate: predicateOf(target.predicate) }
  }
}

function componentOf({ predicate, count }: PatternComponent): object {
  return { type: 'CountOnLineItemUnits', predicate: predicateOf(predicate), minCount: count, maxCount: count }
}
