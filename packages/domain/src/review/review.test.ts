import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, MARKETS, marketOf } from '../market/index.ts'
import {
  authorReviewState,
  DEFAULT_REVIEW_OFFSET,
  DEFAULT_REVIEW_SORT,
  EMPTY_REVIEW,
  RATINGS,
  REVIEW_PAGE_SIZE,
  REVIEW_SORTS,
  type Review,
  type ReviewPage,
  readReview,
  reviewOffsetAfter,
  reviewOffsetOf,
  reviewPageCount,
  reviewPageNumber,
  reviewProblems,
  reviewRefusalText,
  reviewSortOf,
  reviewStatisticsOf,
} from './index.ts'

const typed = { rating: 4, title: 'Solid', text: 'Runs every day.', authorName: 'Jana N.', consent: true }

describe('what may be submitted', () => {
  test('REV-06 a rating of one to five whole stars is required', () => {
    const germany = marketOf('DE')
    for (const rating of RATINGS) expect(reviewProblems({ ...typed, rating }, germany)).toEqual([])
    for (const rating of [undefined, 0, 6, 4.5, -1, Number.NaN])
      expect(reviewProblems({ ...typed, rating }, germany)).toEqual([{ field: 'rating', rule: 'required' }])
  })

  test('title and text may be empty, a name may not, and all are bounded', () => {
    const germany = marketOf('DE')
    expect(reviewProblems({ ...typed, title: '', text: '' }, germany)).toEqual([])
    expect(reviewProblems({ ...typed, authorName: '  ' }, germany)).toEqual([{ field: 'authorName', rule: 'required' }])
    const long = { ...typed, title: 'x'.repeat(121), text: 'x'.repeat(4001), authorName: 'x'.repeat(61) }
    expect(reviewProblems(long, germany)).toEqual([
      { field: 'title', rule: 'max', limit: 120 },
      { field: 'text', rule: 'max', limit: 4000 },
      { field: 'authorName', rule: 'max', limit: 60 },
    ])
    expect(
      reviewProblems({ ...long, title: 'x'.repeat(120), text: 'x'.repeat(4000), authorName: 'x'.repeat(60) }, germany),
    ).toEqual([])
  })

  test('REV-07, REV-08 consent is asked in Czechia only, is given by default, and blocks when it is taken back', () => {
    expect(MARKETS.filter(({ reviewConsent }) => reviewConsent).map(({ country }) => country)).toEqual(['CZ'])
    expect(EMPTY_REVIEW.consent).toBe(true)
    for (const market of MARKETS) {
      const problems = reviewProblems({ ...typed, consent: false }, market)
      expect(problems, market.country).toEqual(market.country === 'CZ' ? [{ field: 'consent', rule: 'required' }] : [])
    }
  })
})

describe('statistics', () => {
  test('REV-19 no review has no average', () => {
    expect(reviewStatisticsOf([])).toEqual({
      count: 0,
      averageRating: 0,
      ratingsDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    })
  })

  test.each([
    [[5], 5],
    [[4, 5], 4.5],
    [[5, 5, 4], 4.7],
    // 4.25 and 4.75: ties go to the even tenth.
    [[4, 4, 4, 5], 4.2],
    [[5, 5, 5, 4], 4.8],
    // 2.35 is 2.3499… as a floating point number.
    [[...Array(13).fill(2), ...Array(7).fill(3)], 2.4],
    [[1, 1, 1, 1, 1, 1, 2], 1.1],
  ] as const)('REV-19 the average of %j is %d', (ratings, average) => {
    expect(reviewStatisticsOf(ratings).averageRating).toBe(average)
  })

  test('REV-19 counts every review once, whatever the order, and averages within a twentieth', () => {
    const ratings = fc.array(fc.constantFrom(...RATINGS), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(ratings, given => {
        const { count, averageRating, ratingsDistribution } = reviewStatisticsOf(given)
        expect(count).toBe(given.length)
        expect(Object.values(ratingsDistribution).reduce((sum, part) => sum + part, 0)).toBe(count)
        expect(reviewStatisticsOf(given.toReversed())).toEqual({ count, averageRating, ratingsDistribution })
        const exact = given.reduce<number>((sum, rating) => sum + rating, 0) / count
        expect(Math.abs(averageRating - exact)).toBeLessThan(0.0500001)
        expect(String(averageRating)).toMatch(/^[1-5](\.\d)?$/)
      }),
    )
  })
})

describe('pages', () => {
  const page: ReviewPage = { offset: 20, limit: 10, total: 57 }

  test('REV-02 ten reviews a page, from the first on', () => {
    expect([REVIEW_PAGE_SIZE, DEFAULT_REVIEW_OFFSET]).toEqual([10, 0])
    expect(reviewOffsetOf(null)).toBe(0)
    expect(reviewOffsetOf('30')).toBe(30)
    for (const value of ['', '-10', '5', '1e1', '20000', '10.0', ' 10', 'x']) expect(reviewOffsetOf(value), value).toBe(0)
  })

  test.each([
    [0, 1],
    [10, 2],
    [20, 3],
    [90, 10],
  ])('REV-03 the page at offset %d is page %d', (offset, number) => {
    expect(reviewPageNumber(offset, 10)).toBe(number)
  })

  test('REV-01 prev, next, first, last and page lead to the offsets of their pages', () => {
    expect(reviewPageCount(page)).toBe(6)
    expect(reviewOffsetAfter('prev', page)).toBe(10)
    expect(reviewOffsetAfter('next', page)).toBe(30)
    expect(reviewOffsetAfter('first', page)).toBe(0)
    expect(reviewOffsetAfter('last', page)).toBe(50)
    expect(reviewOffsetAfter({ page: 5 }, page)).toBe(40)
  })

  test('REV-01 no action leaves the list, and the way there and back is the same', () => {
    const pages = fc.record({ index: fc.nat(50), limit: fc.integer({ min: 1, max: 100 }), total: fc.nat(2000) })
    fc.assert(
      fc.property(pages, ({ index, limit, total }) => {
        const count = reviewPageCount({ total, limit })
        const at = { limit, total, offset: Math.min(index, count - 1) * limit }
        for (const action of ['prev', 'next', 'first', 'last', { page: index }, { page: -3 }] as const) {
          const offset = reviewOffsetAfter(action, at)
          expect(offset).toBeGreaterThanOrEqual(0)
          expect(offset).toBeLessThan(Math.max(total, 1))
        }
        const next = { ...at, offset: reviewOffsetAfter('next', at) }
        if (next.offset !== at.offset) expect(reviewOffsetAfter('prev', next)).toBe(at.offset)
      }),
    )
  })
})

test('REV-04 reviews are sorted by top reviews, unless by most recent', () => {
  expect(REVIEW_SORTS).toEqual(['top reviews', 'most recent'])
  expect(reviewSortOf('most recent')).toBe('most recent')
  for (const value of [null, '', 'TOP REVIEWS', 'rating desc']) expect(reviewSortOf(value)).toBe(DEFAULT_REVIEW_SORT)
})

test('REV-10, REV-11, REV-12 a refusal has the specified words', () => {
  expect(reviewRefusalText('review-not-purchased')).toBe("You haven't purchased this particular SKU")
  expect(reviewRefusalText('review-already-submitted')).toBe('You have already submitted review for your purchase for SKU')
  for (const code of [undefined, 'invalid-input', 'unauthenticated'] as const)
    expect(reviewRefusalText(code)).toBe('Something went wrong on our side. Please try again or contact support.')
})

describe('reading', () => {
  const review: Review = {
    id: 'r',
    version: 1,
    sku: 'EX30010001',
    productId: 'p',
    title: 'Läuft',
    text: 'Seit drei Monaten im Imbiss.',
    authorName: 'Jörg W.',
    rating: 5,
    createdAt: '2026-11-01T09:00:00.000Z',
    locale: 'de-AT',
    includedInStatistics: true,
    state: 'approved',
    custom: {
      reviewCreatedAt: '2026-10-30T09:00:00.000Z',
      customerCareResponseText: 'Danke!',
      source: 'import',
      translations: {
        title: { el: 'Δουλεύει', fr: 'Rien à dire' },
        text: { el: 'Τρεις μήνες στο μαγαζί.' },
        answer: { el: 'Ευχαριστούμε!' },
      },
    },
  }

  test('REV-16 title, text and answer are shown in the shopper’s language where they are translated', () => {
    expect(readReview(review, 'el')).toEqual({
      title: 'Δουλεύει',
      text: 'Τρεις μήνες στο μαγαζί.',
      answer: 'Ευχαριστούμε!',
      language: 'el',
      isTranslated: true,
    })
  })

  test('REV-16 half a translation does not count, and every other reader gets the original', () => {
    const original = {
      title: 'Läuft',
      text: 'Seit drei Monaten im Imbiss.',
      answer: 'Danke!',
      language: 'de',
      isTranslated: false,
    }
    for (const language of LANGUAGES) if (language !== 'el') expect(readReview(review, language)).toEqual(original)
    const { customerCareResponseText: _answer, ...custom } = review.custom
    const silent = { ...review, title: '', text: '', custom: { ...custom, translations: { title: {}, text: {}, answer: {} } } }
    expect(readReview(silent, 'el')).toEqual({ title: '', text: '', language: 'de', isTranslated: false })
  })

  test('REV-17 its author is told whether it waits, is published, answered or rejected', () => {
    const { customerCareResponseText: _answer, ...custom } = review.custom
    expect((['pending', 'approved', 'rejected'] as const).map(state => authorReviewState({ state, custom }))).toEqual([
      'pending',
      'approved',
      'rejected',
    ])
    expect((['pending', 'approved'] as const).map(state => authorReviewState({ ...review, state }))).toEqual([
      'pending',
      'answered',
    ])
  })
})
