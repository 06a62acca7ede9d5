import { type Cart, sumCart, withoutPayment } from '@shop/domain/cart'
import type { LocalizedString, Market } from '@shop/domain/market'
import { type Money, moneyOf } from '@shop/domain/money'
import {
  type BankTransferEligibility,
  bankTransferEligibility,
  type CashOnDeliveryEligibility,
  cashOnDeliveryEligibility,
  type ListedMethod,
  type ProviderEligibility,
  providerEligibility,
  withCashOnDeliveryFee,
} from '@shop/domain/payment'
import type { TaxRate } from '@shop/domain/tax'

/** A way to pay by the provider, as the page offers it. */
export interface OfferedProviderMethod extends ListedMethod {
  readonly cart: Cart
  readonly eligibility: ProviderEligibility
}

/** A way to pay of companies, and what the page says of it. */
export interface CompanyMethod {
  /** A transfer stands for what the buyer chooses once someone has approved the order. */
  readonly method: 'on-account' | 'bank-transfer'
  readonly name: string
  readonly note: string
}

/** Such a way to pay for a cart. Its words come with it: no other shopper loads them. */
export interface OfferedCompanyMethod extends CompanyMethod {
  readonly cart: Cart
  readonly eligibility: { readonly eligible: true }
}

/** A way to pay as the page offers it: the cart as it would be with it, and whether this cart may use it. */
export type OfferedMethod =
  | OfferedProviderMethod
  | { readonly method: 'bank-transfer'; readonly cart: Cart; readonly eligibility: BankTransferEligibility }
  | OfferedCompanyMethod
  | {
      readonly method: 'cash-on-delivery'
      readonly cart: Cart
      readonly fee: Money
      readonly eligibility: CashOnDeliveryEligibility
    }

/** A way to pay that needs no one but the shop. */
export type OwnMethod = Exclude<OfferedMethod, OfferedProviderMethod>

/** What the card of a way to pay is drawn from; there is no cart where an order is paid that was placed before. */
export type ShownMethod = ShownOwnMethod | ShownProviderMethod
type Shown<Offer> = Offer extends { readonly cart: Cart } ? Omit<Offer, 'cart'> & { readonly cart?: Cart } : never
type ShownOwnMethod = Shown<OwnMethod>
export type ShownProviderMethod = Shown<OfferedProviderMethod>

/** Whether a method is the shop's own. */
export function isOwnMethod<Offer extends ShownMethod>(offer: Offer): offer is Extract<Offer, ShownOwnMethod> {
  return offer.method === 'bank-transfer' || offer.method === 'cash-on-delivery' || offer.method === 'on-account'
}

/** The name a payment carries in the shop's records. */
export const METHOD_NAMES = {
  'bank-transfer': 'Bank transfer',
  'cash-on-delivery': 'Cash on delivery',
  'on-account': 'On account',
} as const

/** What decides which methods a page offers. */
export interface MethodChoice {
  readonly market: Market
  /** That of the fee, in force on the day of the page. */
  readonly taxRate: TaxRate
  /** What the fee of cash on delivery is called. */
  readonly feeName: LocalizedString
  /** What the provider has, in the order of the page. */
  readonly listed: readonly ListedMethod[]
  /** The account of the buyer's company, where it covers the cart, and what is chosen after an approval. */
  readonly ofCompany?: readonly CompanyMethod[]
}

/**
 * The methods of a market for a cart, by the rules the engine applies again (PAY-20 to PAY-23, COD-01..COD-08): the account of a
 * company first, then those of the provider (PAY-06). A method the market never has is left out; one of the shop's own that this cart may not use stays and
 * says why.
 */
export function offeredMethods(cart: Cart, { market, taxRate, feeName, listed, ofCompany = [] }: MethodChoice): OfferedMethod[] {
  const withFee = withCashOnDeliveryFee(cart, market, taxRate, { id: 'preview', name: feeName })
  const fee = moneyOf(market.currency, withFee.custom.calculatedCodFee?.centAmount ?? 0)
  const withoutFee = sumCart(withoutPayment(cart))
  const provided = listed.map(entry => ({
    ...entry,
    cart: withoutFee,
    eligibility: providerEligibility(withoutFee, market, entry.method),
  }))
  const own: Exclude<OwnMethod, OfferedCompanyMethod>[] = [
    { method: 'bank-transfer', cart: withoutFee, eligibility: bankTransferEligibility(cart, market) },
    { method: 'cash-on-delivery', cart: withFee, fee, eligibility: cashOnDeliveryEligibility(cart, market) },
  ]
  return [
    ...ofCompany.map(words => ({ cart: withoutFee, eligibility: { eligible: true as const }, ...words })),
    ...provided.filter(({ eligibility }) => eligibility.eligible),
    ...own.filter(({ eligibility }) => eligibility.eligible || eligibility.reason !== 'not-in-this-market'),
  ]
}
