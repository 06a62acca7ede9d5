import { marketOfStoreKey } from '@shop/domain/market'
import { isOrderNumber } from '@shop/domain/order'
import { isSku } from '@shop/domain/product'
import type { OrderReference } from '@shop/engine/order'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is the id of something. */
export function isId(text: string): boolean {
  return UUID.test(text)
}

/** What has a number of its own, by the letters that it begins with. */
const NUMBERED = { RT: 'a return', WD: 'a withdrawal', QU: 'a quote', SC: 'a case' } as const

/** The number of a return, a withdrawal, a quote or a case. Throws for any other text. */
export function readReference(prefix: keyof typeof NUMBERED, text = ''): string {
  if (!text.startsWith(prefix) || !/^\d{6,}$/.test(text.slice(prefix.length)))
    throw new Error(`${text} is not the number of ${NUMBERED[prefix]}, such as ${prefix}100001`)
  return text
}

/** An order by its number or id. Throws for a text that is neither. */
export function readOrder(text = ''): OrderReference {
  if (isOrderNumber(text)) return { orderNumber: text }
  if (isId(text)) return { id: text }
  throw new Error(`${text} is neither an order number such as NS00001042 nor an id`)
}

/** A SKU. Throws for a text that is not one. */
export function readSku(text = ''): string {
  if (!isSku(text)) throw new Error(`${text} is not an item number such as EX30010001`)
  return text
}

/** The key of a store. Throws for a text that is not one. */
export function readStore(name: string, text: string): string {
  if (!marketOfStoreKey(text)) throw new Error(`${name} ${text} is not a store such as de`)
  return text
}

/** A whole number from a range. Throws naming the word. */
export function readNumber(name: string, text = '', range: { readonly from: number; readonly to: number }): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= range.from && number <= range.to))
    throw new Error(`${name} ${text} is not a number from ${range.from} to ${range.to}`)
  return number
}

/** An amount such as `12.50` in cents. Throws for anything else, nothing included. */
export function readCents(name: string, text: string): number {
  const [, whole, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  const amount = whole === undefined ? 0 : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  if (amount === 0) throw new Error(`${name} ${text} is not an amount such as 12.50`)
  return amount
}

/** One of some words. Throws naming them. */
export function readWord<Word extends string>(name: string, text: string, words: readonly Word[]): Word {
  const word = words.find(candidate => candidate === text)
  if (word === undefined) throw new Error(`${name} ${text} is not one of ${words.join(', ')}`)
  return word
}

/** A day such as `2026-11-21` as the instant at which it begins in UTC. Throws for a day that does not exist. */
export function readDay(name: string, text: string): string {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00.000Z`) : Number.NaN
  const day = Number.isNaN(instant) ? '' : new Date(instant).toISOString()
  if (!day.startsWith(text)) throw new Error(`${name} ${text} is not a day such as 2026-11-21`)
  return day
}
