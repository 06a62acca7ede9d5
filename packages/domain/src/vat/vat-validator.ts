import type { VatEvidence } from '../address/address.ts'
import type { VatNumber } from './clean-vat-number.ts'

/** Why a service did not say anything about a number (VAT-11). */
export type VatSilence = 'timeout' | 'system-error'

/** Who answered about a number, and what a tax office accepts as the proof that it was asked. */
export type VatSource = Omit<VatEvidence, 'checkedAt'>

/** What asking a service came to. */
export type VatCheck =
  /** Its code in the numbering of VAT-08..VAT-10, and its words as they came. */
  | { readonly kind: 'answered'; readonly code: number; readonly raw: string; readonly source?: VatSource }
  | { readonly kind: 'silent'; readonly cause: VatSilence }

/** Asks whether a VAT number exists. What stands behind it is a service of a tax office. */
export interface VatValidator {
  /** Never throws: a service that is away is one of the results. */
  check(number: VatNumber): Promise<VatCheck>
  close(): Promise<void>
}
