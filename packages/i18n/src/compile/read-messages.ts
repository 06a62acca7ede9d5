import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentSourcesOf } from '@shop/domain/content'
import { LANGUAGES, LOCALES, spellingOf } from '@shop/domain/market'
import type { LocaleSource, MessageSource } from './compile-catalogues.ts'

/** Messages as written, of every language and of the locales that differ from theirs. */
export interface WrittenMessages {
  readonly languages: Readonly<Record<string, MessageSource>>
  readonly locales: Readonly<Record<string, LocaleSource>>
}

/**
 * Reads `<language>.json` and `<locale>.json` of a folder; the missing file of a language is an empty one, so that the
 * report names all that is missing. A locale without a file, whose fallback locale has none either, is that of its language.
 */
export function readMessages(folder: string): WrittenMessages {
  const read = (name: string): MessageSource => {
    const file = path.join(folder, `${name}.json`)
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MessageSource) : {}
  }
  const locales = LOCALES.flatMap(locale => {
    const [overrides = {}, ...fallbacks] = contentSourcesOf(locale).map(read)
    const differs = [overrides, ...fallbacks.slice(0, -1)].some(source => Object.keys(source).length > 0)
    return differs ? [[locale, { overrides, fallbacks, spell: spellingOf(locale) }] as const] : []
  })
  return {
    languages: Object.fromEntries(LANGUAGES.map(language => [language, read(language)])),
    locales: Object.fromEntries(locales),
  }
}
