export {
  type AppliedDiscount,
  type Cart,
  type CartCustomFields,
  type CartDiscountCode,
  type CartDiscountSummary,
  type CartQuote,
  type CartState,
  type DiscountOnTotalPrice,
  type Personalisation,
  type ShippingInfo,
  UTM_SOURCE,
  withoutPayment,
} from './cart.ts'
export { requireOpenQuote, requireQuotedContent } from './cart-quote.ts'
export { type CartSums, cartSums, type DiscountRow, lineDiscounts, totalQuantity } from './cart-sums.ts'
export { goodsTotal, sumCart } from './cart-totals.ts'
export { addLine, quantityInCart, setLineQuantity, withoutLine } from './change-lines.ts'
export { formerUnitPrices, holdsOtherGoods } from './changes-elsewhere.ts'
export { type CheckoutReadiness, checkoutReadiness } from './checkout-readiness.ts'
export { emptyCart } from './empty-cart.ts'
export { type GuardedLine, withGuarantees } from './guarantee-lines.ts'
export { type LeftBehind, leftBehind } from './left-behind.ts'
export {
  COD_FEE_SLUG,
  type CustomLineItem,
  type DiscountedPricePerQuantity,
  type IncludedDiscountAmount,
  isChosenGoods,
  type LineItem,
  type LineItemVariant,
} from './line-item.ts'
export { adoptCart, mergeCarts } from './merge-carts.ts'
export { priceCart, recalculateCart } from './price-cart.ts'
export { shippingMethodsOfGoods } from './price-shipping.ts'
export type { CartPricing, GiftOffer, PricedProduct } from './pricing.ts'
export { SHARED_CART_DAYS, type SharedCart, type SharedCartLine, sharedLinesOf } from './shared-cart.ts'
export { type TaxNote, type TaxStatement, taxStatementOf } from './tax-statement.ts'
export { taxCustomLine } from './taxed-parts.ts'
