import type { PaymentFields } from '../../request/payment-fields.ts'

/** What the provider's script makes of a shop: the names are the provider's, whose types the test next to it compares with these. */
export interface ProviderScript {
  AdyenCheckout(options: CheckoutOptions): Promise<ProviderCheckout>
  readonly Card: new (checkout: ProviderCheckout, options: CardOptions) => ProviderCard
}

interface CheckoutOptions {
  readonly environment: PaymentFields['environment']
  readonly clientKey: string
  readonly countryCode: string
  readonly locale: string
  readonly amount?: { readonly currency: string; readonly value: number }
  readonly showPayButton: false
  readonly analytics: { readonly enabled: false }
  onError(error: unknown): void
  onAdditionalDetails?(state: { readonly data: { readonly details: { readonly threeDSResult?: string } } }): void
}

interface ProviderCheckout {
  createFromAction(action: Readonly<Record<string, unknown>>): Pick<ProviderCard, 'mount' | 'unmount'>
}

interface CardOptions {
  readonly hasHolderName: true
  /** All fields are there and can be typed into. */
  onConfigSuccess(): void
}

/** Card fields in the page; what is typed is in frames of the provider. */
export interface ProviderCard {
  readonly isValid: boolean
  /** What the fields made of the card, encrypted for the provider, and what its bank wants to know of the browser. */
  readonly data: {
    readonly paymentMethod: Readonly<Record<string, unknown>>
    readonly browserInfo?: object
  }
  mount(place: HTMLElement): unknown
  unmount(): unknown
  /** Says at each field what is wrong with it, and goes to the first one. */
  showValidation(): unknown
}

declare global {
  interface Window {
    AdyenWeb?: ProviderScript
  }
}

/** A checkout of the provider in the page. Rejects where its script cannot be loaded, is another one, or refuses the shop. */
export async function openProviderCheckout(
  fields: PaymentFields,
  options: Omit<CheckoutOptions, 'environment' | 'clientKey' | 'showPayButton' | 'analytics'>,
) {
  const { AdyenCheckout, Card } = await loadProviderScript(fields)
  const checkout = await AdyenCheckout({
    environment: fields.environment,
    clientKey: fields.clientKey,
    showPayButton: false,
    // What shoppers do is told to no one without their consent.
    analytics: { enabled: false },
    ...options,
  })
  return { checkout, Card }
}

let loading: Promise<ProviderScript> | undefined

/** Loads script and style once per document; a later call tries again after a failure. */
function loadProviderScript(fields: PaymentFields): Promise<ProviderScript> {
  loading ??= load(fields).catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

/** After this long the provider's own page is used: a shopper is not kept waiting for fields. */
const PATIENCE_MS = 10_000

function load({ scriptUrl, styleUrl, integrity }: PaymentFields): Promise<ProviderScript> {
  const { promise, resolve, reject } = Promise.withResolvers<ProviderScript>()
  const script = document.createElement('script')
  script.src = scriptUrl
  script.async = true
  if (integrity) {
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
  }
  const timer = setTimeout(() => reject(new Error('The script of the payment provider does not come')), PATIENCE_MS)
  script.onload = () => {
    clearTimeout(timer)
    if (window.AdyenWeb) resolve(window.AdyenWeb)
    else reject(new Error('Not the script of the payment provider'))
  }
  script.onerror = () => {
    clearTimeout(timer)
    script.remove()
    reject(new Error('The script of the payment provider could not be loaded'))
  }
  const style = document.createElement('link')
  style.rel = 'stylesheet'
  style.href = styleUrl
  document.head.append(style, script)
  return promise
}
