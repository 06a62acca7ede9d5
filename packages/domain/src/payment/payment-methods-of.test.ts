import { expect, it } from 'vitest'
import { MARKETS, marketOf } from '../market/index.ts'
import { bankTransferEligibility, paymentMethodsOf } from './payment-eligibility.ts'

it('SHELL-29, PAY-21 a market names exactly the ways to pay that its checkout would offer', () => {
  expect(paymentMethodsOf(marketOf('SK'))).toEqual(['bank-transfer', 'cash-on-delivery'])
  expect(paymentMethodsOf(marketOf('GB'))).toEqual(['cash-on-delivery'])
  expect(paymentMethodsOf(marketOf('BG'))).toEqual([])
  for (const market of MARKETS) {
    const isOffered = bankTransferEligibility({ lineItems: [] }, market).eligible
    expect(paymentMethodsOf(market).includes('bank-transfer'), market.country).toBe(isOffered)
  }
})
