import { expect, test } from 'vitest'
import { createOrderFromCart } from '../order/index.ts'
import { setStock } from '../testing/set-stock.ts'
import { aPaidCart, aReadyCart, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import { createCart, restoreCart, signCartLink } from './index.ts'

const { context } = await openTestShop()

const refused = expect.objectContaining({ failure: expect.objectContaining({ code: 'resource-not-found', typeId: 'cart-link' }) })

/** Units of a cart by SKU. */
const unitsOf = ({ lineItems }: Awaited<ReturnType<typeof restoreCart>>) =>
  Object.fromEntries(lineItems.map(({ variant, quantity }) => [variant.sku, quantity]))

test('C3 a linked cart comes into another one as at a sign-in, once, and leaves what is personal behind', async () => {
  await setStock(context, { [PRESS]: 100, [SAW]: 100 })
  const { cart: left } = await aReadyCart(context, { [PRESS]: 3, [SAW]: 1 })
  const link = await signCartLink(context, left.id)
  const { owner } = await aReadyCart(context, { [PRESS]: 1 })
  const own = await createCart(context, { owner, storeKey: 'sk' })
  const merged = await restoreCart(context, requestOf(owner, own), link)
  expect(unitsOf(merged)).toEqual({ [PRESS]: 3, [SAW]: 1 })
  expect(merged).toMatchObject({ id: own.id, customerEmail: own.customerEmail, billingAddress: own.billingAddress })
  expect(unitsOf(await restoreCart(context, requestOf(owner, merged), link))).toEqual({ [PRESS]: 3, [SAW]: 1 })
})

test('C3 in the browser it was left in, the cart is what it was', async () => {
  const { owner, cart } = await aReadyCart(context, { [PRESS]: 2 })
  const link = await signCartLink(context, cart.id)
  expect(await restoreCart(context, requestOf(owner, cart), link)).toMatchObject({ id: cart.id, version: cart.version })
})

test('CART-18, S1 as many units come as are there, and what is sold out stays behind', async () => {
  await setStock(context, { [PRESS]: 5, [SAW]: 5 })
  const { cart } = await aReadyCart(context, { [PRESS]: 5, [SAW]: 2 })
  const link = await signCartLink(context, cart.id)
  await setStock(context, { [PRESS]: 3, [SAW]: 0 })
  const { owner, cart: own } = await aReadyCart(context, { [PRESS]: 1 })
  expect(unitsOf(await restoreCart(context, requestOf(owner, own), link))).toEqual({ [PRESS]: 3 })
})

test('A1 a link that is forged or older than 14 days brings nothing, nor does one whose cart was ordered or is of another store', async () => {
  await setStock(context, { [PRESS]: 100, [SAW]: 100 })
  const { cart } = await aReadyCart(context, { [SAW]: 1 })
  const link = await signCartLink(context, cart.id)
  const { owner, cart: own } = await aReadyCart(context, { [PRESS]: 1 })
  const request = requestOf(owner, own)
  for (const text of [`${link}x`, cart.id, '']) await expect(restoreCart(context, request, text)).rejects.toEqual(refused)
  const later = { ...context, now: () => new Date(Date.parse(context.now()) + 15 * 86_400_000).toISOString() }
  await expect(restoreCart(later, request, link)).rejects.toEqual(refused)
  await expect(restoreCart(context, { ...request, storeKey: 'de' }, link)).rejects.toEqual(refused)
  const paid = await aPaidCart(context, { [SAW]: 1 })
  const ordered = await signCartLink(context, paid.cart.id)
  await createOrderFromCart(context, requestOf(paid.owner, paid.cart))
  await expect(restoreCart(context, request, ordered)).rejects.toEqual(refused)
})
