import { fillCart, payCart } from '../../../apps/middleware/src/testing/race/paid-cart.ts'
import { Connection } from '../http/connection.ts'
import type { BenchClient } from '../http/drive.ts'
import { requestMessage } from '../http/request-message.ts'
import type { CostCase } from '../measure-cost.ts'
import type { Bar } from '../report/bar.ts'
import type { BenchShop } from '../shop/bench-shop.ts'
import { BENCH_HOST, type BenchTargets } from '../shop/bench-targets.ts'
import { BenchShopper, fillNewCart, type ShopperCart } from './bench-shopper.ts'

/** An operation, or several that belong together, and the floor it is compared with. */
export interface ApiCase extends CostCase {
  readonly floor: 'select' | 'update'
  readonly bar: Bar
}

const LINES = 5
const ORDERED_LINES = 2
/** Free delivery, as often as one likes. */
const CODE = 'SHIPFREE'
const CARTS_PER_CLIENT = 48

/** Operations of reading, over HTTP to the middleware, by visitors without a session. */
export function readingCases(shop: BenchShop, { products, categories, searches }: BenchTargets): ApiCase[] {
  const listing = { facets: true, pageSize: 24, locale: 'de' } as const
  const cases = [
    {
      ...{ name: 'product details', operation: 'getProduct', limit: 3 },
      payloads: products.map(({ slug }) => [{ where: { slug }, locale: 'de' }, 'product-details']),
    },
    {
      ...{ name: 'listing, 24 hits, all facets', operation: 'searchCatalogue', limit: 5 },
      payloads: categories.map(({ id }) => [{ ...listing, categoryId: id }]),
    },
    {
      ...{ name: 'search, 24 hits, all facets', operation: 'searchCatalogue', limit: 9 },
      payloads: searches.map(text => [{ ...listing, text }]),
    },
  ]
  return cases.map(({ name, operation, limit, payloads }) => {
    const messages = payloads.map(json =>
      requestMessage({ path: `/new-ct/${operation}`, host: `${BENCH_HOST}:${shop.port}`, json }),
    )
    return {
      name,
      pid: shop.pid,
      floor: 'select',
      bar: { limit, unit: 'SELECT' },
      openClients: count =>
        Promise.all(Array.from({ length: count }, (_, place) => openReader(shop.middlewarePort, messages, place))),
    }
  })
}

async function openReader(port: number, messages: readonly Buffer[], place: number): Promise<BenchClient> {
  const connection = await Connection.open(port)
  let turn = place
  return {
    async work() {
      const { status, body } = await connection.send(messages[turn++ % messages.length] as Buffer)
      if (status !== 200) throw new Error(`An operation answered ${status}: ${body.toString('utf8')}`)
    },
    close: () => connection.close(),
  }
}

/** Operations on carts, over HTTP to the middleware, each client with visitors of its own. */
export function cartCases(shop: BenchShop, { products }: BenchTargets): ApiCase[] {
  const skus = products.map(({ sku }) => sku)
  const open = (name: string, limit: number, openClients: CostCase['openClients']): ApiCase => {
    return { name, pid: shop.pid, floor: 'update', bar: { limit, unit: 'UPDATE' }, openClients }
  }
  return [
    open(
      'new cart and first line',
      5,
      clientsOf(shop, shopper => () => fillNewCart(shopper, skus.slice(0, 1))),
    ),
    open('quantity, cart of 5 lines', 3, keptCarts(shop, skus.slice(0, LINES), 1, changeQuantity)),
    open('coupon, cart of 5 lines', 3, couponClients(shop, skus.slice(0, LINES))),
    open(
      'whole guest checkout, 2 lines',
      24,
      clientsOf(shop, shopper => () => checkOut(shopper, skus.slice(0, ORDERED_LINES))),
    ),
  ]
}

/** Clients that need nothing but a connection. */
function clientsOf(shop: BenchShop, workOf: (shopper: BenchShopper) => () => Promise<unknown>): CostCase['openClients'] {
  return count =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const shopper = await BenchShopper.open(shop)
        const work = workOf(shopper)
        return {
          async work() {
            await work()
          },
          close: () => shopper.close(),
        }
      }),
    )
}

/** Clients with carts that are filled once and kept from round to round. */
function keptCarts(
  shop: BenchShop,
  skus: readonly string[],
  perClient: number,
  change: (subject: ShopperCart) => Promise<void>,
): CostCase['openClients'] {
  const kept = createKeptCarts(shop, skus, perClient)
  return async count =>
    (await kept(count)).map(({ carts }) => {
      let turn = 0
      return { work: () => change(carts[turn++ % carts.length] as ShopperCart), close: () => undefined }
    })
}

/** Each cart gets the coupon once in a round; taking it away again is not measured. */
function couponClients(shop: BenchShop, skus: readonly string[]): CostCase['openClients'] {
  const kept = createKeptCarts(shop, skus, CARTS_PER_CLIENT)
  return async count => {
    const shoppers = await kept(count)
    await Promise.all(shoppers.map(({ carts }) => removeCoupons(carts)))
    return shoppers.map(({ carts }) => {
      let turn = 0
      return {
        isDone: () => turn >= carts.length,
        work: () => applyCoupon(carts[turn++] as ShopperCart),
        close: () => undefined,
      }
    })
  }
}

interface KeptShopper {
  readonly shopper: BenchShopper
  readonly carts: readonly ShopperCart[]
}

function createKeptCarts(shop: BenchShop, skus: readonly string[], perClient: number) {
  const kept: KeptShopper[] = []
  return async (count: number): Promise<readonly KeptShopper[]> => {
    await Promise.all(kept.map(({ shopper }) => shopper.reopen()))
    const missing = Array.from({ length: Math.max(0, count - kept.length) }, async () => {
      const shopper = await BenchShopper.open(shop)
      const carts: ShopperCart[] = []
      while (carts.length < perClient) carts.push(await fillNewCart(shopper, skus))
      return { shopper, carts }
    })
    kept.push(...(await Promise.all(missing)))
    return kept.slice(0, count)
  }
}

async function changeQuantity(subject: ShopperCart): Promise<void> {
  const { id, version, lineItems } = subject.cart
  const line = lineItems.at(-1)
  if (!line) throw new Error('The cart is empty')
  const quantity = line.quantity === 1 ? 2 : 1
  const change = { id, version, lineItem: { id: line.id }, quantity }
  subject.cart = (await subject.visitor.call('updateCartQuantity', change)).cart
}

async function applyCoupon(subject: ShopperCart): Promise<void> {
  const { id, version } = subject.cart
  subject.cart = (await subject.visitor.call('applyCartCoupon', { id, version, code: CODE })).cart
}

async function removeCoupons(carts: readonly ShopperCart[]): Promise<void> {
  for (const subject of carts) {
    const { id, version, discountCodes } = subject.cart
    const [code] = discountCodes
    if (!code) continue
    const discountCode = { typeId: 'discount-code', id: code.discountCode.id } as const
    subject.cart = (await subject.visitor.call('removeCartCoupon', { id, version, discountCode })).cart
  }
}

let guests = 0

/** Cart, two lines, e-mail and addresses, payment and order of a new guest. */
async function checkOut(shopper: BenchShopper, skus: readonly string[]): Promise<void> {
  const email = `bench-${process.pid}-${guests++}@example.com`
  const { visitor, cart } = await payCart(await fillCart(shopper.newVisitor(), { skus, email }))
  await visitor.call('createMyOrderFromCart', { id: cart.id, version: cart.version })
}
