import type { VolumeTier } from '@shop/domain/discount'
import { availabilityOf } from '@shop/domain/inventory'
import { marketOf } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { comparisonOf, type ProductDetails, type ProductProjection, type ProductTag } from '@shop/domain/product'
import type { ProductRelation } from '@shop/domain/relation'
import { describe, expect, test } from 'vitest'
import { aPrice, aProduct, aProductWith } from '../catalogue/product.fixtures.ts'
import { renderInShop } from '../features/cart/render-in-shop.fixtures.tsx'
import type { RelatedProducts } from '../features/product/load-product.server.ts'
import { prepareMessages } from '../request/messages.ts'
import { aShop } from '../request/shop-data.fixtures.ts'
import type { ShopData } from '../request/shop-data.ts'
import { renderCard } from './cards.server.tsx'
import { ProductPage } from './product-page.tsx'
import { viewProduct } from './product-view.server.tsx'
import { viewRelated } from './related-view.server.tsx'

await prepareMessages('de-DE')
await prepareMessages('en-GB')

const germany = aShop()

function render(element: React.ReactNode, data: ShopData = germany, address = '/saege-30000001'): string {
  return renderInShop(element, data, address)
}

interface PageParts extends Partial<RelatedProducts> {
  readonly volumeTiers?: readonly VolumeTier[]
}

const send = (id: string, html: string) => ({ id, html })

function pageOf(product: ProductDetails, parts: PageParts = {}, address?: string): string {
  const {
    similar = NOTHING,
    boughtTogether = NOTHING,
    complementary = [],
    comparison,
    relations = { relations: [], bases: [] },
    volumeTiers,
  } = parts
  return render(
    <ProductPage
      product={viewProduct(germany, send, { product, trail: [], volumeTiers, guarantees: [] })}
      related={viewRelated(germany, send, product, { similar, boughtTogether, complementary, comparison, relations })}
      reviews={{ request: { offset: 0, sort: 'top reviews' }, pathname: '/saege-30000001', isSent: false }}
      refusedReview={undefined}
    />,
    germany,
    address,
  )
}

const NOTHING = { id: '', products: [] }
const SIMILAR = 'd2db126b0d9aac2667ca4206'

const plain = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const other = (number: number): ProductProjection => ({ ...aProduct(), id: `other-${number}` })
const related = (product: ProductProjection, parts: Partial<ProductRelation> = {}): ProductRelation => ({
  ...{ key: 'blades', kind: 'accessory', isRequired: false, products: [product] },
  ...parts,
})
const soldOut = aProductWith({ availability: availabilityOf(0) })

describe('a product page', () => {
  test('PDP-01, PDP-02 has an anchor for every section, and none for one without content', () => {
    const full = aProduct({
      faq: [{ question: { de: 'Wie laut?' }, answer: { de: '70 dB.' } }],
      deliveryPackage: [{ count: 2, name: { de: 'Sägeblatt' } }],
    })
    const anchorsOf = (html: string) => [...html.matchAll(/<a href="#([\w-]+)" class="flex h-full/g)].map(match => match[1])
    const html = pageOf(full, { complementary: [other(1)], relations: { relations: [related(other(2))], bases: [other(3)] } })
    expect(anchorsOf(html)).toEqual([
      ...['highlights', 'description', 'technical-details', 'delivery-package', 'faq'],
      ...['accessories', 'fits', 'goes-well', 'rating-reviews'],
    ])
    for (const id of anchorsOf(html)) expect(html).toContain(`<section id="${id}"`)
    expect(html).toMatch(/<details[^>]*><summary[^>]*><span[^>]*>Wie laut\?.*70 dB\./)
    expect(anchorsOf(pageOf(aProduct()))).toEqual(['highlights', 'description', 'technical-details', 'rating-reviews'])
  })

  test('PDP-04, PDP-09 has a button that reads Add to cart, or out of stock and is off', () => {
    expect(pageOf(aProduct())).toMatch(/<button type="submit"(?![^>]* disabled="")[^>]*>.*?In den Warenkorb<\/button>/)
    const html = pageOf(soldOut, { similar: { id: SIMILAR, products: [other(1)] } })
    expect(html).toMatch(/<button type="submit"[^>]* disabled=""[^>]*>.*?Ausverkauft<\/button>/)
    expect(plain(html)).not.toContain('In den Warenkorb')
    expect(html).toContain('href="#similar-products"')
  })

  test('PDP-04, PAY-19, SHELL-29 has express payment and the marks of payment next to its button, before what it needs', () => {
    const product = aProduct()
    const relations = { relations: [related(other(2), { isRequired: true })], bases: [] }
    const html = render(
      <ProductPage
        product={viewProduct(germany, send, { product, trail: [], volumeTiers: undefined, guarantees: [], hasGooglePay: true })}
        related={viewRelated(germany, send, product, {
          ...{ similar: NOTHING, boughtTogether: NOTHING, complementary: [], comparison: undefined, relations },
        })}
        reviews={{ request: { offset: 0, sort: 'top reviews' }, pathname: '/saege-30000001', isSent: false }}
        refusedReview={undefined}
      />,
    )
    const places = [
      'In den Warenkorb',
      'Jetzt kaufen mit',
      'aria-label="Zahlungsarten"',
      'id="also-needed"',
      'Frage zu diesem Produkt',
    ]
    const found = places.map(text => html.indexOf(text))
    expect(found.every(place => place > 0)).toBe(true)
    expect(found.toSorted((one, two) => one - two)).toEqual(found)
  })

  test('PAY-19, PDP-09 what is sold out has neither express payment nor marks of payment; what can be ordered ahead has both', () => {
    const marksOf = (product: ProductDetails) => {
      const view = viewProduct(germany, send, { ...buyBox, product, hasGooglePay: true })
      return [view.express, view.payment].map(Boolean)
    }
    const buyBox = { trail: [], volumeTiers: undefined, guarantees: [] }
    expect(marksOf(soldOut)).toEqual([false, false])
    expect(marksOf(aProductWith({ availability: availabilityOf(4, '2027-01-15', 4) }))).toEqual([true, true])
    expect(pageOf(soldOut)).not.toContain('aria-label="Zahlungsarten"')
  })

  test('MKT-01 what the market has no price for says that it is not sold there, and cannot be put into the cart', () => {
    const { price: _, ...unpriced } = aProduct().masterVariant
    const html = pageOf(aProduct({ masterVariant: unpriced }))
    expect(plain(html)).toContain('Dieser Artikel wird in diesem Land nicht verkauft.')
    for (const text of ['In den Warenkorb', 'Auf Lager', 'Lieferung', 'aria-label="Zahlungsarten"'])
      expect(html).not.toContain(text)
    expect(plain(pageOf(aProduct()))).not.toContain('nicht verkauft')
  })

  test('PDP-12 the toggle takes the cap of quantities away from the page', () => {
    const product = aProductWith({ availability: availabilityOf(1) })
    const isCapped = (html: string) => /aria-label="Menge erhöhen" disabled=""/.test(html)
    expect(isCapped(pageOf(product))).toBe(true)
    expect(isCapped(pageOf(product, {}, '/saege-30000001?toggle-quantity-cap=false'))).toBe(false)
  })

  test('PDP-14 what is sold out is expected three months on, in the language of the page', () => {
    expect(plain(pageOf(soldOut))).toContain('Voraussichtlich wieder lieferbar: Februar 2027')
    expect(plain(pageOf(aProduct()))).not.toContain('Voraussichtlich')
  })

  test('PDP-26, SHIP-08 says for each way to pay when the goods arrive, unless they are sold out', () => {
    const page = plain(pageOf(aProduct()))
    expect(page).toContain('Banküberweisung: Lieferung 2–4 Werktage nach Zahlungseingang')
    // Saturday and four working days.
    expect(page).toContain('Kredit- oder Debitkarte, PayPal oder Nachnahme: Lieferung bis Donnerstag 26.11.2026')
    expect(plain(pageOf(soldOut))).not.toContain('Lieferung bis')
  })

  test('PDP-26, COD-05 freight that cannot be paid in cash arrives after the transfer, or by a day where it is paid online', () => {
    const page = plain(pageOf(aProduct({ isFreight: true })))
    expect(page).toContain('Lieferung 5–8 Werktage nach Zahlungseingang')
    expect(page).not.toContain('Nachnahme')
    expect(page).toContain('Kredit- oder Debitkarte oder PayPal: Lieferung bis Mittwoch 02.12.2026')
  })

  test('PDP-20 shows the three volume tiers: 3 units −5 %, 5 −10 %, 10 −15 %', () => {
    const tiers = [
      [3, 500],
      [5, 1000],
      [10, 1500],
    ].map(([threshold, permyriad]) => ({ discountId: `tier-${threshold}`, threshold, permyriad }) as VolumeTier)
    const text = plain(pageOf(aProductWith({ price: { id: 'price', value: moneyOf('EUR', 10_000) } }), { volumeTiers: tiers }))
    expect(text.replaceAll('\u00a0', ' ')).toMatch(/Ab 3 Stück −5 % 95,00 € Ab 5 Stück −10 % 90,00 € Ab 10 Stück −15 % 85,00 €/)
  })

  test('PDP-17, PDP-18 compares five products by five attributes under named columns and rows', () => {
    const names = ['power', 'voltage', 'capacity', 'timer', 'controls', 'colour']
    const product = aProductWith(
      { attributes: names.map(name => ({ name, value: `${name} value` })) },
      { attributeDefinitions: names.map(name => ({ name, type: 'text', label: { de: `Label ${name}` } })) },
    )
    const others = [1, 2, 3, 4, 5].map(other)
    const html = pageOf(product, { comparison: comparisonOf(product, others) })
    const table = /<table.*<\/table>/.exec(html)?.[0] ?? ''
    expect(table.match(/<th scope="col"/g)).toHaveLength(5)
    expect([...table.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/g)].map(match => match[1])).toEqual([
      'Preis',
      ...names.slice(0, 5).map(name => `Label ${name}`),
    ])
    expect(plain(table)).toContain('power value – – – –')
  })

  test('PDP-23 shows what a variant has: manual, film, release date, measures, energy class with label and sheet', () => {
    const values = {
      manualUrl: '/manuals/saw.pdf',
      video: '/films/saw.mp4',
      releaseDate: '2025-03-09',
      netLength: 45,
      netWidth: 28.5,
      netHeight: 33,
      grossWeight: 6.8,
      energyRatingClass: 'C',
    }
    const html = pageOf(aProductWith({ attributes: Object.entries(values).map(([name, value]) => ({ name, value })) }))
    expect(html).toContain('<a href="/manuals/saw.pdf" download=""')
    expect(html).toMatch(/<video controls="" preload="none"[^>]* src="\/films\/saw.mp4" poster="\/pictures\/[^"]*\.webp"/)
    const text = plain(html).replaceAll('\u00a0', ' ')
    expect(text).toContain('Im Sortiment seit 09.03.2025')
    expect(text).toContain('Abmessungen (L × B × H) 45 × 28,5 × 33 cm')
    expect(text).toContain('Gewicht mit Verpackung 6,8 kg')
    expect(text).toContain('Energieeffizienzklasse C auf einer Skala von A bis G')
    expect(html).toContain('href="/energy-label/ex30000001.svg"')
    expect(html).toContain('href="/product-information/ex30000001"')
    expect(pageOf(aProduct())).not.toMatch(/<video|energy-label|#documents/)
  })

  test('PDP-23 addresses that the catalogue gives take the place of the shop’s own label and sheet', () => {
    const values = {
      energyRatingClass: 'A',
      energyRatingLabel: 'https://eprel.ec.europa.eu/label/123.png',
      energyRatingFiche: 'https://eprel.ec.europa.eu/fiches/123.pdf',
    }
    const html = pageOf(aProductWith({ attributes: Object.entries(values).map(([name, value]) => ({ name, value })) }))
    expect(html).toContain(`href="${values.energyRatingLabel}"`)
    expect(html).toContain(`href="${values.energyRatingFiche}"`)
    expect(html).not.toMatch(/href="\/(?:energy-label|product-information)/)
  })

  test('PDP-23 a turn around the product is a button, and no picture among the others', () => {
    const { images } = aProduct().masterVariant
    const spin = { url: '/pictures/saw-spin.0', label: 'spin', width: 800, height: 800, widths: [800], frames: 24 }
    const attributes = [{ name: 'numberOf360Images', value: 24 }]
    const html = pageOf(aProductWith({ images: [...images, spin], attributes }))
    expect(plain(html)).toContain('Rundum ansehen')
    expect(html).not.toContain('saw-spin')
    expect(plain(pageOf(aProductWith({ images: [...images, spin] })))).not.toContain('Rundum ansehen')
  })

  test('PDP-27 what goes with a product stands by kind with its reasons, and the products it fits are links', () => {
    const blade = { ...other(1), slug: { de: 'blatt-10000001' }, name: { de: 'Sägeblatt' } }
    const base = { ...other(2), slug: { de: 'tisch-30000002' }, name: { de: 'Tischsäge' } }
    const relations = [related(blade, { kind: 'consumable', reason: 'Bohrung: 30 mm' }), related(other(3))]
    const html = pageOf(aProduct(), { relations: { relations, bases: [base] } })
    const section = /<section id="accessories".*?<\/section>/s.exec(html)?.[0] ?? ''
    expect(plain(section)).toMatch(/Zubehör .*Verbrauchsmaterial Bohrung: 30 mm Sägeblatt .*Weiteres Zubehör/)
    expect(section).toContain('href="/blatt-10000001"')
    expect(html).toMatch(/<section id="fits".*href="\/tisch-30000002".*Tischsäge/)
    expect(plain(html)).not.toContain('Das brauchen Sie auch')
  })

  test('PDP-27 what a product cannot be used without stands next to its button, one of each reason', () => {
    const gas = [
      { ...other(1), name: { de: 'Argon' } },
      { ...other(2), name: { de: 'Mischgas' } },
    ]
    const relations = [related(other(1), { isRequired: true, products: gas, reason: 'Schutzgas' }), related(other(3))]
    const html = pageOf(aProduct(), { relations: { relations, bases: [] } })
    const needed = /<section aria-labelledby="also-needed".*?<\/section>/s.exec(html)?.[0] ?? ''
    expect(plain(needed)).toMatch(/Das brauchen Sie auch Argon Schutzgas/)
    expect(needed).not.toContain('Mischgas')
    expect(html.indexOf('id="also-needed"')).toBeLessThan(html.indexOf('<section id="highlights"'))
  })

  test('PDP-25 products like it stand under their own heading', () => {
    const html = pageOf(aProduct(), { similar: { id: SIMILAR, products: [other(1)] } })
    expect(html).toMatch(/<section id="similar-products".*<h2[^>]*>Ähnliche Produkte<\/h2>/)
    expect(html).toMatch(new RegExp(`<li data-recommendation-id="${SIMILAR}" data-recommendation-name="similar-products"`))
    expect(plain(pageOf(aProduct()))).not.toContain('Ähnliche Produkte')
  })

  test('REC-02 what is bought with it has each price, the sum, and one form that adds all', () => {
    const priced = (number: number, sku: string, centAmount: number): ProductProjection => ({
      ...other(number),
      name: { de: `Teil ${number}` },
      slug: { de: `teil-1000000${number}` },
      masterVariant: { ...aProduct().masterVariant, sku, price: { id: sku, value: moneyOf('EUR', centAmount) } },
    })
    const product = aProductWith({ price: { id: 'price', value: moneyOf('EUR', 10_000) } })
    const products = [priced(1, 'EX30000011', 2000), priced(2, 'EX30000012', 350)]
    const html = pageOf(product, { boughtTogether: { id: SIMILAR, products } })
    const [section = ''] = /<section id="bought-together".*?<\/section>/s.exec(html) ?? []
    expect(plain(section).replaceAll('\u00a0', ' ')).toMatch(
      /100,00 €.*Teil 1.*20,00 €.*Teil 2.*3,50 €.*Gesamtpreis 123,50 €.*Alle in den Warenkorb/,
    )
    expect(section).toContain('data-quick-add="EX30000001,EX30000011,EX30000012"')
    expect(section.match(/<input type="hidden" name="sku"/g)).toHaveLength(3)
    expect(section.match(/data-recommendation-name="bought-together"/g)).toHaveLength(2)
    expect(html).toContain('href="#bought-together"')
    expect(pageOf(product)).not.toContain('bought-together')
  })

  test('ENT-08 variants are links with the word of their colour; the chosen one and those that are gone are marked', () => {
    const colour = {
      name: 'colour',
      type: 'enum',
      label: { de: 'Farbe' },
      values: { red: { de: 'Rot' }, black: { de: 'Schwarz' } },
    } as const
    const { masterVariant } = aProduct()
    const red = { ...masterVariant, attributes: [{ name: 'colour', value: 'red' }] }
    const black = {
      ...red,
      id: 2,
      sku: 'EX30000002',
      attributes: [{ name: 'colour', value: 'black' }],
      availability: availabilityOf(0),
    }
    const html = pageOf(aProduct({ masterVariant: red, variants: [black], attributeDefinitions: [colour] }))
    expect(html).toMatch(
      /<a href="\/saege-30000001" data-keep-scroll="true" data-choice="Farbe" title="Rot" aria-current="true".*?Rot/,
    )
    expect(html).toMatch(
      /<a href="\/saege-30000001\?variant=EX30000002" data-keep-scroll="true" data-choice="Farbe" title="Schwarz" class.*?Schwarz.*?Ausverkauft/,
    )
    expect(plain(html)).toContain('Farbe: Rot')
  })
})

describe('a card', () => {
  const card = (product: ProductProjection, data: ShopData = germany) =>
    renderCard({ ...data, market: marketOf(data.country) }, product)
  const tagged = (...tags: ProductTag[]) => aProduct({ tags })
  const inCampaign: ShopData = { ...germany, campaign: { name: 'cyber_week', lastDay: '2026-11-30' } }

  test.each<[ProductTag, string, ShopData]>([
    ['new', 'Neu', germany],
    ['bestseller', 'Bestseller', germany],
    ['on-sale', 'Sale', germany],
    ['bware', 'B-Ware', germany],
    ['topRated', 'Top bewertet', germany],
    ['campaign:cyber_week', 'Cyber Week', inCampaign],
    ['campaign:black_friday', 'Black Friday', { ...germany, campaign: { name: 'black_friday', lastDay: '2026-11-30' } }],
  ])('CAT-18 shows the tag %s as %s', (tag, label, data) => {
    expect(plain(card(tagged(tag), data))).toContain(label)
    expect(plain(card(tagged(), data))).not.toContain(label)
  })

  test('CAT-18 shows a campaign only while the store runs it, its saving before all, and two labels at most', () => {
    expect(plain(card(tagged('campaign:black_friday'), inCampaign))).not.toContain('Black Friday')
    const reduced = aProductWith({ price: aPrice({}) }, { tags: ['new', 'bestseller', 'on-sale', 'bware'] })
    const text = plain(card(reduced))
    expect(text.indexOf('%')).toBeLessThan(text.indexOf('B-Ware'))
    expect(text).not.toMatch(/Sale|Bestseller|Neu/)
    expect(plain(card(tagged('popular', 'sale')))).not.toMatch(/Sale|popular/i)
  })

  test('DISC-01 says from which quantity on its group costs less, where it can be bought', () => {
    const offering: ShopData = { ...germany, volumeOffers: { standard: { threshold: 3, permyriad: 500 } } }
    const ofGroup = (group: string, quantity: number) =>
      aProductWith({
        availability: availabilityOf(quantity),
        attributes: [{ name: 'volumeDiscountGroup', value: group }],
      })
    const textOf = (product: ProductProjection) => plain(card(product, offering)).replaceAll('\u00a0', ' ')
    expect(textOf(ofGroup('standard', 9))).toContain('Ab 3 Stück −5 %')
    expect(textOf(ofGroup('standard', 0))).not.toContain('Ab 3 Stück')
    expect(textOf(ofGroup('other', 9))).not.toContain('Ab 3 Stück')
    expect(textOf(aProduct())).not.toContain('Ab 3 Stück')
  })

  test('CAT-19 says with its price what it contains and, in the markets that ask for it, what a reduced one is compared with', () => {
    const reduced = aProductWith({ price: aPrice({}) }, { name: { de: 'Säge', en: 'Saw' } })
    const text = plain(card(reduced)).replaceAll('\u00a0', ' ')
    expect(text).toContain('inkl. MwSt., zzgl. Versand')
    expect(text).toContain('30-Tage-Tiefstpreis')
    expect(plain(card(aProduct()))).not.toContain('30-Tage-Tiefstpreis')
    const britain: ShopData = { ...germany, country: 'GB', language: 'en' }
    expect(plain(card(reduced, britain))).toContain('incl. VAT, plus delivery')
    expect(plain(card(reduced, britain))).not.toContain('lowest price')
  })

  test('PDP-23 of goods with an energy class has the arrow with its scale, the label and the sheet', () => {
    const html = card(aProductWith({ attributes: [{ name: 'energyRatingClass', value: 'G' }] }))
    expect(html).toMatch(/fill="#e30613"/)
    expect(plain(html)).toContain('Energieeffizienzklasse G auf einer Skala von A bis G')
    expect(html).toContain('href="/product-information/ex30000001"')
  })
})
