import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '@shop/domain/market'
import { expect, it } from 'vitest'
import { compileCatalogues, type MessageSource } from './index.ts'

const folder = path.join(import.meta.dirname, '../../messages')
const sourceOf = (language: string) => JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')) as MessageSource

it('MKT-07, API-49 has every message in all 21 languages, with their plural forms and arguments', () => {
  expect(readdirSync(folder).sort()).toEqual(LANGUAGES.map(language => `${language}.json`).sort())
  const { catalogues } = compileCatalogues(Object.fromEntries(LANGUAGES.map(language => [language, sourceOf(language)])), 'en')
  for (const language of LANGUAGES) expect(Object.keys(catalogues[language] ?? {})).toEqual(Object.keys(sourceOf('en')))
})

it('MKT-07 leaves no English sentence in another language', () => {
  const english = sourceOf('en')
  // Of several words at least three in a row being the same means that nobody translated it.
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
