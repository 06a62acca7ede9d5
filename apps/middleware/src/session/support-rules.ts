import type { OperationName } from '@shop/contract/operations'
import type { Session } from '@shop/engine/session'
import { Refusal } from '../error/wire-error.ts'

/**
 * What may be called in a session in which someone of the shop looks at it as a customer: reading, and helping with the cart and the
 * addresses. All else is refused, also what is added later: ordering, paying, ways to sign in, consent, and what a customer declares.
 */
const OPEN_TO_SUPPORT: ReadonlySet<OperationName> = new Set<OperationName>([
  'getMe',
  'isLoggedIn',
  'customerSignOut',
  'customerSignMeIn',
  'openSupportSession',
  'addShippingAddress',
  'updateShippingAddress',
  'deleteShippingAddress',
  'setDefaultShippingAddress',
  'addBillingAddress',
  'updateBillingAddress',
  'deleteBillingAddress',
  'setDefaultBillingAddress',
  'getLoginProviders',
  'getMySecurity',
  'recordConsent',
  'view-item',
  'view-category',
  'cart-update',
  'consent',
  'checkout',
  'recommendation',
  'getTrackedItems',
  'recordWebVitals',
  'recordBrowserErrors',
  'getCart',
  'getSharedCart',
  'createCart',
  'addToCart',
  'addItemsToCart',
  'removeFromCart',
  'updateCartQuantity',
  'applyCartCoupon',
  'removeCartCoupon',
  'updateCartItemChannel',
  'updateCart',
  'quoteDelivery',
  'deleteCart',
  'validateVatNumber',
  'validateAddress',
  'suggestAddresses',
  'findSuggestedAddress',
  'getOrders',
  'getEarlierOrders',
  'getOrderStatus',
  'searchOrders',
  'getProduct',
  'getProductUrls',
  'getSkusByEan',
  'getComparisonProducts',
  'getProductRelations',
  'getComplementaryProductsBySku',
  'getRecommendations',
  'searchCatalogue',
  'recordSearch',
  'suggestProducts',
  'recordSearchEvent',
  'getReview',
  'reviewsSearch',
  'getLatestReviews',
  'myReviews',
  'getCategory',
  'getCategoryUrls',
  'getContent',
  'getPage',
  'getArticle',
  'listArticles',
  'listPages',
  'getManualTexts',
  'getRedirection',
  'getMyCompany',
  'getApprovalRequests',
  'getStores',
  'getPersonalizedDiscounts',
  'getPersonalPrices',
  'getVolumeDiscounts',
  'getLoyaltyProgress',
  'getExtraGuarantees',
  'getInventory',
  'getShippingMethods',
  'getShippingMethodsWithoutId',
  'getProviderMethods',
])

/** Whether an operation may be called in a session for support. */
export function isOpenToSupport(operation: OperationName): boolean {
  return OPEN_TO_SUPPORT.has(operation)
}

/** Refuses a session for support. Throws `Refusal` `Forbidden`. */
export function requireOwnSession({ supportActor }: Session): void {
  if (supportActor === undefined) return
  throw new Refusal({ code: 'Forbidden', message: 'A session for support cannot do this in the place of the customer' })
}
