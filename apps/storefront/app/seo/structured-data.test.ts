import { availabilityOf } from '@shop/domain/inventory'
import { marketOf } from '@shop/domain/market'
import type { ProductDetails } from '@shop/domain/product'
import type { Review } from '@shop/domain/review'
import { reviewStatisticsOf } from '@shop/domain/review'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { aPrice, aProduct, aProductWith } from '../catalogue/product.fixtures.ts'
import type { JsonLd } from './json-ld.ts'
import { breadcrumbData, faqData, itemListData, questionData } from './json-ld.ts'
import { productData } from './product-data.ts'
import { onlineStoreData, webSiteData } from './shop-identity-data.ts'
import { OTHER_SCHEMAS, PRODUCT_SCHEMA } from './structured-data.fixtures.ts'

const ajv = new Ajv({ allErrors: true })

function dataOf(product: ProductDetails, reviews: readonly Review[] = []): JsonLd {
  const url = 'https://anvil.de/saege-30000001'
  const imageUrls = product.masterVariant.images.map((_image, index) => `https://anvil.de/${index}.webp`)
  const data = productData({
    product,
    reviews,
    market: marketOf('DE'),
    locale: 'de-DE',
    url,
    imageUrls,
    categories: ['Werkstatt', 'Sägen'],
  })
  expectGood(data, PRODUCT_SCHEMA)
  return data
}

function expectGood(data: JsonLd | undefined, schema: object): void {
  const isGood = ajv.compile(schema)
  isGood(data)
  expect(isGood.errors).toBeNull()
}

const aReview: Review = {
  id: '1',
  version: 1,
  sku: 'EX30000001',
  productId: '1',
  title: 'Gut',
  text: 'Läuft.',
  authorName: 'Jana N.',
  rating: 5,
  createdAt: '2026-10-03T00:00:00.000Z',
  locale: 'de-DE',
  includedInStatistics: true,
  state: 'approved',
  custom: {
    reviewCreatedAt: '2026-10-02T10:00:00.000Z',
    source: 'storefront',
    translations: { title: {}, text: {}, answer: {} },
  },
}

test('DISC-16 a product is described with its gross price, and nothing that is not known', () => {
  const data = dataOf(aProduct())
  expect(data).toMatchObject({
    sku: 'EX30000001',
    gtin13: '4059865915659',
    category: 'Werkstatt > Sägen',
    itemCondition: 'https://schema.org/NewCondition',
    offers: {
      price: '129.95',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      shippingDetails: {
        shippingRate: { value: '0.00', currency: 'EUR' },
        deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 2, maxValue: 3 } },
      },
      hasMerchantReturnPolicy: { merchantReturnDays: 30 },
    },
  })
  for (const name of ['aggregateRating', 'review', 'hasCertification']) expect(data).not.toHaveProperty(name)
  for (const name of ['priceValidUntil', 'priceSpecification']) expect(data.offers).not.toHaveProperty(name)
  expect(dataOf(aProduct({ europeanArticleNumber: '4059865915650' }))).not.toHaveProperty('gtin13')
})

test('DISC-16, MKT-28 a reduction strikes the prior price through, and says until when it holds where it ends', () => {
  const endless = dataOf(aProductWith({ price: aPrice({}) }))
  expect(endless.offers).toMatchObject({ price: '129.95', priceSpecification: { price: '159.00' } })
  expect(endless.offers).not.toHaveProperty('priceValidUntil')
  const ending = dataOf(aProductWith({ price: aPrice({ validUntil: '2026-12-01T00:00:00.000Z' }) }))
  expect(ending.offers).toMatchObject({ priceValidUntil: '2026-11-30' })
})

test('a product that is sold out, of second quality, freight, not for sale or without a price says so', () => {
  const soldOut = aProductWith({ availability: { noChannel: { isOnStock: false, availableQuantity: 0 } } })
  expect(dataOf(soldOut).offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
  const expected = aProductWith({ availability: availabilityOf(3, '2031-01-15', 3) })
  expect(dataOf(expected).offers).toMatchObject({
    availability: 'https://schema.org/PreOrder',
    availabilityStarts: '2031-01-15',
  })
  expect(dataOf(aProduct({ tags: ['bware'] }))).toMatchObject({ itemCondition: 'https://schema.org/RefurbishedCondition' })
  expect(dataOf(aProduct({ isFreight: true })).offers).toMatchObject({
    hasMerchantReturnPolicy: { returnFees: 'https://schema.org/FreeReturn' },
  })
  expect(dataOf(aProductWith({ attributes: [{ name: 'eligibleForSelling', value: false }] }))).not.toHaveProperty('offers')
  const { price: _price, ...unpriced } = aProduct().masterVariant
  expect(dataOf({ ...aProduct(), masterVariant: unpriced })).not.toHaveProperty('offers')
})

test('REV-19 ratings and reviews are told where there are some', () => {
  const data = dataOf(aProduct({ reviewRatingStatistics: reviewStatisticsOf([5, 4, 4]) }), [aReview])
  expect(data.aggregateRating).toMatchObject({ ratingValue: 4.3, reviewCount: 3 })
  expect(data.review).toMatchObject([{ author: { name: 'Jana N.' }, datePublished: '2026-10-02', reviewBody: 'Läuft.' }])
  expect(dataOf(aProduct(), [aReview])).not.toHaveProperty('review')
})

test('a product in the register of energy labels names its number there', () => {
  const withFiche = (value: string) => dataOf(aProductWith({ attributes: [{ name: 'energyRatingFiche', value }] }))
  expect(withFiche('https://eprel.ec.europa.eu/screen/product/ovens/123456').hasCertification).toMatchObject({
    certificationIdentification: '123456',
  })
  expect(withFiche('https://eprel.ec.europa.eu/fiches/ovens/Fiche_123456_DE.pdf').hasCertification).toMatchObject({
    certificationIdentification: '123456',
  })
  expect(withFiche('https://example.org/123456')).not.toHaveProperty('hasCertification')
})

test('trails, lists, questions and the shop itself are described in the vocabulary of schema.org', () => {
  const trail = breadcrumbData([{ name: 'Start', url: 'https://anvil.de/' }, { name: 'Sägen' }])
  expectGood(trail, OTHER_SCHEMAS.trail)
  expect(trail.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://anvil.de/' },
    { '@type': 'ListItem', position: 2, name: 'Sägen' },
  ])
  expectGood(itemListData(['https://anvil.de/a', 'https://anvil.de/b']), OTHER_SCHEMAS.list)
  const identity = {
    market: marketOf('CH'),
    locale: 'fr-CH',
    homeUrl: 'https://anvil.ch/fr/',
    logoUrl: 'https://anvil.ch/logo.png',
    searchUrl: 'https://anvil.ch/fr/search?query={search_term_string}',
    contact: { phone: '+41\u00a044\u00a000', email: 'a@anvil.example' },
    sameAs: [],
    vatId: 'DE123456788',
  }
  expectGood(onlineStoreData(identity), OTHER_SCHEMAS.store)
  expectGood(onlineStoreData({ ...identity, contact: null, sameAs: ['https://video.example/'] }), OTHER_SCHEMAS.store)
  expectGood(webSiteData(identity), OTHER_SCHEMAS.site)
})

test('the questions of a page are told with their answers, facts filled in; without questions nothing is', () => {
  const faq = {
    type: 'faq',
    items: [{ question: 'Wer ist **{shopName}**?', answer: ['Eins.', 'Zwei [hier](page:faq).'] }],
  } as const
  const data = faqData([{ type: 'newsletter' }, faq], { shopName: 'Anvil' })
  expectGood(data, OTHER_SCHEMAS.faq)
  expect(data?.mainEntity).toMatchObject([{ name: 'Wer ist Anvil?', acceptedAnswer: { text: 'Eins.\nZwei hier.' } }])
  expect(faqData([{ type: 'newsletter' }], {})).toBeUndefined()
})

test('PDP-02 the questions about a product are told to programs as a page of questions', () => {
  const data = questionData([['Wie laut?', '70 dB.']])
  expectGood(data, OTHER_SCHEMAS.faq)
  expect(data).toMatchObject({ mainEntity: [{ name: 'Wie laut?', acceptedAnswer: { text: '70 dB.' } }] })
})
