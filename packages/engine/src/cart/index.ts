export { addLineItem, type LineItemDraft } from './add-line-item.ts'
export { applyDiscountCode, removeDiscountCode } from './cart-discount-codes.ts'
export { restoreCart, signCartLink } from './cart-link.ts'
export { CartMemory } from './cart-memory.ts'
export type { CartRequest } from './cart-request.ts'
export { changeLineItemQuantity, removeLineItem, setLineItemChannel } from './change-line-item.ts'
export { createCart, requireLanguage } from './create-cart.ts'
export { deleteAbandonedCarts, deleteCart } from './delete-cart.ts'
export type { CartCatalogue, CartContext } from './load-cart.ts'
export { openCart } from './open-cart.ts'
export { quoteDelivery } from './quote-delivery.ts'
export {
  type CartVersion,
  findActiveCartVersion,
  findNewerCartVersions,
  findOwnCart,
  getActiveCart,
  requireOwnCart,
} from './read-carts.ts'
export { setVatValidation, type VatValidation } from './set-vat-validation.ts'
export { type CartUpdateAction, updateCart } from './update-cart.ts'
