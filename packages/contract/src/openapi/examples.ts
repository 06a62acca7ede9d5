import { marketOf } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { DEFAULT_EXTRA_GUARANTEE_SKU } from '@shop/domain/product'
import { shippingMethodsOf } from '@shop/domain/shipping'
import { addressExample } from '../address/address-example.ts'
import { cartExample, emptyCartExample } from '../cart/cart-example.ts'
import { categoryExample } from '../category/category-example.ts'
import { contentExample } from '../content/content-example.ts'
import { pageExample } from '../content/page-example.ts'
import { ADDRESS_BOOK_EXAMPLES } from '../customer/address-book-examples.ts'
import { customerExample } from '../customer/customer-example.ts'
import { personalisedDiscountExample, volumeDiscountExample } from '../discount/cart-discount-example.ts'
import { manualTextsExample } from '../manual/manual-texts-example.ts'
import type { ParamsOf, ResultOf } from '../operation.ts'
import type { OPERATIONS, OperationName } from '../operations.ts'
import { orderExample } from '../order/order-example.ts'
import { bankPaymentExample, codCartExample, codPaymentExample } from '../payment/payment-example.ts'
import { productDetailsExample, productExample, productUrlExample } from '../product/product-example.ts'
import { redirectionExample } from '../redirection/redirection-example.ts'
import { reviewExample, reviewListExample } from '../review/review-example.ts'
import { foundProductsExample, suggestionsExample } from '../search/search-example.ts'
import { storeExample } from '../store/store-example.ts'
import { vatNumberExample, vatResultExample } from '../vat/vat-example.ts'

type Example<Name extends OperationName> = {
  readonly params: ParamsOf<(typeof OPERATIONS)[Name]>
  readonly customQuery?: string
  readonly result: ResultOf<(typeof OPERATIONS)[Name]>
}

const { id, version } = cartExample
const lineItem = { id: '6f1d5f0c-3f0a-4a52-9a9e-0f5f3a5b7c11' }
const page = { total: 1, count: 1, limit: 20, offset: 0 }

/** One call of every operation with its answer, for the reference. An operation without example does not compile. */
export const EXAMPLES: { readonly [Name in OperationName]: Example<Name> } = {
  getMe: { params: { customer: true }, result: { me: { activeCart: cartExample, customer: customerExample } } },
  getCart: { params: { id }, result: { cart: cartExample } },
  isLoggedIn: { params: {}, result: { isLoggedIn: false } },
  customerSignMeUp: {
    params: {
      email: customerExample.email,
      password: 'Strong-sword-7',
      firstName: customerExample.firstName,
      lastName: customerExample.lastName,
      locale: 'de-DE',
      custom: { customerType: 'private', newsletter: true },
    },
    result: { user: { customer: customerExample, cart: cartExample } },
  },
  customerConfirmSignUp: {
    params: { token: 'Jm0Wc9sX1qk3yV7uT5rP2oN8mL6kI4hG0fE1dC3bA5Z', password: 'Strong-sword-7' },
    result: { user: { customer: customerExample, cart: cartExample } },
  },
  customerSignMeIn: {
    params: { email: customerExample.email, password: 'Strong-sword-7' },
    result: { user: { customer: customerExample, cart: cartExample } },
  },
  customerSignOut: { params: {}, result: null },
  customerChangeMyPassword: {
    params: { version: customerExample.version, currentPassword: 'Strong-sword-7', newPassword: 'Other-sword-8' },
    result: { user: { email: customerExample.email } },
  },
  customerResetPassword: {
    params: { tokenValue: 'Jm0Wc9sX1qk3yV7uT5rP2oN8mL6kI4hG0fE1dC3bA5Z', newPassword: 'Other-sword-8' },
    result: { customer: customerExample },
  },
  customerUpdateMe: {
    params: {
      customer: { id: customerExample.id, version: customerExample.version - 1 },
      data: {
        email: 'ada@example.org',
        currentPassword: 'Strong-sword-7',
        firstName: 'Ada',
        vatId: 'DE123456789',
        newsletter: true,
      },
    },
    result: { user: customerExample },
  },
  customerConfirmEmailChange: {
    params: { token: 'Jm0Wc9sX1qk3yV7uT5rP2oN8mL6kI4hG0fE1dC3bA5Z' },
    result: { user: customerExample },
  },
  ...ADDRESS_BOOK_EXAMPLES,
  subscribeNewsletter: {
    params: { email: 'ada@example.org', locale: 'de-DE' },
    result: { newsletter: { isRequested: true } },
  },
  confirmNewsletter: {
    params: { emailToken: 'Jm0Wc9sX1qk3yV7uT5rP2oN8mL6kI4hG0fE1dC3bA5Z' },
    result: { newsletter: { isConfirmed: true } },
  },
  withdrawNewsletter: {
    params: { token: 'Jm0Wc9sX1qk3yV7uT5rP2oN8mL6kI4hG0fE1dC3bA5Z' },
    result: { newsletter: { isWithdrawn: true } },
  },
  createCart: { params: { language: 'de' }, result: { cart: emptyCartExample } },
  addToCart: { params: { id, version: 3, product: { sku: 'EX30000101' }, quantity: 1 }, result: { cart: cartExample } },
  removeFromCart: { params: { id, version, lineItem }, result: { cart: { ...emptyCartExample, version: version + 1 } } },
  updateCartQuantity: { params: { id, version: 3, lineItem, quantity: 2 }, result: { cart: cartExample } },
  applyCartCoupon: { params: { id, version: 3, code: 'WELCOME10' }, result: { cart: cartExample } },
  removeCartCoupon: {
    params: { id, version: 3, discountCode: { typeId: 'discount-code', id: '3e8a6c10-4d2b-4f7e-8b95-0a1c7d6e2f58' } },
    result: { cart: cartExample },
  },
  updateCartItemChannel: {
    params: { id, version: 3, lineItem, supplyChannel: { id: 'warehouse-north' } },
    result: { cart: cartExample },
  },
  updateCart: {
    params: {
      id,
      version: 3,
      actions: [
        { action: 'setCustomerEmail', email: 'ada@example.org' },
        { action: 'setShippingAddress', address: addressExample },
      ],
    },
    result: { cart: cartExample },
  },
  validateVatNumber: { params: { id, version, vatNumber: vatNumberExample }, result: vatResultExample },
  validateAddress: {
    params: { address: addressExample },
    result: {
      verdict: { state: 'failed', doubts: ['spell-corrected'] },
      address: { regionCode: 'DE', postalCode: '10115', city: 'Berlin', addressLines: ['Werkstraße 12a'] },
    },
  },
  deleteCart: { params: { id, version }, result: null },
  createMyOrderFromCart: { params: { id, version }, result: { order: orderExample } },
  getProduct: {
    params: { skus: ['EX30000101'], limit: 20 },
    customQuery: 'product-details',
    result: { products: { results: [productDetailsExample], ...page } },
  },
  getProductUrls: {
    params: { limit: 100 },
    result: { addresses: { results: [productUrlExample], total: 1 } },
  },
  searchCatalogue: {
    params: { text: 'frier', brands: ['Royal Catering'], sort: 'price-up', page: 1, pageSize: 24, facets: true, locale: 'en' },
    result: { found: foundProductsExample },
  },
  suggestProducts: { params: { text: 'frier', locale: 'en' }, result: { suggestions: suggestionsExample } },
  recordSearchEvent: {
    params: {
      queryId: suggestionsExample.queryId,
      type: 'click',
      place: 'suggestions',
      products: [{ id: productExample.id, position: 1 }],
    },
    result: { isRecorded: true },
  },
  getComparisonProducts: { params: { family: 'fryer', bware: false, limit: 5 }, result: { products: [productExample] } },
  getComplementaryProductsBySku: {
    params: { skus: ['EX30000101'], options: { limit: 4 } },
    result: { products: [productExample], baseProduct: productExample },
  },
  getReview: {
    params: { productId: reviewExample.productId, limit: 10, offset: 0, sort: 'top reviews', locale: 'en' },
    result: { reviews: reviewListExample },
  },
  reviewsSearch: {
    params: {
      limit: 10,
      offset: 0,
      sort: 'most recent',
      where: { target: { id: reviewExample.productId }, includedInStatistics: true },
    },
    result: { reviews: reviewListExample },
  },
  addReview: {
    params: {
      sku: reviewExample.sku,
      rating: reviewExample.rating,
      title: reviewExample.title,
      text: reviewExample.text,
      authorName: reviewExample.authorName,
      locale: reviewExample.locale,
      consent: true,
    },
    result: { review: { ...reviewExample, version: 1, state: 'pending', includedInStatistics: false } },
  },
  myReviews: { params: { limit: 20 }, result: { me: { reviews: { results: [reviewExample], ...page } } } },
  getCategory: {
    params: { slug: 'kueche', acceptLanguage: ['de', 'en'] },
    customQuery: 'category-details',
    result: { categories: { results: [categoryExample] } },
  },
  getCategoryUrls: {
    params: {},
    result: { addresses: [{ key: categoryExample.key, slug: categoryExample.slug, soldIn: ['DE'] }] },
  },
  getPage: { params: { slug: 'payment', locale: 'de-AT' }, result: { page: pageExample } },
  listPages: {
    params: { locale: 'de-AT' },
    result: { pages: [{ slug: pageExample.slug, title: pageExample.title, locales: pageExample.locales }] },
  },
  getManualTexts: { params: { locale: 'de-AT' }, result: { manualTexts: manualTextsExample } },
  getContent: { params: { slug: 'shop-by-department', locale: 'de-AT' }, result: { content: contentExample } },
  getRedirection: { params: { sourceUrl: '/alte-fritteusen/' }, result: { redirection: redirectionExample } },
  getOrders: {
    params: { where: { orderNumber: orderExample.orderNumber } },
    result: { me: { orders: { results: [orderExample], ...page } } },
  },
  searchOrders: {
    params: { text: 'fritteuse', orderState: 'Open', createdAfter: '2026-11-01T00:00:00Z', sort: 'createdAt desc', limit: 20 },
    result: { me: { orders: { results: [orderExample], ...page } } },
  },
  getStores: { params: { where: { key: 'de' } }, result: { stores: { results: [storeExample] } } },
  getPersonalizedDiscounts: { params: { cohortTier: 'tier1' }, result: { cartDiscount: personalisedDiscountExample } },
  getVolumeDiscounts: {
    params: { discountGroup: 'standard', sort: 'sortOrder asc' },
    result: { cartDiscounts: { results: [volumeDiscountExample] } },
  },
  getExtraGuarantees: {
    params: { sku: 'EX30000101' },
    result: {
      guarantees: {
        results: [
          {
            sku: DEFAULT_EXTRA_GUARANTEE_SKU,
            name: { de: 'Garantie plus 1 Jahr' },
            relativePriceRate: 500,
            price: moneyOf('EUR', 645),
          },
        ],
      },
    },
  },
  getInventory: {
    params: { sku: ['EX30000101'] },
    result: {
      inventoryEntries: {
        results: [{ id: 'f2b4d6a8-0c1e-4f3a-8b5c-7d9e1f2a3b76', sku: 'EX30000101', availableQuantity: 12 }],
        offset: 0,
        count: 1,
        total: 1,
      },
    },
  },
  getShippingMethods: { params: { cartId: id }, result: { shippingMethods: shippingMethodsOf(marketOf('DE'), false) } },
  getShippingMethodsWithoutId: { params: {}, result: { shippingMethods: shippingMethodsOf(marketOf('DE'), false) } },
  createBankPayment: {
    params: {
      id,
      version,
      draft: {
        paymentMethodInfo: { paymentInterface: 'bank-transfer', name: { en: 'Bank transfer' } },
        amountPlanned: { currencyCode: 'EUR', centAmount: bankPaymentExample.amountPlanned.centAmount },
      },
    },
    result: {
      payment: bankPaymentExample,
      cart: { ...cartExample, version: version + 1, paymentInfo: { payments: [{ id: bankPaymentExample.id }] } },
    },
  },
  createCodPayment: {
    params: {
      id,
      version,
      draft: {
        paymentMethodInfo: { paymentInterface: 'cash-on-delivery', name: { en: 'Cash on delivery' } },
        amountPlanned: { currencyCode: 'EUR', centAmount: codPaymentExample.amountPlanned.centAmount },
      },
    },
    result: { payment: codPaymentExample, cart: { ...codCartExample, version: version + 1 } },
  },
}
