import type { ParamsOf, ShopClient } from '@shop/contract'
import type { LineItem } from '@shop/domain/cart'
import { aCart } from '@shop/domain/fixtures'
import { afterEach, expect, test, vi } from 'vitest'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { loadLineGuarantees, loadRecommendations, rankByOverlap } from './load-cart-page.server.ts'

const offer = { sku: '4100010', name: { en: '+1 year' }, relativePriceRate: 500, price: { centAmount: 500 } }

test('EG-03, EG-04 guarantees are requested for products alone, and not for one that has a guarantee', async () => {
  const calls: unknown[] = []
  const client: ShopClient = {
    async call(_operation, params) {
      calls.push(params)
      return { guarantees: { results: [offer] } } as never
    },
  }
  const [first, second, gift] = aCart('DE', [{}, {}, {}]).lineItems as [LineItem, LineItem, LineItem]
  const guarantee: LineItem = {
    ...second,
    id: 'guarantee',
    type: 'extra_guarantee',
    variant: { ...second.variant, sku: '4100010' },
    custom: { parentSku: second.variant.sku },
  }
  const lineItems: LineItem[] = [first, second, guarantee, { ...gift, lineItemMode: 'GiftLineItem' }]
  expect(await loadLineGuarantees({ client } as ShopRequest, { lineItems })).toEqual({ EX30000001: [offer] })
  expect(calls).toEqual([{ sku: 'EX30000001' }])
})

type Asked = ParamsOf<'getComplementaryProductsBySku'>

const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

/** A shop that answers by the requested base, and its calls. */
function aShop(answer: (base: string) => Promise<readonly string[]>) {
  const calls: Asked[] = []
  const client: ShopClient = {
    async call(_operation, params) {
      const { skus } = params as Asked
      calls.push(params as Asked)
      const products = (await answer(skus[0] ?? '')).map(sku => ({ id: `id of ${sku}`, masterVariant: { sku } }))
      return { products, baseProduct: null } as never
    },
  }
  return { calls, shop: { client, language: 'de' } as ShopRequest }
}

const skusOf = (products: Awaited<ReturnType<typeof loadRecommendations>>) =>
  products.map(({ masterVariant }) => masterVariant.sku)

test('CART-29 every product of the cart is requested, and the best common answers are shown', async () => {
  const cart = aCart('DE', [{}, {}])
  const { calls, shop } = aShop(async base =>
    base === 'EX30000001' ? ['EX30000007', 'EX30000008'] : ['EX30000009', 'EX30000008'],
  )
  expect(skusOf(await loadRecommendations(shop, cart))).toEqual(['EX30000008', 'EX30000007', 'EX30000009'])
  const options = { limit: 4, isOnStock: true }
  expect(calls).toEqual([
    { skus: ['EX30000001', 'EX30000002'], options, locale: 'de' },
    { skus: ['EX30000002', 'EX30000001'], options, locale: 'de' },
  ])
})

test('CART-29 neither what is in the cart nor anything virtual is shown, and gifts and guarantees are not requested', async () => {
  const [first, second, gift] = aCart('DE', [{}, {}, {}]).lineItems as [LineItem, LineItem, LineItem]
  const guarantee: LineItem = { ...second, type: 'extra_guarantee', variant: { ...second.variant, sku: '4100010' } }
  const lineItems: LineItem[] = [first, guarantee, { ...gift, lineItemMode: 'GiftLineItem' }]
  const { calls, shop } = aShop(async () => ['EX30000001', 'EX30000003', '4100020', 'EX30000008'])
  expect(skusOf(await loadRecommendations(shop, { lineItems }))).toEqual(['EX30000008'])
  expect(calls.map(({ skus }) => skus)).toEqual([['EX30000001', 'EX30000003']])
})

test('CART-29 a long cart requests its newest four products, an empty one none', async () => {
  const { calls, shop } = aShop(async () => [])
  expect(await loadRecommendations(shop, aCart('DE', Array(120).fill({})))).toEqual([])
  expect(calls.map(({ skus }) => skus[0])).toEqual([117, 118, 119, 120].map(number => `EX3000000${number}`))
  expect(calls.every(({ skus }) => skus.length === 100)).toBe(true)
  expect(await loadRecommendations(shop, { lineItems: [] })).toEqual([])
  expect(calls).toHaveLength(4)
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

const best = (answers: readonly string[], limit = 4) =>
  rankByOverlap(
    answers.map(answer => [...answer].map(id => ({ id }))),
    limit,
  )
    .map(({ id }) => id)
    .join('')

test.each([
  ['nothing for no answer', [], ''],
  ['one answer as it is', ['abcd'], 'abcd'],
  ['what most lines agree on first', ['abcd', 'xydz', 'qrsd'], 'daxq'],
  ['of what is as common, what stands first', ['ab', 'ba', 'ca'], 'abc'],
  ['the first line before the second where all is equal', ['ab', 'cd'], 'acbd'],
])('CART-29 the best common answers are %s', (_what, answers, expected) => {
  expect(best(answers)).toBe(expected)
})

test('CART-29 no more are taken than are shown', () => {
  expect(best(['abcd', 'efgh'], 4)).toHaveLength(4)
})
