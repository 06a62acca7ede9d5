import { randomUUID } from 'node:crypto'
import { findingsOf } from '@shop/domain/fiscal'
import { localeOf, MARKETS, marketOf } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import type { ProductDraft } from '@shop/domain/product'
import { addLineItem, createCart, setVatValidation, updateCart } from '@shop/engine/cart'
import { importCatalogue } from '@shop/engine/catalogue'
import { createContext, openDatabase } from '@shop/engine/database'
import { checkDocuments, issueInvoice } from '@shop/engine/fiscal'
import { beginAttempt, settleAttempt } from '@shop/engine/payment'
import { shipOrder } from '@shop/engine/shipment'
import { aProduct, aProviderDraft, aPspReference, aStore, cloneDatabaseUrl, openSession } from '@shop/engine/testing'
import { PROFILES, writeCii } from '@shop/fiscal'
import { schemaErrorOf } from '@shop/fiscal/testing'
import { afterAll, expect, test } from 'vitest'

const VISE = 'EX31000001'
const GLOVES = 'EX31000002'

const db = openDatabase({ databaseUrl: await cloneDatabaseUrl(), acquireTimeoutMs: 300_000, lockTimeoutMs: 300_000 })
afterAll(() => db.destroy())
const context = createContext(db)
function priced(sku: string, [EUR, GBP, CHF, NOK]: readonly [number, number, number, number]): ProductDraft {
  const prices = [moneyOf('GBP', GBP), moneyOf('CHF', CHF), moneyOf('NOK', NOK)].map(value => ({ id: randomUUID(), value }))
  const product = aProduct({ sku, eurCent: EUR, prices })
  const slug = { ...product.slug, nb: `produkt-${sku.slice(2)}` }
  return { ...product, name: { ...product.name, nb: `Produkt ${sku}` }, slug }
}
await importCatalogue(
  context,
  {
    stores: MARKETS.map(aStore).map(store => ({
      ...store,
      custom: { ...store.custom, switches: { ...store.custom.switches, vatValidation: true, taxRateChange: true } },
    })),
    categories: [],
    attributeDefinitions: [{ name: 'power', type: 'number', label: {} }],
    products: [priced(VISE, [2999, 2499, 2990, 29_900]), priced(GLOVES, [999, 899, 990, 9900])],
    stock: [VISE, GLOVES].map(sku => ({ id: randomUUID(), sku, quantity: 100 })),
  },
  { name: 'by-hand', contentHash: 'by-hand' },
)

const PLACES = {
  DE: { postalCode: '10115', city: 'Berlin', phone: '+49 30 00000100' },
  AT: { postalCode: '1010', city: 'Wien', phone: '+43 1 0000100' },
  GB: { postalCode: 'SW1A 1AA', city: 'London', phone: '+44 20 7946 0000' },
  CH: { postalCode: '8001', city: 'Zürich', phone: '+41 44 000 01 00' },
  NO: { postalCode: '0150', city: 'Oslo', phone: '+47 22 00 01 00' },
} as const
type Place = keyof typeof PLACES

/** The invoice of a vise and two pairs of gloves, sent as a parcel below what is sent for nothing. */
async function anInvoiceTo(country: Place, company?: { readonly company: string; readonly vatNumber: string }) {
  const storeKey = country.toLowerCase()
  const { session: owner } = await openSession(context, { storeKey })
  let cart = await createCart(context, { owner, storeKey })
  const request = () => ({ owner, storeKey, id: cart.id, version: cart.version })
  cart = await addLineItem(context, request(), { sku: VISE, quantity: 1 })
  cart = await addLineItem(context, request(), { sku: GLOVES, quantity: 2 })
  const name = { firstName: 'Jana', lastName: 'Nová', streetName: 'Hlavná', streetNumber: '12', country, ...PLACES[country] }
  const custom = company ? { company: company.company, custom: { vatNumber: company.vatNumber } } : {}
  cart = await updateCart(context, request(), [
    { action: 'setCustomerEmail', email: 'jana@example.org' },
    { action: 'setBillingAddress', address: { ...name, ...custom } },
    { action: 'setShippingAddress', address: name },
  ])
  if (company) {
    const check = { kind: 'answered', code: 200, raw: '<params/>' } as const
    cart = await setVatValidation(context, request(), { vatNumber: company.vatNumber, check })
  }
  const begun = await beginAttempt(context, request(), aProviderDraft(cart, 'scheme'))
  const { orderNumber } = await settleAttempt(context, begun.attempt.id, { kind: 'authorised', pspReference: aPspReference() })
  const order = { orderNumber: orderNumber ?? '' }
  await shipOrder(context, order, {})
  const issued = await issueInvoice(context, order, [])
  if (!issued) throw new Error(`The order to ${country} has no invoice`)
  return issued.document
}

// By hand, of the prices above. Net of a line or fee = its gross / (1 + rate), rounded half to even (2.2 of the contract about fiscal
// documents); tax = gross - net; sums are sums of these. A price of a unit is the net of its line by the quantity.
//   DE 19 %:  29.99 -> 25.20 (25.2017), 2 x 9.99 = 19.98 -> 16.79 (16.7899), parcel 1.95 -> 1.64 (1.6387)
//   GB 20 %:  24.99 -> 20.82 (20.825, to even), 17.98 -> 14.98 (14.9833), 1.95 -> 1.62 (1.625, to even)
//   CH 8.1 %: 29.90 -> 27.66 (27.6596), 19.80 -> 18.32 (18.3164), 1.95 -> 1.80 (1.8039)
//   NO 25 %:  299 -> 239.20, 198 -> 158.40, parcel 23 -> 18.40
//   AT, a company with a confirmed number: the net of 20 %, 29.99 -> 24.99 (24.9917), 19.98 -> 16.65, 1.95 -> 1.62, and no tax
const BY_HAND = [
  {
    what: 'a private buyer in Germany',
    country: 'DE',
    scheme: ['domestic', 'DE', 'RE'],
    lines: [
      [2520, 479, 2999],
      [1679, 319, 1998],
    ],
    units: [25_200_000, 8_395_000],
    parcel: [164, 31, 195],
    totals: { lines: 4199, charges: 164, net: 4363, tax: 829, gross: 5192, due: 5192 },
    breakdown: 'S 1900 4363 829',
  },
  {
    what: 'a company in Austria',
    country: 'AT',
    company: { company: 'Huber & Söhne GmbH', vatNumber: 'ATU12345675' },
    scheme: ['icSupply', 'DE', 'RE'],
    lines: [
      [2499, 0, 2499],
      [1665, 0, 1665],
    ],
    units: [24_990_000, 8_325_000],
    parcel: [162, 0, 162],
    totals: { lines: 4164, charges: 162, net: 4326, tax: 0, gross: 4326, due: 4326 },
    breakdown: 'K 0 4326 0 VATEX-EU-IC',
  },
  {
    what: 'a private buyer in Britain',
    country: 'GB',
    scheme: ['local', 'GB', 'RE-GB'],
    lines: [
      [2082, 417, 2499],
      [1498, 300, 1798],
    ],
    units: [20_820_000, 7_490_000],
    parcel: [162, 33, 195],
    totals: { lines: 3580, charges: 162, net: 3742, tax: 750, gross: 4492, due: 4492 },
    breakdown: 'S 2000 3742 750',
  },
  {
    what: 'a private buyer in Switzerland',
    country: 'CH',
    scheme: ['local', 'CH', 'RE-CH'],
    lines: [
      [2766, 224, 2990],
      [1832, 148, 1980],
    ],
    units: [27_660_000, 9_160_000],
    parcel: [180, 15, 195],
    totals: { lines: 4598, charges: 180, net: 4778, tax: 387, gross: 5165, due: 5165 },
    breakdown: 'S 810 4778 387',
  },
  {
    what: 'a private buyer in Norway',
    country: 'NO',
    scheme: ['local', 'NO', 'RE-NO'],
    lines: [
      [23_920, 5980, 29_900],
      [15_840, 3960, 19_800],
    ],
    units: [239_200_000, 79_200_000],
    parcel: [1840, 460, 2300],
    totals: { lines: 39_760, charges: 1840, net: 41_600, tax: 10_400, gross: 52_000, due: 52_000 },
    breakdown: 'S 2500 41600 10400',
  },
] as const satisfies readonly { readonly country: Place; readonly [field: string]: unknown }[]

test.each(BY_HAND)('fiscal check 5: the order of $what has the invoice that was made by hand, to the cent', async hand => {
  const company = 'company' in hand ? hand.company : undefined
  const document = await anInvoiceTo(hand.country, company)
  const [scheme, taxingState, series] = hand.scheme
  expect(document).toMatchObject({ scheme, taxingState, currency: marketOf(hand.country).currency, totals: hand.totals })
  expect(document.series).toMatch(new RegExp(`^${series}-\\d{4}$`))
  expect(document.lines.map(({ net, tax, gross }) => [net, tax, gross])).toEqual(hand.lines)
  expect(document.lines.map(({ unitNetMicro }) => unitNetMicro)).toEqual(hand.units)
  expect(document.charges.map(({ code, net, tax, gross }) => [code, net, tax, gross])).toEqual([['FC', ...hand.parcel]])
  const rows = document.breakdown.map(row => [row.category, row.permyriad, row.net, row.tax, ...(row.vatex ? [row.vatex] : [])])
  expect(rows.map(row => row.join(' '))).toEqual([hand.breakdown])
  expect(findingsOf(document)).toEqual([])
  const cii = writeCii(document, PROFILES.facturX)
  expect(schemaErrorOf(cii)).toBeUndefined()
  expect((await checkDocuments(context)).breaks).toEqual([])
  if (!company) return
  // Goods are exempt and never called reverse charge; both numbers and the reason stand in the file.
  expect(document.buyer).toMatchObject({ name: company.company, vatId: company.vatNumber })
  for (const text of [company.vatNumber, document.seller.vatId ?? '-', 'Steuerfreie innergemeinschaftliche Lieferung'])
    expect(cii).toContain(text)
  expect(cii).not.toMatch(/reverse charge|Steuerschuldnerschaft/i)
  expect(document.locale).toBe(localeOf(marketOf('AT'), 'de'))
})
