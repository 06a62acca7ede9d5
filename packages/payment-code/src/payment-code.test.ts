import { describe, expect, test } from 'vitest'
import { aTransfer, IBANS } from './credit-transfer.fixtures.ts'
import { paymentCodeOf } from './payment-code.ts'

const formOf = (transfer: Parameters<typeof aTransfer>[0]) => paymentCodeOf(aTransfer(transfer))?.form

describe('CHK-25 the form of a payment code', () => {
  test.each([
    ['DE', 'EUR', 'epc'],
    ['AT', 'EUR', 'epc'],
    ['CZ', 'EUR', 'epc'],
    ['GB', 'EUR', 'epc'],
    ['CZ', 'CZK', 'spayd'],
    ['SK', 'EUR', 'pay-by-square'],
    ['HU', 'HUF', 'hct'],
    ['HU', 'EUR', 'epc'],
    ['PL', 'PLN', 'zbp'],
    ['CH', 'CHF', 'swiss-qr-bill'],
    ['CH', 'EUR', 'swiss-qr-bill'],
  ] as const)('of an account in %s in %s is %s', (country, currency, form) => {
    expect(formOf({ iban: IBANS[country], currency })).toBe(form)
  })

  test.each([
    ['DK', 'DKK'],
    ['DE', 'CZK'],
    ['CZ', 'HUF'],
    ['HU', 'PLN'],
    ['PL', 'CZK'],
    ['DE', 'CHF'],
    ['SK', 'CZK'],
  ] as const)('does not exist for an account in %s in %s', (country, currency) => {
    expect(formOf({ iban: IBANS[country], currency })).toBeUndefined()
  })

  test.each([
    ['DE', 'EUR', 99_999_999_999],
    ['SK', 'EUR', 99_999_999_999],
    ['CZ', 'CZK', 999_999_999],
    ['HU', 'HUF', 99_999_999_999_900],
    ['PL', 'PLN', 999_999],
    ['CH', 'CHF', 99_999_999_999],
  ] as const)('exists in %s for %s from the smallest amount to %i minor units and not above', (country, currency, largest) => {
    const step = currency === 'HUF' ? 100 : 1
    const of = (centAmount: number) => formOf({ iban: IBANS[country], currency, centAmount })
    expect([step, largest].map(of)).not.toContain(undefined)
    expect([0, -step, largest + step].map(of)).toEqual([undefined, undefined, undefined])
  })

  test('does not exist for half a forint, wrong check digits, a QR-IBAN, a missing name, reference or needed BIC', () => {
    expect(formOf({ iban: IBANS.HU, currency: 'HUF', centAmount: 150 })).toBeUndefined()
    expect(formOf({ iban: 'DE03120300000000202051', currency: 'EUR' })).toBeUndefined()
    expect(formOf({ iban: 'CH4431999123000889012', currency: 'CHF' })).toBeUndefined()
    expect(formOf({ iban: IBANS.DE, currency: 'EUR', name: ' ' })).toBeUndefined()
    expect(formOf({ iban: IBANS.DE, currency: 'EUR', reference: '' })).toBeUndefined()
    expect(formOf({ iban: IBANS.HU, currency: 'HUF', bic: 'TEST' })).toBeUndefined()
    expect(formOf({ iban: IBANS.GB, currency: 'EUR', bic: 'TEST' })).toBeUndefined()
    expect(formOf({ iban: IBANS.DE, currency: 'EUR', bic: 'TEST' })).toBe('epc')
  })

  test('takes an account number as people write it', () => {
    const spaced = paymentCodeOf(aTransfer({ iban: 'de02 1203 0000 0000 2020 51', currency: 'EUR' }))
    expect(spaced).toEqual(paymentCodeOf(aTransfer({ iban: IBANS.DE, currency: 'EUR' })))
  })
})
