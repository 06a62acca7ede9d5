import type { MapsAddress } from '@shop/domain/address'
import type { VatState } from '@shop/domain/vat'
import type { AddressFormData } from './address-form-data.ts'
import type { AddressStepProblem } from './chosen-addresses.ts'

/** What kept the addresses from being taken, by the step that found it; the steps follow one another (CHK-04). */
export type AddressRefusal =
  | { readonly step: 'billing' | 'shipping'; readonly problems: readonly AddressStepProblem[] }
  /** Only a decision of the shopper leads on: the number is corrected, or the order is paid with VAT. */
  | { readonly step: 'vat'; readonly vat: VatState }
  /** The delivery address is doubtful; sending it once more takes it as it is (ADDR-21, ADDR-22). */
  | { readonly step: 'map'; readonly found: MapsAddress }
  /** The cart did not take them (CHK-20). */
  | { readonly step: 'cart' }
  /** The cart has them, the address book does not. */
  | { readonly step: 'address-book' }

/** What a submission of the addresses step that stays there came to, with everything that was typed. */
export interface AddressOutcome {
  readonly typed: AddressFormData
  readonly refusal?: AddressRefusal
  /** The result of a check of the VAT number that was just made, and that number as it was given. */
  readonly checked?: { readonly vat: VatState; readonly vatNumber: string }
  /** The number that the shopper has decided to pay VAT with. */
  readonly acceptedNumber?: string
}
