import { type LocalizedString, localize } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import { formatMoney, withColon } from '@shop/i18n/format'
import { createContext, useContext } from 'react'
import type { Site } from '../server/site.ts'

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
    label: (text: string) => withColon(text, locale),
  }
}
