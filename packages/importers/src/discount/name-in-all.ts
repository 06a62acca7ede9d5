import { LANGUAGES, type LocalizedString } from '@shop/domain/market'

/** A code, which is the same word in every language. */
export function nameInAll(code: string): LocalizedString {
  return Object.fromEntries(LANGUAGES.map(language => [language, code]))
}
