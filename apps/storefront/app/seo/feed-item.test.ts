import { availabilityOf } from '@shop/domain/inventory'
import type { ProductDetails } from '@shop/domain/product'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { aPrice, aProduct, aProductWith } from '../catalogue/product.fixtures.ts'
import { feedItemXml } from './feed-item.ts'

const parser = new XMLParser({ parseTagValue: false })

function xmlOf(product: ProductDetails, country: 'DE' | 'GB' = 'DE') {
  const imageUrls = ['https://anvil.de/1.webp', 'https://anvil.de/2.webp']
  const categories = ['Werkstatt', 'Sägen']
  return feedItemXml({ product, country, locale: `de-${country}`, url: 'https://anvil.de/saege-30000001', imageUrls, categories })
}

function itemOf(product: ProductDetails, country?: 'DE' | 'GB'): unknown {
  const xml = xmlOf(product, country) ?? ''
  expect(XMLValidator.validate(`<rss xmlns:g="g">${xml}</rss>`)).toBe(true)
  return (parser.parse(xml) as { item: unknown }).item
}

test('an item of the feed says what the page of the product shows', () => {
  expect(itemOf(aProduct())).toEqual({
    'g:id': 'EX30000001',
    'g:title': 'Säge <250 W> & Koffer',
    'g:description': 'Sägt </script> alles & mehr.',
    'g:link': 'https://anvil.de/saege-30000001',
    'g:image_link': 'https://anvil.de/1.webp',
    'g:additional_image_link': 'https://anvil.de/2.webp',
    'g:product_type': 'Werkstatt > Sägen',
    'g:product_highlight': 'Leise',
    'g:availability': 'in_stock',
    'g:price': '129.95 EUR',
    'g:condition': 'new',
    'g:shipping': {
      'g:country': 'DE',
      'g:price': '0.00 EUR',
      'g:min_handling_time': '0',
      'g:max_handling_time': '1',
      'g:min_transit_time': '2',
      'g:max_transit_time': '3',
    },
    'g:brand': 'MSW',
    'g:gtin': '4059865915659',
    'g:mpn': 'MSW-S10',
    'g:shipping_weight': '4.2 kg',
  })
})

test('DISC-16 a reduced price is next to the one it is compared with, and its time where it has one', () => {
  const reduced = itemOf(aProductWith({ price: aPrice({}) }))
  expect(reduced).toMatchObject({ 'g:price': '159.00 EUR', 'g:sale_price': '129.95 EUR' })
  expect(reduced).not.toHaveProperty('g:sale_price_effective_date')
  const validity = { validFrom: '2026-11-20T00:00:00.000Z', validUntil: '2026-12-01T00:00:00.000Z' }
  expect(itemOf(aProductWith({ price: aPrice(validity) }))).toMatchObject({
    'g:sale_price_effective_date': '2026-11-20T00:00+0000/2026-12-01T00:00+0000',
  })
  // Without an amount to compare with the page shows one price, and so does the feed.
  const { lowestPriorPrice: _prior, ...incomparable } = aPrice({})
  const plain = itemOf(aProductWith({ price: incomparable }))
  expect(plain).toMatchObject({ 'g:price': '129.95 EUR' })
  expect(plain).not.toHaveProperty('g:sale_price')
})

test('ENT-10 the energy class is told by its number in the register, outside of the Union by itself', () => {
  const attributes = [
    { name: 'energyRatingFiche', value: 'https://eprel.ec.europa.eu/screen/product/ovens/123456' },
    { name: 'energyRatingClass', value: 'B' },
  ]
  const german = itemOf(aProductWith({ attributes }))
  expect(german).toMatchObject({ 'g:certification': { 'g:certification_code': '123456' } })
  expect(german).not.toHaveProperty('g:energy_efficiency_class')
  const british = itemOf(aProductWith({ attributes }), 'GB')
  expect(british).toMatchObject({ 'g:energy_efficiency_class': 'B' })
  expect(british).not.toHaveProperty('g:certification')
})

test('goods without numbers say so', () => {
  expect(itemOf(aProduct({ europeanArticleNumber: '', model: '' }))).toMatchObject({ 'g:identifier_exists': 'no' })
})

test('goods without a price, not for sale, for tests or without a picture are in no feed', () => {
  const { price: _price, ...unpriced } = aProduct().masterVariant
  const excluded = [
    { ...aProduct(), masterVariant: unpriced },
    aProductWith({ attributes: [{ name: 'eligibleForSelling', value: false }] }),
    aProductWith({ sku: 'EX50000001' }),
    aProductWith({ images: [] }),
  ]
  for (const product of excluded) expect(xmlOf(product)).toBeUndefined()
})

test('goods that are ordered before they come have the day on which they do', () => {
  const expected = aProductWith({ availability: availabilityOf(3, '2031-01-15', 3) })
  expect(itemOf(expected)).toMatchObject({ 'g:availability': 'preorder', 'g:availability_date': '2031-01-15T00:00+0000' })
})
