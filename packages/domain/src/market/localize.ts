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
 * How a locale spells a text that the shop wrote for all countries of its language: in Switzerland without "ß" and
 * with «» (MKT-12). For texts of the shop only, never for user input.
 */
export function spellingOf(locale: Locale | Language): (text: string) => string {
  return locale === 'de-CH' ? spellAsSwiss : keepSpelling
}

const SWISS: Readonly<Record<string, string>> = { ß: 'ss', ẞ: 'SS', '„': '«', '“': '»' }

const spellAsSwiss = (text: string) => text.replace(/[ßẞ„“]/g, letter => SWISS[letter] ?? letter)

const keepSpelling = (text: string) => text
