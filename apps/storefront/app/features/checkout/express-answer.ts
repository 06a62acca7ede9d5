import type { GooglePaySettings } from '../../request/google-pay-settings.ts'
import type { PaymentProblemCode } from './payment-problem.tsx'

/** What a browser has to know to offer express payment; null where the market or the shop has none. */
export interface ExpressOffer {
  readonly googlePay: (GooglePaySettings & { readonly merchantName: string }) | null
}

/** Why nothing came of an express payment; the cart page says it after the sheet is closed. */
export type ExpressProblemCode = PaymentProblemCode | 'express-address-missing' | 'other-country'

/** What the cart costs at an address of the sheet, or why it cannot go there, in the language of the page. */
export type ExpressQuote =
  | {
      readonly transaction: google.payments.api.TransactionInfo
      /** The same total in minor units, as it has to come back with the payment. */
      readonly centAmount: number
      /** The cart that was made for the purchase of one product, which the next questions name. */
      readonly cart?: string
    }
  | { readonly problem: ExpressProblemCode; readonly message: string }

/** What became of a payment that the shopper has agreed to in the sheet. */
export type ExpressOutcome =
  /** To the order, to the bank, or to wait for it. */
  | { readonly state: 'go-on'; readonly url: string }
  /** The addresses step asks for what the wallet does not have; its form with all it does have. */
  | { readonly state: 'incomplete'; readonly fields: Readonly<Record<string, string>> }
  /** Nothing was paid. `url` is where the shopper finds another way, the cart without it. */
  | { readonly state: 'refused'; readonly problem: ExpressProblemCode; readonly message: string; readonly url?: string }
