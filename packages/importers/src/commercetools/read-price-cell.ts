import { type ImportedPrice, scopeKeyOf } from '@shop/domain/catalogue'
import { CUSTOMER_GROUP_KEYS, type CustomerGroupKey } from '@shop/domain/customer'
import { COUNTRIES, type CountryCode, marketOf } from '@shop/domain/market'
import { CURRENCIES, type CurrencyCode, moneyOf } from '@shop/domain/money'
import { parseInstant } from '../text/text-values.ts'

/** A price, or why it is left out, or why it cannot be read. */
export type ReadPrice = { readonly price: ImportedPrice } | { readonly note: string } | { readonly refusal: string }

/** `DE-EUR 1999|1499 tier1#channel$2026-01-01T00:00:00Z~2026-02-01T00:00:00Z`; amounts in cents. */
const PRICE = /^(?:([A-Z]{2})-)?([A-Z]{3}) (\d{1,12})(?:\|(\d{1,12}))?(?: ([^~$#]+))?(?:#([^~$]+))?(?:\$([^~]*)~(.*))?$/

/** Prices of a cell of the CSV export, separated by semicolons. */
export function readPriceCell(cell: string): { readonly text: string; readonly read: ReadPrice }[] {
  return cell
    .split(';')
    .map(text => text.trim())
    .filter(Boolean)
    .map(text => {
      const [match, country, currencyCode = '', cents, discounted, group, channel, from, until] = PRICE.exec(text) ?? []
      if (match === undefined) return { text, read: { refusal: 'a price looks like DE-EUR 1999 with the amount in cents' } }
      const read = readPrice({ country, currencyCode, centAmount: Number(cents), group: group?.trim(), channel, from, until })
      return { text, read: discounted && 'price' in read ? reduced(read, Number(discounted)) : read }
    })
}

/** What a price of commercetools is made of. */
interface PriceParts {
  readonly currencyCode: string
  readonly centAmount: number
  readonly country?: string | undefined
  /** Key of a customer group. */
  readonly group?: string | undefined
  readonly channel?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** A price the shop can keep; one of a currency, country, group or channel it does not have is left out. */
export function readPrice({ currencyCode, centAmount, country, group, channel, from, until }: PriceParts): ReadPrice {
  if (!Number.isSafeInteger(centAmount) || centAmount <= 0) return { refusal: 'a price is a whole number of cents above 0' }
  const validity = [from, until].map(text => (text ? (parseInstant(text) ?? 'wrong') : undefined))
  if (validity.includes('wrong')) return { refusal: 'a validity is an instant such as 2026-03-18T08:00:00Z' }
  const [validFrom, validUntil] = validity
  if (validFrom && validUntil && validFrom >= validUntil)
    return { refusal: 'a price begins before it ends; correct its validity' }
  if (channel) return { note: 'the price was left out: this shop has no prices of channels' }
  if (!isCurrency(currencyCode)) return { note: `the price was left out: no market of this shop sells in ${currencyCode}` }
  if (country !== undefined && !isCountry(country)) return { note: `the price was left out: this shop has no market ${country}` }
  if (country !== undefined && marketOf(country).currency !== currencyCode)
    return { note: `the price was left out: the market ${country} sells in ${marketOf(country).currency}` }
  if (group && !isGroup(group)) return { note: `the price was left out: this shop has no customer group ${group}` }
  return {
    price: {
      value: moneyOf(currencyCode, centAmount),
      ...(country ? { country } : {}),
      ...(group && isGroup(group) ? { customerGroup: group } : {}),
      ...(validFrom ? { validFrom } : {}),
      ...(validUntil ? { validUntil } : {}),
    },
  }
}

/** When a reduction counts. */
type ReductionTime = Omit<NonNullable<ImportedPrice['discounted']>, 'value'>

/** The price with a reduction, which is active unless said otherwise. */
export function reduced(
  read: { readonly price: ImportedPrice },
  centAmount: number,
  when: ReductionTime = { isActive: true },
): ReadPrice {
  const { value } = read.price
  if (!Number.isSafeInteger(centAmount) || centAmount <= 0 || centAmount >= value.centAmount)
    return { refusal: 'a reduced price is above 0 and below the price' }
  return { price: { ...read.price, discounted: { value: moneyOf(value.currencyCode, centAmount), ...when } } }
}

/** Whether two prices are for the same people at the same time. */
export function hasDoubledScope(prices: readonly ImportedPrice[]): boolean {
  return new Set(prices.map(scopeKeyOf)).size < prices.length
}

function isCurrency(text: string): text is CurrencyCode {
  return Object.hasOwn(CURRENCIES, text)
}

function isCountry(text: string): text is CountryCode {
  return (COUNTRIES as readonly string[]).includes(text)
}

function isGroup(text: string): text is CustomerGroupKey {
  return (CUSTOMER_GROUP_KEYS as readonly string[]).includes(text)
}
