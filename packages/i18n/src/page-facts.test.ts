import { PAGE_PLACEHOLDERS } from '@shop/domain/content'
import { type CountryCode, defaultLanguageOf, type Language, MARKETS, marketOf } from '@shop/domain/market'
import { paymentMethodsOf } from '@shop/domain/payment'
import type { StoreSwitches } from '@shop/domain/store'
import { expect, test } from 'vitest'
import { createTranslate } from './index.ts'
import { loadMessages } from './load-messages.ts'
import { pageFactsOf } from './page-facts.ts'

const store = {
  custom: {
    bankDetails: { accountOwner: 'Anvil', institute: 'Bank', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
    codFeeTitle: {},
    phone: '+49 30 0000 0100',
    email: 'service.de@anvil.example',
    switches: { vatValidation: true, taxRateChange: true, codFeeOnWithdrawal: false, codFeeOnReturn: true } as StoreSwitches,
  },
}

async function factsOf(country: CountryCode, language?: Language) {
  const market = marketOf(country)
  const spoken = language ?? defaultLanguageOf(market)
  const t = createTranslate(spoken, await loadMessages(spoken))
  return pageFactsOf({ market, language: spoken, today: '2026-11-21', t, store, shopVatId: 'DE123456788' })
}

test('the facts of a page are those of the market, as its locale writes them', async () => {
  expect(await factsOf('DE')).toMatchObject({
    companyAddress: 'Hammerwerkstraße 36, 44145\u00a0Dortmund, Deutschland',
    country: 'Deutschland',
    currency: 'Euro (EUR)',
    vatRate: '19\u00a0%',
    standardDelivery: '1,95\u00a0€',
    freeDeliveryFrom: '59,00\u00a0€',
    freightDelivery: '9,95\u00a0€',
    deliveryDays: '2–4',
    cashOnDeliveryFee: '4,95\u00a0€',
    paymentMethods: expect.stringMatching(/^Kredit- oder Debitkarte, PayPal, .*, Banküberweisung und Nachnahme$/),
    iban: 'DE02\u00a01203\u00a00000\u00a00000\u00a02020\u00a051',
    recallDate: '02.11.2026',
  })
  expect(await factsOf('CH', 'fr')).toMatchObject({ country: 'Suisse', vatRate: '8,1%', companyVatId: 'DE123456788' })
  expect(await factsOf('HU')).toMatchObject({
    standardDelivery: '1481\u00a0Ft',
    legalGuaranteeYears: '2',
    legalGuaranteePeriod: '2 év',
  })
  expect(await factsOf('GB')).toMatchObject({ freeDeliveryFrom: '£52.00', siteHost: 'anvil.co.uk' })
})

test('VAT-15 texts about net invoices are there where companies can get them', async () => {
  const promised: CountryCode[] = []
  for (const { country } of MARKETS) if ('netInvoices' in (await factsOf(country))) promised.push(country)
  const withoutCheckout = MARKETS.filter(market => !market.checkoutEnabled).map(({ country }) => country)
  const others = MARKETS.map(({ country }) => country).filter(country => !promised.includes(country))
  expect(others.sort()).toEqual(['CH', 'DE', 'GB', 'NO', ...withoutCheckout].sort())
})

test('a market has every fact but those of ways to pay that it does not offer', async () => {
  const ofTransfer = ['bankAccountOwner', 'bankName', 'iban', 'bic']
  const ofCash = ['cashOnDeliveryFee', 'cashOnDeliveryLimit', 'cashOnDeliveryItems', 'codFeeRefund']
  for (const market of MARKETS) {
    const facts = await factsOf(market.country)
    const methods = paymentMethodsOf(market)
    const absent = [
      ...(methods.includes('bank-transfer') ? [] : ofTransfer),
      ...(methods.includes('cash-on-delivery') ? [] : ofCash),
      ...(methods.length > 0 ? [] : ['paymentMethods']),
    ]
    const read = PAGE_PLACEHOLDERS.filter(
      name => !['netInvoices', 'businessInvoices', 'freightWithoutCash'].includes(name) && !GROUPS.includes(name),
    )
    expect(read.filter(name => !facts[name]).toSorted(), market.country).toEqual(absent.toSorted())
  }
})

test('fiscal check 16: pages say what becomes of the fee of cash on delivery, as the owner decided', async () => {
  const { codFeeRefund } = await factsOf('DE')
  expect(codFeeRefund).toBe(
    'Die Nachnahmegebühr wird bei Widerruf nicht erstattet. Auch bei freiwilliger Rückgabe der ganzen Bestellung erstatten wir die Nachnahmegebühr.',
  )
})

test('COD-04, COD-06, COD-07 pages say how many items can be paid in cash, and where freight cannot', async () => {
  const ofCash = async (country: CountryCode) => {
    const { cashOnDeliveryItems, freightWithoutCash } = await factsOf(country)
    return [cashOnDeliveryItems, freightWithoutCash]
  }
  expect(await ofCash('DE')).toEqual(['20', 'Für Speditionsware ist Nachnahme nicht möglich.'])
  expect(await ofCash('IT')).toEqual(['1', expect.stringContaining('contrassegno')])
  expect(await ofCash('CZ')).toEqual(['1', undefined])
  expect(await ofCash('BG')).toEqual([undefined, undefined])
})

const GROUPS: readonly string[] = [
  'cardPayment',
  'paypalPayment',
  'bankTransfer',
  'cashOnDelivery',
  'walletMethods',
  'laterMethods',
  'localMethods',
  'companyMethods',
]

test('PAY-23 ways to pay are told by group, each group where the checkout offers one of it, and by the names of these alone', async () => {
  const groupsOf = async (country: CountryCode) =>
    Object.fromEntries(Object.entries(await factsOf(country)).filter(([name]) => GROUPS.includes(name)))
  const walletMethods = expect.stringMatching(/^Apple Pay.*Google Pay$/)
  const everywhere = { cardPayment: '', paypalPayment: '', walletMethods, cashOnDelivery: '' }
  const laterMethods = expect.stringMatching(/^Klarna: pay later.*Klarna: pay over time$/)
  expect(await groupsOf('GB')).toEqual({ ...everywhere, laterMethods })
  expect(await groupsOf('SK')).toEqual({ ...everywhere, bankTransfer: '' })
  expect(await groupsOf('NL')).toMatchObject({ localMethods: 'iDEAL', laterMethods: expect.stringMatching(/^Klarna[^,]*$/) })
  expect(await groupsOf('DE')).toMatchObject({ companyMethods: expect.stringContaining('Klarna'), bankTransfer: '' })
  expect(await groupsOf('BG')).toEqual({})
})
