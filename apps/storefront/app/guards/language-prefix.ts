import { defaultLanguageOf, isLanguage } from '@shop/domain/market'
import { redirect } from 'react-router'
import type { Guard } from './guard.ts'

/** Sends a path with the default language, or with one the market does not speak, to the home page (GUARD-16). */
export const languagePrefix: Guard = ({ url, shop: { market } }) => {
  const [, first = ''] = url.pathname.split('/')
  if (!isLanguage(first)) return
  if (first === defaultLanguageOf(market) || !market.languages.includes(first)) throw redirect('/', 308)
}
