import { type Address, personName, streetLine } from '@shop/domain/address'
import type { Locale } from '@shop/domain/market'
import type { Translate } from '@shop/i18n'
import { regionName } from '@shop/i18n/format'
import { unlinked } from '../mail/unlinked.ts'

/** An address as it is written on a parcel, with country and, for a company, its VAT number. Nothing in it becomes a link. */
export function addressLines(address: Address, locale: Locale, t: Translate): string[] {
  const vatNumber = address.custom?.vatNumber
  const lines = [
    address.company,
    personName(address, address.country),
    streetLine(address, true),
    address.additionalAddressInfo,
    `${address.postalCode} ${address.city}`,
    regionName(address.country, locale),
    vatNumber ? `${t('checkout.vatNumber')}: ${vatNumber}` : undefined,
  ]
  return lines.flatMap(line => (line?.trim() ? [unlinked(line)] : []))
}
