import { expect, test } from 'vitest'
import { anAddress } from '../address/address.fixtures.ts'
import { aCart } from '../cart/cart.fixtures.ts'
import { MARKETS } from '../market/index.ts'
import { bankTransferEligibility, cashOnDeliveryEligibility } from './payment-eligibility.ts'
import { providerEligibility, waysToPayOf } from './provider-method.ts'

/** Ways to pay that a cart may use, as the checkout asks for each. */
function payable(cart: ReturnType<typeof aCart>, market: (typeof MARKETS)[number]): string[] {
  return waysToPayOf(market).filter(method => {
    if (method === 'bank-transfer') return bankTransferEligibility(cart, market).eligible
    if (method === 'cash-on-delivery') return cashOnDeliveryEligibility(cart, market).eligible
    return providerEligibility(cart, market, method).eligible
  })
}

test('PAY-01 a cart can be paid wherever the checkout is open, and no page names a way that none can be paid by', () => {
  let carts = 0
  for (const market of MARKETS) {
    const { priceLimit } = market.cashOnDelivery
    const used = new Set<string>()
    for (const isFreight of [false, true])
      for (const quantity of [1, 20, 21, 100])
        for (const company of [undefined, 'Forge Ltd'])
          for (const centAmount of [100, Math.floor(priceLimit / quantity), Math.floor(priceLimit / quantity) + 1, 10_000_000]) {
            const billingAddress = anAddress({ country: market.country, ...(company ? { company } : {}) })
            const cart = { ...aCart(market.country, [{ isFreight, quantity, centAmount }]), billingAddress }
            const methods = payable(cart, market)
            for (const method of methods) used.add(method)
            carts++
            const what = `${market.country} ${isFreight} ${quantity} ${company} ${centAmount}`
            if (market.checkoutEnabled) expect(methods, what).toContain('scheme')
            else expect(methods, what).toEqual([])
          }
    expect([...used].sort(), market.country).toEqual([...waysToPayOf(market)].sort())
  }
  expect(carts).toBe(MARKETS.length * 64)
})
