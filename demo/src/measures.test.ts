import { LANGUAGES, type Language } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { buildCatalogue } from './build-catalogue.ts'
import { readSource } from './read-source.ts'

const source = await readSource()
const { texts } = source
const { products } = buildCatalogue(source)

/** A number and a plain space before its unit, where a line could end. */
const LOOSE = /\d (?:°C|k?W|V|Hz|k?g|[mc]?m|m?l|A|bar|%|кг|г|[мс]?м|м?л|Вт|В|бар)(?!\p{L})/u

/** Every text of a language, but reviews, which others wrote. */
function textsIn(language: Language): string[] {
  const { reviews: _, ...own } = texts[language]
  return [...JSON.stringify(own).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text)
}

test.each(LANGUAGES)('UX a line of a text ends between no number and its unit, in %s', language => {
  expect(textsIn(language).filter(text => LOOSE.test(text))).toEqual([])
})

/** A range of a measure with a hyphen where the tables have a dash, and a number of four digits and more before its unit. */
const HYPHEN = /\d-\d[\d.,]*\u00a0(?:°C|k?W|V|Hz|k?g|[mc]?m|m?l|A|bar)(?!\p{L})/u
const LONG_NUMBER = /(?<![\d.,'\u00a0\u202f])(\d{4,})(?=\u00a0(?:k?W|V|k?g|[mc]?m|m?l)(?!\p{L}))/gu

test.each(LANGUAGES)('UX numbers in texts are those of tables: ranges with a dash, digits in groups, in %s', language => {
  const { format } = new Intl.NumberFormat(language === 'pt' ? 'pt-PT' : language)
  const odd = textsIn(language).filter(
    text => HYPHEN.test(text) || [...text.matchAll(LONG_NUMBER)].some(([, digits = '']) => format(Number(digits)) !== digits),
  )
  expect(odd).toEqual([])
})

/** A whole number that stands for itself, and one before "%" with what is between them. */
const WHOLE_NUMBER =
  /(?<![\d.,'/:-]|\d[\u00a0\u202f]|\p{L}[ \u00a0]?)(\d{4,})(?=[ \u00a0](?:\/|×|k?W|V|k?g|[mc]?m|m?l|мл|кг|см|мм|Вт))/gu
const PER_CENT = /\d([\s\u00a0\u202f]?)%/gu

test.each(LANGUAGES)('MKT-12, UX-11 names and texts of products have the figures of their tables, in %s', language => {
  const locale = language === 'pt' ? 'pt-PT' : language
  const numbers = new Intl.NumberFormat(locale)
  const gap = new Intl.NumberFormat(locale, { style: 'percent' }).format(0.4).slice(2, -1)
  const odd = products
    .flatMap(({ name, description }) => [name[language] ?? '', description[language] ?? ''])
    .filter(
      text =>
        [...text.matchAll(WHOLE_NUMBER)].some(([, digits = '']) => numbers.format(Number(digits)) !== digits) ||
        [...text.matchAll(PER_CENT)].some(([, found]) => found !== gap),
    )
  expect(products.length).toBeGreaterThan(600)
  expect(odd).toEqual([])
})
