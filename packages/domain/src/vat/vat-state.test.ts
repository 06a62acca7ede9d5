import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Address } from '../address/index.ts'
import { MARKETS, marketOf } from '../market/index.ts'
import type { StoreSwitches } from '../store/index.ts'
import {
  hasVatIssues,
  isManualCheckOffered,
  netPricesPermitted,
  sellsToCompanies,
  VAT_ISSUE_REASONS,
  type VatCheck,
  type VatState,
  vatMessagesOf,
  vatStateOf,
  withVatCheck,
  withVatOf,
} from './index.ts'
import { vatOutcomeOf } from './vat-state.ts'

const STATES: readonly VatState[] = [
  { state: 'not-validated' },
  { state: 'triggered' },
  { state: 'valid' },
  { state: 'success-with-local-vat' },
  { state: 'success-without-tax-rate-change' },
  { state: 'not-valid' },
  { state: 'could-not-validate', cause: 'timeout' },
  { state: 'could-not-validate', cause: 'system-error' },
]
const answered = (code: number): VatCheck => ({ kind: 'answered', code, raw: `code ${code}` })

test('VAT-08, VAT-09, VAT-10 every code has its class', () => {
  for (const code of [200, 216, 218, 219, 223]) expect(vatOutcomeOf(code)).toBe('success')
  for (const code of [205, 208, 999]) expect(vatOutcomeOf(code)).toBe('could-not-validate')
  const others = fc.integer().filter(code => ![200, 216, 218, 219, 223, 205, 208, 999].includes(code))
  fc.assert(fc.property(others, code => vatOutcomeOf(code) === 'not-valid'))
})

test.each([
  [undefined, 'SK', true, { state: 'not-validated' }],
  [answered(200), 'SK', true, { state: 'valid' }],
  [answered(200), 'SK', false, { state: 'success-without-tax-rate-change' }],
  [answered(200), 'DE', false, { state: 'success-with-local-vat' }],
  [answered(200), 'CH', false, { state: 'success-with-local-vat' }],
  [answered(202), 'DE', false, { state: 'not-valid' }],
  [answered(205), 'SK', false, { state: 'could-not-validate', cause: 'system-error' }],
  [{ kind: 'silent', cause: 'timeout' }, 'SK', false, { state: 'could-not-validate', cause: 'timeout' }],
  [{ kind: 'silent', cause: 'system-error' }, 'DE', false, { state: 'could-not-validate', cause: 'system-error' }],
] as const)('VAT-11, VAT-15 a check that came to %o in %s, net prices %s, leads to %o', (check, country, isNet, state) => {
  expect(vatStateOf(check, marketOf(country), isNet)).toEqual(state)
})

test('VAT-12 a button to ask once more is offered after a timeout and after a system error alone', () => {
  expect(STATES.filter(isManualCheckOffered)).toEqual([
    { state: 'could-not-validate', cause: 'timeout' },
    { state: 'could-not-validate', cause: 'system-error' },
  ])
})

test('VAT-15, VAT-17, VAT-18, VAT-19, VAT-20, VAT-21 every state has its words', () => {
  expect(STATES.map(state => vatMessagesOf(state, marketOf('DE')))).toEqual([
    [],
    [],
    ['VAT ID successfully validated.', 'Prices have been adjusted to NET.'],
    ['VAT ID successfully validated.', 'This order is sold with VAT (Germany). Your VAT ID is on the invoice.'],
    [
      'VAT ID successfully validated.',
      'We were unable to adjust prices to NET. You can continue and contact our support service to claim the tax back.',
    ],
    [
      'VAT ID not validated.',
      'Please correct it or continue anyway.',
      'Make sure your VAT ID format is correct to receive a NET invoice or ignore and continue with GROSS invoice.',
    ],
    ['VAT ID validation is taking too much time.', 'Confirm by clicking the button below.'],
    ['Technical issue occurred.'],
  ])
})

test('VAT-22, VAT-23 three reasons are told wherever the buyer does not get what the customer asked for', () => {
  expect(VAT_ISSUE_REASONS).toEqual(['incorrect-number', 'private-number', 'system-error'])
  expect(STATES.filter(hasVatIssues).map(({ state }) => state)).toEqual([
    'success-without-tax-rate-change',
    'not-valid',
    'could-not-validate',
    'could-not-validate',
  ])
})

const SWITCHES: StoreSwitches = {
  googleReviews: false,
  extraGuaranteeSale: false,
  complementaryProducts: false,
  addressAutocomplete: false,
  trustScoreInHeader: false,
  vatValidation: true,
  taxRateChange: true,
  loyaltyDiscount: false,
  codFeeOnWithdrawal: true,
  codFeeOnReturn: false,
}

test('VAT-15 net prices need a checkout and both switches of the store, and never come in the own country of the shop or outside the Union', () => {
  const withoutCheckout = ['BG', 'GR', 'IE', 'LT', 'RO', 'SI']
  for (const market of MARKETS) {
    const permitted = (changes: Partial<StoreSwitches>) =>
      netPricesPermitted({ custom: { switches: { ...SWITCHES, ...changes } } }, market)
    expect(permitted({})).toBe(!['DE', 'CH', 'GB', 'NO', ...withoutCheckout].includes(market.country))
    expect(permitted({ vatValidation: false })).toBe(false)
    expect(permitted({ taxRateChange: false })).toBe(false)
    const sells = (changes: object) => sellsToCompanies({ custom: { switches: { ...SWITCHES, ...changes } } }, market)
    expect([sells({}), sells({ vatValidation: false })]).toEqual([!withoutCheckout.includes(market.country), false])
  }
})

const AUSTRIA = marketOf('AT')
const COMPANY: Address = {
  firstName: 'Ada',
  lastName: 'Muster',
  company: 'Muster KG',
  streetName: 'Ring',
  streetNumber: '1',
  postalCode: '1010',
  city: 'Wien',
  country: 'AT',
  phone: '+43 1 2345678',
}
const NOON = '2026-11-21T12:00:00.000Z'
const VALIDATED = withVatCheck(COMPANY, 'ATU12345675', answered(200), NOON)
const typing = (vatNumber: string | undefined, changes: Partial<Address> = {}): Address => ({
  ...COMPANY,
  ...changes,
  ...(vatNumber === undefined ? {} : { custom: { vatNumber } }),
})

test('VAT-25, VAT-26 an address keeps number, flag and answer, and the number as fax', () => {
  expect(VALIDATED).toEqual({
    ...COMPANY,
    fax: 'ATU12345675',
    custom: { vatNumber: 'ATU12345675', isVatValidated: true, vatResponse: 'code 200' },
  })
  expect(withVatCheck(VALIDATED, 'ATU12345675', { kind: 'silent', cause: 'timeout' }, NOON).custom).toEqual({
    vatNumber: 'ATU12345675',
    isVatValidated: false,
  })
  const long: VatCheck = { kind: 'answered', code: 202, raw: `\0${'ü'.repeat(5000)}\ud800` }
  expect(withVatCheck(COMPANY, 'ATU1', long, NOON).custom?.vatResponse).toMatch(/^ü{3999}$/)
})

test('VAT-13, VAT-16 the result stays with the same number of a company, and goes with anything else', () => {
  const kept = (address: Address) => withVatOf(AUSTRIA, address, VALIDATED)
  expect(kept(typing('AT U123.456.75', { city: 'Graz' }))).toEqual({ ...VALIDATED, city: 'Graz' })
  expect(kept(typing('ATU39099603')).custom).toEqual({ vatNumber: 'ATU39099603' })
  expect(kept(typing(undefined))).toEqual(COMPANY)
  expect(kept(typing('ATU12345675', { company: '' })).custom).toEqual({ vatNumber: 'ATU12345675' })
  expect(withVatCheck(VALIDATED, undefined, undefined, NOON)).toEqual(COMPANY)
})

test('VAT-13, VAT-25 a result that came before the address belongs to its number, and to a company alone', () => {
  const { custom } = VALIDATED
  expect(withVatOf(AUSTRIA, typing('ATU12345675'), undefined, custom)).toEqual(VALIDATED)
  expect(withVatOf(AUSTRIA, typing('ATU39099603'), undefined, custom).custom).toEqual({ vatNumber: 'ATU39099603' })
  expect(withVatOf(AUSTRIA, typing('ATU12345675', { company: '' }), undefined, custom).custom).toEqual({
    vatNumber: 'ATU12345675',
  })
})

test('VAT-25 no one can claim a result or a fax', () => {
  const claimed = typing('ATU12345675', { fax: '+43 1' })
  const address = { ...claimed, custom: { vatNumber: 'ATU12345675', isVatValidated: true, vatResponse: '200' } }
  expect(withVatOf(AUSTRIA, address, undefined)).toEqual({
    ...COMPANY,
    fax: 'ATU12345675',
    custom: { vatNumber: 'ATU12345675' },
  })
})

test('VAT-25 who confirmed a number, when and under which id is kept with it', () => {
  const source = { service: 'vies-rest', requestId: 'WAPIAAAAX1', trader: { name: 'Huber GmbH' } }
  const { custom } = withVatCheck(COMPANY, 'ATU12345675', { kind: 'answered', code: 200, raw: 'raw', source }, NOON)
  expect(custom?.vatEvidence).toEqual({ checkedAt: NOON, ...source })
  expect(
    withVatOf(marketOf('AT'), { ...COMPANY, custom: { vatNumber: 'ATU12345675' } }, { ...COMPANY, ...(custom ? { custom } : {}) })
      .custom,
  ).toEqual(custom)
})
