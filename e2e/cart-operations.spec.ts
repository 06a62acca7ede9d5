// Waits for: the answers of operations, the product's name in the cart that follows an addition, the gift of a discount (toPass), and
// held timers before what waits for them is looked for.
import type { Cart } from '@shop/domain/cart'
import { aCartDiscount, importCartDiscounts } from '@shop/engine/testing'
import { withShop } from '../scripts/postgres/with-database.ts'
import { callInSession } from './shop/call-in-session.ts'
import { findProduct } from './shop/catalogue.ts'
import { addByForm, addFromProductPage, goOnToCart } from './shop/checkout-steps.ts'
import { holdTimers } from './shop/held-timers.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, PERSON, test } from './shop/test.ts'

const FRYER = 'EX30010001'
const SEALER = 'EX30070001'

/** The operations on the cart of a window, each with the state that it begins with. */
async function openCart(visit: MarketVisit) {
  await visit.open('/')
  const change = async (operation: string, parameters: object) =>
    ((await callInSession(visit, operation, parameters)) as { cart: Cart }).cart
  return { change, created: await change('createCart', { language: visit.language }) }
}

test('CART-02, CART-03, CART-16, CART-17, CART-20, CART-26, CART-27 each change of a cart names it and its version, and brings a later one', async ({
  openShop,
}) => {
  const visit = await openShop('SK', { tolerated: /status of 4|answer 4/ })
  const { change, created } = await openCart(visit)
  expect(created.inventoryMode).toBe('TrackOnly')
  const first = await change('addToCart', { id: created.id, version: created.version, product: { sku: FRYER }, quantity: 2 })
  expect(first.version).toBeGreaterThan(created.version)
  const second = await change('addToCart', { id: first.id, version: first.version, product: { sku: SEALER }, quantity: 1 })
  expect(second.version).toBeGreaterThan(first.version)

  const hints = second.lineItems.map(({ orderHint }) => orderHint)
  expect(hints).toEqual(hints.toSorted((a, b) => a - b))
  expect(second.lineItems.map(({ variant }) => variant.sku)).toEqual([FRYER, SEALER])
  for (const line of second.lineItems) {
    expect(line.priceMode).toBe('Platform')
    expect(line.taxedPrice.totalGross.centAmount).toBe(line.totalPrice.centAmount)
    expect(line.supplyChannel?.id).toBeTruthy()
    expect(line.distributionChannel?.id).toBeTruthy()
  }
  // The shopper has chosen none.
  expect(second.shippingInfo?.shippingMethod.key).toBe('parcel')

  const [line] = second.lineItems
  const stale = { id: second.id, version: first.version, lineItem: { id: line?.id }, quantity: 5 }
  await expect(callInSession(visit, 'updateCartQuantity', stale)).rejects.toThrow(/409.*ConcurrentModification/)
})

test('CART-05, CART-18 additions at the same moment all get into the cart, and no product is in it more than a thousand times', async ({
  openShop,
}) => {
  const visit = await openShop('SK', { tolerated: /status of 4|answer 4/ })
  const { change, created } = await openCart(visit)
  const addition = { id: created.id, version: created.version, product: { sku: FRYER }, quantity: 1 }
  const answers = await Promise.all(Array.from({ length: 5 }, () => change('addToCart', addition)))
  expect(new Set(answers.map(({ version }) => version)).size).toBe(5)
  const last = answers.toSorted((a, b) => a.version - b.version).at(-1)
  expect(last?.lineItems.map(({ quantity }) => quantity)).toEqual([5])
  const tooMany = { ...addition, version: last?.version, quantity: 1000 }
  await expect(callInSession(visit, 'addToCart', tooMany)).rejects.toThrow(/400.*(?:LineItemQuantityAboveLimit|OutOfStock)/)
  const { me } = (await callInSession(visit, 'getMe', {})) as { me: { activeCart: Cart } }
  expect(me.activeCart.version).toBe(last?.version)
})

test('CART-13, CART-25 a cart keeps where its shopper comes from, and does not exist in another country', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('SK')
  const { change, created } = await openCart(visit)
  const fields = { customerAgreedToSendEmail: true, utmSource: 'fair' }
  const actions = [{ action: 'setCustomType', fields }]
  const told = await change('updateCart', { id: created.id, version: created.version, actions })
  expect(told.custom).toMatchObject(fields)

  const cookies = await visit.context.cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { hostname, port } = new URL(visit.address())
  const cartAt = async (host: string) => {
    const headers = { host: `${host}:${port}`, cookie }
    const response = await request.post(`http://127.0.0.1:${port}/api/new-ct/getMe`, { headers, data: [{}] })
    return ((await response.json()) as { data: { me: { activeCart?: Cart | null } } }).data.me.activeCart?.id
  }
  expect(await cartAt(hostname)).toBe(created.id)
  expect(await cartAt('de.localhost')).toBeUndefined()
})

test('CART-04 taking off a code that is not on the cart changes nothing', async ({ openShop }) => {
  const visit = await openShop('SK')
  const { change, created } = await openCart(visit)
  const discountCode = { typeId: 'discount-code', id: created.id }
  const same = await change('removeCartCoupon', { id: created.id, version: created.version, discountCode })
  expect(same).toEqual(created)
})

test('CART-11, CART-28 a cart that was deleted elsewhere is made again by the next addition', async ({ openShop }) => {
  const visit = await openShop('SK', { tolerated: /status of 4|answer 4|addToCart/ })
  const { page } = visit
  const fryer = await findProduct(visit, FRYER)
  await addFromProductPage(visit, fryer)
  const { me } = (await callInSession(visit, 'getMe', {})) as { me: { activeCart: Cart } }
  const { id, version } = me.activeCart
  await callInSession(visit, 'deleteCart', { id, version })
  const gone = (await callInSession(visit, 'getMe', {})) as { me: { activeCart?: Cart } }
  expect(gone.me.activeCart ?? null).toBeNull()

  await page.keyboard.press('Escape')
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: visit.t('product.addToCart'), exact: true })
    .first()
    .click()
  await expect
    .poll(async () => {
      const now = (await callInSession(visit, 'getMe', {})) as { me: { activeCart?: Cart } }
      return now.me.activeCart?.lineItems.map(({ variant, quantity }) => `${quantity} ${variant.sku}`)
    })
    .toEqual([`1 ${FRYER}`])
})

test('CART-30 a gift that was taken out of the cart stays out, whatever else happens in it', async ({ openShop }) => {
  // No other journey buys in Romania.
  const visit = await openShop('RO', { javaScriptEnabled: false })
  const { page, t, open } = visit
  const [fryer, sealer] = [await findProduct(visit, FRYER), await findProduct(visit, SEALER)]
  const gift = aCartDiscount({
    value: { type: 'giftLineItem', sku: SEALER },
    target: undefined as never,
    cartPredicate: `lineItemExists(sku = "${FRYER}")`,
    stores: [{ key: 'ro' }],
  })
  const offer = (isActive: boolean) => withShop(context => importCartDiscounts(context, [{ ...gift, isActive }]))
  const main = page.getByRole('main')
  await offer(true)
  try {
    // Carts have it within a second, with their next change.
    await expect(async () => {
      await addByForm(visit, FRYER)
      await open('/checkout/cart')
      await expect(main.getByText(t('cart.gift'), { exact: true })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await main.getByRole('button', { name: t('cart.removeNamed', { name: sealer.name }) }).click()
    await expect(main.getByText(t('cart.gift'), { exact: true })).toHaveCount(0)
    await addByForm(visit, FRYER)
    await open('/checkout/cart')
    await expect(main).toContainText(fryer.name)
    await expect(main.getByText(t('cart.gift'), { exact: true })).toHaveCount(0)
    await page.goto(new URL('/robots.txt', visit.address()).href)
    const { me } = (await callInSession(visit, 'getMe', {})) as { me: { activeCart: Cart } }
    expect(me.activeCart.refusedGifts).toEqual([{ id: gift.id }])
    expect(me.activeCart.lineItems.map(({ variant }) => variant.sku)).toEqual([FRYER])
  } finally {
    await offer(false)
  }
})

/** What Safari says that it is. */
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'

for (const [browser, userAgent, own, other] of [
  ['Safari', SAFARI, 400, 300],
  ['another browser', PERSON, 300, 400],
] as const) {
  test(`CART-07 in ${browser} a change of the cart is sent ${own} ms after it was made`, async ({ openShop }) => {
    const visit = await openShop('SK', { userAgent })
    const { page, t, open } = visit
    const timers = await holdTimers(page, own, other)
    const fryer = await findProduct(visit, FRYER)
    const sent: string[] = []
    page.on('request', request => /new-ct\/(?:createCart|addToCart)/.test(request.url()) && sent.push(request.url()))
    await open(fryer.path)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('product.addToCart'), exact: true })
      .click()
    await expect.poll(() => timers.count(own)).toBe(1)
    expect(await timers.count(other)).toBe(0)
    expect(sent).toEqual([])
    await timers.release(own)
    await expect(await goOnToCart(visit)).toContainText(fryer.name)
    expect(sent).not.toEqual([])
  })
}
