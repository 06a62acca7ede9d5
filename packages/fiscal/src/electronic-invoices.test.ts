import { anExampleOrder, anInvoice, EXAMPLE_ORDERS, exampleDocuments } from '@shop/domain/fixtures'
import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { amountText, percentText, priceText } from './amounts.ts'
import { PROFILES, writeCii, writeUbl } from './index.ts'
import { schemaErrorOf } from './testing/index.ts'
import { tag } from './xml.ts'

const documents = exampleDocuments()
const NAMES = Object.keys(documents) as (keyof typeof documents)[]
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  removeNSPrefix: true,
  isArray: name => /LineItem|InvoiceLine|CreditNoteLine|TaxSubtotal|ApplicableTradeTax/.test(name),
})

test.each(NAMES)(
  'fiscal check 7: the example %s is valid by the schema of ZUGFeRD, and as it was in both syntaxes',
  async name => {
    const cii = writeCii(documents[name], PROFILES.facturX)
    expect(schemaErrorOf(cii)).toBeUndefined()
    expect(schemaErrorOf(writeCii(documents[name], PROFILES.xrechnung))).toBeUndefined()
    await expect(cii).toMatchFileSnapshot(`examples/${name}.cii.xml`)
    await expect(writeUbl(documents[name], PROFILES.peppol)).toMatchFileSnapshot(`examples/${name}.ubl.xml`)
  },
)

test('fiscal check 7: an element at the wrong place is found', () => {
  const cii = writeCii(documents.domestic, PROFILES.facturX)
  const moved = cii.replace(/(<ram:TypeCode>380<\/ram:TypeCode>)(<ram:IssueDateTime>.*?<\/ram:IssueDateTime>)/, '$2$1')
  expect(moved).not.toBe(cii)
  expect(schemaErrorOf(moved)).toMatch(/TypeCode|IssueDateTime/)
})

interface Ubl {
  readonly LegalMonetaryTotal: Readonly<Record<string, { readonly '#text': string }>>
  readonly TaxTotal: {
    readonly TaxSubtotal: readonly { readonly TaxCategory: { readonly ID: string; readonly Percent: string } }[]
  }
}

test.each(NAMES)('fiscal check 5: both syntaxes of %s have the sums of the document', name => {
  const { totals, breakdown, currency, number } = documents[name]
  const cii = parser.parse(writeCii(documents[name], PROFILES.facturX)).CrossIndustryInvoice
  const settlement = cii.SupplyChainTradeTransaction.ApplicableHeaderTradeSettlement
  const sums = settlement.SpecifiedTradeSettlementHeaderMonetarySummation
  const { lines, allowances, charges, net, tax, gross, paid, due } = totals
  expect(cii.ExchangedDocument.ID).toBe(number)
  expect([sums.LineTotalAmount, sums.AllowanceTotalAmount, sums.ChargeTotalAmount, sums.TaxBasisTotalAmount]).toEqual(
    [lines, allowances, charges, net].map(amountText),
  )
  expect(sums.TaxTotalAmount).toEqual({ '#text': amountText(tax), '@_currencyID': currency })
  expect([sums.GrandTotalAmount, sums.TotalPrepaidAmount, sums.DuePayableAmount]).toEqual([gross, paid, due].map(amountText))
  const written = parser.parse(writeUbl(documents[name], PROFILES.peppol))
  const ubl: Ubl = written.Invoice ?? written.CreditNote
  const total = (field: string) => ubl.LegalMonetaryTotal[field]?.['#text']
  expect(['LineExtensionAmount', 'AllowanceTotalAmount', 'ChargeTotalAmount', 'TaxExclusiveAmount'].map(total)).toEqual(
    [lines, allowances, charges, net].map(amountText),
  )
  expect(['TaxInclusiveAmount', 'PrepaidAmount', 'PayableAmount'].map(total)).toEqual([gross, paid, due].map(amountText))
  expect(ubl.TaxTotal.TaxSubtotal.map(({ TaxCategory: { ID, Percent } }) => [ID, Percent])).toEqual(
    breakdown.map(({ category, permyriad }) => [category, percentText(permyriad)]),
  )
})

test('fiscal check 19: names with marks of markup are read back as they are, and control characters are left out', () => {
  const cii = parser.parse(writeCii(documents.icSupply, PROFILES.facturX)).CrossIndustryInvoice
  expect(cii.SupplyChainTradeTransaction.ApplicableHeaderTradeAgreement.BuyerTradeParty.Name).toBe('Müller & Söhne <GmbH>')
  expect(tag('a', 'b\u0000\u000B\uD800"c"')).toBe('<a>b\uFFFD&quot;c&quot;</a>')
  expect([tag('a', ''), tag('a', undefined), tag('a', [undefined])]).toEqual([undefined, undefined, undefined])
})

test('fiscal check 8, 22: an intra-Community supply names both numbers, its day and its state; a Swiss number has no marks', () => {
  const cii = writeCii(documents.icSupply, PROFILES.xrechnung)
  for (const part of [
    'schemeID="VA">DE123456788<',
    'schemeID="VA">ATU12345675<',
    '>20261124<',
    '<ram:CountryID>AT</ram:CountryID>',
    'VATEX-EU-IC',
    'xrechnung_3.0',
    '<ram:BuyerReference>NS00001042<',
  ])
    expect(cii).toContain(part)
  expect(writeCii(documents.local, PROFILES.facturX)).toContain('schemeID="VA">CHE123456788MWST<')
})

test('an invoice says what its buyer calls the order, and where the costs belong, in both syntaxes (BT-13, BT-19)', () => {
  const order = { ...anExampleOrder(EXAMPLE_ORDERS.icSupply), purchaseOrderNumber: 'PO 4500 <17>', costCentre: '340-12' }
  const document = anInvoice(order)
  const cii = writeCii(document, PROFILES.xrechnung)
  expect(schemaErrorOf(cii)).toBeUndefined()
  const trade = parser.parse(cii).CrossIndustryInvoice.SupplyChainTradeTransaction
  expect(trade.ApplicableHeaderTradeAgreement.BuyerOrderReferencedDocument.IssuerAssignedID).toBe('PO 4500 <17>')
  expect(trade.ApplicableHeaderTradeSettlement.ReceivableSpecifiedTradeAccountingAccount.ID).toBe('340-12')
  expect(trade.ApplicableHeaderTradeAgreement.BuyerReference).toBe('NS00001042')
  const ubl = writeUbl(document, PROFILES.peppol)
  const { Invoice } = parser.parse(ubl)
  expect(Invoice).toMatchObject({
    AccountingCost: '340-12',
    BuyerReference: 'NS00001042',
    OrderReference: { ID: 'PO 4500 <17>' },
  })
  expect(ubl).toMatch(/<\/cbc:DocumentCurrencyCode>\s*<cbc:AccountingCost>/)
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-1, '-0.01'],
  [123_456, '1234.56'],
])('%d cents are written %s', (cents, text) => {
  expect(amountText(cents)).toBe(text)
})

test.each([
  [16_800_000, '16.80'],
  [8_326_667, '8.326667'],
  [74_958_000, '74.958'],
  [0, '0.00'],
  [1, '0.000001'],
])('a price of %d millionths is written %s', (micro, text) => {
  expect(priceText(micro)).toBe(text)
})
