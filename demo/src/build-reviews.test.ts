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

test('a quarter of the products has reviews, those of the oldest families three or more', () => {
  const counts = Map.groupBy(reviews, ({ sku }) => sku)
  expect(counts.size).toBeGreaterThanOrEqual(Math.ceil(released.size / 4))
  expect([...counts.values()].filter(own => own.length >= 3).length).toBeGreaterThanOrEqual(20)
})

test('CAT-18 what is called top rated has four stars and more', () => {
  const ratings = Map.groupBy(reviews, ({ sku }) => sku)
  const topRated = source.families.flatMap(({ products }) => products.filter(({ tags }) => tags.includes('topRated')))
  expect(topRated.length).toBeGreaterThanOrEqual(30)
  for (const { sku } of topRated) {
    const own = ratings.get(sku) ?? []
    expect(own.reduce((sum, { rating }) => sum + rating, 0) / own.length, sku).toBeGreaterThanOrEqual(4)
  }
})

test('REV-16 every review and its answer is translated into every language it is not written in', () => {
  expect(reviews.length).toBeGreaterThanOrEqual(200)
  expect(reviews.filter(({ customerCareResponseText }) => customerCareResponseText).length).toBeGreaterThanOrEqual(50)
  for (const review of reviews) {
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
