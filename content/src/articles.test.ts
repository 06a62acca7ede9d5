import { readdirSync, readFileSync } from 'node:fs'
import { type ContentPage, pageShapeOf, pageTextsOf, parseInline } from '@shop/domain/content'
import { LANGUAGES, LOCALES } from '@shop/domain/market'
import { describe, expect, test } from 'vitest'
import { readContent } from './read-content.ts'

const invalid: string[] = []
const library = readContent({ onInvalidKey: key => invalid.push(key) })
const FOLDER = new URL('../articles/', import.meta.url)
const languages = readdirSync(FOLDER, { withFileTypes: true }).filter(entry => entry.isDirectory())
const slugs = Object.keys(JSON.parse(readFileSync(new URL('articles.json', FOLDER), 'utf8')))

/** SKUs of the demo catalogue. */
const FAMILIES = new URL('../../demo/catalogue/families/', import.meta.url)
const skus = new Set(readdirSync(FAMILIES).flatMap(file => readFileSync(new URL(file, FAMILIES), 'utf8').match(/EX\d{8}/g) ?? []))
const skusOf = ({ blocks }: ContentPage) => blocks.flatMap(block => (block.type === 'items' ? block.skus : []))
const wordsOf = (page: ContentPage) =>
  pageTextsOf(page)
    .join(' ')
    .match(/[\p{L}\d]+/gu)?.length ?? 0

/** In °C, as a range has them, in the order of the text. */
const temperaturesOf = (page: ContentPage) =>
  [
    ...pageTextsOf(page)
      .join('\n')
      .matchAll(/(?:(\d+)\D{1,7})?(\d+)\u00a0°C/gu),
  ].flatMap(([, from, to]) => [from, to].filter(Boolean))

test('ROUTE-26 there are at least eight articles, whole in every language, and no file of another name', () => {
  expect(invalid).toEqual([])
  expect(languages.map(({ name }) => name).toSorted()).toEqual(LANGUAGES.toSorted())
  expect(slugs.length).toBeGreaterThanOrEqual(8)
  for (const { name } of languages)
    expect(readdirSync(new URL(`${name}/`, FOLDER)).toSorted(), name).toEqual(slugs.map(slug => `${slug}.json`).toSorted())
})

describe.each(LOCALES.filter(locale => languages.some(({ name }) => name === locale.slice(0, 2))))('in %s', locale => {
  test.each(slugs)(
    'ROUTE-26 %s is written in its own language, with the parts of the English one and products there are',
    slug => {
      const article = library.findArticle(slug, locale)
      const english = library.findArticle(slug, 'en-GB')
      if (!article || !english) throw new Error('No such article')
      expect(article.source).toBe(locale.slice(0, 2))
      expect(pageShapeOf(article)).toEqual(pageShapeOf(english))
      expect(temperaturesOf(article).toSorted(), 'a fact is the same in every language').toEqual(
        temperaturesOf(english).toSorted(),
      )
      expect(pageTextsOf(article).flatMap(text => parseInline(text).problems)).toEqual([])
      expect([...skusOf(article), article.picture].filter(sku => !skus.has(sku))).toEqual([])
      expect(article.related.filter(other => !slugs.includes(other) || other === slug)).toEqual([])
      expect(wordsOf(article)).toBeGreaterThanOrEqual(300)
      expect(wordsOf(article)).toBeLessThanOrEqual(500)
      if (!locale.startsWith('en')) expect(article.title).not.toBe(english.title)
    },
  )

  test('UX-10, UX-11 their figures are written as the language writes them, with the unit on the same line', () => {
    const language = locale.slice(0, 2)
    const spoken = { pt: 'pt-PT', nb: 'nb-NO', en: 'en-GB' }[language] ?? language
    const numbers = new Intl.NumberFormat(spoken)
    const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(0.5).replace('50', '')
    for (const slug of slugs) {
      const article = library.findArticle(slug, locale)
      if (!article) throw new Error('No such article')
      const text = pageTextsOf(article).join('\n')
      const thousands = [...text.matchAll(/(?<![\d.,\p{L}])\d{1,3}[.,\u00a0]?\d{3}(?=\u00a0(?:W|kg|кг)(?!\p{L}))/gu)].map(
        ([figure]) => figure,
      )
      expect(thousands, slug).toEqual(
        thousands.map(figure => numbers.format(Number(figure.replaceAll(/\D/g, ''))).replaceAll('\u202f', '\u00a0')),
      )
      expect(new Set([...text.matchAll(/(?<=\d)\s?%/g)].map(([sign]) => sign)), slug).toEqual(
        new Set(text.includes('%') ? [percent.replaceAll('\u202f', '\u00a0')] : []),
      )
      expect(text.match(/\d (?:W|A|V|kg|кг|g|г|mm|мм|°C)(?!\p{L})/u), slug).toBeNull()
    }
  })

  test('the list has them all, the newest first', () => {
    const listed = library.articlesOf(locale)
    expect(listed.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted())
    expect(listed.map(({ published }) => published)).toEqual(
      listed
        .map(({ published }) => published)
        .toSorted()
        .toReversed(),
    )
    expect(listed.every(({ locales }) => locales.includes(locale))).toBe(true)
  })
})

test('CMS-07 an article that a language does not have is not in its list, and no other language takes its place', () => {
  for (const locale of LOCALES) {
    const own = languages.some(({ name }) => name === locale.slice(0, 2))
    expect(library.articlesOf(locale).length > 0, locale).toBe(own)
  }
  expect(library.findArticle('no-such-article', 'de-DE')).toBeUndefined()
  expect(library.findArticle('constructor', 'de-DE')).toBeUndefined()
})
