import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { exampleDocuments } from './example-documents.fixtures.ts'
import { findingsOf } from './findings.ts'
import type { FiscalDocument } from './fiscal-document.ts'
import { withPeppolAddresses } from './peppol-address.ts'
import { isRoutingId, withBuyerReference } from './routing-id.ts'
import { sellerOn } from './seller.ts'
import { fiscalDayOf, fiscalNumberOf, isFiscalNumber } from './series.ts'

const { domestic, icSupply, oss, credit } = exampleDocuments()

test.each<[string, FiscalDocument]>([
  ['BR-02', { ...domestic, number: '17' }],
  ['BR-03', { ...domestic, issueDate: '' }],
  ['BR-07', { ...domestic, buyer: { ...domestic.buyer, name: ' ' } }],
  ['BR-10', { ...domestic, buyer: { ...domestic.buyer, city: '' } }],
  ['BR-21', { ...domestic, lines: domestic.lines.toReversed() }],
  ['BR-27', { ...oss, lines: oss.lines.map(line => (line.net === 0 ? { ...line, unitNetMicro: -1 } : line)) }],
  ['BR-33', { ...oss, allowances: oss.allowances.map(part => ({ ...part, name: '' })) }],
  ['BR-50', { ...icSupply, payment: { ...icSupply.payment, code: '30', iban: undefined } as never }],
  ['BR-55', { ...credit, preceding: undefined } as never],
  ['BR-CO-10', { ...domestic, totals: { ...domestic.totals, lines: 4195 } }],
  ['BR-CO-11', { ...oss, totals: { ...oss.totals, allowances: 1331 } }],
  ['BR-CO-12', { ...domestic, totals: { ...domestic.totals, charges: 165 } }],
  ['BR-CO-14', { ...domestic, totals: { ...domestic.totals, tax: 829, gross: 5189, paid: 5189 } }],
  ['BR-CO-15', { ...domestic, totals: { ...domestic.totals, gross: 5189, paid: 5189 } }],
  ['BR-CO-16', { ...domestic, totals: { ...domestic.totals, due: 1 } }],
  ['BR-CO-25', { ...icSupply, payment: { ...icSupply.payment, dueDate: undefined, terms: '' } as never }],
  ['BR-S-05', { ...oss, lines: oss.lines.map(line => ({ ...line, permyriad: 0 })) }],
  ['BR-S-08', { ...domestic, lines: domestic.lines.map(line => ({ ...line, tax: line.tax + 1 })) }],
  ['BR-IC-10', { ...icSupply, breakdown: icSupply.breakdown.map(({ reason: _reason, ...row }) => row) }],
  ['BR-DE-5', { ...domestic, seller: { ...domestic.seller, contact: { name: 'x' } } }],
  ['BR-DE-19', { ...icSupply, payment: { ...icSupply.payment, iban: 'DE03120300000000202051' } }],
  ['BR-DEC', { ...domestic, totals: { ...domestic.totals, paid: 5187.5, due: 0.5 } }],
  ['PEPPOL-R020', { ...domestic, buyer: { ...domestic.buyer, endpoint: undefined } as never }],
  ['PEPPOL-R120', { ...domestic, lines: domestic.lines.map(line => ({ ...line, unitNetMicro: line.unitNetMicro + 20_000 })) }],
  ['SHOP-ROUTING', { ...domestic, buyer: { ...domestic.buyer, endpoint: { scheme: '0204', id: '991-33333TEST-35' } } }],
])('a document that breaks %s is told so', (rule, document) => {
  expect(findingsOf(document).map(finding => finding.rule)).toContain(rule)
})

test.each([
  ['04011000-12345-03', true],
  ['991-33333TEST-33', true],
  ['04011000-1234512345-06', true],
  ['991-33333TEST-35', false],
  ['991-33333test-33', true],
  ['4-33', false],
  ['', false],
])('fiscal check 22: the routing id %s is right: %s', (id, isRight) => {
  expect(isRoutingId(id)).toBe(isRight)
})

test('numbers have at most 20 characters, of their series and the running number', () => {
  expect(fiscalNumberOf('RE-CH-2026', 21)).toBe('RE-CH-2026-00000021')
  for (const number of ['RE-2026-00000101', 'RK-2026-00000007', fiscalNumberOf('RE-CH-2026', 99_999_999)]) {
    expect(isFiscalNumber(number)).toBe(true)
    expect(number.length).toBeLessThanOrEqual(20)
  }
  for (const running of [0, 1.5, 100_000_000]) expect(() => fiscalNumberOf('RE-2026', running)).toThrow(RangeError)
})

test('the day of a document is that of Berlin', () => {
  expect([fiscalDayOf('2026-12-31T22:59:59.000Z'), fiscalDayOf('2026-12-31T23:00:00.000Z')]).toEqual(['2026-12-31', '2027-01-01'])
  expect(fiscalDayOf('2026-06-30T22:00:00.000Z')).toBe('2026-07-01')
})

test('the text of a hash has one form: keys in order, composed letters, whole numbers', () => {
  const one = { b: [1, null, true], a: 'Zu\u0308rich', left: undefined }
  expect(canonicalJson(one)).toBe('{"a":"Zürich","b":[1,null,true]}')
  expect(canonicalJson({ a: 'Zürich', b: [1, null, true] })).toBe(canonicalJson(one))
  expect(() => canonicalJson({ a: 0.1 })).toThrow(RangeError)
  expect(() => canonicalJson(() => 1)).toThrow(TypeError)
})

test('the seller is what it was on the day of a document', () => {
  const changes = [
    { from: '2027-07-01', city: 'Essen' },
    { from: '2027-01-01', city: 'Bochum', oss: false },
  ]
  const cities = ['2026-12-31', '2027-01-01', '2027-07-01'].map(day => sellerOn(day, changes).city)
  expect(cities).toEqual(['Dortmund', 'Bochum', 'Essen'])
  expect(sellerOn('2027-08-01', changes).oss).toBe(false)
})

test('fiscal check 22: a public buyer is addressed by its routing id, whose check digits have to be right', () => {
  const handedOut = withBuyerReference(domestic, '991-33333TEST-33')
  expect(handedOut).toMatchObject({
    buyerReference: '991-33333TEST-33',
    buyer: { endpoint: { scheme: '0204', id: '991-33333TEST-33' } },
  })
  expect(handedOut && findingsOf(handedOut)).toEqual([])
  expect(withBuyerReference(domestic, '991-33333TEST-35')).toBeUndefined()
  expect(withBuyerReference(domestic, 'Kostenstelle 12')).toMatchObject({
    buyerReference: 'Kostenstelle 12',
    buyer: domestic.buyer,
  })
})

test.each([
  ['DE136695976', '9930', 'DE136695976'],
  ['EL094259216', '9933', 'EL094259216'],
  ['FI20774740', '0216', '003720774740'],
  ['SE556123456701', '0007', '5561234567'],
  ['DK13585628', '0184', '13585628'],
  ['CHE-123.456.788 MWST', '9927', 'CHE123456788MWST'],
])('the network of Peppol finds the buyer with the VAT number %s', (vatId, scheme, id) => {
  const addressed = withPeppolAddresses({ ...icSupply, buyer: { ...icSupply.buyer, vatId } })
  expect(addressed?.buyer.endpoint).toEqual({ scheme, id })
  expect(addressed?.seller.endpoint).toEqual({ scheme: '9930', id: 'DE123456788' })
})

test('the network of Peppol does not find a private buyer, and finds a public one by its routing id', () => {
  expect(withPeppolAddresses(domestic)).toBeUndefined()
  expect(withPeppolAddresses({ ...icSupply, buyer: { ...icSupply.buyer, vatId: 'SE1' } })).toBeUndefined()
  const routed = withBuyerReference(domestic, '04011000-12345-03')
  expect(routed && withPeppolAddresses(routed)?.buyer.endpoint).toEqual({ scheme: '0204', id: '04011000-12345-03' })
})
