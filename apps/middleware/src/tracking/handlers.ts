import type { trackingOperations } from '@shop/contract/tracking'
import { type Locale, languageOf } from '@shop/domain/market'
import {
  cartUpdateProperties,
  checkoutProperties,
  consentProperties,
  doubleOptInProperties,
  MESSAGE_CONSENTS,
  type MessageConsent,
  recommendationProperties,
  viewCategoryProperties,
  viewItemProperties,
} from '@shop/domain/tracking'
import { findOwnCart } from '@shop/engine/cart'
import { confirmNewsletter } from '@shop/engine/newsletter'
import { noteTrackedCart } from '@shop/engine/tracking'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'
import { type EventPart, track, trackCustomer } from './track.ts'

/** The step on whose page the order is placed. */
const THANK_YOU_STEP = 5

export const trackingHandlers: HandlersOf<typeof trackingOperations> = {
  'view-item': (call, params) =>
    track(call, params, async () => {
      const { sku, locale } = params
      const [item] = await call.catalogue.findTrackedItems({ skus: [sku], market: call.market, locale })
      return item ? [{ type: 'view_item', sku, properties: viewItemProperties(item) }] : []
    }),

  'view-category': (call, params) =>
    track(call, params, () => {
      const { slug, locale, additional_props: more } = params
      return [{ type: 'view_category', properties: viewCategoryProperties(slug, more.category_listed_products, locale) }]
    }),

  'cart-update': (call, params) =>
    track(call, params, async ({ session }) => {
      const { action, cart_id: id, sku, recommendation_id: recommendationId } = params
      const cart = session && (await findOwnCart(call.engine, { id, storeKey: call.storeKey, owner: session }))
      return [{ type: 'cart_update', sku, properties: cartUpdateProperties({ action, cartId: id, recommendationId }, cart) }]
    }),

  'customer-update': (call, params) =>
    trackCustomer(call, params, { country: call.market.country, language: languageOf(params.locale) }),

  consent: async (call, params) => {
    requireOwnLocale(call.market, params.locale)
    // Before anything else, and only by the token: who sends an address proves nothing.
    const isProven = call.visitor !== undefined && (await confirmNewsletter(call.engine, params.email_token))
    return track(call, params, () => {
      if (!isProven) return []
      const categories = new Set<MessageConsent>([...params.consents, ...(params.gdpr_phone ? ['phone' as const] : [])])
      return [...categories].map(category => consentEvent(category, true, params))
    })
  },

  'customer-consent': (call, params) =>
    track(call, params, ({ session }) => {
      if (!session?.customerId) return []
      return MESSAGE_CONSENTS.flatMap(category => {
        const isAccepted = params[category]
        return isAccepted === undefined ? [] : [consentEvent(category, isAccepted, params)]
      })
    }),

  'newsletter-doi': (call, params) =>
    track(call, params, () => [
      { type: 'double_opt_in', properties: doubleOptInProperties(params.newsletterAction, params.locale) },
    ]),

  checkout: (call, params) =>
    track(call, params, async ({ visitor, session }) => {
      const { cart_id: cartId, step } = params
      const { browserId, allowsMarketing: isForwarded } = visitor
      if (session && step !== THANK_YOU_STEP)
        await noteTrackedCart(call.engine, { cartId, owner: session, browserId, isForwarded })
      return [{ type: 'checkout', properties: checkoutProperties(cartId, step) }]
    }),

  recommendation: (call, params) =>
    track(call, params, () => {
      const { action, path, recommendation_id: recommendationId, recommendation_name: recommendationName } = params
      const { item_ids: itemIds = [] } = params
      const told = { action, path, recommendationId, recommendationName, itemIds }
      const sku = action === 'click' ? itemIds[0] : undefined
      return [{ type: 'recommendation', sku, properties: recommendationProperties(told) }]
    }),

  'email-capture': (call, params) =>
    track(call, params, () => [{ type: 'email_capture', properties: { cart_id: params.cart_id } }]),

  getTrackedItems: async ({ catalogue, market }, { skus, locale }) => {
    requireOwnLocale(market, locale)
    return { items: await catalogue.findTrackedItems({ skus, market, locale }) }
  },
}

function consentEvent(
  category: MessageConsent,
  isAccepted: boolean,
  { locale, additional_props: more }: ConsentSource,
): EventPart {
  const properties = consentProperties({ category, isAccepted, placement: more?.placement ?? 'account' }, locale)
  return { type: 'consent', properties }
}

interface ConsentSource {
  readonly locale: Locale
  readonly additional_props?: { readonly placement?: string | undefined } | undefined
}
