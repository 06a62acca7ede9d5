import { LANGUAGES } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { readSource } from './read-source.ts'

const { texts } = await readSource()

/** A number and a plain space before its unit, where a line could end. */
const LOOSE = /\d (?:°C|k?W|V|Hz|k?g|[mc]?m|m?l|A|bar|%|кг|г|[мс]?м|м?л|Вт|В|бар)(?!\p{L})/u

test.each(LANGUAGES)('UX a line of a text ends between no number and its unit, in %s', language => {
  const { reviews: _, ...own } = texts[language]
  const loose = [...JSON.stringify(own).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text)
  expect(loose.filter(text => LOOSE.test(text))).toEqual([])
})
