import { isPhone, isPostalCode } from '@shop/domain/address'
import { MARKETS } from '@shop/domain/market'
import { createTranslate, loadMessages } from '@shop/i18n'
import { expect, it } from 'vitest'
import { addressProblemText } from './address-problem-text.ts'

const t = createTranslate('en', await loadMessages('en'))

it.each(MARKETS)('ADDR-17 shows a phone number and a postcode that are right in $country', market => {
  const phone = addressProblemText(t, market, { field: 'billing.phone', label: 'phone', rule: 'phone' })
  expect(isPhone(/\+[\d ]+\d/.exec(phone)?.[0] ?? '')).toBe(true)
  const postalCode = addressProblemText(t, market, { field: 'billing.postalCode', label: 'postalCode', rule: 'postal-code' })
  expect(isPostalCode(market.country, postalCode.split('Example: ')[1] ?? '')).toBe(true)
})
