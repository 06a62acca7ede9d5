import { isPhone, isPostalCode } from '@shop/domain/address'
import { MARKETS } from '@shop/domain/market'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { expect, it } from 'vitest'
import { addressProblemText } from './address-problem-text.ts'

const t = createTranslate('en', await loadMessages('en'))

it.each(MARKETS)('ADDR-17 shows a phone number and a postcode that are right in $country', market => {
  const phone = addressProblemText(t, { market, locale: 'en' }, { field: 'billing.phone', label: 'phone', rule: 'phone' })
  expect(isPhone(/\+[\d ]+\d/.exec(phone)?.[0] ?? '')).toBe(true)
  const postalCode = addressProblemText(
    t,
    { market, locale: 'en' },
    { field: 'billing.postalCode', label: 'postalCode', rule: 'postal-code' },
  )
  expect(isPostalCode(market.country, postalCode.split('Example: ')[1] ?? '')).toBe(true)
})

it('ADDR-17 names the country that a shop delivers to, in the language of the page', async () => {
  const [market] = MARKETS.filter(({ country }) => country === 'GR')
  if (!market) throw new Error('There is no market GR')
  const greek = createTranslate('el', await loadMessages('el'))
  const text = addressProblemText(
    greek,
    { market, locale: 'el' },
    { field: 'billing.country', label: 'country', rule: 'country' },
  )
  expect(text).toContain('Ελλάδα')
})
