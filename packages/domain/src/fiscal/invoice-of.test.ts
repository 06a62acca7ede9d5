import { describe, expect, it, test } from 'vitest'
import { LANGUAGES } from '../market/index.ts'
import { AUSTRIAN_COMPANY, anInvoice, aShipment, EXAMPLE_ORDERS, exampleDocuments } from './example-documents.fixtures.ts'
import { findingsOf } from './findings.ts'
import { anExampleOrder } from './fiscal.fixtures.ts'
import { FISCAL_WORDS } from './fiscal-words.ts'
import { invoicesDue } from './invoices-due.ts'
import { sellerOn } from './seller.ts'

const documents = exampleDocuments()

test.each([
  ['domestic', [4196, 0, 164, 4360, 828, 5188, 5188, 0], ['S 1900 4360 828'], '68'],
  ['oss', [13_327, 1332, 0, 11_995, 2398, 14_393, 14_393, 0], ['S 2000 11995 2398'], '68'],
  ['icSupply', [36_231, 0, 162, 36_393, 0, 36_393, 0, 36_393], ['K 0 36393 0 VATEX-EU-IC'], '58'],
  ['cashOnDelivery', [170_716, 0, 13_719, 184_435, 38_731, 223_166, 0, 223_166], ['S 2100 184435 38731'], '10'],
  ['local', [25_680, 0, 0, 25_680, 2080, 27_760, 27_760, 0], ['S 810 25680 2080'], '68'],
  ['exempt', [4355, 435, 164, 4084, 605, 4689, 4689, 0], ['S 1900 3188 605', 'E 0 896 0 VATEX-EU-135-1'], '68'],
  ['credit', [833, 84, 0, 749, 150, 899, 899, 0], ['S 2000 749 150'], '68'],
] as const)('fiscal check 5: the example %s comes to its sums, and breaks no rule', (name, sums, breakdown, code) => {
  const document = documents[name]
  const { lines, allowances, charges, net, tax, gross, paid, due } = document.totals
  expect([lines, allowances, charges, net, tax, gross, paid, due]).toEqual(sums)
  const rows = document.breakdown.map(row =>
    [row.category, row.permyriad, row.net, row.tax, row.vatex].filter(value => value !== undefined),
  )
  expect(rows.map(row => row.join(' '))).toEqual(breakdown)
  expect(document.payment.code).toBe(code)
  expect(findingsOf(document)).toEqual([])
})

test('fiscal check 5: prices of units are net to six decimals, and discounts of a line stand at it', () => {
  const prices = (name: keyof typeof documents) => documents[name].lines.map(({ unitNetMicro }) => unitNetMicro)
  expect(prices('domestic')).toEqual([16_800_000, 8_360_000])
  expect(prices('oss')).toEqual([108_290_000, 8_326_667, 0])
  expect(prices('icSupply')).toEqual([74_958_000, 8_326_667])
  expect(prices('local')).toEqual([231_220_000, 3_654_286])
  expect(documents.icSupply.lines[0]?.allowances).toEqual([{ name: 'Mengenrabatt', cents: 3746 }])
})

describe('fiscal check 8, 9, 10, 12: how a supply is taxed', () => {
  const company = (country: 'AT' | 'CH' | 'NO' | 'GB' | 'GR' | 'DE' | 'FR', vatNumber: string, isVatValidated = true) => ({
    ...{
      country,
      lines: [{ sku: 'EX30010001', list: 1999 }],
      address: { company: 'Huber', custom: { vatNumber, isVatValidated } },
    },
  })

  it('a company in Germany pays VAT, and its number is named', () => {
    const document = anInvoice(anExampleOrder(company('DE', 'DE123456788')))
    expect(document).toMatchObject({
      scheme: 'domestic',
      buyer: { vatId: 'DE123456788' },
      breakdown: [{ category: 'S', permyriad: 1900 }],
    })
  })

  it('a company whose number was not confirmed has the VAT of its country, and the number is not named', () => {
    const document = anInvoice(anExampleOrder(company('FR', 'FR40303265045', false)))
    expect(document).toMatchObject({ scheme: 'oss', taxingState: 'FR', breakdown: [{ category: 'S', permyriad: 2000 }] })
    expect(document.buyer).not.toHaveProperty('vatId')
  })

  it.each(['CH', 'NO', 'GB'] as const)(
    'goods to %s are sold with its VAT, or, if net, exported; never intra-Community',
    country => {
      const local = anInvoice(anExampleOrder(company(country, 'X')))
      expect(local).toMatchObject({ scheme: 'local', taxingState: country, breakdown: [{ category: 'S' }] })
      expect(local.series).toBe(`RE-${country}-2026`)
      const exported = anInvoice(anExampleOrder({ ...company(country, 'X'), taxMode: 'External' }))
      expect(exported).toMatchObject({
        scheme: 'export',
        series: 'RE-2026',
        breakdown: [{ category: 'G', vatex: 'VATEX-EU-G', tax: 0 }],
      })
      for (const document of [local, exported]) expect(findingsOf(document)).toEqual([])
      const unregistered = { ...sellerOn('2026-11-24'), localVatIds: {} }
      const refused = anInvoice(anExampleOrder(company(country, 'X')), { seller: unregistered })
      expect(findingsOf(refused).map(({ rule }) => rule)).toContain('SHOP-LOCAL')
    },
  )

  it('an intra-Community supply is refused without a number of another state, and Greek numbers begin with EL', () => {
    const rulesOf = (vatNumber: string | undefined) => {
      const document = anInvoice(
        anExampleOrder({ ...company('GR', vatNumber ?? '', vatNumber !== undefined), taxMode: 'External' }),
      )
      return findingsOf(document).map(({ rule }) => rule)
    }
    expect(rulesOf('EL094259216')).toEqual([])
    expect(rulesOf(undefined)).toEqual(['BR-IC-02', 'SHOP-K'])
    expect(rulesOf('DE123456788')).toEqual(['SHOP-K'])
    expect(findingsOf({ ...documents.icSupply, deliveryDate: '' }).map(({ rule }) => rule)).toEqual(['BR-IC-11'])
    const to = (country: 'CH' | 'DE') => {
      const document = { ...documents.icSupply, deliverTo: { ...documents.icSupply.deliverTo, country } }
      return findingsOf(document).map(({ rule }) => rule)
    }
    expect(to('DE')).toEqual(['SHOP-K'])
    expect(to('CH')).toEqual(['SHOP-K', 'SHOP-UNION'])
  })

  it('fiscal check 12: goods are never called reverse charge, and what is taxed has no reason', () => {
    const [row] = documents.icSupply.breakdown
    expect(row?.reason).toBe('Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b i. V. m. § 6a UStG)')
    expect(JSON.stringify(documents.icSupply)).not.toMatch(/reverse|Steuerschuldnerschaft/i)
    expect(documents.domestic.breakdown[0]).not.toHaveProperty('reason')
    const wrong = { ...documents.domestic, breakdown: documents.domestic.breakdown.map(one => ({ ...one, reason: 'x' })) }
    expect(findingsOf(wrong).map(({ rule }) => rule)).toEqual(['BR-S-10'])
  })

  it('fiscal check 11: reverse charge is called what art. 226 (11a) of Directive 2006/112/EC calls it in each language', () => {
    const words = Object.fromEntries(LANGUAGES.map(language => [language, FISCAL_WORDS[language].reverseCharge]))
    expect(words).toEqual({
      ...{ bg: 'обратно начисляване', cs: 'daň odvede zákazník', da: 'omvendt betalingspligt' },
      ...{ de: 'Steuerschuldnerschaft des Leistungsempfängers', el: 'Αντίστροφη επιβάρυνση', en: 'Reverse charge' },
      ...{ es: 'inversión del sujeto pasivo', fi: 'käännetty verovelvollisuus', fr: 'Autoliquidation' },
      ...{ hr: 'prijenos porezne obveze', hu: 'fordított adózás', it: 'inversione contabile', nb: 'Omvendt avgiftsplikt' },
      ...{ lt: 'Atvirkštinis apmokestinimas', nl: 'Btw verlegd', pl: 'odwrotne obciążenie', pt: 'Autoliquidação' },
      ...{ ro: 'taxare inversă', sk: 'prenesenie daňovej povinnosti', sl: 'Reverse Charge (obrnjena davčna obveznost)' },
      sv: 'omvänd betalningsskyldighet',
    })
  })

  it('fiscal check 11: a guarantee alone to a company of another state is under reverse charge, as every language calls it', () => {
    const order = anExampleOrder({
      ...company('FR', 'FR40303265045'),
      taxMode: 'External',
      lines: [{ sku: '4100010', list: 995 }],
    })
    for (const language of LANGUAGES) {
      const document = anInvoice({ ...order, locale: `${language}-FR` })
      expect(document).toMatchObject({ scheme: 'service', breakdown: [{ category: 'AE', vatex: 'VATEX-EU-AE' }] })
      expect(document.breakdown[0]?.reason).toContain(FISCAL_WORDS[language].reverseCharge)
      expect(findingsOf(document)).toEqual([])
    }
  })

  it('a guarantee that is exempt stands with its reason in every language next to goods that are taxed, with its share of a coupon', () => {
    const { exempt } = documents
    // 9.95 less 0.99 of the coupon of 4.99; no tax is in either.
    expect(exempt.lines[1]).toMatchObject({ category: 'E', permyriad: 0, net: 995, tax: 0, gross: 995 })
    expect(exempt.allowances).toMatchObject([
      { category: 'S', net: 336, tax: 64, gross: 400 },
      { category: 'E', net: 99, tax: 0, gross: 99 },
    ])
    for (const language of LANGUAGES) {
      const { breakdown, notes } = anInvoice({ ...anExampleOrder(EXAMPLE_ORDERS.exempt), locale: `${language}-DE` as never })
      expect(breakdown[0]).not.toHaveProperty('reason')
      expect(breakdown[1]?.reason).toContain(FISCAL_WORDS[language].insurance)
      expect(notes.some(({ text }) => text.includes('§ 4 Nr. 10 Buchst. a UStG'))).toBe(true)
    }
    expect(new Set(LANGUAGES.map(language => FISCAL_WORDS[language].insurance)).size).toBe(LANGUAGES.length)
  })

  it('a guarantee that is exempt has the category of its goods where these are exempt themselves', () => {
    const abroad = anInvoice(
      anExampleOrder({ ...EXAMPLE_ORDERS.exempt, country: 'AT', taxMode: 'External', address: AUSTRIAN_COMPANY }),
    )
    expect(abroad.breakdown).toMatchObject([{ category: 'K' }])
    expect(findingsOf(abroad)).toEqual([])
  })

  it('the proof of the check is kept with an exempt supply alone', () => {
    expect(documents.icSupply.evidence.vatCheck).toMatchObject({ requestId: 'WAPIAAAAX1' })
    const taxed = anInvoice(anExampleOrder({ ...company('AT', 'ATU12345675'), address: AUSTRIAN_COMPANY }))
    expect(taxed.evidence).not.toHaveProperty('vatCheck')
  })
})

test('fiscal check 13, 14: a coupon, a gift, shipping and the fee of cash on delivery are named, free shipping is not', () => {
  expect(documents.oss.allowances).toMatchObject([{ name: 'Bienvenue', net: 1332, tax: 267, gross: 1599 }])
  expect(documents.oss.lines[2]).toMatchObject({ net: 0, gross: 0, unitNetMicro: 0, note: 'Cadeau', allowances: [] })
  expect(documents.oss.charges).toEqual([])
  expect(documents.cashOnDelivery.charges).toMatchObject([
    { code: 'FC', name: 'Doprava', net: 4050, tax: 850 },
    { code: 'AEK', name: 'Poplatek za dobírku', net: 9669, tax: 2031 },
  ])
})

describe('fiscal check 17: an invoice across a change of the rate', () => {
  // Slovakia went from 20 to 23 % on 2025-01-01.
  const across = { country: 'SK', lines: [{ sku: 'EX30010001', list: 12_300 }], orderedAt: '2024-12-30T10:00:00.000Z' } as const
  const dispatchedOn = (order: ReturnType<typeof anExampleOrder>, day: string) =>
    anInvoice(order, { shipments: [aShipment(order, { dispatchedAt: `${day}T12:00:00.000Z` })], issueDate: day })

  it('has the rate of the supply, at the gross price that was agreed', () => {
    const unpaid = anExampleOrder({ ...across, isPaid: false })
    expect(dispatchedOn(unpaid, '2025-01-02').breakdown).toMatchObject([{ permyriad: 2300, net: 10_000, tax: 2300 }])
    expect(dispatchedOn(unpaid, '2024-12-31').breakdown).toMatchObject([{ permyriad: 2000, net: 10_250, tax: 2050 }])
    expect(dispatchedOn(unpaid, '2025-01-02').totals.gross).toBe(12_300)
  })

  it('has the rate of the day on which it was paid in full, if that came first', () => {
    const order = anExampleOrder({ ...across, isPaid: true })
    const [payment] = order.paymentInfo.payments
    const paid = { ...payment!, transactions: [{ ...payment!.transactions[0]!, timestamp: '2024-12-30T11:00:00.000Z' }] }
    expect(dispatchedOn({ ...order, paymentInfo: { payments: [paid] } }, '2025-01-02').breakdown).toMatchObject([
      { permyriad: 2000 },
    ])
  })
})

describe('which invoices are due', () => {
  const shipment = (id: string, day: string) => ({
    id,
    position: 1,
    lines: [],
    parcels: [],
    dispatchedAt: `${day}T12:00:00.000Z`,
  })
  const due = (days: readonly string[], isComplete: boolean, today: string, invoiced: readonly string[] = []) =>
    invoicesDue(
      { shipments: days.map((day, index) => shipment(`${index}`, day)), invoiced: new Set(invoiced), isComplete },
      today,
    ).map(group => group.map(({ id }) => id).join('+'))

  it('one when the last goods of a month have left', () => {
    expect(due(['2026-11-02', '2026-11-20'], false, '2026-11-20')).toEqual([])
    expect(due(['2026-11-02', '2026-11-20'], true, '2026-11-20')).toEqual(['0+1'])
    expect(due(['2026-11-02', '2026-11-20'], true, '2026-11-20', ['0', '1'])).toEqual([])
  })

  it('one for each shipment where goods leave in different months, at the latest when a month is over', () => {
    expect(due(['2026-11-02', '2026-12-20'], true, '2026-12-20')).toEqual(['0', '1'])
    expect(due(['2026-11-02', '2026-11-20'], false, '2026-12-01')).toEqual(['0', '1'])
    expect(due(['2026-11-02', '2026-12-20'], true, '2026-12-20', ['0'])).toEqual(['1'])
    // Midnight in Berlin: 23:30 in UTC is the next day there.
    expect(due(['2026-11-30'], false, '2026-12-01')).toEqual(['0'])
  })
})

test('invoices about parts of an order sum to the order, whatever leaves with which', () => {
  const order = anExampleOrder({ ...EXAMPLE_ORDERS.cashOnDelivery, coupon: { gross: 10_001, net: 8265 } })
  const [first, second] = [
    aShipment(order, { id: 'a', lines: [{ lineItemId: 'line-2', quantity: 1 }] }),
    aShipment(order, {
      id: 'b',
      lines: [
        { lineItemId: 'line-1', quantity: 1 },
        { lineItemId: 'line-2', quantity: 1 },
      ],
    }),
  ]
  const one = anInvoice(order, { shipments: [first] })
  const other = anInvoice(order, { shipments: [second], before: [first], invoicedBefore: one.totals.gross })
  expect([one.charges.length, other.charges.length]).toEqual([2, 0])
  for (const document of [one, other]) expect(findingsOf(document)).toEqual([])
  const { totalNet, totalTax, totalGross } = order.taxedPrice
  const sums = (['net', 'tax', 'gross'] as const).map(field => one.totals[field] + other.totals[field])
  expect(sums).toEqual([totalNet, totalTax, totalGross].map(({ centAmount }) => centAmount))
})
