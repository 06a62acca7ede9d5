import { MAX_REFERENCE_LENGTH } from '@shop/domain/buyer-reference'
import { MAX_LINE_ITEM_QUANTITY } from '@shop/domain/product'
import { MAX_QUICK_ORDER_LINES } from '@shop/domain/quick-order'
import { addressDraft, addressExample } from '../address/address-draft.ts'
import { channel, email, id, language, line, nameText, sku, utmSource, version } from '../fields.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'
import { cartExample, emptyCartExample, lineItemReferenceExample } from './cart-example.ts'
import { cartSchema } from './cart-schema.ts'
import { countryCode, handOverExample, leftBehindExample, leftBehindSchema } from './hand-over-schema.ts'

/** A number of the buyer's own books. */
const reference = nameText(MAX_REFERENCE_LENGTH)

const action = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('setCustomerEmail'), email }),
  z.strictObject({ action: z.literal('setBillingAddress'), address: addressDraft }),
  z.strictObject({ action: z.literal('setShippingAddress'), address: addressDraft }),
  z.strictObject({
    action: z.literal('setCustomType'),
    fields: z.strictObject({ customerAgreedToSendEmail: z.boolean().optional(), utmSource: utmSource.optional() }),
  }),
  z.strictObject({
    action: z.literal('setShippingMethod'),
    shippingMethod: z.strictObject({ key: z.enum(['parcel', 'freight']) }),
  }),
  // Left out or empty, a reference of the buyer is taken off.
  z.strictObject({ action: z.literal('setPurchaseOrderNumber'), purchaseOrderNumber: reference.optional() }),
  z.strictObject({ action: z.literal('setCostCentre'), costCentre: reference.optional() }),
  z.strictObject({ action: z.literal('recalculate'), updateProductData: z.boolean().optional() }),
])

/** Units of a product for a cart. */
const addition = {
  product: z.strictObject({ sku, parentSku: sku.optional() }),
  quantity: z.int().min(1).max(MAX_LINE_ITEM_QUANTITY),
  supplyChannel: channel.optional(),
  distributionChannel: channel.optional(),
}

/** The secret of the link to a shared cart. */
const sharedCartToken = z.string().regex(/^[0-9a-f]{32}$/)
const SHARED_TOKEN = '0'.repeat(32)

export const cartOperations = defineOperations('cart', {
  /** The caller's own cart of this store by its id, in whatever state; any other is as if it did not exist (API-45, rule A1). */
  getCart: {
    summary: 'Returns a cart of the session in this store by its id.',
    params: z.strictObject({ id }),
    result: z.strictObject({ cart: cartSchema }),
    errors: [],
    rate: 'buying',
    example: { params: { id: cartExample.id }, result: { cart: cartExample } },
  },
  /**
   * Creates the session's cart, or returns the one it has; a new session token comes as a cookie (API-06, CART-01). What the cart
   * is created for comes with it, so that the first addition is one call.
   */
  createCart: {
    summary: 'Creates a cart in the store of the host, or returns the active one; with a line, adds that to it.',
    params: z.strictObject({ language: language.optional(), lineItem: z.strictObject(addition).optional() }),
    result: z.strictObject({ cart: cartSchema }),
    errors: [
      'InvalidOperation',
      'TooManyRequests',
      'OutOfStock',
      'LineItemQuantityAboveLimit',
      'MaxResourceLimitExceeded',
      'MatchingPriceNotFound',
    ],
    rate: 'buying',
    example: { params: { language: 'de' }, result: { cart: emptyCartExample } },
  },
  /**
   * A cart of its own for the purchase of one product, by express payment on its page: the active cart stays as it is. It is priced
   * and paid by its id (PAY-19).
   */
  createExpressCart: {
    summary: 'Creates a cart for the purchase of one product, besides the active one.',
    params: z.strictObject({ language: language.optional(), lineItem: z.strictObject(addition), guaranteeSku: sku.optional() }),
    result: z.strictObject({ cart: cartSchema }),
    errors: [
      'InvalidOperation',
      'TooManyRequests',
      'OutOfStock',
      'LineItemQuantityAboveLimit',
      'MaxResourceLimitExceeded',
      'MatchingPriceNotFound',
    ],
    rate: 'buying',
    example: {
      params: { language: 'de', lineItem: { product: { sku: cartExample.lineItems[0]?.variant.sku ?? '' }, quantity: 1 } },
      result: { cart: cartExample },
    },
  },
  /** Brings the products of a cart that a mail links to into the caller's own, as a sign-in would (rule C3). */
  restoreCart: {
    summary: 'Brings the products of a linked cart into the cart.',
    params: z.strictObject({
      id,
      version,
      /** The signed name of a cart, from the link of a mail. */
      link: line(300),
    }),
    result: z.strictObject({ cart: cartSchema }),
    errors: ['InvalidOperation', 'ConcurrentModification', 'LineItemQuantityAboveLimit'],
    rate: 'buying',
    example: {
      params: { id: cartExample.id, version: cartExample.version, link: 'WyI4ZjdjMGMwZSJd.c2lnbmF0dXJl' },
      result: { cart: { ...cartExample, version: cartExample.version + 1 } },
    },
  },
  /** A link to goods and units as they are now; nothing of the caller goes with it. */
  shareCart: {
    summary: 'Makes a link to the goods of a cart, which anyone can read for 30 days.',
    params: z.strictObject({ id }),
    result: z.strictObject({ token: sharedCartToken, expiresAt: z.string() }),
    errors: ['InvalidOperation'],
    rate: 'buying',
    example: { params: { id: cartExample.id }, result: { token: SHARED_TOKEN, expiresAt: '2026-12-29T10:00:00.000Z' } },
  },
  getSharedCart: {
    summary: 'Returns the goods and units of a shared cart.',
    params: z.strictObject({ token: sharedCartToken }),
    result: z.strictObject({
      lineItems: z.array(z.strictObject({ sku: z.string(), quantity: z.int().min(1) })),
      expiresAt: z.string(),
    }),
    errors: [],
    rate: 'browsing',
    example: {
      params: { token: SHARED_TOKEN },
      result: { lineItems: [{ sku: 'EX30000101', quantity: 4 }], expiresAt: '2026-12-29T10:00:00.000Z' },
    },
  },
  /** What the way to another country's storefront carries, so that the cart comes along; good once and for ten minutes. */
  handOverCart: {
    summary: 'Seals a cart for the store of another country.',
    params: z.strictObject({ id, country: countryCode }),
    result: z.strictObject({ link: z.string() }),
    errors: ['InvalidOperation'],
    rate: 'buying',
    example: { params: { id: cartExample.id, country: 'FR' }, result: { link: handOverExample } },
  },
  /** Adds the goods of a cart of another country at this one's prices; names what is not sold here. */
  takeOverCart: {
    summary: 'Brings the products of a cart of another store into the cart, once.',
    params: z.strictObject({ id, version, link: line(1000) }),
    result: z.strictObject({ cart: cartSchema, left: leftBehindSchema }),
    errors: ['InvalidOperation', 'ConcurrentModification', 'LineItemQuantityAboveLimit'],
    rate: 'buying',
    example: {
      params: { id: cartExample.id, version: cartExample.version, link: handOverExample },
      result: { cart: { ...cartExample, version: cartExample.version + 1 }, left: [] },
    },
  },
  /** What of a cart that was taken over is not in the caller's, for the page of the cart. */
  getLeftBehind: {
    summary: 'Names what of a cart of another store did not come into the cart.',
    params: z.strictObject({ id, link: line(1000) }),
    result: z.strictObject({ left: leftBehindSchema }),
    errors: [],
    rate: 'buying',
    example: {
      params: { id: cartExample.id, link: handOverExample },
      result: { left: leftBehindExample },
    },
  },
  /** Adds units of a product; an existing line grows (API-07, CART-14, CART-26). Not bound to an exact version: adds commute. */
  addToCart: {
    summary: 'Adds a product to a cart.',
    params: z.strictObject({
      id,
      version,
      ...addition,
    }),
    result: z.strictObject({ cart: cartSchema }),
    errors: [
      'InvalidOperation',
      'ConcurrentModification',
      'OutOfStock',
      'LineItemQuantityAboveLimit',
      'MaxResourceLimitExceeded',
      'MatchingPriceNotFound',
    ],
    rate: 'buying',
    example: {
      params: { id: cartExample.id, version: 3, product: { sku: 'EX30000101' }, quantity: 1 },
      result: { cart: cartExample },
    },
  },
  /** Adds units of several products, all of them or none; lines that exist grow. Not bound to an exact version: adds commute. */
  addItemsToCart: {
    summary: 'Adds several products to a cart: all of them or none.',
    params: z.strictObject({
      id,
      version,
      lineItems: z
        .array(z.strictObject({ sku, quantity: z.int().min(1).max(MAX_LINE_ITEM_QUANTITY) }))
        .min(1)
        .max(MAX_QUICK_ORDER_LINES)
        .refine(lines => new Set(lines.map(line => line.sku)).size === lines.length, 'A product is named once'),
    }),
    result: z.strictObject({ cart: cartSchema }),
    errors: [
      'InvalidOperation',
      'ConcurrentModification',
      'OutOfStock',
      'LineItemQuantityAboveLimit',
      'MaxResourceLimitExceeded',
      'MatchingPriceNotFound',
    ],
    rate: 'buying',
    example: {
      params: { id: cartExample.id, version: 3, lineItems: [{ sku: 'EX30000101', quantity: 1 }] },
      result: { cart: cartExample },
    },
  },
  /** Removes a line with what hangs on it (API-08, EG-11). */
  removeFromCart: {
    summary: 'Removes a line from a cart.',
    params: z.strictObject({ id, version, lineItem: z.strictObject({ id }) }),
    result: z.strictObject({ cart: cartSchema }),
    errors: ['InvalidOperation', 'ConcurrentModification'],
    rate: 'buying',
    example: {
      params: { id: cartExample.id, version: cartExample.version, lineItem: lineItemReferenceExample },
      result: { cart: { ...emptyCartExample, version: cartExample.version + 1 } },
    },
  },
  /** Sets the quantity of a line, 0 removes it; an older version answers 409 with the current one (API-09, CART-15). */
  updateCartQuantity: {
    summary: 'Sets the quantity of a line.',
    params: z.strictObject({
      id,
      version,
      lineItem: z.strictObject({ id }),
      quantity: z.int().min(0).max(MAX_LINE_ITEM_QUANTITY),
    }),
    result: z.strictObject({ cart: cartSchema }),
    errors: ['InvalidOperation', 'ConcurrentModification', 'OutOfStock', 'LineItemQuantityAboveLimit'],
    rate: 'buying',
    example: {
      params: { id: cartExample.id, version: 3, lineItem: lineItemReferenceExample, quantity: 2 },
      result: { cart: cartExample },
    },
  },
  /** Puts a discount code on a cart; its state there says whether it counts (API-11, CART-21). */
  applyCartCoupon: {
    summary: 'Puts a discount code on a cart.',
    params: z.strictObject({ id, version, code: line(64) }),
    result: z.strictObject({ cart: cartSchema }),
    errors: ['InvalidOperation', 'ConcurrentModification', 'DiscountCodeNonApplicable', 'MaxResourceLimitExceeded'],
    rate: 'buying',
    example: { params: { id: cartExample.id, version: 3, code: 'WELCOME10' }, result: { cart: cartExample } },
  },
  /** Takes a discount code off a cart; one that is not on it changes nothing (API-12, CART-04). */
  removeCartCoupon: {
    summary: 'Takes a discount code off a cart.',
    params: z.strictObject({ id, version, discountCode: z.strictObject({ typeId: z.literal('discount-code'), id }) }),
    result: z.strictObject({ cart: cartSchema }),
    errors: ['InvalidOperation', 'ConcurrentModification'],
    rate: 'buying',
    example: {
      params: {
        id: cartExample.id,
        version: 3,
        discountCode: { typeId: 'discount-code', id: '3e8a6c10-4d2b-4f7e-8b95-0a1c7d6e2f58' },
      },
      result: { cart: cartExample },
    },
  },
  /** Sets the channels of a line to others of the store (API-13). */
  updateCartItemChannel: {
    summary: 'Sets the supply and distribution channel of a line.',
    params: z.strictObject({
      id,
      version,
      lineItem: z.strictObject({ id }),
      supplyChannel: channel.optional(),
      distributionChannel: channel.optional(),
    }),
    result: z.strictObject({ cart: cartSchema }),
    errors: ['InvalidOperation', 'ConcurrentModification'],
    rate: 'buying',
    example: {
      params: { id: cartExample.id, version: 3, lineItem: lineItemReferenceExample, supplyChannel: { id: 'warehouse-north' } },
      result: { cart: cartExample },
    },
  },
  /** Applies all of the given actions to a cart or none (API-38). */
  updateCart: {
    summary: 'Applies update actions to a cart: all of them or none.',
    params: z.strictObject({ id, version, actions: z.array(action).min(1).max(20) }),
    result: z.strictObject({ cart: cartSchema }),
    errors: ['InvalidOperation', 'ConcurrentModification', 'InvalidField', 'ShippingMethodDoesNotMatchCart'],
    rate: 'buying',
    example: {
      params: {
        id: cartExample.id,
        version: 3,
        actions: [
          { action: 'setCustomerEmail', email: 'ada@example.org' },
          { action: 'setShippingAddress', address: addressExample },
        ],
      },
      result: { cart: cartExample },
    },
  },
  /**
   * What a cart costs when it is delivered to an address of which no more is known than a wallet tells before its owner agrees,
   * for a private buyer; nothing of the cart changes (PAY-19). Another country than the market's is an invalid field.
   */
  quoteDelivery: {
    summary: 'Prices a cart for an address it could be delivered to, and stores nothing.',
    params: z.strictObject({ id, shippingAddress: z.strictObject({ country: line(2) }) }),
    result: z.strictObject({ cart: cartSchema }),
    errors: ['InvalidOperation', 'InvalidField'],
    rate: 'buying',
    example: {
      params: { id: cartExample.id, shippingAddress: { country: addressExample.country } },
      result: { cart: cartExample },
    },
  },
  /** Deletes a cart and leaves none (API-10, CART-28). */
  deleteCart: {
    summary: 'Deletes a cart.',
    params: z.strictObject({ id, version }),
    result: z.null(),
    errors: ['InvalidOperation', 'ConcurrentModification'],
    rate: 'buying',
    example: { params: { id: cartExample.id, version: cartExample.version }, result: null },
  },
})
