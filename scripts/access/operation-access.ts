import type { OperationName } from '@shop/contract/operations'
import { recommendationKeysOf } from '@shop/domain/recommendation'
import type { RuleName } from './access-rules.ts'
import type { Belongings, Proof } from './belongings.ts'

/** What an operation lets whom do. */
export interface OperationAccess {
  readonly rule: RuleName
  /** What is asked for, by what a caller names and what they can show for it; the example of the contract fills in the rest. */
  readonly names?: (its: Belongings, by: Proof) => object
  /** Whether it takes something away, so that the owner does it after everything else. */
  readonly isLast?: true | 'very'
  /** Set where it begins a session, so that it is not tried by each caller. */
  readonly leaves?: 'session'
}

const open: OperationAccess = { rule: 'public' }
const secret: OperationAccess = { rule: 'secret' }
const noted: OperationAccess = { rule: 'form' }

/** A form that knows an e-mail address. */
const formOf = (rest: (its: Belongings) => object): OperationAccess => ({ rule: 'form', names: rest })
const cartAlone = (rest: (by: Proof) => object = () => ({})): OperationAccess => ({
  rule: 'ofSession',
  names: (its, by) => ({ id: its.cart.id, version: undefined, ...rest(by) }),
})
const cart = (rest: (its: Belongings) => object = () => ({})): OperationAccess => ({
  rule: 'ofSession',
  names: its => ({ id: its.cart.id, version: its.cart.version, ...rest(its) }),
})
const line = (its: Belongings) => ({ lineItem: { id: its.cart.lineItemId } })
const payment = (its: Belongings, paymentInterface: string) => ({
  draft: {
    paymentMethodInfo: { paymentInterface, name: { en: 'Payment' } },
    amountPlanned: { currencyCode: 'EUR', centAmount: its.cart.centAmount },
  },
})
const shipping = (its: Belongings) => its.addressId
const billing = (its: Belongings) => its.billingAddressId
const changedAddress = (idOf: (its: Belongings) => string): OperationAccess => ({
  rule: 'ofCustomer',
  names: its => ({ customer: its.customer, address: { ...its.address, id: idOf(its) } }),
})
const namedAddress = (idOf: (its: Belongings) => string): OperationAccess => ({
  rule: 'ofCustomer',
  names: its => ({ customer: its.customer, address: { id: idOf(its) } }),
})
const inCompany = (its: Belongings) => ({ version: its.companyVersion })
const returnTo = ({ host }: Proof) => ({ returnUrl: `http://${host}/checkout/payment-return` })
const inOrder = (rest: (its: Belongings) => object = () => ({})): OperationAccess => ({
  rule: 'ofAccess',
  names: (its, { accessToken }) => ({ accessToken, orderNumber: its.orderNumber, ...rest(its) }),
})

/** Every operation of the contract, and whom it lets do what. One without a row does not compile. */
export const OPERATION_ACCESS: Readonly<Record<OperationName, OperationAccess>> = {
  getMe: { rule: 'self' },
  isLoggedIn: { rule: 'self' },
  customerSignMeUp: { rule: 'form', leaves: 'session' },
  customerSignMeUpFromOrder: { ...secret, leaves: 'session' },
  customerConfirmSignUp: secret,
  customerSignMeIn: { rule: 'secret', names: its => ({ email: its.email, password: 'Wrong-sword-1' }) },
  openSupportSession: { ...secret, leaves: 'session' },
  customerSignOut: { rule: 'self', isLast: true },
  customerChangeMyPassword: { rule: 'customer', isLast: true },
  customerResetPassword: secret,
  customerUpdateMe: { rule: 'ofCustomer', names: its => ({ customer: its.customer, data: { firstName: 'Nina' } }) },
  customerConfirmEmailChange: { rule: 'customer' },
  addShippingAddress: { rule: 'ofCustomer', names: its => ({ customer: its.customer, address: its.address }) },
  updateShippingAddress: changedAddress(shipping),
  deleteShippingAddress: { ...namedAddress(shipping), isLast: true },
  setDefaultShippingAddress: namedAddress(shipping),
  addBillingAddress: { rule: 'ofCustomer', names: its => ({ customer: its.customer, address: its.address }) },
  updateBillingAddress: changedAddress(billing),
  deleteBillingAddress: { ...namedAddress(billing), isLast: true },
  setDefaultBillingAddress: namedAddress(billing),

  getLoginProviders: open,
  getProviderDeletion: secret,
  beginProviderSignIn: open,
  finishProviderSignIn: secret,
  linkProviderAccount: secret,
  proveProviderEmail: secret,
  getMySecurity: { rule: 'customer' },
  unlinkProvider: { rule: 'customer', isLast: true },
  endOtherSessions: { rule: 'customer', isLast: true },
  beginPasskey: { rule: 'customer', isLast: true },
  addPasskey: { rule: 'customer', isLast: true },
  renamePasskey: { rule: 'ofCustomer', names: its => ({ id: its.passkeyId }) },
  removePasskey: { rule: 'ofCustomer', names: its => ({ id: its.passkeyId }), isLast: true },
  beginPasskeySignIn: noted,
  passkeySignIn: secret,

  subscribeNewsletter: formOf(its => ({ email: its.email })),
  confirmNewsletter: secret,
  withdrawNewsletter: secret,
  getMailPreferences: secret,
  updateMailPreferences: secret,
  changeMailPreference: { rule: 'customer', names: (_its, { locale }) => ({ locale }) },
  unsubscribeMail: secret,
  requestStockAlert: noted,
  confirmStockAlert: secret,
  getMyCompany: { rule: 'customer' },
  createCompany: { rule: 'customer', isLast: true },
  updateCompany: { rule: 'customer', isLast: true },
  inviteAssociate: { rule: 'customer', isLast: true },
  withdrawInvitation: { rule: 'ofCustomer', names: its => ({ ...inCompany(its), id: its.invitationId }), isLast: true },
  changeAssociate: { rule: 'ofCustomer', names: its => ({ ...inCompany(its), id: its.associateId }) },
  removeAssociate: { rule: 'ofCustomer', names: its => ({ ...inCompany(its), id: its.associateId }), isLast: 'very' },
  requestApproval: {
    ...cart(its => ({ amountPlanned: { currencyCode: 'EUR', centAmount: its.cart.centAmount } })),
    rule: 'ofCustomer',
    isLast: true,
  },
  getApprovalRequests: { rule: 'customer' },
  approveRequest: {
    rule: 'ofCustomer',
    names: its => ({ id: its.approvalId, amountPlanned: { currencyCode: 'EUR', centAmount: 1 } }),
  },
  rejectRequest: { rule: 'ofCustomer', names: its => ({ id: its.approvalId }), isLast: true },
  payRequestOnAccount: {
    rule: 'ofCustomer',
    names: its => ({ id: its.ownApprovalId, amountPlanned: { currencyCode: 'EUR', centAmount: 1 } }),
  },
  withdrawApprovalRequest: { rule: 'ofCustomer', names: its => ({ id: its.ownApprovalId }), isLast: true },
  getCompanyInvitation: secret,
  acceptCompanyInvitation: secret,
  recordConsent: noted,
  createSupportCase: formOf(its => ({ draftId: its.draftId, customerEmail: its.email })),
  createWithdrawal: formOf(its => ({
    draftId: its.draftId,
    orderNumber: its.orderNumber,
    email: its.email,
  })),
  requestPrivacy: formOf(its => ({ email: its.email })),
  requestMyPrivacy: { rule: 'customer', isLast: true },
  getPrivacyRequest: secret,
  confirmPrivacyRequest: secret,
  downloadPrivacyExport: secret,

  'view-item': noted,
  'view-category': noted,
  'cart-update': formOf(its => ({ cart_id: its.cart.id })),
  'customer-update': noted,
  consent: noted,
  'customer-consent': noted,
  'newsletter-doi': formOf(its => ({ email: its.email })),
  checkout: formOf(its => ({ cart_id: its.cart.id })),
  recommendation: noted,
  'email-capture': formOf(its => ({ email: its.email, cart_id: its.cart.id })),
  getTrackedItems: open,
  recordWebVitals: noted,
  recordBrowserErrors: noted,

  getCart: cartAlone(),
  createCart: { rule: 'self', isLast: true },
  createExpressCart: {
    rule: 'self',
    names: its => ({ lineItem: { product: { sku: its.sku }, quantity: 1 } }),
    isLast: true,
  },
  restoreCart: {
    rule: 'secret',
    names: its => ({ id: its.cart.id, version: its.cart.version, link: 'invented.link' }),
  },
  shareCart: cartAlone(),
  getSharedCart: { rule: 'secret', names: () => ({ token: '0'.repeat(32) }) },
  handOverCart: cartAlone(() => ({ country: 'FR' })),
  takeOverCart: {
    rule: 'secret',
    names: its => ({ id: its.cart.id, version: its.cart.version, link: 'invented-link' }),
  },
  getLeftBehind: { rule: 'secret', names: its => ({ id: its.cart.id, link: 'invented-link' }) },
  addToCart: cart(its => ({ product: { sku: its.sku }, quantity: 1 })),
  addItemsToCart: cart(its => ({ lineItems: [{ sku: its.sku, quantity: 1 }] })),
  removeFromCart: { ...cart(line), isLast: true },
  updateCartQuantity: cart(its => ({ ...line(its), quantity: 2 })),
  applyCartCoupon: cart(),
  removeCartCoupon: cart(),
  updateCartItemChannel: cart(line),
  updateCart: cart(its => ({ actions: [{ action: 'setCustomerEmail', email: its.email }] })),
  quoteDelivery: cartAlone(({ country }) => ({ shippingAddress: { country } })),
  getShoppingLists: { rule: 'customer' },
  getShoppingList: { rule: 'ofCustomer', names: its => ({ id: its.shoppingList.id }) },
  createShoppingList: { rule: 'customer', names: its => ({ draftId: its.draftId }) },
  updateShoppingList: {
    rule: 'ofCustomer',
    names: its => ({ ...its.shoppingList, actions: [{ action: 'changeName', name: 'Yard' }] }),
  },
  getWishList: { rule: 'customer' },
  updateWishList: { rule: 'customer', names: its => ({ name: 'Wish list', add: [its.sku] }) },
  deleteShoppingList: { rule: 'ofCustomer', names: its => its.shoppingList, isLast: true },
  getQuotes: { rule: 'customer' },
  getQuote: { rule: 'ofCustomer', names: its => ({ id: its.quote.id }) },
  getQuoteDocument: { rule: 'ofCustomer', names: its => ({ id: its.quote.id }) },
  createQuoteRequest: { rule: 'customer', names: its => ({ draftId: its.draftId }) },
  acceptQuote: { rule: 'ofCustomer', names: its => ({ id: its.quote.id }), isLast: true },
  renegotiateQuote: { rule: 'ofCustomer', names: its => ({ ...its.quote, comment: 'Two of them' }), isLast: true },
  leaveQuote: { rule: 'customer', isLast: true },
  declineQuote: { rule: 'ofCustomer', names: its => its.quote, isLast: true },
  validateVatNumber: cart(),
  validateAddress: { rule: 'public', names: (its, { country }) => ({ address: { ...its.address, country } }) },
  suggestAddresses: open,
  findSuggestedAddress: open,

  createMyOrderFromCart: { ...cart(), isLast: true },
  getEarlierOrders: { rule: 'customer' },
  getOrders: { rule: 'ofSession', names: its => ({ where: { orderNumber: its.orderNumber } }) },
  getOrderStatus: { rule: 'ofKnowledge', names: (its, { email }) => ({ orderNumber: its.orderNumber, email }) },
  searchOrders: { rule: 'ofSession', names: its => ({ text: its.orderNumber, orderState: undefined, createdAfter: undefined }) },

  requestOrderCode: formOf(its => ({ orderNumber: its.orderNumber, email: its.email })),
  confirmOrderCode: secret,
  openOrderLink: secret,
  getOrderLink: { rule: 'ofSession', names: its => ({ orderNumber: its.orderNumber }) },
  getAccessibleOrders: {
    rule: 'ofAccess',
    names: (its, { accessToken }) => ({ accessToken, text: its.orderNumber, orderState: undefined }),
  },
  getAccessibleOrder: inOrder(),
  cancelAccessibleOrder: { ...inOrder(), isLast: true },
  getOrderDocument: inOrder(its => ({ documentNumber: its.documentNumber, form: 'pdf' })),

  getReturns: inOrder(),
  createReturn: inOrder(its => ({ draftId: its.draftId, lines: [{ lineItemId: its.orderLineId, quantity: 1 }] })),
  cancelReturn: { ...inOrder(its => ({ returnNumber: its.returnNumber })), isLast: true },
  getReturnLabel: inOrder(its => ({ returnNumber: its.returnNumber })),

  getProduct: open,
  getProductUrls: open,
  getSkusByEan: open,
  getComparisonProducts: open,
  getComplementaryProductsBySku: open,
  getProductRelations: open,
  getRecommendations: {
    rule: 'public',
    names: (_its, { locale }) => {
      const { key, similarProductsId } = recommendationKeysOf(locale)
      return { languageAndCountry: locale, domainId: key, typeId: similarProductsId }
    },
  },
  searchCatalogue: open,
  recordSearch: noted,
  suggestProducts: open,
  recordSearchEvent: noted,
  getReview: open,
  reviewsSearch: open,
  getLatestReviews: open,
  addReview: { rule: 'self', isLast: true },
  getReviewInvitation: secret,
  myReviews: { rule: 'self' },
  getCategory: open,
  getCategoryUrls: open,
  getContent: open,
  getPage: open,
  getArticle: open,
  listArticles: open,
  listPages: open,
  getManualTexts: open,
  getRedirection: open,
  getStores: open,
  getPersonalizedDiscounts: open,
  getVolumeDiscounts: open,
  getLoyaltyProgress: { rule: 'self' },
  getPersonalPrices: { rule: 'self' },
  getExtraGuarantees: open,
  getInventory: open,
  getShippingMethods: { rule: 'ofSession', names: its => ({ cartId: its.cart.id }) },
  getShippingMethodsWithoutId: open,

  createBankPayment: { ...cart(its => payment(its, 'bank-transfer')), isLast: true },
  createAccountPayment: { ...cart(its => payment(its, 'on-account')), isLast: true },
  createCodPayment: { ...cart(its => payment(its, 'cash-on-delivery')), isLast: true },
  getProviderMethods: { rule: 'ofSession', names: its => ({ id: its.cart.id }) },
  startPayment: {
    rule: 'ofSession',
    names: (its, by) => ({ id: its.cart.id, version: its.cart.version, ...returnTo(by) }),
    isLast: true,
  },
  finishPayment: secret,
  getOrderPayment: { rule: 'ofSession', names: its => ({ order: its.orderNumber }) },
  startOrderPayment: { rule: 'ofSession', names: (its, by) => ({ order: its.orderNumber, ...returnTo(by) }), isLast: true },
  createOrderBankPayment: { rule: 'ofSession', names: its => ({ order: its.orderNumber }), isLast: true },

  // After everything else that is done with a cart.
  deleteCart: { ...cart(), isLast: 'very' },
}
