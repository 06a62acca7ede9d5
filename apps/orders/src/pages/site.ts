import type { Language, Locale, Market } from '@shop/domain/market'
import type { Translate } from '@shop/i18n'
import type { SiteHrefs } from './site-hrefs.ts'

/** The site a request is for: its market and language, and what pages speak and link with. */
export interface Site {
  readonly market: Market
  readonly language: Language
  readonly locale: Locale
  readonly t: Translate
  readonly hrefs: SiteHrefs
  /** Origin of the market's shop. */
  readonly shopOrigin: string
  /** Whether orders are shown already, so that the page offers to leave. */
  readonly isOpen: boolean
  /** ISO year of today, for the footer. */
  readonly year: number
}
