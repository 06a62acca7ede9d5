import type { ParamsOf, ShopClient } from '@shop/contract'
import type { LineItem } from '@shop/domain/cart'
import { afterEach, expect, test, vi } from 'vitest'
import { aCart } from '../../shop/cart.fixtures.ts'
import type { ShopRequest } from '../../shop/request-context.server.ts'
import { loadRecommendations } from './load-recommendations.server.ts'

type Asked = ParamsOf<'getComplementaryProductsBySku'>

const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

/** A shop that answers by what is asked for, and what it was asked. */
function aShop(answer: (base: string) => Promise<readonly string[]>) {
  const asked: Asked[] = []
  const client: ShopClient = {
    async call(_operation, params) {
      const { skus } = params as Asked
      asked.push(params as Asked)
      const products = (await answer(skus[0] ?? '')).map(sku => ({ id: `id of ${sku}`, masterVariant: { sku } }))
      return { products, baseProduct: null } as never
    },
  }
  return { asked, shop: { client, language: 'de' } as ShopRequest }
}

const skusOf = (products: Awaited<ReturnType<typeof loadRecommendations>>) =>
  products.map(({ masterVariant }) => masterVariant.sku)

test('CART-29 every product of the cart is asked for, and the best common answers are shown', async () => {
  const cart = aCart('DE', [{}, {}])
  const { asked, shop } = aShop(async base =>
    base === 'EX30000001' ? ['EX30000007', 'EX30000008'] : ['EX30000009', 'EX30000008'],
  )
  expect(skusOf(await loadRecommendations(shop, cart))).toEqual(['EX30000008', 'EX30000007', 'EX30000009'])
  const options = { limit: 4, isOnStock: true }
  expect(asked).toEqual([
    { skus: ['EX30000001', 'EX30000002'], options, locale: 'de' },
    { skus: ['EX30000002', 'EX30000001'], options, locale: 'de' },
  ])
})

test('CART-29 neither what is in the cart nor anything virtual is shown, and gifts and guarantees are not asked for', async () => {
  const [first, second, gift] = aCart('DE', [{}, {}, {}]).lineItems as [LineItem, LineItem, LineItem]
  const guarantee: LineItem = { ...second, type: 'extra_guarantee', variant: { ...second.variant, sku: '4100010' } }
  const lineItems: LineItem[] = [first, guarantee, { ...gift, lineItemMode: 'GiftLineItem' }]
  const { asked, shop } = aShop(async () => ['EX30000001', 'EX30000003', '4100020', 'EX30000008'])
  expect(skusOf(await loadRecommendations(shop, { lineItems }))).toEqual(['EX30000008'])
  expect(asked.map(({ skus }) => skus)).toEqual([['EX30000001', 'EX30000003']])
})

test('CART-29 a long cart asks for its newest four products, an empty one for nothing', async () => {
  const { asked, shop } = aShop(async () => [])
  expect(await loadRecommendations(shop, aCart('DE', Array(120).fill({})))).toEqual([])
  expect(asked.map(({ skus }) => skus[0])).toEqual([117, 118, 119, 120].map(number => `EX3000000${number}`))
  expect(asked.every(({ skus }) => skus.length === 100)).toBe(true)
  expect(await loadRecommendations(shop, { lineItems: [] })).toEqual([])
  expect(asked).toHaveLength(4)
})

test('CART-29 the cart page does without when the answer fails', async () => {
  const { shop } = aShop(() => Promise.reject(new Error('down')))
  expect(await loadRecommendations(shop, aCart('DE', [{}, {}]))).toEqual([])
  expect(written).toHaveBeenCalledTimes(1)
})

test('CART-29 the cart page waits 300 ms at most', async () => {
  vi.useFakeTimers()
  const { shop } = aShop(() => new Promise(() => undefined))
  let shown: readonly unknown[] | undefined
  void loadRecommendations(shop, aCart('DE', [{}])).then(products => {
    shown = products
  })
  await vi.advanceTimersByTimeAsync(299)
  expect(shown).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(shown).toEqual([])
  expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toMatchObject({
    block: 'cart recommendations',
    error: 'Not there after 300 ms',
  })
})
