import { decode } from 'bysquare/pay'
import { expect, test } from 'vitest'
import { aTransfer, IBANS } from './credit-transfer.fixtures.ts'
import { writeEpc } from './epc.ts'
import { writePayBySquare } from './pay-by-square.ts'

const NAMES = ['tag', 'version', 'characters', 'scheme', 'bic', 'name', 'iban', 'amount', 'purpose', 'structured', 'text']

function readEpc(code: string | undefined): Record<string, string | undefined> {
  const lines = (code ?? '').split('\n')
  return Object.fromEntries(NAMES.map((name, index) => [name, lines[index]]))
}

test('CHK-25 an EPC code has the lines of EPC069-12 version 002', () => {
  expect(readEpc(writeEpc(aTransfer({ iban: IBANS.DE, currency: 'EUR', centAmount: 5, name: 'Größwang & Söhne' })))).toEqual({
    tag: 'BCD',
    version: '002',
    characters: '1',
    scheme: 'SCT',
    bic: 'TESTDE00XXX',
    name: 'Größwang & Söhne',
    iban: IBANS.DE,
    amount: 'EUR0.05',
    purpose: '',
    structured: '',
    text: 'NS00000123',
  })
})

test('CHK-25 an EPC code says what the example of its guideline says', () => {
  const example = readEpc(
    "BCD\n002\n1\nSCT\n\nFrançois D'Alsace S.A.\nFR1420041010050500013M02606\nEUR12.3\n\n\nClient:Marie Louise La Lune",
  )
  const { name = '', iban = '', text: reference = '' } = example
  const code = readEpc(writeEpc(aTransfer({ name, iban, reference, bic: '', currency: 'EUR', centAmount: 1230 })))
  expect(code).toEqual({ ...example, amount: 'EUR12.30' })
})

test('CHK-25 an EPC code of the longest texts of any script stays within 331 bytes', () => {
  const sketch = { iban: IBANS.DE, currency: 'EUR', centAmount: 99_999_999_999 } as const
  const latin = readEpc(writeEpc(aTransfer({ ...sketch, name: 'N'.repeat(80), reference: 'r'.repeat(150) })))
  expect([latin.name?.length, latin.text?.length]).toEqual([70, 140])
  const greek = writeEpc(aTransfer({ ...sketch, name: 'Ω'.repeat(80), reference: 'r'.repeat(150) }))
  expect(new TextEncoder().encode(greek).length).toBeLessThanOrEqual(331)
  expect(readEpc(greek).name).toMatch(/^Ω{50,70}$/)
  const line = readEpc(writeEpc(aTransfer({ ...sketch, name: 'A\nB', reference: 'C\r\nD' })))
  expect([line.name, line.text]).toEqual(['A B', 'C D'])
})

const paymentOf = (code: string | undefined) => decode(code ?? '').payments[0]

test('CHK-25 a PAY by square code decodes to account, amount and message', () => {
  const code = writePayBySquare(aTransfer({ iban: IBANS.SK, currency: 'EUR', centAmount: 123_456, name: 'Nábytok Ľubomír' }))
  expect(code).toMatch(/^[0-9A-V]+$/)
  expect(paymentOf(code)).toMatchObject({
    type: 1,
    amount: 1234.56,
    currencyCode: 'EUR',
    paymentNote: 'NS00000123',
    bankAccounts: [{ iban: IBANS.SK, bic: 'TESTDE00XXX' }],
    beneficiary: { name: 'Nabytok Lubomir' },
  })
})

test('CHK-25 a reference of digits is the variable symbol of a PAY by square code', () => {
  const payment = paymentOf(writePayBySquare(aTransfer({ iban: IBANS.SK, currency: 'EUR', reference: '00000123' })))
  expect(payment?.variableSymbol).toBe('00000123')
  expect(payment?.paymentNote ?? '').toBe('')
})

test.each([1, 30, 1999, 10_050, 99_999_999_999])('CHK-25 %i cents stay what they are in a PAY by square code', centAmount => {
  const payment = paymentOf(writePayBySquare(aTransfer({ iban: IBANS.SK, currency: 'EUR', centAmount })))
  expect(Math.round((payment?.amount ?? 0) * 100)).toBe(centAmount)
})
