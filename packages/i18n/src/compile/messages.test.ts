import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fallbackLocaleOf, LANGUAGES, LOCALES, languageOf } from '@shop/domain/market'
import { expect, it } from 'vitest'
import { compileCatalogues, type MessageSource, readMessages } from './compile-catalogues.ts'

const folder = path.join(import.meta.dirname, '../../messages')
const { languages, locales } = readMessages(folder)
const sourceOf = (language: string) => languages[language] as MessageSource
const { catalogues } = compileCatalogues(languages, 'en', locales)
/** Locales that share their language with another country. */
const sharing = LOCALES.filter(locale => fallbackLocaleOf(locale) !== undefined)

it('MKT-07, API-49 has every message in all 21 languages, with their plural forms and arguments', () => {
  for (const language of LANGUAGES) expect(Object.keys(catalogues[language] ?? {})).toEqual(Object.keys(sourceOf('en')))
})

it('MKT-11, MKT-12 has messages of languages and of locales that share a language, and no others', () => {
  expect(readdirSync(folder).sort()).toEqual([...LANGUAGES, ...sharing].map(name => `${name}.json`).sort())
  expect(Object.keys(locales).sort()).toEqual([...sharing].sort())
})

it.each(sharing)('MKT-11, MKT-12 %s has every message, and some of its own', locale => {
  const own = catalogues[locale] ?? {}
  const ofLanguage = catalogues[languageOf(locale)] ?? {}
  expect(Object.keys(own)).toEqual(Object.keys(ofLanguage))
  for (const key of Object.keys(locales[locale]?.overrides ?? {})) {
    expect(Object.keys(ofLanguage)).toContain(key)
    expect(own[key], key).not.toEqual(ofLanguage[key])
  }
})

it('MKT-12 no message of German in Switzerland has a letter or a quote Switzerland does not use', () => {
  expect(JSON.stringify(catalogues.de)).toMatch(/ß/)
  expect(Object.entries(catalogues['de-CH'] ?? {}).filter(([, nodes]) => /[ß„“]/.test(JSON.stringify(nodes)))).toEqual([])
})

it('MKT-07 leaves no English sentence in another language', () => {
  const english = sourceOf('en')
  // Of several words at least three in a row being the same means that it was not translated.
  const isSentence = (text: string) =>
    text
      .replace(/\{[^{}]*\}/g, '')
      .split(/\s+/)
      .filter(word => /^[a-z]{2,}$/i.test(word)).length >= 3
  const left = LANGUAGES.filter(language => language !== 'en').flatMap(language =>
    Object.entries(sourceOf(language)).flatMap(([key, text]) =>
      text === english[key] && isSentence(text) ? [`${language} ${key}`] : [],
    ),
  )
  expect(left).toEqual([])
})
