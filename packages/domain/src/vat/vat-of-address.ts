import type { Address } from '../address/address.ts'
import type { Market } from '../market/market.ts'
import { cleanVatNumber, vatNumberText } from './clean-vat-number.ts'
import { isVatConfirmed } from './vat-state.ts'
import type { VatCheck } from './vat-validator.ts'

/** What the custom fields of an address say about a VAT number (VAT-25). */
export type VatFields = NonNullable<Address['custom']>

/** The longest answer of a service that is kept with an address. */
const LONGEST_RESPONSE = 4000

/**
 * A billing address as it may be kept: what was typed as VAT number in its clean form, also as fax (VAT-26). A result
 * of the service belongs to one number of one company: it stays while both do, and never comes from the outside (VAT-13,
 * VAT-16). `pending` is a result that came before the address did.
 */
export function withVatOf(market: Market, address: Address, before: Address | undefined, pending?: VatFields): Address {
  const { custom, fax: _fax, ...rest } = address
  const typed = custom?.vatNumber?.trim()
  if (!typed) return rest
  const cleaned = cleanVatNumber(market, typed)
  const vatNumber = cleaned ? vatNumberText(cleaned) : typed
  const known = isCompany(address) ? [pending, isCompany(before) ? before?.custom : undefined] : []
  const result = known.find(fields => fields?.vatNumber === vatNumber)
  return { ...rest, fax: vatNumber, custom: { ...result, vatNumber } }
}

/** A billing address with the result of a check (VAT-25), or without any VAT number when none exists. */
export function withVatCheck(
  address: Address,
  vatNumber: string | undefined,
  check: VatCheck | undefined,
  checkedAt: string,
): Address {
  const { custom: _custom, fax: _fax, ...rest } = address
  if (!vatNumber) return rest
  return { ...rest, fax: vatNumber, custom: vatFieldsOf(vatNumber, check, checkedAt) }
}

/** A VAT number with the result of a check made at an ISO instant, as it is kept. */
export function vatFieldsOf(vatNumber: string, check: VatCheck | undefined, checkedAt: string): VatFields {
  return {
    vatNumber,
    ...(check ? { isVatValidated: isVatConfirmed(check) } : {}),
    ...(check?.kind === 'answered' ? { vatResponse: keepable(check.raw) } : {}),
    ...(check?.kind === 'answered' && check.source ? { vatEvidence: { checkedAt, ...check.source } } : {}),
  }
}

/** An address without any word about a VAT number: that of a delivery is not part of an invoice. */
export function withoutVatResult(address: Address): Address {
  const { custom, fax: _fax, ...rest } = address
  return custom?.vatNumber ? { ...rest, custom: { vatNumber: custom.vatNumber } } : rest
}

/** Whether an address is a company's: only companies buy net (VAT-01). */
export function isCompany(address: Pick<Address, 'company'> | undefined): boolean {
  return Boolean(address?.company?.trim())
}

function keepable(raw: string): string {
  return raw.slice(0, LONGEST_RESPONSE).toWellFormed().replaceAll('\0', '')
}
