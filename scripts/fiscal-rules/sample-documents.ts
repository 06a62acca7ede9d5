import { type Credit, creditNoteOf, type FiscalDocument, findingsOf, fiscalNumberOf } from '@shop/domain/fiscal'
import { anExampleOrder, anInvoice, EXAMPLE_ORDERS } from '@shop/domain/fixtures'
import { type CountryCode, LOCALES, type Locale, MARKETS, marketOf } from '@shop/domain/market'
import { moneyOf, splitByWeights } from '@shop/domain/money'
import { taxGross, taxRateOn } from '@shop/domain/tax'

/** A document to check, and the name of its files. */
export interface SampleDocument {
  readonly name: string
  readonly document: FiscalDocument
}

type ExampleOrder = Parameters<typeof anExampleOrder>[0]

const ORDERED = '2026-11-21'
const CREDITED = '2026-12-01'
const PAN = 'EX30010001'
const GUARANTEE = '4100010'

/** A confirmed VAT number per state, as its buyers write it. */
const VAT_NUMBERS: Readonly<Record<string, string>> = {
  ...{ AT: 'ATU12345675', BE: 'BE0403170701', BG: 'BG175074752', CZ: 'CZ25123891', DK: 'DK13585628', ES: 'ESB58378431' },
  ...{ FI: 'FI20774740', FR: 'FR83404833048', GR: 'EL094259216', HR: 'HR33392005961', HU: 'HU12892312', IE: 'IE6433435F' },
  ...{ IT: 'IT00743110157', LT: 'LT119511515', NL: 'NL004495445B01', PL: 'PL8567346215', PT: 'PT501964843' },
  ...{ RO: 'RO18547290', SE: 'SE123456789701', SI: 'SI50223054', SK: 'SK2020317068', CH: 'CHE123456788MWST' },
  ...{ GB: 'GB980780684', NO: 'NO995525828MVA', DE: 'DE136695976' },
}

/**
 * Documents of every kind, for private buyers and companies in every locale, in the way each is issued: orders are made by hand, all
 * else is what the shop does with them. Throws for a document that the shop would refuse.
 */
export function sampleDocuments(): SampleDocument[] {
  return [...LOCALES.flatMap(documentsOfLocale), ...documentsOfCompanies(), ...documentsOfForints()]
}

function documentsOfLocale(locale: Locale): SampleDocument[] {
  const country = countryOfLocale(locale)
  const { cashOnDelivery } = marketOf(country)
  const name = (kind: string) => `${locale}-${kind}`
  // Prices that no rate divides without rest, in units that a market without decimals has too.
  const lines = [
    { sku: PAN, name: 'Ταψί & Pfanne <Ø 24 "Щука" Łódź>', list: 199_900, quantity: 2 },
    { sku: GUARANTEE, name: 'Guarantee', list: 9900, quantity: 2, parentSku: PAN },
    { sku: 'EX30010004', name: 'Workbench', list: 89_900, unit: 80_900, quantity: 5 },
    { sku: 'EX30010003', name: 'Drills', list: 9900, quantity: 7 },
    { sku: 'EX10000001', name: 'Gloves', list: 50_000, isGift: true },
  ]
  const card = invoice(locale, { country, lines, shipping: 4900, coupon: couponOf(country, lines, 12_300) })
  const transfer = invoice(locale, { country, lines, paymentInterface: 'bank-transfer' })
  const cash = invoice(locale, { country, lines, shipping: 4900, codFee: 3900, paymentInterface: 'cash-on-delivery' })
  const isCash = cashOnDelivery.priceLimit > 0
  const withExempt = lines.map(line => (line.sku === GUARANTEE ? { ...line, isExempt: true } : line))
  const exempt = invoice(locale, { country, lines: withExempt, shipping: 4900, coupon: couponOf(country, withExempt, 12_300) })
  const exemptAlone = { sku: GUARANTEE, name: 'Guarantee', list: 9900, isExempt: true }
  const reduced = credit(exempt, { reduction: 12_300 })
  return [
    { name: name('card'), document: card },
    { name: name('transfer'), document: transfer },
    ...(isCash ? [{ name: name('cash'), document: cash }] : []),
    { name: name('credit-all'), document: creditAll(card) },
    {
      name: name('credit-part'),
      document: credit(card, {
        units: [
          { line: 1, quantity: 1 },
          { line: 4, quantity: 2 },
        ],
        charges: [],
      }),
    },
    { name: name('credit-fee'), document: credit(card, { units: [], charges: ['FC'] }) },
    { name: name('reduction'), document: credit(transfer, { reduction: 12_300 }) },
    { name: name('exempt'), document: exempt },
    { name: name('exempt-reduction'), document: reduced },
    {
      name: name('exempt-credit-reduced'),
      document: credit(
        exempt,
        {
          units: [
            { line: 1, quantity: 1 },
            { line: 2, quantity: 1 },
          ],
          charges: ['FC'],
        },
        [reduced],
      ),
    },
    { name: name('exempt-alone'), document: invoice(locale, { country, lines: [exemptAlone], shipping: 0 }) },
  ]
}

/** What a company gets: goods within the Union, a service alone, an export, and what it buys at home. */
function documentsOfCompanies(): SampleDocument[] {
  return LOCALES.flatMap(locale => {
    const country = countryOfLocale(locale)
    const vatNumber = VAT_NUMBERS[country] ?? ''
    const checkedAt = '2026-11-21T10:00:00.000Z'
    const order: ExampleOrder = {
      ...EXAMPLE_ORDERS.icSupply,
      ...{ country, taxMode: country === 'DE' ? 'Platform' : 'External' },
      address: {
        ...{ company: 'Müller & Söhne <GmbH>', postalCode: '10115', additionalStreetInfo: 'Stiege 2', building: 'B' },
        custom: { vatNumber, isVatValidated: true, vatEvidence: { checkedAt, service: 'vies-rest', requestId: 'WAPIAAAAX1' } },
      },
    }
    const goods = invoice(locale, order)
    const service = invoice(locale, { ...order, lines: [{ sku: GUARANTEE, name: 'Guarantee', list: 9900 }], shipping: 0 })
    return [
      { name: `${locale}-company-goods`, document: goods },
      { name: `${locale}-company-service`, document: service },
      { name: `${locale}-company-credit`, document: credit(goods, { units: [{ line: 1, quantity: 2 }], charges: ['FC'] }) },
    ]
  })
}

/** Amounts in whole forints, whose parts were each rounded: many positions, with a discount on all of them. */
function documentsOfForints(): SampleDocument[] {
  return [2, 10, 40].map(count => {
    const lines = Array.from({ length: count }, (_, index) => ({
      ...{ sku: `EX3002${String(index).padStart(4, '0')}`, name: `Tétel ${index + 1}` },
      ...{ list: 100 * (999 + index * 37), quantity: 1 + (index % 3) },
    }))
    const order: ExampleOrder = { country: 'HU', lines, shipping: 149_000, coupon: couponOf('HU', lines, 77_700) }
    return { name: `hu-HU-forints-${count}`, document: invoice('hu-HU', order) }
  })
}

function countryOfLocale(locale: Locale): CountryCode {
  const market = MARKETS.find(({ country }) => locale.endsWith(country))
  if (!market) throw new Error(`No market speaks ${locale}`)
  return market.country
}

/** A discount on the total: net it is what its shares take off the net of each line, as in carts. */
function couponOf(country: CountryCode, lines: ExampleOrder['lines'], gross: number): { gross: number; net: number } {
  const cents = lines.map(({ isGift, unit, list, quantity = 1 }) => (isGift ? 0 : (unit ?? list) * quantity))
  const { currency } = marketOf(country)
  const rate = taxRateOn(country, ORDERED)
  const netOf = (centAmount: number, isExempt = false) =>
    isExempt ? centAmount : taxGross(moneyOf(currency, centAmount), rate).totalNet.centAmount
  const shares = splitByWeights(gross, cents)
  const net = cents.reduce((sum, line, index) => {
    const isExempt = lines[index]?.isExempt
    return sum + netOf(line, isExempt) - netOf(line - (shares[index] ?? 0), isExempt)
  }, 0)
  return { gross, net }
}

function invoice(locale: Locale, example: ExampleOrder): FiscalDocument {
  return sound(anInvoice({ ...anExampleOrder(example), locale }))
}

function credit(of: FiscalDocument, part: Credit, earlier: readonly FiscalDocument[] = []): FiscalDocument {
  const draft = creditNoteOf(of, part, { issueDate: CREDITED, earlier })
  return sound({ ...draft, number: fiscalNumberOf(draft.series, earlier.length + 1) })
}

function creditAll(of: FiscalDocument): FiscalDocument {
  const units = of.lines.map(({ id, quantity }) => ({ line: id, quantity }))
  return credit(of, { units, charges: of.charges.map(({ code }) => code) })
}

/** A document that the shop would issue, as it comes back out of its storage. */
function sound(document: FiscalDocument): FiscalDocument {
  const [finding] = findingsOf(document)
  if (finding) throw new Error(`${document.locale}: ${finding.rule}: ${finding.text}`)
  return JSON.parse(JSON.stringify(document))
}
