import { type Language, type LocalizedString, languageOf } from './language.ts'
import type { Locale } from './market.ts'
import { spellingOf } from './spelling-of.ts'

/**
 * The text in a language, else in English, else in any language it has, else an empty string (MKT-12); for a locale in
 * its spelling. Catalogue texts are complete in practice; the fallback keeps an incomplete import visible.
 */
export function localize(text: LocalizedString, locale: Locale | Language): string {
  return spellingOf(locale)(text[languageOf(locale)] ?? text.en ?? Object.values(text)[0] ?? '')
}
