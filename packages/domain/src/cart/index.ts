export type { Cart, CartCustomFields, CartDiscountCode, CartState, ShippingInfo, TaxMode } from './cart.ts'
export { goodsTotal, priceLineItem, recalculateCart } from './cart-totals.ts'
export { addLine, MAX_LINE_ITEMS, quantityInCart, removeLine, setLineQuantity } from './change-lines.ts'
export { type CheckoutReadiness, checkoutReadiness } from './checkout-readiness.ts'
export { emptyCart } from './empty-cart.ts'
export {
  COD_FEE_SLUG,
  type CustomLineItem,
  type DiscountedPricePerQuantity,
  type LineItem,
  type LineItemVariant,
} from './line-item.ts'
export { withoutPayment } from './payment-reset.ts'
