import { type Review, type ReviewList, reviewStatisticsOf } from '@shop/domain/review'

/** A review that was read, approved and answered. */
export const reviewExample: Review = {
  id: '8d2f4b6a-1c3e-4d5f-9a7b-2e4c6a8d0f12',
  version: 3,
  sku: 'EX30000101',
  productId: '2f9a6d1e-7b1c-4d39-8f62-5f3c1b7f9a20',
  title: 'Hält, was sie verspricht',
  text: 'Seit drei Monaten im Imbiss.\nDer Ablasshahn spart viel Zeit.',
  authorName: 'Jörg W.',
  rating: 4,
  createdAt: '2026-10-02T09:00:00.000Z',
  locale: 'de-DE',
  includedInStatistics: true,
  state: 'approved',
  custom: {
    reviewCreatedAt: '2026-10-02T09:00:00.000Z',
    customerCareResponseText: 'Vielen Dank für die Rückmeldung.',
    source: 'storefront',
    translations: {
      title: { en: 'Does what it says' },
      text: { en: 'Three months in our snack bar.\nThe drain tap saves a lot of time.' },
      answer: { en: 'Thank you for your feedback.' },
    },
  },
}

const { averageRating, ratingsDistribution } = reviewStatisticsOf([reviewExample.rating])

/** A list with that one review. */
export const reviewListExample: ReviewList = {
  offset: 0,
  limit: 10,
  count: 1,
  total: 1,
  exists: true,
  results: [reviewExample],
  averageRating,
  ratingsDistribution,
}
