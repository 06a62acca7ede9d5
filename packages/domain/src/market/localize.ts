import { type Language, type LocalizedString, languageOf } from './language.ts'
import type { Locale } from './market.ts'

/**
 * The text in a language, else in English, else in any language it has, else an empty string (MKT-12); for a locale in
 * its spelling. Catalogue texts are complete in practice; the fallback keeps an incomplete import visible.
 */
export function localize(text: LocalizedString, locale: Locale | Language): string {
  return spellingOf(locale)(text[languageOf(locale)] ?? text.en ?? Object.values(text)[0] ?? '')
}

/**
 * How a locale spells a text that the shop wrote for all countries of its language: in Switzerland with the figures of
 * its prices and tables, in German also without "ß" and with «» (MKT-12). For texts of the shop only, never for user
 * input. A spelled text is as long as before, but for "ß" and the space before "%".
 */
export function spellingOf(locale: Locale | Language): (text: string) => string {
  return SPELLINGS[locale] ?? keepSpelling
}

const SPELLINGS: Readonly<Record<string, (text: string) => string>> = {
  'de-CH': text => withPoint(withApostrophes(withClosePercent(text.replace(/[ßẞ„“]/g, letter => SWISS[letter] ?? letter)))),
  'fr-CH': text => withApostrophes(withClosePercent(text)),
  'it-CH': text => withPoint(withApostrophes(text)),
}

const SWISS: Readonly<Record<string, string>> = { ß: 'ss', ẞ: 'SS', '„': '«', '“': '»' }

/**
 * Digits in groups, with or without decimals, and what stands before them; not what only looks like them: dates, numbers of
 * companies, names of files. Nothing looks behind, which not every browser can.
 */
const GROUPED = /(^|[^\p{L}\d.,-])(\d{1,3}(?:(?:\.\d{3})+|(?:[\u00a0\u202f]\d{3})+))(?=(?:,\d+)?(?![\p{L}\d]|[.,]\d))/gu
const DECIMALS = /(^|[^\p{L}\d.,'-])([\d']+),(?=\d+(?![\p{L}\d]|[.,]\d))/gu

const withApostrophes = (text: string) =>
  text.replace(GROUPED, (_all, before: string, number: string) => before + number.replace(/\D/g, "'"))

const withClosePercent = (text: string) => text.replace(/(\d)[\u00a0\u202f]%/g, '$1%')

const withPoint = (text: string) => text.replace(DECIMALS, '$1$2.')

const keepSpelling = (text: string) => text
