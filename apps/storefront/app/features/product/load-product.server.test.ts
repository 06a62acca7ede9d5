import type { ShopClient } from '@shop/contract'
import { availabilityOf } from '@shop/domain/inventory'
import type { ProductProjection, ProductVariant } from '@shop/domain/product'
import { recommendationKeysOf } from '@shop/domain/recommendation'
import { beforeEach, expect, test, vi } from 'vitest'
import { aProduct, aProductWith } from '../../catalogue/product.fixtures.ts'
import { loadBuyBox, loadProduct, loadRelatedProducts, loadVolumeTiers, type ProductShop } from './load-product.server.ts'

const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
beforeEach(() => void written.mockClear())

type Params = Readonly<Record<string, unknown>>

/** A shop whose client finds these products by slug and answers other questions by name of the operation. */
function aShop(products: readonly ProductProjection[], answers: Readonly<Record<string, (params: Params) => unknown>> = {}) {
  const calls: [string, Params][] = []
  const client: ShopClient = {
    async call(operation, params, customQuery) {
      const name = customQuery ?? operation
      calls.push([name, params as Params])
      if (name === 'product-details') return { products: { results: products } } as never
      const answer = answers[name]
      if (answer) return answer(params as Params) as never
      return { results: [], products: { results: [] }, guarantees: { results: [] }, cartDiscounts: { results: [] } } as never
    },
  }
  return { calls, shop: { client, language: 'de', locale: 'de-DE' } as const }
}

/** Everything of a product page. */
async function loadAll(shop: ProductShop, slug: string, variantSku?: string, isRecommending = true) {
  const loaded = await loadProduct(shop, slug, variantSku)
  if (!loaded) return undefined
  return {
    ...loaded,
    ...(await loadBuyBox(shop, loaded.product)),
    ...(await loadRelatedProducts(shop, loaded.product, { isRecommending })),
  }
}

const other = (number: number): ProductProjection => ({ ...aProduct(), id: `other-${number}` })
const others = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(other)

test('PDP-28 a slug that no published product has, and one of a virtual product, show nothing', async () => {
  expect(await loadAll(aShop([]).shop, 'none-30000001')).toBeUndefined()
  expect(await loadAll(aShop([aProductWith({ sku: '4100001' })]).shop, 'guarantee-30000001')).toBeUndefined()
})

const keys = recommendationKeysOf('de-DE')

test('REC-02, PDP-19 similar products and those bought together are asked for by the keys of the language, next to its SKU', async () => {
  const { shop, calls } = aShop([aProduct()], {
    getRecommendations: ({ typeId }) => ({
      results: [
        {
          success: true,
          value: (typeId === keys.similarProductsId ? others.slice(0, 8) : others.slice(8)).map(product => ({ product })),
        },
      ],
    }),
  })
  const loaded = await loadAll(shop, 'saege-30000001')
  expect(loaded?.similar).toEqual({ id: keys.similarProductsId, products: others.slice(0, 8) })
  expect(loaded?.boughtTogether).toEqual({ id: keys.boughtTogetherId, products: others.slice(8) })
  const asked = calls.flatMap(([name, params]) => (name === 'getRecommendations' ? [params] : []))
  const common = {
    bloomreachCookie: '00000000-0000-0000-0000-000000000000',
    domainId: keys.key,
    languageAndCountry: 'de-DE',
    sourceSku: 'EX30000001',
  }
  expect(asked).toEqual([
    { ...common, typeId: keys.similarProductsId },
    { ...common, typeId: keys.boughtTogetherId },
  ])
})

test('REC-07 a page without recommendations asks for none, and one of a product that is sold out not for what is bought with it', async () => {
  const { shop, calls } = aShop([aProduct()])
  const loaded = await loadAll(shop, 'saege-30000001', undefined, false)
  expect(loaded).toMatchObject({ similar: { products: [] }, boughtTogether: { products: [] } })
  expect(calls.map(([name]) => name)).not.toContain('getRecommendations')
  const soldOut = aShop([aProductWith({ availability: availabilityOf(0) })])
  await loadAll(soldOut.shop, 'saege-30000001')
  const typeIds = soldOut.calls.flatMap(([name, { typeId }]) => (name === 'getRecommendations' ? [typeId] : []))
  expect(typeIds).toEqual([keys.similarProductsId])
})

test('PDP-17 the comparison is requested by family and second quality', async () => {
  const definition = { name: 'power', type: 'number', label: {} } as const
  const product = aProductWith(
    {
      attributes: [
        { name: 'bware', value: true },
        { name: 'power', value: 250 },
      ],
    },
    { attributeDefinitions: [definition] },
  )
  const { shop, calls } = aShop([product], { getComparisonProducts: () => ({ products: [product, ...others] }) })
  const loaded = await loadAll(shop, 'saege-30000001')
  expect(calls.find(([name]) => name === 'getComparisonProducts')?.[1]).toEqual({ family: 'saw', bware: true, locale: 'de' })
  expect(loaded?.comparison?.products).toHaveLength(5)
  expect(loaded?.comparison?.products[0]).toBe(loaded?.product)
  expect(loaded?.comparison?.attributes).toEqual([definition])
})

test('PDP-27 what goes with a product is asked for by its SKU, in the language of the page', async () => {
  const relations = {
    relations: [{ key: 'gas', kind: 'consumable', isRequired: true, reason: 'Schutzgas', products: [other(1)] }],
    bases: [other(2)],
  }
  const { shop, calls } = aShop([aProduct()], { getProductRelations: () => relations })
  expect((await loadAll(shop, 'saege-30000001'))?.relations).toEqual(relations)
  expect(calls.find(([name]) => name === 'getProductRelations')?.[1]).toEqual({ sku: 'EX30000001', locale: 'de' })
})

test('ENT-08 a variant named by its SKU is the one the page is about; an unknown one is not', async () => {
  const blue = { ...aProduct().masterVariant, id: 2, sku: 'EX30000002' }
  const product = aProduct({ variants: [blue] })
  const { shop, calls } = aShop([product])
  const loaded = await loadAll(shop, 'saege-30000001', 'EX30000002')
  expect(loaded?.product.masterVariant).toEqual(blue)
  expect(calls.find(([name]) => name === 'getExtraGuarantees')?.[1]).toEqual({ sku: 'EX30000002' })
  expect((await loadAll(shop, 'saege-30000001', 'EX99999999'))?.product).toBe(product)
})

test('REC-08, PDP-19, PDP-17, PDP-27 blocks that cannot be loaded are missing, and the page is there', async () => {
  const refuse = () => {
    throw new Error('down')
  }
  const product = aProductWith({}, { categories: [{ id: 'saws', key: 's' }] })
  const { shop } = aShop([product], {
    ...{
      getProductRelations: refuse,
      getComparisonProducts: refuse,
      getComplementaryProductsBySku: refuse,
      getRecommendations: refuse,
    },
  })
  expect(await loadAll(shop, 'saege-30000001')).toMatchObject({
    similar: { products: [] },
    boughtTogether: { products: [] },
    comparison: undefined,
    relations: { relations: [], bases: [] },
    complementary: [],
  })
  expect(written).toHaveBeenCalledTimes(5)
})

function productOf(attributes: ProductVariant['attributes']) {
  return {
    masterVariant: { id: 1, sku: 'EX30000001', images: [], availability: availabilityOf(9), attributes },
  }
}

const ofGroup = productOf([{ name: 'volumeDiscountGroup', value: 'standard' }])

function clientWith(answer: () => unknown) {
  const calls: unknown[] = []
  const client: ShopClient = {
    async call(_operation, params) {
      calls.push(params)
      return answer() as never
    },
  }
  return { client, calls }
}

function tier(threshold: number, permyriad: number) {
  return {
    id: `tier-${threshold}`,
    value: { type: 'relative', permyriad },
    custom: { volumeDiscountGroup: 'standard', threshold },
  }
}

test('DISC-17 three tiers are shown, by rising threshold', async () => {
  const results = [tier(3, 500), tier(5, 1000), tier(10, 1500), tier(20, 2000)]
  const { client, calls } = clientWith(() => ({ cartDiscounts: { results } }))
  const tiers = await loadVolumeTiers(client, ofGroup)
  expect(tiers?.map(({ threshold, permyriad }) => [threshold, permyriad])).toEqual([
    [3, 500],
    [5, 1000],
    [10, 1500],
  ])
  expect(calls).toEqual([{ discountGroup: 'standard', sort: 'sortOrder asc' }])
})

test('DISC-10 a product without group requests nothing', async () => {
  const { client, calls } = clientWith(() => ({ cartDiscounts: { results: [] } }))
  expect(await loadVolumeTiers(client, productOf([]))).toBeUndefined()
  expect(calls).toEqual([])
})

test('DISC-11 a failure is logged and returns nothing', async () => {
  const { client } = clientWith(() => {
    throw new Error('down')
  })
  expect(await loadVolumeTiers(client, ofGroup)).toBeUndefined()
  expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toMatchObject({ level: 'error', block: 'volume discounts' })
})
