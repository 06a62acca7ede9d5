import { type LocalizedString, localize, timeZoneOf } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import { formatDay, formatInstant, formatMoney, withColon } from '@shop/i18n/format'
import { createContext, useContext } from 'react'
import type { Site } from './site.ts'

const SiteContext = createContext<Site | undefined>(undefined)

/** Gives the components of a page the site it is part of. */
export const SiteProvider = SiteContext.Provider

/** The site of the page, with its words, links and formats. */
export function useSite() {
  const site = useContext(SiteContext)
  if (!site) throw new Error('A component of the orders site outside of it')
  const { locale } = site
  return {
    ...site,
    money: (amount: Money) => formatMoney(amount, locale),
    text: (text: LocalizedString) => localize(text, locale),
    /** The day of an ISO instant in the market. */
    day: (instant: string) => formatDay(instant, site.market),
    /** An ISO instant as clocks in the market show it. */
    time: (instant: string) => formatInstant(instant, timeZoneOf(site.market)),
    label: (text: string) => withColon(text, locale),
  }
}
