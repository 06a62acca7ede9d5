/** How a method begins, and where it can be used. */
export interface MethodRule {
  readonly type: string
  readonly name: string
  readonly begins: 'card' | 'wallet' | 'redirect' | 'sheet' | 'at-once' | 'voucher'
  /** Undefined: everywhere. */
  readonly countries?: readonly string[]
  readonly currencies?: readonly string[]
  /** Fields without which it is refused with 422; names with a dot are those of the method. */
  readonly needs: readonly string[]
  /** Whether the shopper is led to the page by a form that is posted. */
  readonly isPosted?: true
  /** Whether the money is taken with the authorisation. */
  readonly isCapturedAtOnce: boolean
  /** What else `paymentMethods` tells of it. */
  readonly details?: {
    readonly issuers?: readonly { readonly id: string; readonly name: string }[]
    readonly [name: string]: unknown
  }
}

const INVOICE_NEEDS = ['lineItems', 'shopperName', 'billingAddress', 'telephoneNumber', 'shopperEmail', 'shopperLocale']

/** The methods of the merchant account. */
const METHODS: readonly MethodRule[] = [
  {
    type: 'scheme',
    name: 'Cards',
    begins: 'card',
    needs: [],
    isCapturedAtOnce: false,
    details: { brands: ['visa', 'mc', 'amex', 'maestro'] },
  },
  {
    type: 'paypal',
    name: 'PayPal',
    begins: 'sheet',
    needs: [],
    isCapturedAtOnce: true,
    details: { configuration: { merchantId: 'ANVILLOCAL', intent: 'capture' } },
  },
  { type: 'klarna', name: 'Pay later with Klarna.', begins: 'redirect', needs: INVOICE_NEEDS, isCapturedAtOnce: false },
  {
    type: 'klarna_account',
    name: 'Pay over time with Klarna.',
    begins: 'redirect',
    needs: INVOICE_NEEDS,
    isCapturedAtOnce: false,
  },
  {
    type: 'klarna_b2b',
    name: 'Klarna for business',
    begins: 'redirect',
    needs: ['company', 'lineItems'],
    isCapturedAtOnce: false,
  },
  {
    type: 'ratepay',
    name: 'Ratepay',
    begins: 'at-once',
    countries: ['DE', 'AT', 'CH'],
    needs: ['dateOfBirth', 'telephoneNumber', 'billingAddress', 'deliveryAddress', 'lineItems', 'shopperIP'],
    isCapturedAtOnce: false,
  },
  {
    type: 'onlineBanking_PL',
    name: 'Online Banking',
    begins: 'redirect',
    countries: ['PL'],
    currencies: ['PLN'],
    needs: ['paymentMethod.issuer'],
    isCapturedAtOnce: true,
    details: {
      issuers: [
        { id: '154', name: 'BLIK' },
        { id: '20', name: 'mTransfer' },
        { id: '31', name: 'Pekao24' },
      ],
    },
  },
  { type: 'ideal', name: 'iDEAL', begins: 'redirect', countries: ['NL'], currencies: ['EUR'], needs: [], isCapturedAtOnce: true },
  { type: 'applepay', name: 'Apple Pay', begins: 'wallet', needs: ['paymentMethod.applePayToken'], isCapturedAtOnce: false },
  {
    type: 'googlepay',
    name: 'Google Pay',
    begins: 'wallet',
    needs: ['paymentMethod.googlePayToken'],
    isCapturedAtOnce: false,
    details: { configuration: { gatewayMerchantId: 'AnvilECOM', merchantId: '50' } },
  },
  {
    type: 'multibanco',
    name: 'Multibanco',
    begins: 'voucher',
    countries: ['PT'],
    currencies: ['EUR'],
    needs: [],
    isCapturedAtOnce: true,
  },
  {
    type: 'twint',
    name: 'TWINT',
    begins: 'redirect',
    countries: ['CH'],
    currencies: ['CHF'],
    needs: [],
    isCapturedAtOnce: false,
  },
  {
    type: 'mobilepay',
    name: 'MobilePay',
    begins: 'redirect',
    countries: ['DK', 'FI'],
    currencies: ['DKK', 'EUR'],
    needs: [],
    isPosted: true,
    isCapturedAtOnce: false,
  },
]

/** The rule of a method, where it can be paid with. */
export function methodOf(type: unknown, currency: string): MethodRule | undefined {
  return METHODS.find(method => method.type === type && (method.currencies?.includes(currency) ?? true))
}

/** What a shopper may be offered. */
export interface OfferQuery {
  readonly country?: string
  readonly currency?: string
  readonly allowed?: readonly unknown[]
  readonly blocked?: readonly unknown[]
}

/** The methods a shopper may be offered, in the order of the account. */
export function offeredMethods({ country, currency, allowed, blocked }: OfferQuery): readonly MethodRule[] {
  return METHODS.filter(
    ({ type, countries, currencies }) =>
      (country === undefined || (countries?.includes(country) ?? true)) &&
      (currency === undefined || (currencies?.includes(currency) ?? true)) &&
      (allowed?.includes(type) ?? true) &&
      !blocked?.includes(type),
  )
}

/** A method as `paymentMethods` tells of it. */
export function methodEntry({ type, name, details }: MethodRule): object {
  return { type, name, ...details }
}

/** What a request says of the methods it wants, of its country and of its currency. */
export function readOfferQuery(fields: Readonly<Record<string, unknown>>, currency: string | undefined): OfferQuery {
  const { countryCode, allowedPaymentMethods, blockedPaymentMethods } = fields
  return {
    ...(typeof countryCode === 'string' ? { country: countryCode } : {}),
    ...(currency === undefined ? {} : { currency }),
    ...(Array.isArray(allowedPaymentMethods) ? { allowed: allowedPaymentMethods } : {}),
    ...(Array.isArray(blockedPaymentMethods) ? { blocked: blockedPaymentMethods } : {}),
  }
}
