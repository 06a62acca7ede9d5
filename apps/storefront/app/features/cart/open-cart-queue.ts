import { createBrowserTransport, createShopClient, OperationError, type ShopClient } from '@shop/contract'
import { type Cart, formerUnitPrices } from '@shop/domain/cart'
import type { Language } from '@shop/domain/market'
import { CART_DELAY_MS, CART_DELAY_SAFARI_MS } from '@shop/domain/timing'
import { clientSideDomain, logBrowserError } from '../../browser/environment.ts'
import { operationStatus } from '../../browser/operation-status.ts'
import { track } from '../../browser/tracking/track.ts'
import { REFUSED, type RefusedAddition, refusedText } from '../../href/refused-additions.ts'
import { currentUtmSource } from '../../request/consent-cookies.ts'
import { cartLink } from '../../starter/cart-link.ts'
import { cartChangeOf } from './cart-change.ts'
import { type CartQueue, createCartQueue } from './cart-queue.ts'
import { noteConflict, noteFormerPrices } from './noted-changes.ts'

/** The queue for this browser's cart. A module of its own, so that pages load without the operations client. */
export function openCartQueue(language: Language, initialCart: Cart | null, onCart: (cart: Cart | null) => void): CartQueue {
  const onError = (error: OperationError) => logBrowserError(error.message, error.errors)
  const client = operationStatus.watch(createShopClient(createBrowserTransport('/api'), { host: clientSideDomain(), onError }))
  let held = initialCart
  const queue = createCartQueue({
    client: trackingChanges(client, () => held),
    language,
    initialCart,
    onCart(cart) {
      noteFormerPrices(formerUnitPrices(held, cart))
      if (!cart) noteConflict(false)
      held = cart
      onCart(cart)
    },
    onConflict: () => noteConflict(true),
    batchMs: cartDelayMs(navigator.userAgent),
    utmSource: currentUtmSource,
  })
  return {
    ...queue,
    async change(change) {
      try {
        await queue.change(change)
      } catch (error) {
        // The client has logged its own failures already (API-48).
        if (error instanceof Error && !(error instanceof OperationError)) logBrowserError(error.message, error)
        // Nothing comes after that.
        if (change.kind === 'add' && held?.quote && toCartOfQuote([change])) return new Promise(() => {})
        throw error
      }
    },
  }
}

/**
 * Says why the starter could not add what was pressed before there was a queue: leads to the cart where that is of a quote, else has it
 * told in general. Never rejects.
 */
export async function explainRefusal(skus: readonly string[], tell: () => void): Promise<void> {
  try {
    const { me } = await createShopClient(createBrowserTransport('/api'), { host: clientSideDomain() }).call('getMe', {})
    if (me.activeCart?.quote && toCartOfQuote(skus.map(sku => ({ sku, quantity: 1 })))) return
  } catch {
    // The shop does not answer, which is why nothing was added.
  }
  tell()
}

/** Leads to the page of the cart, which says that it is of a quote, and what can be done with what it did not take. False without a way there. */
function toCartOfQuote(additions: readonly RefusedAddition[]): boolean {
  const link = cartLink()
  if (!(link instanceof HTMLAnchorElement)) return false
  const url = new URL(link.href)
  url.searchParams.set(REFUSED, refusedText(additions))
  location.assign(url)
  return true
}

/** A client whose changes of lines are tracked once they are made, one by one as the shop made them (TRACK-04). */
function trackingChanges(client: ShopClient, cart: () => Cart | null): ShopClient {
  return {
    async call(name, params, customQuery) {
      const before = cart()
      const answer = await client.call(name, params, customQuery)
      const change = cartChangeOf({ name, params }, before, answer)
      if (change) track(change)
      return answer
    },
  }
}

/** How long changes of the cart are collected before they are sent: 300 ms, in Safari 400 ms (CART-06, CART-07). */
export function cartDelayMs(userAgent: string): number {
  // Other browsers also name Safari, for compatibility.
  const isSafari = /Safari\//.test(userAgent) && !/Chrom(e|ium)\/|CriOS\/|FxiOS\/|EdgiOS\/|Android/.test(userAgent)
  return isSafari ? CART_DELAY_SAFARI_MS : CART_DELAY_MS
}
