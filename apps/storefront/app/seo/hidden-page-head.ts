import type { Translate } from '@shop/i18n'
import type { MetaDescriptor } from 'react-router'
import { translatorOf } from '../request/messages.ts'
import type { ShopData } from '../request/shop-data.ts'
import { pageTitle } from './snippet-text.ts'

/** What search engines may do with a page they should not show. */
export const NOT_FOR_SEARCH_ENGINES = 'noindex, follow'

/** The matches of a `meta` function, the root with the shop first; without its data there is no shop to write a head for. */
export type PageMatches = readonly [{ readonly loaderData?: Pick<ShopData, 'language' | 'country'> | undefined }, ...unknown[]]

/**
 * The head of a page that is for its visitor alone or that is many pages in one, such as the cart, the account, signing
 * in and searching: a title, and no place in a search engine.
 */
export function hiddenPageHead([{ loaderData: data }]: PageMatches, titleOf: (t: Translate) => string): MetaDescriptor[] {
  if (!data) return []
  const t = translatorOf(`${data.language}-${data.country}`)
  return hiddenHead(pageTitle(t, titleOf(t)))
}

/** The head of a page that search engines are to leave out; the title is the whole one. */
export function hiddenHead(title: string): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: NOT_FOR_SEARCH_ENGINES }]
}
