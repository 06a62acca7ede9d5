import type { Cart } from '../cart/index.ts'
import type { CountryCode, Market } from '../market/market.ts'
import { type PaymentMethod, paymentMethodsOf } from './payment-eligibility.ts'

/**
 * Ways to pay of the payment provider, by the provider's identifiers (PAY-02), in the order of the checkout: what most in a country pay by
 * comes first there. */
export const PROVIDER_METHODS = [
  'ideal',
  'onlineBanking_PL',
  'twint',
  'mobilepay',
  'scheme',
  'paypal',
  'applepay',
  'googlepay',
  'klarna',
  'klarna_account',
  'klarna_b2b',
  'ratepay',
  'multibanco',
] as const
export type ProviderMethod = (typeof PROVIDER_METHODS)[number]

/** A method that the payment provider has now, with the banks to choose from where it has to be said. */
export interface ListedMethod {
  readonly method: ProviderMethod
  readonly issuers?: readonly { readonly id: string; readonly name: string }[] | undefined
}

/** Who pays: some methods are for private customers or for companies alone (PAY-22). */
export type PayerType = 'private' | 'company'

interface ProviderMethodRule {
  /** Undefined: every market (PAY-23). */
  readonly countries?: readonly (CountryCode | 'NO')[]
  /** Undefined: everyone (PAY-22). */
  readonly payer?: PayerType
  /** Whether the provider takes the money with the authorisation; else the shop captures it when it ships. */
  readonly isCapturedAtOnce?: true
  /** Whether the shopper pays on the provider's own page or in its part of ours, so that card data never comes to us. */
  readonly isEnteredAtProvider?: true
  /** Whether the provider's first answer alone may pay it, or make the order that is paid later; else the shopper has to go on elsewhere. */
  readonly isBegunByAnswer?: true
  /** What the shopper must tell on our page. */
  readonly needs?: 'issuer' | 'date-of-birth'
}

const RULES: Readonly<Record<ProviderMethod, ProviderMethodRule>> = {
  scheme: { isEnteredAtProvider: true },
  // The capture intent: the money is taken at once (PAY-07).
  paypal: { isEnteredAtProvider: true, isCapturedAtOnce: true },
  applepay: { isEnteredAtProvider: true },
  googlepay: { isEnteredAtProvider: true },
  klarna: {
    countries: ['AT', 'BE', 'CH', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'IT', 'NL', 'NO', 'PL', 'PT', 'SE'],
    payer: 'private',
  },
  klarna_account: { countries: ['AT', 'DE', 'DK', 'FI', 'NO', 'SE', 'GB'], payer: 'private' },
  klarna_b2b: { countries: ['DE', 'FI', 'NO', 'SE'], payer: 'company' },
  ratepay: { countries: ['DE', 'AT', 'CH'], payer: 'private', isBegunByAnswer: true, needs: 'date-of-birth' },
  onlineBanking_PL: { countries: ['PL'], isCapturedAtOnce: true, needs: 'issuer' },
  ideal: { countries: ['NL'], isCapturedAtOnce: true },
  multibanco: { countries: ['PT'], isCapturedAtOnce: true, isBegunByAnswer: true },
  twint: { countries: ['CH'] },
  mobilepay: { countries: ['DK', 'FI'] },
}

/** What is to be known of a method before it begins. */
export function providerMethodRule(method: ProviderMethod): ProviderMethodRule {
  return RULES[method]
}

/** Who pays a cart: a company where the billing address names one. */
export function payerTypeOf({ billingAddress }: Pick<Cart, 'billingAddress'>): PayerType {
  return billingAddress?.company?.trim() ? 'company' : 'private'
}

/** Methods of the provider that a market offers; with `payer` those for such a payer alone (PAY-22, PAY-23). */
export function providerMethodsOf(market: Pick<Market, 'country' | 'checkoutEnabled'>, payer?: PayerType): ProviderMethod[] {
  if (!market.checkoutEnabled) return []
  return PROVIDER_METHODS.filter(method => {
    const { countries, payer: only } = RULES[method]
    const isHere = countries === undefined || countries.includes(market.country)
    return isHere && (payer === undefined || only === undefined || only === payer)
  })
}

/** Every way to pay of a market, as its pages and its checkout name them, in the order of the checkout (SHELL-29). */
export function waysToPayOf(market: Market): (ProviderMethod | PaymentMethod)[] {
  return [...providerMethodsOf(market), ...paymentMethodsOf(market)]
}

/** Whether a cart may be paid by a method of the provider, and if not, why. */
export type ProviderEligibility =
  | { readonly eligible: true }
  | { readonly eligible: false; readonly reason: 'not-in-this-market' | 'not-for-this-payer' | 'nothing-to-pay' }

/** A method of the provider by market and payer; an amount of nothing cannot be authorised (PAY-22, PAY-23). */
export function providerEligibility(
  cart: Pick<Cart, 'billingAddress' | 'totalPrice'>,
  market: Pick<Market, 'country' | 'checkoutEnabled'>,
  method: ProviderMethod,
): ProviderEligibility {
  if (!providerMethodsOf(market).includes(method)) return { eligible: false, reason: 'not-in-this-market' }
  if (!providerMethodsOf(market, payerTypeOf(cart)).includes(method)) return { eligible: false, reason: 'not-for-this-payer' }
  return cart.totalPrice.centAmount > 0 ? { eligible: true } : { eligible: false, reason: 'nothing-to-pay' }
}
