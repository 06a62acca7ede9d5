import { SESSION_TIMING } from '../request/session-timing.ts'
import type { Visitor } from '../request/shop-data.ts'

/** The part of the browser's storage that is used. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const SIGNED_IN = 'signed-in'
const HAS_CART = 'has-cart'

/**
 * Whether the browser may have a session, whose cookie no script can read: the server has seen one with the request for
 * this document, or this browser remembers a customer or a cart, whose cookie does not come along from another site.
 * True where nothing can be remembered.
 */
export function mayHaveSession(): boolean {
  try {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (document?.serverTiming?.some(({ name }) => name === SESSION_TIMING)) return true
    return localStorage.getItem(SIGNED_IN) !== null || localStorage.getItem(HAS_CART) !== null
  } catch {
    return true
  }
}

/** Attribute of a document while its customer is asked for, so that nothing meanwhile asks them to sign in. */
export const CUSTOMER_EXPECTED = 'data-visitor'

/** Text of a script that sets it where a customer was signed in, for the head: the page is painted before its end is there. */
export const EXPECT_CUSTOMER = `try{localStorage.getItem(${JSON.stringify(SIGNED_IN)})!==null&&document.documentElement.setAttribute(${JSON.stringify(CUSTOMER_EXPECTED)},"")}catch{}`

/**
 * Remembers a customer and a filled cart, for pages that this browser is led to from elsewhere. Only what the browser has
 * asked for itself (`isCertain`) makes it forget them: a page was perhaps requested without the session's cookie.
 */
export function rememberVisitor({ cart, customer }: Visitor, store: Store, isCertain: boolean): void {
  const remember = (key: string, isSo: boolean) => {
    if (isSo) store.setItem(key, 'true')
    else if (isCertain) store.removeItem(key)
  }
  remember(SIGNED_IN, customer !== null)
  remember(HAS_CART, cart !== null && cart.lineItems.length > 0)
}
