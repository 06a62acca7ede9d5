import { aCart } from '@shop/domain/fixtures'
import { moneyOf } from '@shop/domain/money'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { expect, test } from 'vitest'
import { decimalOf, transactionOf } from './express-transaction.ts'

const t = createTranslate('de-DE', await loadMessages('de-DE'))

test.each([
  [12_995, '129.95'],
  [5, '0.05'],
  [0, '0.00'],
  [100_000_000, '1000000.00'],
])('M1 %i cents are %s, whatever the language', (cents, text) => {
  expect(decimalOf(moneyOf('EUR', cents))).toBe(text)
})

test('PAY-19 the rows of a sheet but that of the tax in it sum up to its total', () => {
  const cart = aCart('DE')
  const { totalPrice, displayItems = [], ...rest } = transactionOf(cart, 'de-DE', t)
  expect(totalPrice).toBe(decimalOf(cart.totalPrice))
  expect(rest).toMatchObject({
    countryCode: 'DE',
    currencyCode: 'EUR',
    totalPriceStatus: 'FINAL',
    totalPriceLabel: t('cart.totalInclVat'),
  })
  const cents = displayItems.filter(({ type }) => type !== 'TAX').map(({ price }) => Math.round(Number(price) * 100))
  expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(cart.totalPrice.centAmount)
  const taxes = displayItems.filter(({ type }) => type === 'TAX')
  expect(taxes.map(({ price }) => price)).toEqual(cart.taxedPrice.taxPortions.map(({ amount }) => decimalOf(amount)))
  expect(taxes[0]?.label).toContain('19')
})
