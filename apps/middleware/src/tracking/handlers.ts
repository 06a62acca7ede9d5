import type { trackingOperations } from '@shop/contract/tracking'
import { type Locale, languageOf } from '@shop/domain/market'
import { NEWSLETTER_CONSENT_VERSIONS } from '@shop/domain/newsletter'
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
import { newsletterQuestionOf } from '../consent/question-texts.ts'
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
    const isProven = call.session.visitor !== undefined && (await confirmNewsletter(call.engine, params.email_token))
    return track(call, params, () => {
      if (!isProven) return []
      const categories = new Set<MessageConsent>([...params.consents, ...(params.gdpr_phone ? ['phone' as const] : [])])
      const { locale, additional_props: more } = params
      const decision = { isAccepted: true, placement: more?.placement ?? 'account', locale, question: 'mail' } as const
      return Promise.all([...categories].map(category => consentEvent({ ...decision, category })))
    })
  },

  'customer-consent': (call, params) =>
    track(call, params, ({ session }) => {
      if (!session?.customerId) return []
      const { locale } = params
      const decided = MESSAGE_CONSENTS.flatMap(category => {
        const isAccepted = params[category]
        return isAccepted === undefined ? [] : [{ category, isAccepted, locale }]
      })
      return Promise.all(decided.map(decision => consentEvent({ ...decision, placement: 'account', question: 'account' })))
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

interface MessageDecision {
  readonly category: MessageConsent
  readonly isAccepted: boolean
  readonly placement: string
  readonly locale: Locale
  /** Where it was asked for; the shop itself asks for the newsletter alone. */
  readonly question: 'mail' | 'account'
}

async function consentEvent({ locale, question, ...decision }: MessageDecision): Promise<EventPart> {
  const isAsked = decision.isAccepted && decision.category === 'newsletter'
  const text = isAsked ? await newsletterQuestionOf(locale, question) : undefined
  const shown = text === undefined ? undefined : { text, version: NEWSLETTER_CONSENT_VERSIONS[question] }
  return { type: 'consent', properties: consentProperties({ ...decision, shown }, locale) }
}
