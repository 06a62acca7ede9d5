import { readdirSync } from 'node:fs'
import { manualFileSchema } from '@shop/contract/manual'
import type { ManualTexts } from '@shop/domain/manual'
import { LANGUAGES, LOCALES } from '@shop/domain/market'
import { describe, expect, test } from 'vitest'
import { readContent } from './read-content.ts'
import { readSources } from './read-sources.ts'

/** Pairs so near to each other that a sentence may be the same in both. */
const RELATED: readonly string[] = ['cs sk', 'da nb', 'hr sl', 'da sv', 'nb sv', 'es pt']

const FOLDER = new URL('../manuals/', import.meta.url)
const invalid: string[] = []
const library = readContent({ onInvalidKey: key => invalid.push(key) })
const sources = readSources({
  folder: FOLDER,
  isKey: (key): key is 'manual' => key === 'manual',
  schema: manualFileSchema,
  onInvalidKey: key => invalid.push(key),
})
const written = [...sources].flatMap(([source, files]) => {
  const texts = files.get('manual')
  return texts ? [{ source, texts }] : []
})
const english = written.find(({ source }) => source === 'en')?.texts

/** Every text with the place where it stands. */
function placesOf(value: unknown, place = ''): (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => placesOf(part, `${place}/${key}`))
}

describe('the texts of manuals', () => {
  test('PDP-23, MKT-07, CMS-07 are there in all 21 languages, and every locale finds those of its own', () => {
    expect(invalid).toEqual([])
    expect(readdirSync(FOLDER).toSorted()).toEqual(written.map(({ source }) => source).toSorted())
    expect(written.map(({ source }) => source)).toEqual(expect.arrayContaining([...LANGUAGES]))
    for (const locale of LOCALES) expect(library.findManualTexts(locale)?.source, locale).toBe(locale.slice(0, 2))
  })

  test.each(written)('PDP-23 say in $source what they say in English: as many sentences at the same places', ({ texts }) => {
    const shapeOf = (of: ManualTexts | undefined) => placesOf(of).map(([place]) => place)
    expect(shapeOf(texts)).toEqual(shapeOf(english))
    expect(placesOf(texts).filter(([, text]) => /["<>]|\s{2}|^\s|\s$/.test(text))).toEqual([])
  })

  test.each(written)('MKT-07 of $source are no other language’s', ({ source, texts }) => {
    const borrowed = written
      .filter(other => other.source !== source && !RELATED.includes([source, other.source].toSorted().join(' ')))
      .flatMap(other => {
        const theirs = new Map(placesOf(other.texts))
        return placesOf(texts).filter(([place, text]) => text.split(' ').length > 4 && theirs.get(place) === text)
      })
    expect(borrowed).toEqual([])
  })

  test('MKT-12 for Switzerland are spelled as Switzerland does', () => {
    const swiss = placesOf(library.findManualTexts('de-CH')).map(([, text]) => text)
    expect(swiss.filter(text => text.includes('ß'))).toEqual([])
    expect(swiss.length).toBeGreaterThan(100)
  })
})
