import type { Money } from '@shop/domain/money'

/** An object of the provider's form that the shop hands on between the browser and the provider without reading it. */
export type ProviderObject = Readonly<Record<string, unknown>>

/** Why the provider did nothing: its number of the error. The request was wrong, and the same one would be again. */
export interface Rejection {
  readonly kind: 'rejected'
  readonly errorCode: string
}

/** It is not known what became of a request. It can be made again with the same key, and a notification will tell. */
export interface UnknownOutcome {
  readonly kind: 'unknown'
}

/** A voucher the shopper pays with at a machine or in their bank (Multibanco). */
export interface PaymentVoucher {
  readonly entity: string
  /** In groups of three digits. */
  readonly reference: string
  /** Date and time without zone, as of the country of the voucher. */
  readonly expiresAt: string
}

/** How far a payment has come. `pspReference` is the provider's number of it. */
export type PaymentOutcome =
  | { readonly kind: 'authorised'; readonly pspReference: string }
  /** The bank says no; `reasonCode` is the provider's number of why. */
  | { readonly kind: 'refused'; readonly pspReference: string; readonly reasonCode?: string }
  | { readonly kind: 'cancelled'; readonly pspReference: string }
  /** The shopper has to do something to which the form in their browser leads. */
  | { readonly kind: 'action'; readonly pspReference: string; readonly action: ProviderObject }
  | { readonly kind: 'voucher'; readonly pspReference: string; readonly voucher: PaymentVoucher }
  /** A notification will tell. */
  | { readonly kind: 'pending'; readonly pspReference: string }
  | Rejection
  | UnknownOutcome

/** A page of the provider's where all of a payment happens. */
export type SessionOutcome =
  | { readonly kind: 'opened'; readonly id: string; readonly pageUrl: string; readonly expiresAt: string }
  | Rejection
  | UnknownOutcome

/** What became of a session. */
export const SESSION_STATUSES = ['active', 'completed', 'paymentPending', 'refused', 'canceled', 'expired'] as const
export type SessionStatus = (typeof SESSION_STATUSES)[number]

/** What the provider tells of a session, as it was when the shopper left the page: later a notification tells. */
export interface SessionState {
  readonly status: SessionStatus
  /** Number of the payment that was authorised or is pending; missing where there is not one. */
  readonly pspReference?: string
}

/** A modification is only received; a notification tells whether it succeeded. */
export type ModificationOutcome = { readonly kind: 'received'; readonly pspReference: string } | Rejection | UnknownOutcome

/** What every start of a payment says. */
export interface PaymentOrderDraft {
  readonly amount: Money
  /** The shop's own number of the payment, at most 80 characters. */
  readonly reference: string
  /** Where the shopper comes back to. */
  readonly returnUrl: string
  readonly countryCode: string
  /** Such as `sk-SK`. */
  readonly locale: string
}

/** Who pays for what. Invoice methods want all of it, others the more the less they refuse. */
export interface PaymentPurchaseDraft extends PaymentOrderDraft {
  readonly shopper: PaymentShopper
  readonly billingAddress?: PaymentAddress
  readonly deliveryAddress?: PaymentAddress
  /** With delivery as a line of its own, so that they sum up to the amount; invoice methods want them. */
  readonly lineItems?: readonly PaymentLineItem[]
}

/** A payment by the form in the browser. The shop's server says all but what only the form can know. */
export interface ProviderPaymentDraft extends PaymentPurchaseDraft {
  /** Of the form: the method with what the shopper entered, encrypted. */
  readonly paymentMethod: ProviderObject
  /** Of the form: what the bank of a card wants to know of the browser. */
  readonly browserInfo?: ProviderObject
  /** Origin of the page with the form. */
  readonly origin?: string
}

/** A payment on a page of the provider's. */
export interface SessionDraft extends Omit<PaymentPurchaseDraft, 'shopper'> {
  readonly shopper?: PaymentShopper
  /** The methods the page offers, such as `scheme`; without them all of the country and currency. */
  readonly allowedMethods?: readonly string[]
}

export interface PaymentShopper {
  /** Without personal data, at least 3 characters. */
  readonly reference: string
  readonly email: string
  readonly ip: string
  readonly name?: { readonly firstName: string; readonly lastName: string }
  readonly telephoneNumber?: string
  /** ISO date. */
  readonly dateOfBirth?: string
  readonly company?: { readonly name: string; readonly registrationNumber?: string; readonly taxId?: string }
}

export interface PaymentAddress {
  readonly street: string
  readonly houseNumberOrName: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
}

/** Amounts are cents of one unit. */
export interface PaymentLineItem {
  readonly id: string
  readonly sku: string
  readonly description: string
  readonly quantity: number
  readonly amountIncludingTax: number
  readonly amountExcludingTax: number
  readonly taxAmount: number
  /** Permyriad: 2300 is 23 %. */
  readonly taxPercentage: number
}

/** Money of a payment that is taken or given back. */
export interface ModificationDraft {
  readonly pspReference: string
  readonly amount: Money
  readonly reference: string
  readonly idempotencyKey: string
}

/**
 * The payment provider. Nothing here throws for what it answers. A call with the same `idempotencyKey` (at most 64
 * characters) is one call however often it is made; a new attempt of the shopper needs a new key.
 */
export interface PaymentProvider {
  /** The methods there are, in the form the browser's form wants; undefined when the provider does not answer. */
  listMethods(asked: {
    readonly amount: Money
    readonly countryCode: string
    readonly locale: string
    readonly blocked?: readonly string[]
  }): Promise<ProviderObject | undefined>
  pay(draft: ProviderPaymentDraft, idempotencyKey: string): Promise<PaymentOutcome>
  /** Hands in what the shopper came back with. The same details again do not charge again. */
  submitDetails(
    handedIn: { readonly details: ProviderObject; readonly paymentData?: string },
    idempotencyKey: string,
  ): Promise<PaymentOutcome>
  openSession(draft: SessionDraft, idempotencyKey: string): Promise<SessionOutcome>
  /** What became of a session, for the shopper who came back from it with its result; undefined when the provider does not say. */
  readSession(id: string, sessionResult: string): Promise<SessionState | undefined>
  capture(draft: ModificationDraft): Promise<ModificationOutcome>
  /** Lets go of an authorisation of which nothing was captured. */
  cancel(draft: Omit<ModificationDraft, 'amount'>): Promise<ModificationOutcome>
  refund(draft: ModificationDraft): Promise<ModificationOutcome>
  /** Ends open connections. */
  close(): Promise<void>
}
