import type { ParamsOf, ShopClient } from '@shop/contract'
import type { LineItem } from '@shop/domain/cart'
import { aCart } from '@shop/domain/fixtures'
import { marketOf } from '@shop/domain/market'
import { recommendationKeysOf } from '@shop/domain/recommendation'
import { afterEach, expect, test, vi } from 'vitest'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { fuseRankings, loadLineGuarantees, loadRecommendations } from './load-cart-page.server.ts'

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

type Asked = ParamsOf<'getRecommendations'>

const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const TREE = [
  {
    id: 'kitchen',
    key: 'kitchen',
    children: [{ id: 'frying', key: 'frying', children: [{ id: 'fryers', key: 'fryers', children: [] }] }],
  },
]

/** A shop that answers by the product that is asked about, and what it is asked. */
function aShop(
  answer: (base: string) => Promise<readonly string[]>,
  relatedTo: (base: string) => readonly { readonly isRequired: boolean; readonly skus: readonly string[] }[] = () => [],
) {
  const calls: Asked[] = []
  const client: ShopClient = {
    async call(operation, params) {
      if (operation === 'getCategory') return { categories: { results: TREE.map(asCategory) } } as never
      if (operation === 'getProduct') {
        const { skus = [] } = params as ParamsOf<'getProduct'>
        const results = skus.map(sku => ({
          id: sku,
          name: { de: `Name of ${sku}` },
          categories: [{ id: 'fryers' }],
          masterVariant: { sku },
          variants: [],
        }))
        return { products: { results } } as never
      }
      if (operation === 'getProductRelations') {
        const relations = relatedTo((params as ParamsOf<'getProductRelations'>).sku).map(({ isRequired, skus }) => ({
          isRequired,
          products: skus.map(sku => ({ id: `id of ${sku}`, masterVariant: { sku }, variants: [] })),
        }))
        return { relations, bases: [] } as never
      }
      const asked = params as Asked
      calls.push(asked)
      const skus = await answer(asked.sourceSku ?? '')
      const value = skus.map(sku => ({ product: { id: `id of ${sku}`, masterVariant: { sku } } }))
      return { results: [{ success: true, value }], success: true } as never
    },
  }
  const shop = { client, language: 'de', locale: 'de-DE', market: marketOf('DE') } as ShopRequest
  return { calls, shop }
}

type Node = (typeof TREE)[number]
const asCategory = (node: Pick<Node, 'id' | 'key'> & { children: readonly unknown[] }): unknown => ({
  ...node,
  name: { de: node.key },
  slug: { de: node.key },
  productCount: 1,
  children: (node.children as Node[]).map(asCategory),
})

const skusOf = ({ products }: Awaited<ReturnType<typeof loadRecommendations>>) =>
  products.map(({ masterVariant }) => masterVariant.sku)
const basesOf = (calls: readonly Asked[]) => calls.map(({ sourceSku }) => sourceSku)
const keys = recommendationKeysOf('de-DE')

test('REC-03, CART-29 every product of the cart is asked about with its categories and title, and the best common answers are shown', async () => {
  const cart = aCart('DE', [{}, {}])
  const { calls, shop } = aShop(async base =>
    base === 'EX30000001' ? ['EX30000007', 'EX30000008'] : ['EX30000009', 'EX30000008'],
  )
  const recommended = await loadRecommendations(shop, cart)
  expect(skusOf(recommended)).toEqual(['EX30000008', 'EX30000007', 'EX30000009'])
  expect(recommended.id).toBe(keys.cartRecommendationId)
  const common = {
    bloomreachCookie: '00000000-0000-0000-0000-000000000000',
    typeId: keys.cartRecommendationId,
    domainId: keys.key,
    languageAndCountry: 'de-DE',
    categoryLvl2: 'frying',
    categoryLvl3: 'fryers',
  }
  expect(calls).toEqual(
    cart.lineItems.map(({ variant: { sku } }) => ({ ...common, sourceSku: sku, productTitle: `Name of ${sku}` })),
  )
})

test('PDP-27, CART-29 what the goods in a cart cannot be used without comes first, unless something of its kind is in the cart', async () => {
  const recommended = async () => ['EX30000007', 'EX30000011', 'EX30000008', 'EX30000009']
  const needing = () => [
    { isRequired: true, skus: ['EX30000011', 'EX30000012'] },
    { isRequired: true, skus: ['EX30000002', 'EX30000013'] },
    { isRequired: false, skus: ['EX30000014'] },
  ]
  const { shop } = aShop(recommended, needing)
  expect(skusOf(await loadRecommendations(shop, aCart('DE', [{}])))).toEqual([
    ...['EX30000011', 'EX30000002', 'EX30000007', 'EX30000008'],
  ])
  // The second of them has what the second need is about.
  expect(skusOf(await loadRecommendations(shop, aCart('DE', [{}, {}])))).toEqual([
    ...['EX30000011', 'EX30000007', 'EX30000008', 'EX30000009'],
  ])
})

test('REC-01 a visitor who agreed to statistics is asked for by the id of the browser', async () => {
  const id = '7b1c2f9a-6d1e-4d39-8f62-5f3c1b7f9a20'
  const { calls, shop } = aShop(async () => [])
  const consent = (statistics: boolean) => `cookie-consent=${encodeURIComponent(JSON.stringify({ choices: { statistics } }))}`
  for (const statistics of [true, false])
    await loadRecommendations({ ...shop, cookie: `${consent(statistics)}; vsf-device-fingerprint=${id}` }, aCart('DE', [{}]))
  expect(calls.map(({ bloomreachCookie }) => bloomreachCookie)).toEqual([id, '00000000-0000-0000-0000-000000000000'])
})

test('CART-29 neither what is in the cart nor anything virtual is shown, and gifts and guarantees are not asked about', async () => {
  const [first, second, gift] = aCart('DE', [{}, {}, {}]).lineItems as [LineItem, LineItem, LineItem]
  const guarantee: LineItem = { ...second, type: 'extra_guarantee', variant: { ...second.variant, sku: '4100010' } }
  const lineItems: LineItem[] = [first, guarantee, { ...gift, lineItemMode: 'GiftLineItem' }]
  const { calls, shop } = aShop(async () => ['EX30000001', 'EX30000003', '4100020', 'EX30000008'])
  expect(skusOf(await loadRecommendations(shop, { lineItems }))).toEqual(['EX30000008'])
  expect(basesOf(calls)).toEqual(['EX30000001'])
})

test('CART-29 a long cart asks about its newest four products, an empty one about none', async () => {
  const { calls, shop } = aShop(async () => [])
  expect(skusOf(await loadRecommendations(shop, aCart('DE', Array(120).fill({}))))).toEqual([])
  expect(basesOf(calls)).toEqual([117, 118, 119, 120].map(number => `EX3000000${number}`))
  expect(skusOf(await loadRecommendations(shop, { lineItems: [] }))).toEqual([])
  expect(calls).toHaveLength(4)
})

test('REC-08, CART-29 the cart page does without when the answer fails', async () => {
  const { shop } = aShop(() => Promise.reject(new Error('down')))
  expect(skusOf(await loadRecommendations(shop, aCart('DE', [{}, {}])))).toEqual([])
  expect(written).toHaveBeenCalledTimes(1)
})

test('REC-08, CART-29 the cart page waits 300 ms at most', async () => {
  vi.useFakeTimers()
  const { shop } = aShop(() => new Promise(() => undefined))
  let shown: readonly unknown[] | undefined
  void loadRecommendations(shop, aCart('DE', [{}])).then(({ products }) => {
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
  fuseRankings(
    answers.map(answer => [...answer].map(id => ({ id }))),
    limit,
  )
    .map(({ id }) => id)
    .join('')

test.each([
  ['nothing for no answer', [], ''],
  ['one answer as it is', ['abcd'], 'abcd'],
  ['what fits one line before what all have further down', ['abcd', 'xydz', 'qrsd'], 'axqd'],
  ['what several have near the top first', ['abc', 'bdc', 'ebc'], 'bcae'],
  ['of what is as common, what stands first', ['ab', 'ba', 'ca'], 'abc'],
  ['the first line before the second where all is equal', ['ab', 'cd'], 'acbd'],
])('CART-29 the best common answers are %s', (_what, answers, expected) => {
  expect(best(answers)).toBe(expected)
})

test('CART-29 no more are taken than are shown', () => {
  expect(best(['abcd', 'efgh'], 4)).toHaveLength(4)
})
