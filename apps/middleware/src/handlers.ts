import type { OperationName } from '@shop/contract'
import { validateAddress } from './address/validate-address.ts'
import type { OperationHandler } from './call/operation-call.ts'
import { addToCart } from './cart/add-to-cart.ts'
import { applyCartCoupon } from './cart/apply-cart-coupon.ts'
import { createCart } from './cart/create-cart.ts'
import { deleteCart } from './cart/delete-cart.ts'
import { getCart } from './cart/get-cart.ts'
import { getMe } from './cart/get-me.ts'
import { removeCartCoupon } from './cart/remove-cart-coupon.ts'
import { removeFromCart } from './cart/remove-from-cart.ts'
import { updateCart } from './cart/update-cart.ts'
import { updateCartItemChannel } from './cart/update-cart-item-channel.ts'
import { updateCartQuantity } from './cart/update-cart-quantity.ts'
import { getCategory } from './category/get-category.ts'
import { getCategoryUrls } from './category/get-category-addresses.ts'
import { getContent } from './content/get-content.ts'
import { getPage } from './content/get-page.ts'
import { listPages } from './content/list-pages.ts'
import { addBillingAddress } from './customer/add-billing-address.ts'
import { addShippingAddress } from './customer/add-shipping-address.ts'
import { customerChangeMyPassword } from './customer/change-my-password.ts'
import { customerConfirmEmailChange } from './customer/confirm-email-change.ts'
import { customerConfirmSignUp } from './customer/confirm-sign-up.ts'
import { customerUpdateMe } from './customer/customer-update-me.ts'
import { deleteBillingAddress } from './customer/delete-billing-address.ts'
import { deleteShippingAddress } from './customer/delete-shipping-address.ts'
import { isLoggedIn } from './customer/is-logged-in.ts'
import { customerResetPassword } from './customer/reset-password.ts'
import { setDefaultBillingAddress } from './customer/set-default-billing-address.ts'
import { setDefaultShippingAddress } from './customer/set-default-shipping-address.ts'
import { customerSignMeIn } from './customer/sign-me-in.ts'
import { customerSignMeUp } from './customer/sign-me-up.ts'
import { customerSignOut } from './customer/sign-out.ts'
import { updateBillingAddress } from './customer/update-billing-address.ts'
import { updateShippingAddress } from './customer/update-shipping-address.ts'
import { getPersonalizedDiscounts } from './discount/get-personalized-discounts.ts'
import { getVolumeDiscounts } from './discount/get-volume-discounts.ts'
import { getExtraGuarantees } from './guarantee/get-extra-guarantees.ts'
import { getInventory } from './inventory/get-inventory.ts'
import { getManualTexts } from './manual/get-manual-texts.ts'
import { confirmNewsletter } from './newsletter/confirm-newsletter.ts'
import { subscribeNewsletter } from './newsletter/subscribe-newsletter.ts'
import { withdrawNewsletter } from './newsletter/withdraw-newsletter.ts'
import { createMyOrderFromCart } from './order/create-my-order-from-cart.ts'
import { getOrders } from './order/get-orders.ts'
import { searchOrders } from './order/search-orders.ts'
import { createBankPayment } from './payment/create-bank-payment.ts'
import { createCodPayment } from './payment/create-cod-payment.ts'
import { getComparisonProducts } from './product/get-comparison-products.ts'
import { getComplementaryProductsBySku } from './product/get-complementary-products-by-sku.ts'
import { getProduct } from './product/get-product.ts'
import { getProductUrls } from './product/get-product-addresses.ts'
import { getRedirection } from './redirection/get-redirection.ts'
import { addReview } from './review/add-review.ts'
import { getReview } from './review/get-review.ts'
import { myReviews } from './review/my-reviews.ts'
import { reviewsSearch } from './review/reviews-search.ts'
import { recordSearchEvent } from './search/record-search-event.ts'
import { searchCatalogue } from './search/search-catalogue.ts'
import { suggestProducts } from './search/suggest-products.ts'
import { getShippingMethods } from './shipping/get-shipping-methods.ts'
import { getShippingMethodsWithoutId } from './shipping/get-shipping-methods-without-id.ts'
import { getStores } from './store/get-stores.ts'
import { validateVatNumber } from './vat/validate-vat-number.ts'

/** Who carries out each operation of the contract; an operation without handler does not compile. */
export const HANDLERS: { readonly [Name in OperationName]: OperationHandler<Name> } = {
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
}
