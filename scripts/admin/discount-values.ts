import { readFileSync } from 'node:fs'
import type { CartDiscountValue } from '@shop/domain/discount'
import { isLanguage, LANGUAGES, type LocalizedString } from '@shop/domain/market'
import { CURRENCIES, type CurrencyCode, moneyOf } from '@shop/domain/money'
import { createTranslate, type Translate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { readCents, readDay, readNumber, readStore, readWord } from './read-values.ts'
import { writeMoney } from './write-money.ts'

const SOLD_IN = Object.keys(CURRENCIES) as CurrencyCode[]

/** Every currency, for the help of commands. */
export const CURRENCY_LIST = SOLD_IN.join(', ')

/** A percentage such as `7` or `7.5` per 1/10000. Throws for anything that is not one from 0.01 to 100. */
export function readPermyriad(name: string, text: string): number {
  const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  const permyriad = whole === undefined ? 0 : Number(whole) * 100 + Number(part.padEnd(2, '0'))
  if (permyriad < 1 || permyriad > 10_000) throw new Error(`${name} ${text} is not a number from 1 to 100, such as 7.5`)
  return permyriad
}

/** What a discount takes off. Throws unless it is exactly one of the two. */
export function readDiscountValue(options: {
  readonly percent?: string
  readonly amount?: string
  readonly currency?: string
}): Extract<CartDiscountValue, { type: 'relative' | 'absolute' }> {
  const { percent, amount, currency } = options
  if ((percent === undefined) === (amount === undefined)) throw new Error('Give either --percent or --amount')
  if (percent !== undefined) {
    if (currency !== undefined) throw new Error('--currency belongs to --amount')
    return { type: 'relative', permyriad: readPermyriad('--percent', percent) }
  }
  return { type: 'absolute', money: readMoney(amount ?? '', currency) }
}

function readMoney(amount: string, currency: string | undefined) {
  if (currency !== undefined) return [moneyOf(readWord('--currency', currency, SOLD_IN), readCents('--amount', amount))]
  if (!amount.includes('=')) throw new Error('--currency is missing')
  const money = amount.split(',').map(part => {
    const [code = '', cents = ''] = part.split('=')
    return moneyOf(readWord('--amount', code, SOLD_IN), readCents('--amount', cents))
  })
  const codes = money.map(({ currencyCode }) => currencyCode)
  const [twice] = codes.filter((code, index) => codes.indexOf(code) !== index)
  if (twice) throw new Error(`--amount has more than one amount in ${twice}`)
  return money
}

/** A value in words, such as `7.5 %`, `5.00 EUR or 120.00 CZK`. */
export function writeDiscountValue(value: CartDiscountValue): string {
  switch (value.type) {
    case 'relative':
      return `${value.permyriad / 100} %`
    case 'absolute':
      return value.money.map(writeMoney).join(' or ')
    case 'fixed':
      return `costs ${value.money.map(writeMoney).join(' or ')}`
    case 'giftLineItem':
      return `${value.sku} as a gift`
  }
}

/** Keys of stores, separated by commas. Throws for one that is no store. */
export function readStores(text: string | undefined): string[] {
  return text?.split(',').map(key => readStore('--stores', key)) ?? []
}

/** When a discount counts. Throws for what is not a day, and for an end that is not after the beginning. */
export function readTimes({ from, until }: { readonly from?: string; readonly until?: string }) {
  const validFrom = from === undefined ? undefined : readDay('--from', from)
  const validUntil = until === undefined ? undefined : readDay('--until', until)
  if (validFrom !== undefined && validUntil !== undefined && validUntil <= validFrom)
    throw new Error('--until is not after --from')
  return { ...(validFrom ? { validFrom } : {}), ...(validUntil ? { validUntil } : {}) }
}

/** How often a code may be used. */
export function readUses(name: string, text: string): number {
  return readNumber(name, text, { from: 1, to: 1_000_000 })
}

/** The names in a file of the form `{"de": "Herbstrabatt", …}`. Throws where it is not one. */
export function readNames(file: string): LocalizedString {
  const names: unknown = JSON.parse(readText(file))
  const entries = typeof names === 'object' && names !== null && !Array.isArray(names) ? Object.entries(names) : []
  if (entries.length === 0) throw new Error(`--names ${file} has no names such as {"de": "Herbstrabatt"}`)
  for (const [language, name] of entries) {
    if (!isLanguage(language)) throw new Error(`--names ${file}: ${language} is not a language of the shop`)
    if (typeof name !== 'string' || name.trim() === '' || name.length > 100)
      throw new Error(`--names ${file}: the name in ${language} is not a text of up to 100 characters`)
  }
  return Object.fromEntries(entries)
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`--names ${file} cannot be read`, { cause: error })
  }
}

/** A name in every language, from the messages of the shop. */
export async function nameInEveryLanguage(name: (t: Translate) => string): Promise<LocalizedString> {
  const names = LANGUAGES.map(
    async language => [language, name(createTranslate(language, await loadMessages(language)))] as const,
  )
  return Object.fromEntries(await Promise.all(names))
}

/** A name that is the same in every language, such as a code. */
export function sameInEveryLanguage(name: string): LocalizedString {
  return Object.fromEntries(LANGUAGES.map(language => [language, name]))
}
