import { type Address, personName, streetLine } from '@shop/domain/address'
import type { Locale } from '@shop/domain/market'
import type { Translate } from '@shop/i18n'
import { regionName } from '@shop/i18n/format'

/** An address as it is written on a parcel, with country and, for a company, its VAT number. */
export function addressLines(address: Address, locale: Locale, t: Translate): string[] {
  const vatNumber = address.custom?.vatNumber
  return [
    address.company,
    personName(address, address.country),
    streetLine(address, true),
    address.additionalAddressInfo,
    `${address.postalCode} ${address.city}`,
    regionName(address.country, locale),
    vatNumber ? `${t('checkout.vatNumber')}: ${vatNumber}` : undefined,
  ].filter(line => line !== undefined && line.trim() !== '') as string[]
}
