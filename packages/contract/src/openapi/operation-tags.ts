import type { OperationName } from '../operations.ts'

/** The noun under which the reference lists each operation. */
export const OPERATION_TAGS: Readonly<Record<OperationName, string>> = {
  getMe: 'cart',
  createCart: 'cart',
  addToCart: 'cart',
  removeFromCart: 'cart',
  updateCartQuantity: 'cart',
  applyCartCoupon: 'cart',
  removeCartCoupon: 'cart',
  updateCartItemChannel: 'cart',
  updateCart: 'cart',
  deleteCart: 'cart',
  isLoggedIn: 'customer',
  getProduct: 'product',
  getCategory: 'category',
  getPersonalizedDiscounts: 'discount',
  getVolumeDiscounts: 'discount',
  getExtraGuarantees: 'guarantee',
  getInventory: 'inventory',
  getStores: 'store',
  getShippingMethodsWithoutId: 'shipping',
  createBankPayment: 'payment',
  createCodPayment: 'payment',
  createMyOrderFromCart: 'order',
  getOrders: 'order',
}
