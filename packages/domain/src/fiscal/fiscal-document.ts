import type { VatEvidence } from '../address/index.ts'
import type { Locale } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import type { CurrencyCode } from '../money/index.ts'

/** Category of VAT as the code list UNCL 5305 has it: standard, zero, exempt, reverse charge, intra-Community, export, outside. */
export const VAT_CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const
export type VatCategory = (typeof VAT_CATEGORIES)[number]

/** Under which rule of VAT a document was issued. */
export type SupplyScheme = 'domestic' | 'oss' | 'icSupply' | 'service' | 'export' | 'local'

/** An amount in minor units of the currency of its document. */
export type Cents = number

/** Seller, buyer or recipient (BG-4, BG-7, BG-13): a copy of its own, as long as the document is kept. */
export interface FiscalParty {
  /** BT-27, BT-44, BT-70. */
  readonly name: string
  /** Street and what belongs to it, at most three lines (BT-35 to BT-38). */
  readonly lines: readonly string[]
  readonly postalCode: string
  readonly city: string
  readonly region?: string
  /** ISO 3166-1 alpha-2. */
  readonly country: CountryCode
  /** With its prefix (BT-31, BT-48). */
  readonly vatId?: string
  /** The seller's number at its tax office (BT-32). */
  readonly taxNumber?: string
  /** Number in a commercial register (BT-30). */
  readonly registerId?: string
  /** Legal form, seat, register and directors in words (BT-33). */
  readonly legalInformation?: string
  /** BG-6, BG-9. */
  readonly contact?: { readonly name?: string; readonly phone?: string; readonly email?: string }
  /** Where documents are sent electronically, with its scheme such as `EM` for e-mail (BT-34, BT-49). */
  readonly endpoint?: { readonly scheme: string; readonly id: string }
}

/** What is taxed alike at one place of a document. */
export interface TaxedAmount {
  readonly net: Cents
  readonly tax: Cents
  readonly gross: Cents
  readonly category: VatCategory
  /** Rate in 1/10000. */
  readonly permyriad: number
}

/** A discount or a fee for the document as a whole (BG-20, BG-21). */
export interface FiscalPart extends TaxedAmount {
  readonly name: string
  /** In a credit note: what earlier ones took off the price of the units that come back. */
  readonly isReduction?: true
}

/** Codes of fees, freight and cash on delivery (BT-105 as UNCL 7161 has it). */
export const CHARGE_CODES = ['FC', 'AEK'] as const
export type ChargeCode = (typeof CHARGE_CODES)[number]

/** A fee. */
export interface FiscalCharge extends FiscalPart {
  readonly code: ChargeCode
}

/** A position (BG-25). `net`, `tax` and `gross` are after its own allowances and before its share of those of the document. */
export interface FiscalLine extends TaxedAmount {
  /** 1 for the first (BT-126). */
  readonly id: number
  readonly sku: string
  readonly name: string
  readonly note?: string
  readonly quantity: number
  /** Goods or services, as UN/ECE recommendation 20 codes their unit. */
  readonly unit: 'H87' | 'C62'
  /** Price of a unit without VAT and before allowances, in millionths of the currency (BT-146). */
  readonly unitNetMicro: number
  /** Price of a unit with VAT and before allowances, for private buyers. */
  readonly unitGross?: Cents
  /** What was taken off the price of this position, net (BG-27). */
  readonly allowances: readonly { readonly name: string; readonly cents: Cents }[]
  /** Its shares of the allowances of the document; what is credited with its units. */
  readonly shares: readonly { readonly name: string; readonly net: Cents; readonly tax: Cents; readonly gross: Cents }[]
  /** In a credit note: the position of the invoice whose units come back. Neither this nor the next is there of a reduction of prices. */
  readonly credits?: number
  /** In a credit note about fees alone: the fee, which needs a position then, since no document is without one. */
  readonly creditsCharge?: ChargeCode
}

/** Sums of what is taxed alike (BG-23). */
export interface VatBreakdown {
  readonly category: VatCategory
  readonly permyriad: number
  readonly net: Cents
  readonly tax: Cents
  /** Why there is no tax, as a code and in words (BT-121, BT-120). */
  readonly vatex?: string
  readonly reason?: string
}

/** BG-22. */
export interface FiscalTotals {
  readonly lines: Cents
  readonly allowances: Cents
  readonly charges: Cents
  readonly net: Cents
  readonly tax: Cents
  readonly gross: Cents
  readonly paid: Cents
  readonly due: Cents
}

/**
 * How it is or was paid (BG-16), by UNCL 4461: cash, transfer, SEPA transfer, online service, or a way that is not said, as with money
 * that goes to an account the shop does not keep.
 */
export interface FiscalPayment {
  readonly code: '1' | '10' | '30' | '58' | '68'
  readonly name: string
  readonly reference: string
  readonly iban?: string
  readonly bic?: string
  readonly owner?: string
  /** YYYY-MM-DD. */
  readonly dueDate?: string
  readonly terms: string
}

/**
 * An invoice or a credit note after EN 16931, frozen when it is issued: all that its renderings need, in amounts of the order.
 * Amounts of a credit note are positive and go back. Days are YYYY-MM-DD. The amounts and names are the document's own copies.
 */
export interface FiscalDocument {
  readonly kind: 'invoice' | 'creditNote'
  /** Numbers of one series follow each other without a gap. */
  readonly series: string
  readonly number: string
  readonly issueDate: string
  /** BT-72. */
  readonly deliveryDate: string
  readonly currency: CurrencyCode
  readonly locale: Locale
  readonly scheme: SupplyScheme
  readonly taxingState: CountryCode
  /** Name of the tax on paper, such as `MwSt.`. */
  readonly taxName: string
  /** Whether prices with VAT are printed too, as private buyers agreed to them. */
  readonly isForPrivateBuyer: boolean
  readonly seller: FiscalParty
  readonly buyer: FiscalParty
  readonly deliverTo: FiscalParty
  readonly orderNumber: string
  /** Reference of the buyer, such as the routing id of a public one (BT-10). */
  readonly buyerReference?: string
  /** The buyer's own number of the order (BT-13). */
  readonly purchaseOrder?: string
  /** Where the buyer books it, such as a cost centre (BT-19). */
  readonly buyerAccountingReference?: string
  /** The invoice that a credit note is about (BG-3). */
  readonly preceding?: { readonly number: string; readonly issueDate: string }
  readonly lines: readonly FiscalLine[]
  readonly allowances: readonly FiscalPart[]
  readonly charges: readonly FiscalCharge[]
  readonly breakdown: readonly VatBreakdown[]
  readonly totals: FiscalTotals
  readonly payment: FiscalPayment
  /** In the buyer's language and in German (BG-1). */
  readonly notes: readonly { readonly code: 'REG' | 'AAI'; readonly text: string }[]
  readonly evidence: {
    readonly vatCheck?: VatEvidence
    readonly shipments: readonly string[]
    readonly dispatchCountry: CountryCode
  }
}

/** A document that has no number yet: it is given in the transaction that issues it. */
export type FiscalDraft = Omit<FiscalDocument, 'number'>
