import { totalQuantity } from '@shop/domain/cart'
import { fetchVisitor } from '../browser/fetch-visitor.ts'
import type { EarlyVisitor } from '../browser/starter-handle.ts'
import { CUSTOMER_EXPECTED, mayHaveSession } from '../browser/visitor-memory.ts'
import { cartLink, showCount } from './cart-link.ts'

/** The visitor of a page that came without, shown before the application is there. */
export interface ShownVisitor extends EarlyVisitor {
  /** Leaves the showing to the application. */
  leave(): void
}

/** Asks for the visitor of a page that is the same for all; undefined where the browser has no session to ask for. */
export function showVisitor(): ShownVisitor | undefined {
  if (!mayHaveSession()) return undefined
  let isOver = false
  const answer = fetchVisitor()
  const shown: ShownVisitor = {
    answer,
    known: undefined,
    leave() {
      isOver = true
      inTwoFrames(() => accountLink()?.removeAttribute('data-early-name'))
    },
  }
  const show = async () => {
    const visitor = await answer
    const { cart, customer } = Object.assign(shown, { known: visitor }).known
    if (isOver) return
    const link = cartLink()
    const count = cart ? totalQuantity(cart.lineItems) : 0
    // What is being put into the cart is counted already.
    if (link && count > 0 && link.dataset.earlyCount === undefined) {
      link.dataset.cartLink = String(count)
      showCount(link, count)
    }
    const account = accountLink()
    if (account && customer) {
      account.dataset.earlyName = customer.firstName
      account.href = account.dataset.accountLink ?? account.href
    }
  }
  // The application asks again where this fails.
  show()
    .catch(() => undefined)
    // The application, if it is there by now, shows the answer with its next frame.
    .finally(() => inTwoFrames(() => document.documentElement.removeAttribute(CUSTOMER_EXPECTED)))
  return shown
}

function inTwoFrames(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run))
}

function accountLink(): HTMLAnchorElement | null {
  return document.querySelector('a[data-account-link]')
}
