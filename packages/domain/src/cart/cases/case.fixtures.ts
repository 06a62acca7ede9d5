import type { Market } from '../../market/market.ts'
import type { Cart } from '../cart.ts'
import type { CartPricing } from '../pricing.ts'

/** What the right side of a line tells; lines that only set the scene have none. */
export type ToldPart =
  | { readonly kind: 'line' | 'service'; readonly id: string }
  | { readonly kind: 'fee' }
  | { readonly kind: 'discounts'; readonly ids: readonly string[] }
  | { readonly kind: 'code'; readonly id: string }

/** A line of input as it is written, and what stands next to it. */
export interface CaseRow {
  readonly left: string
  readonly told?: ToldPart
}

/** A case taken apart: what goes into pricing, and every line as it has to come out. */
export interface CalculationCase {
  readonly ids: string
  readonly text: string
  readonly day: string
  readonly market: Market
  readonly title: string
  readonly rows: readonly CaseRow[]
  /** All lines, blanks before the equals sign made two. */
  readonly expected: readonly string[]
  readonly cart: Cart
  readonly pricing: CartPricing
  readonly paysInCash: boolean
}

/** Cents as they are written on cases: `1234.50`. */
export function inWords(centAmount: number): string {
  const digits = String(Math.abs(centAmount)).padStart(3, '0')
  return `${centAmount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Cents of an amount with two digits after the point. Throws for another text. */
export function centsInWords(text: string): number {
  const match = /^(\d+)\.(\d\d)$/.exec(text)
  if (!match) throw new Error(`Not an amount: ${text}`)
  return Number(`${match[1]}${match[2]}`)
}

/** Permyriad of a rate in per cent such as `7.5`. Throws for more than two digits after the point. */
export function permyriadInWords(percent: string): number {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(percent)
  if (!match) throw new Error(`Not a rate: ${percent}`)
  return Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`)
}

/** An instant in UTC from `2026-11-21` or `2026-11-21 23:59:59.999`. Throws for another text. */
export function instantInWords(text: string): string {
  const match = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d)(?::(\d\d(?:\.\d{3})?))?)?$/.exec(text)
  if (!match) throw new Error(`Not an instant: ${text}`)
  const [, day, time = '00:00', seconds = '00'] = match
  return new Date(`${day}T${time}:${seconds}Z`).toISOString()
}
