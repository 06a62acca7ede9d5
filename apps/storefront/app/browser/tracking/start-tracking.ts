import type { Consent } from '@shop/domain/cookie'
import type { Locale } from '@shop/domain/market'
import type { TrackedItem } from '@shop/domain/tracking'
import { storeDeviceFingerprint } from '../../request/consent-cookies.ts'
import { createCallQueue, createTrackingClient } from './call-queue.ts'
import { openDataLayer, pushEvent } from './data-layer.ts'
import { dataLayerEventsOf, skusOf } from './data-layer-events.ts'
import { additionsBetween } from './early-additions.ts'
import { receiveTracked, type TimedOccurrence, track } from './track.ts'
import { isNewPurchase } from './tracked-orders.ts'
import { trackingCallsOf } from './tracking-calls.ts'
import { earlyRecommendationsOf, type SeenRecommendation, watchPage } from './watch-page.ts'

export { startMonitoring } from '../monitoring/start-monitoring.ts'
export { updateConsentMode } from './data-layer.ts'

interface TrackingOptions {
  readonly locale: Locale
  /** To statistics, to marketing, or to both. */
  readonly consent: Consent
  /** Of the tag manager; null without one. */
  readonly tagManagerScript: string | null
}

/** What was recommended and opened, by SKU: a product that is then added was led to by it. */
const led = new Map<string, string>()
/** Products as the market sells them, by locale and SKU, once they were asked for. */
const items = new Map<string, Promise<TrackedItem | undefined>>()
/** What a form asked for whose answer is not known yet. */
let asked: 'login' | 'sign_up' | undefined

/**
 * Sends what a visitor does who consented: to the shop's own service with the consent to statistics, and to the
 * data layer where the owner has a tag manager.
 * Nothing here keeps anyone waiting, and nothing that fails is told (TRACK-16). Returns what ends it.
 */
export function startTracking({ locale, consent, tagManagerScript: script }: TrackingOptions): () => void {
  const tagManagerScript = holdsToken() ? null : script
  // The browser is known by it.
  if (consent.statistics) storeDeviceFingerprint()
  if (tagManagerScript) openDataLayer(consent, tagManagerScript)
  const client = createTrackingClient()
  const calls = createCallQueue(client, locale)
  let pushing = Promise.resolve()

  async function itemOf(sku: string): Promise<TrackedItem | undefined> {
    return items.get(`${locale} ${sku}`)
  }
  function fetchItems(skus: readonly string[]): void {
    const unknown = [...new Set(skus)].filter(sku => !items.has(`${locale} ${sku}`)).slice(0, 100)
    if (unknown.length === 0) return
    const answer = client.call('getTrackedItems', { skus: unknown, locale }).then(
      ({ items: found }) => found,
      () => [],
    )
    for (const sku of unknown)
      items.set(
        `${locale} ${sku}`,
        answer.then(found => found.find(({ item_id: id }) => id === sku)),
      )
  }
  async function push(occurrence: TimedOccurrence): Promise<void> {
    const skus = skusOf(occurrence)
    const found = new Map(await Promise.all(skus.map(async sku => [sku, await itemOf(sku)] as const)))
    for (const event of dataLayerEventsOf(occurrence, sku => found.get(sku))) pushEvent(event)
  }
  function receive(occurrence: TimedOccurrence): void {
    if (occurrence.kind === 'purchase' && !isNewPurchase(occurrence.order.id)) return
    if (occurrence.kind === 'visitor') {
      noteVisitor(occurrence.isSignedIn)
      return
    }
    if (occurrence.kind === 'early-cart') {
      const additions = additionsBetween(occurrence.before, occurrence.cart)
      for (const recommended of earlyRecommendationsOf(additions.map(({ sku }) => sku))) noteRecommendation(recommended)
      for (const added of additions) receive({ ...added, at: occurrence.at })
      return
    }
    if (consent.statistics) for (const call of trackingCallsOf(occurrence, sku => led.get(sku))) calls.add(call)
    if (!tagManagerScript) return
    fetchItems(skusOf(occurrence))
    // In the order in which it took place.
    pushing = pushing.then(() => push(occurrence))
  }
  function noteRecommendation({ action, id, name, skus, path }: SeenRecommendation): void {
    if (action === 'click') for (const sku of skus) led.set(sku, id)
    const told = { path, recommendation_id: id, recommendation_name: name, action, item_ids: [...skus] }
    if (consent.statistics) calls.add({ name: 'recommendation', params: told, at: Date.now() })
  }
  // What was pressed before comes first: it led to what waits.
  const stopWatching = watchPage({
    onRecommendation: noteRecommendation,
    onOccurrence: track,
    onLogin(event) {
      asked = event
    },
    onLeave: calls.hurry,
  })
  const stopReceiving = receiveTracked(receive)
  return () => {
    stopReceiving()
    stopWatching()
    calls.hurry()
  }
}

/** Whether the address has a token, such as that of a new password: a tag manager would read it there. */
function holdsToken(): boolean {
  return new URLSearchParams(location.search).has('token')
}

/** Someone who has sent a form with a password and is signed in now has signed in by it, or up. */
function noteVisitor(isSignedIn: boolean): void {
  if (isSignedIn && asked) pushEvent({ event: asked, method: 'email' })
  if (isSignedIn) asked = undefined
}
