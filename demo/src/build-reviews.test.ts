import { LANGUAGES, LOCALES, marketOf } from '@shop/domain/market'
import { languageOfReview, reviewProblems } from '@shop/domain/review'
import { expect, test } from 'vitest'
import { buildReviews } from './build-reviews.ts'
import { readSource } from './read-source.ts'

const source = await readSource()
const reviews = buildReviews(source)
const released = new Map(source.families.flatMap(({ products }) => products.map(({ sku, releaseDate }) => [sku, releaseDate])))

test('ENT-17 every review of the demo shop is one a buyer could have submitted', () => {
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length)
  expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length)
  for (const review of reviews) {
    const { sku, locale, title, text, reviewCreatedAt, ...typed } = review
    expect(LOCALES, title).toContain(locale)
    expect(reviewProblems({ ...typed, title, text, consent: true }, marketOf('CZ')), title).toEqual([])
    const release = released.get(sku)
    expect(release, sku).toBeDefined()
    expect(reviewCreatedAt > (release ?? ''), `${title} ${sku}`).toBe(true)
    expect(new Date(reviewCreatedAt).toISOString()).toBe(reviewCreatedAt)
  }
})

test('a third of the products has three reviews or more', () => {
  const counts = Map.groupBy(reviews, ({ sku }) => sku)
  expect(counts.size).toBeGreaterThanOrEqual(Math.ceil(released.size / 3))
  for (const [sku, own] of counts) expect(own.length, sku).toBeGreaterThanOrEqual(3)
})

test('REV-16 at least twelve reviews and their answers are translated into every language they are not written in', () => {
  const translated = reviews.filter(({ translations }) => Object.keys(translations.text).length > 0)
  expect(translated.length).toBeGreaterThanOrEqual(12)
  expect(translated.filter(({ customerCareResponseText }) => customerCareResponseText).length).toBeGreaterThanOrEqual(3)
  for (const review of translated) {
    const { title, text, answer } = review.translations
    for (const language of LANGUAGES) {
      const isForeign = language !== languageOfReview(review)
      expect([title[language] !== undefined, text[language] !== undefined], `${review.title} ${language}`).toEqual([
        isForeign,
        isForeign,
      ])
      expect(answer[language] !== undefined).toBe(isForeign && review.customerCareResponseText !== undefined)
    }
    expect(new Set(Object.values(text)).size).toBe(LANGUAGES.length - 1)
  }
  const keys = new Set(source.reviews.map(({ key }) => key))
  for (const language of LANGUAGES)
    for (const key of Object.keys(source.texts[language].reviews)) expect(keys.has(key), `${language} ${key}`).toBe(true)
})
