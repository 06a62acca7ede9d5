/// <reference types="googlepay" />
import { fetchShopFile } from '@shop/contract/shop-file'
import { logBrowserWarning } from './environment.ts'

/** What this file needs of how the shop is known to Google Pay. */
interface GooglePayScript {
  readonly scriptUrl: string
  readonly environment: 'TEST' | 'PRODUCTION'
}

/** Cards of a wallet that the shop takes. */
export const ALLOWED_CARDS = {
  type: 'CARD',
  parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX'] },
} as const satisfies { readonly type: 'CARD'; readonly parameters: object }

const MEMORY = 'google-pay'
const MISSING = 'missing'

let requested: Promise<unknown> | undefined
let wasMissing: boolean | undefined

/**
 * How Google Pay is asked for, once this browser has said that it can pay by it; null where it cannot, where the shop has none, or
 * where the script does not come: a page then does without. The script is loaded here and nowhere else, once per document.
 */
export function requestGooglePay<Offer extends GooglePayScript>(offerUrl: string): Promise<Offer | null> {
  requested ??= fetchOffer<Offer>(offerUrl).catch(error => {
    logBrowserWarning(`Google Pay is not available: ${String(error)}`)
    remember(false)
    return null
  })
  return requested as Promise<Offer | null>
}

async function fetchOffer<Offer extends GooglePayScript>(offerUrl: string): Promise<Offer | null> {
  const { googlePay } = await fetchShopFile<{ readonly googlePay: Offer | null }>(offerUrl)
  if (!googlePay) return null
  await loadScript(googlePay.scriptUrl)
  const client = new google.payments.api.PaymentsClient({ environment: googlePay.environment })
  const { result } = await client.isReadyToPay({
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [cardsOf(ALLOWED_CARDS.parameters)],
  })
  remember(result)
  return result ? googlePay : null
}

/** The cards as a request names them, with lists that the script may keep. */
function cardsOf(parameters: typeof ALLOWED_CARDS.parameters): google.payments.api.IsReadyToPayPaymentMethodSpecification {
  const { allowedAuthMethods, allowedCardNetworks } = parameters
  return {
    type: 'CARD',
    parameters: { allowedAuthMethods: [...allowedAuthMethods], allowedCardNetworks: [...allowedCardNetworks] },
  }
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('its script does not load')))
    document.head.append(script)
  })
}

/** For the documents that come after this one, in which nothing is to move. */
function remember(isReady: boolean): void {
  wasGooglePayMissing()
  try {
    if (isReady) sessionStorage.removeItem(MEMORY)
    else sessionStorage.setItem(MEMORY, MISSING)
  } catch {
    // It is asked again in the next document.
  }
}

/** Whether this browser has said in an earlier document of the window that it cannot pay by Google Pay. */
export function wasGooglePayMissing(): boolean {
  try {
    wasMissing ??= sessionStorage.getItem(MEMORY) === MISSING
  } catch {
    wasMissing = false
  }
  return wasMissing
}

/** Whether this browser can pay by Apple Pay, which it says without a script. */
export function isApplePayReady(): boolean {
  const { ApplePaySession: session } = globalThis as { ApplePaySession?: { canMakePayments(): boolean } }
  try {
    return session?.canMakePayments() ?? false
  } catch {
    // A document that is not safe may not ask.
    return false
  }
}
