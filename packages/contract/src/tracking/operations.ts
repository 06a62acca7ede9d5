import { CART_ACTIONS, MESSAGE_CONSENTS, RECOMMENDATION_ACTIONS, type TrackedItem } from '@shop/domain/tracking'
import { entity, list, oneOf } from '../entity.ts'
import { email, id, line, mailToken, sku } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { defineOperations } from '../operation.ts'
import { mailTokenExample } from '../secret-examples.ts'
import { z } from '../zod.ts'

/** Most products of one call: those of the longest page of a listing. */
const MAX_ITEMS = 100
/** Longest time between an event and its call, in ms: as long as a page waits for a choice. */
const MAX_AGE_MS = 86_400_000

/** What every tracking call has besides its own fields; the browser and the consent come with its cookies (TRACK-01). */
const envelope = {
  /** Of the sender's own making: the same call sent twice counts once. */
  id,
  locale: localeSchema,
  /** How long ago it took place, in ms; default now. A clock of a browser is not believed. */
  age_ms: z.int().min(0).max(MAX_AGE_MS).optional(),
}
const slug = line(250)
const recommendationId = line(100)
/** Says whether the call was taken; it is not without the consent to statistics (TRACK-15), nor where there are too many. */
const result = z.strictObject({ tracking: z.strictObject({ isTaken: z.boolean() }) })

const example = { id: '01a20d43-5747-7d6e-b953-65e7b5db025f', locale: 'de-DE' } as const
const taken = { tracking: { isTaken: true } }
const cartId = '019a97e2-4b1f-7c3d-9e5a-2f6b8c0d1e3f'

const trackedItemSchema = entity<TrackedItem>('TrackedItem', {
  item_id: sku,
  item_name: z.string(),
  item_brand: z.string(),
  item_variant: z.string(),
  price: z.number(),
  currency: z.string(),
  discount: z.number(),
  quantity: z.int(),
  in_stock: z.boolean(),
  shipping_type: oneOf<TrackedItem['shipping_type']>({ freight: true, parcel: true }),
  item_type: oneOf<TrackedItem['item_type']>({ accessory: true, product: true }),
  index: z.int(),
  gtin: z.string(),
  item_category: z.string().optional(),
  item_category2: z.string().optional(),
  item_category3: z.string().optional(),
  item_category4: z.string().optional(),
  item_category5: z.string().optional(),
  languageAndCountry: localeSchema,
})

export const trackingOperations = defineOperations('tracking', {
  /** A product was looked at (TRACK-02). Who did is known by the session; what a caller says about that counts for nothing. */
  'view-item': {
    summary: 'Tracks that a product was looked at.',
    params: z.strictObject({ ...envelope, sku, email: email.optional(), user_id: id.optional() }),
    result,
    errors: [],
    rate: 'browsing',
    example: { params: { ...example, sku: 'EX30000101' }, result: taken },
  },
  /** A listing of a category was looked at, with the products of its page (TRACK-03). */
  'view-category': {
    summary: 'Tracks that a listing of a category was looked at.',
    params: z.strictObject({
      ...envelope,
      slug,
      additional_props: z.strictObject({ category_listed_products: z.array(sku).max(MAX_ITEMS) }),
    }),
    result,
    errors: [],
    rate: 'browsing',
    example: {
      params: { ...example, slug: 'bandsaegen', additional_props: { category_listed_products: ['EX30000101'] } },
      result: taken,
    },
  },
  /** A cart was changed; what it holds now is read from it, where it is the caller's own (TRACK-04). */
  'cart-update': {
    summary: 'Tracks a change of a cart.',
    params: z.strictObject({
      ...envelope,
      action: z.enum(CART_ACTIONS),
      cart_id: id,
      sku: sku.optional(),
      recommendation_id: recommendationId.optional(),
    }),
    result,
    errors: [],
    rate: 'browsing',
    example: { params: { ...example, action: 'add', cart_id: cartId, sku: 'EX30000101' }, result: taken },
  },
  /** A customer has signed in or changed their data (TRACK-05). Which one is known by the session. */
  'customer-update': {
    summary: 'Tracks that a customer signed in or changed their data.',
    params: z.strictObject({ ...envelope, user_id: id.optional() }),
    result,
    errors: [],
    rate: 'browsing',
    example: { params: example, result: taken },
  },
  /** What the link of a mail confirmed; the token of the mail has to prove it (TRACK-06). */
  consent: {
    summary: 'Tracks the kinds of messages that were confirmed by the link of a mail.',
    params: z.strictObject({
      ...envelope,
      consents: z.array(z.enum(MESSAGE_CONSENTS)).min(1).max(MESSAGE_CONSENTS.length),
      gdpr_phone: z.boolean().optional(),
      email_token: mailToken,
      additional_props: z.strictObject({ placement: line(60).optional() }).optional(),
    }),
    result,
    errors: [],
    rate: 'browsing',
    example: { params: { ...example, consents: ['newsletter'], email_token: mailTokenExample }, result: taken },
  },
  /** What a customer who is signed in decided about messages (TRACK-07, NEWS-05). */
  'customer-consent': {
    summary: 'Tracks what a customer decided about messages.',
    params: z.strictObject({
      ...envelope,
      newsletter: z.boolean().optional(),
      sms: z.boolean().optional(),
      phone: z.boolean().optional(),
      soft_newsletter: z.boolean().optional(),
      soft_sms: z.boolean().optional(),
      soft_phone: z.boolean().optional(),
      email_token: mailToken.optional(),
    }),
    result,
    errors: [],
    rate: 'browsing',
    example: { params: { ...example, newsletter: true }, result: taken },
  },
  /** The newsletter was asked for, and a mail asks to confirm that (TRACK-08). The address itself is not kept. */
  'newsletter-doi': {
    summary: 'Tracks that the newsletter was asked for.',
    params: z.strictObject({ ...envelope, email, user_id: id.optional(), newsletterAction: z.literal('new') }),
    result,
    errors: [],
    rate: 'browsing',
    example: { params: { ...example, email: 'ada@example.org', newsletterAction: 'new' }, result: taken },
  },
  /** A step of the checkout was reached: 1 cart, 2 shipping, 3 billing, 4 payment, 5 thank you (TRACK-09, CHK-03). */
  checkout: {
    summary: 'Tracks that a step of the checkout was reached.',
    params: z.strictObject({ ...envelope, cart_id: id, step: z.literal([1, 2, 3, 4, 5]) }),
    result,
    errors: [],
    rate: 'browsing',
    example: { params: { ...example, cart_id: cartId, step: 1 }, result: taken },
  },
  /** Recommended products came into view, or one of them was opened (TRACK-10). */
  recommendation: {
    summary: 'Tracks that recommended products were seen or opened.',
    params: z.strictObject({
      ...envelope,
      path: line(500),
      recommendation_id: recommendationId,
      recommendation_name: line(100),
      action: z.enum(RECOMMENDATION_ACTIONS),
      item_ids: z.array(sku).max(MAX_ITEMS).optional(),
    }),
    result,
    errors: [],
    rate: 'browsing',
    example: {
      params: {
        ...example,
        path: '/bandsaege-30000101/',
        recommendation_id: 'similar-products',
        recommendation_name: 'similar products',
        action: 'click',
        item_ids: ['EX30000102'],
      },
      result: taken,
    },
  },
  /** An e-mail address was given at the checkout (TRACK-11). The address itself is not kept. */
  'email-capture': {
    summary: 'Tracks that an e-mail address was given.',
    params: z.strictObject({ ...envelope, email, cart_id: id }),
    result,
    errors: [],
    rate: 'browsing',
    example: { params: { ...example, email: 'ada@example.org', cart_id: cartId }, result: taken },
  },
  /** Products as tag managers know them, with the prices of the market (TRACK-12); those that it does not sell are left out. */
  getTrackedItems: {
    summary: 'Returns products as tag managers know them.',
    params: z.strictObject({ skus: z.array(sku).min(1).max(MAX_ITEMS), locale: localeSchema }),
    result: z.strictObject({ items: list(trackedItemSchema) }),
    errors: [],
    rate: 'browsing',
    example: {
      params: { skus: ['EX30000101'], locale: 'de-DE' },
      result: {
        items: [
          {
            item_id: 'EX30000101',
            item_name: 'Bandsäge 350 W',
            item_brand: 'MSW',
            item_variant: 'MSW-BS350',
            price: 129.9,
            currency: 'EUR',
            discount: 20,
            quantity: 1,
            in_stock: true,
            shipping_type: 'parcel',
            item_type: 'product',
            index: 0,
            gtin: '4006381333931',
            item_category: 'Werkstatt',
            item_category2: 'Sägen',
            languageAndCountry: 'de-DE',
          },
        ],
      },
    },
  },
})
