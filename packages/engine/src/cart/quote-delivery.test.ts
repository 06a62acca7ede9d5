import { aSlovakAddress } from '@shop/domain/fixtures'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aReadyCart, aVisitor, openTestShop, requestOf } from '../testing/shop.fixtures.ts'
import { quoteDelivery, requireOwnCart, setVatValidation, updateCart } from './index.ts'

const { context } = await openTestShop()
await sql`update store set document = jsonb_set(document, '{custom,switches}',
  document #> '{custom,switches}' || '{"vatValidation": true, "taxRateChange": true}'::jsonb)`.execute(context.db)

test('PAY-19, M2 a quote is what the cart costs a private buyer, and stores nothing', async () => {
  const { owner, cart: gross } = await aReadyCart(context)
  const company = aSlovakAddress({ company: 'Nová s.r.o.' })
  const billed = await updateCart(context, requestOf(owner, gross), [{ action: 'setBillingAddress', address: company }])
  const check = { kind: 'answered', code: 200, raw: '<params/>' } as const
  const net = await setVatValidation(context, requestOf(owner, billed), { vatNumber: 'SK8895956619', check })
  expect(net.totalPrice.centAmount).toBeLessThan(gross.totalPrice.centAmount)

  const quote = await quoteDelivery(context, requestOf(owner, net), { country: 'SK' })
  expect(quote).toMatchObject({ taxMode: 'Platform', totalPrice: gross.totalPrice, taxedPrice: gross.taxedPrice })
  expect(quote.shippingInfo?.price).toEqual(gross.shippingInfo?.price)
  expect(quote).not.toHaveProperty('billingAddress')
  expect(await requireOwnCart(context, requestOf(owner, net))).toEqual(net)
})

test('PAY-19 a country the store does not deliver to is refused', async () => {
  const { owner, cart } = await aReadyCart(context)
  await expect(quoteDelivery(context, requestOf(owner, cart), { country: 'DE' })).rejects.toMatchObject({
    failure: { code: 'address-incomplete', address: 'shipping', field: 'country' },
  })
})

test('A1 the cart of another visitor is quoted to no one', async () => {
  const { cart } = await aReadyCart(context)
  const { owner: other } = await aVisitor(context)
  await expect(quoteDelivery(context, requestOf(other, cart), { country: 'SK' })).rejects.toMatchObject({
    failure: { code: 'resource-not-found' },
  })
})
