import { LANGUAGES, type Language, marketOf } from '@shop/domain/market'
import { VAT_ISSUE_REASONS, type VatState, vatMessagesOf } from '@shop/domain/vat'
import { createTranslate, type Translate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { regionName } from '@shop/i18n/format'
import { beforeAll, expect, test } from 'vitest'
import { VAT_ISSUE_MESSAGES, vatStateOfCart, vatTextsOf } from './vat-state.ts'

const STATES: readonly VatState[] = [
  { state: 'valid' },
  { state: 'success-with-local-vat' },
  { state: 'success-without-tax-rate-change' },
  { state: 'not-valid' },
  { state: 'could-not-validate', cause: 'timeout' },
  { state: 'could-not-validate', cause: 'system-error' },
]

const translators = new Map<Language, Translate>()
const translatorOf = (language: Language) => translators.get(language)!

beforeAll(async () => {
  for (const language of LANGUAGES) translators.set(language, createTranslate(language, await loadMessages(language)))
})

test('VAT-15, VAT-17, VAT-18, VAT-19, VAT-20, VAT-21 the page says in English what the operation says', () => {
  const t = translatorOf('en')
  for (const state of STATES) {
    const messages = vatMessagesOf(state, marketOf('DE'))
    expect(vatTextsOf(t, state, regionName('DE', 'en'))).toEqual(expect.arrayContaining([...messages]))
  }
  expect(vatTextsOf(t, { state: 'not-validated' }, 'Germany')).toEqual([])
})

test('VAT-12, VAT-22, VAT-23 every language has its own words for states, reasons and advice', () => {
  const english = translatorOf('en')
  for (const language of LANGUAGES.filter(candidate => candidate !== 'en')) {
    const t = translatorOf(language)
    const country = regionName('DE', language)
    for (const state of STATES) expect(vatTextsOf(t, state, country)[0]).not.toBe(vatTextsOf(english, state, country)[0])
    expect(vatTextsOf(t, { state: 'success-with-local-vat' }, country)[1]).toContain(`(${country})`)
    for (const reason of VAT_ISSUE_REASONS) expect(t(VAT_ISSUE_MESSAGES[reason])).not.toBe(english(VAT_ISSUE_MESSAGES[reason]))
    for (const key of ['checkout.vatCheckAgain', 'checkout.vatAdvice', 'checkout.vatContinue'] as const)
      expect(t(key)).not.toBe(english(key))
  }
})

test('VAT-11 a cart remembers that its number is valid, and whether prices became net', () => {
  const address = { custom: { vatNumber: 'ATU12345675', isVatValidated: true } }
  const of = (billingAddress: object | undefined, taxMode: 'Platform' | 'External') =>
    vatStateOfCart(
      { taxMode, custom: {}, ...(billingAddress ? { billingAddress: billingAddress as never } : {}) },
      marketOf('SK'),
    ).state
  expect(of(address, 'External')).toBe('valid')
  expect(of(address, 'Platform')).toBe('success-without-tax-rate-change')
  expect(of({ custom: { vatNumber: 'ATU12345675', isVatValidated: false } }, 'Platform')).toBe('not-validated')
  expect(of(undefined, 'Platform')).toBe('not-validated')
  const pendingVat = { vatNumber: 'ATU12345675', isVatValidated: true }
  expect(vatStateOfCart({ taxMode: 'Platform', custom: { pendingVat } }, marketOf('DE')).state).toBe('success-with-local-vat')
})
