import type { Language } from './language.ts'
import type { Locale } from './market.ts'

/**
 * How a locale spells a text that the shop wrote for all countries of its language: in Switzerland without "ß" and
 * with «» (MKT-12). For texts of the shop only, never for what somebody typed.
 */
export function spellingOf(locale: Locale | Language): (text: string) => string {
  return locale === 'de-CH' ? spellAsSwiss : keepSpelling
}

const SWISS: Readonly<Record<string, string>> = { ß: 'ss', ẞ: 'SS', '„': '«', '“': '»' }

const spellAsSwiss = (text: string) => text.replace(/[ßẞ„“]/g, letter => SWISS[letter] ?? letter)

const keepSpelling = (text: string) => text
