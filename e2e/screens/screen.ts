import type { CountryCode } from '@shop/domain/market'
import type { MarketVisit } from '../shop/market-visit.ts'

/** Windows in which screens are looked at: a phone, a tablet, a desktop; by their width in files. */
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const

/** Someone who walks through the screens; the address is no one else's in the shop. */
export interface Walker {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** A page in a state, or what lies over it, as a shopper sees it at the top of the window or at a place further down. */
export interface Screen {
  /** Its name in files. */
  readonly name: string
  /** Whether it exists only where the checkout is open. */
  readonly isCheckout?: boolean
  /** Whether only documents have its picture: how it looks is not stored. */
  readonly isForDocuments?: boolean
  /** Brings the window there from wherever the screen before it has left it, with its cart and its account. */
  show(visit: MarketVisit, walker: Walker): Promise<unknown>
}

/** A screen that is the top of a page. */
export function pageScreen(name: string, path: string): Screen {
  return { name, show: ({ open }) => open(path) }
}

/** A screen that is the top of a page, for documents. */
export function documentScreen(name: string, path: string): Screen {
  return { ...pageScreen(name, path), isForDocuments: true }
}

/** The file of a screen in a window. */
export function fileOf({ name }: Screen, { width }: (typeof WINDOWS)[number], ending: 'png' | 'webp'): string {
  return `${name}-${width}.${ending}`
}

/** The address of a walker, one for each market and window. */
export function emailOf(country: CountryCode, { width }: (typeof WINDOWS)[number]): string {
  return `screens.${country.toLowerCase()}.${width}@example.org`
}
