import { validateAddress } from './address/index.ts'
import {
  addToCart,
  applyCartCoupon,
  createCart,
  deleteCart,
  getCart,
  getMe,
  removeCartCoupon,
  removeFromCart,
  updateCart,
  updateCartItemChannel,
  updateCartQuantity,
} from './cart/index.ts'
import { getCategory, getCategoryUrls } from './category/index.ts'
import { getContent, getPage, listPages } from './content/index.ts'
import {
  addBillingAddress,
  addShippingAddress,
  customerChangeMyPassword,
  customerConfirmEmailChange,
  customerConfirmSignUp,
  customerResetPassword,
  customerSignMeIn,
  customerSignMeUp,
  customerSignOut,
  customerUpdateMe,
  deleteBillingAddress,
  deleteShippingAddress,
  isLoggedIn,
  setDefaultBillingAddress,
  setDefaultShippingAddress,
  updateBillingAddress,
  updateShippingAddress,
} from './customer/index.ts'
import { getPersonalizedDiscounts, getVolumeDiscounts } from './discount/index.ts'
import { getExtraGuarantees } from './guarantee/index.ts'
import { getInventory } from './inventory/index.ts'
import { getManualTexts } from './manual/index.ts'
import { confirmNewsletter, subscribeNewsletter, withdrawNewsletter } from './newsletter/index.ts'
import { createMyOrderFromCart, getOrders, searchOrders } from './order/index.ts'
import { createBankPayment, createCodPayment } from './payment/index.ts'
import { getComparisonProducts, getComplementaryProductsBySku, getProduct, getProductUrls } from './product/index.ts'
import { getRedirection } from './redirection/index.ts'
import { addReview, getReview, myReviews, reviewsSearch } from './review/index.ts'
import { recordSearchEvent, searchCatalogue, suggestProducts } from './search/index.ts'
import { getShippingMethods, getShippingMethodsWithoutId } from './shipping/index.ts'
import { getStores } from './store/index.ts'
import { validateVatNumber } from './vat/index.ts'

/** Every operation of the middleware; the table that routes, the reference and the clients derive from. */
export const OPERATIONS = {
  getMe,
  getCart,
  isLoggedIn,
  customerSignMeUp,
  customerConfirmSignUp,
  customerSignMeIn,
  customerSignOut,
  customerChangeMyPassword,
  customerResetPassword,
  customerUpdateMe,
  customerConfirmEmailChange,
  addShippingAddress,
  updateShippingAddress,
  deleteShippingAddress,
  setDefaultShippingAddress,
  addBillingAddress,
  updateBillingAddress,
  deleteBillingAddress,
  setDefaultBillingAddress,
  subscribeNewsletter,
  confirmNewsletter,
  withdrawNewsletter,
  createCart,
  addToCart,
  removeFromCart,
  updateCartQuantity,
  applyCartCoupon,
  removeCartCoupon,
  updateCartItemChannel,
  updateCart,
  validateVatNumber,
  validateAddress,
  deleteCart,
  createMyOrderFromCart,
  getProduct,
  getProductUrls,
  searchCatalogue,
  suggestProducts,
  recordSearchEvent,
  getComparisonProducts,
  getComplementaryProductsBySku,
  getReview,
  reviewsSearch,
  addReview,
  myReviews,
  getCategory,
  getCategoryUrls,
  getContent,
  getPage,
  listPages,
  getManualTexts,
  getRedirection,
  getOrders,
  searchOrders,
  getStores,
  getPersonalizedDiscounts,
  getVolumeDiscounts,
  getExtraGuarantees,
  getInventory,
  getShippingMethods,
  getShippingMethodsWithoutId,
  createBankPayment,
  createCodPayment,
} as const

export type OperationName = keyof typeof OPERATIONS
