import type { ShopClient } from '@shop/contract'
import { availabilityOf } from '@shop/domain/inventory'
import type { ProductVariant } from '@shop/domain/product'
import { afterEach, expect, test, vi } from 'vitest'
import { loadVolumeTiers } from './load-volume-tiers.server.ts'

const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
afterEach(() => vi.clearAllMocks())

function productOf(attributes: ProductVariant['attributes']) {
  return {
    masterVariant: { id: 1, sku: 'EX30000001', images: [], availability: availabilityOf(9), attributes },
  }
}

const ofGroup = productOf([{ name: 'volumeDiscountGroup', value: 'standard' }])

function clientWith(answer: () => unknown) {
  const asked: unknown[] = []
  const client: ShopClient = {
    async call(_operation, params) {
      asked.push(params)
      return answer() as never
    },
  }
  return { client, asked }
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
  const { client, asked } = clientWith(() => ({ cartDiscounts: { results } }))
  const tiers = await loadVolumeTiers(client, ofGroup)
  expect(tiers?.map(({ threshold, permyriad }) => [threshold, permyriad])).toEqual([
    [3, 500],
    [5, 1000],
    [10, 1500],
  ])
  expect(asked).toEqual([{ discountGroup: 'standard', sort: 'sortOrder asc' }])
})

test('DISC-10 a product without group asks for nothing', async () => {
  const { client, asked } = clientWith(() => ({ cartDiscounts: { results: [] } }))
  expect(await loadVolumeTiers(client, productOf([]))).toBeUndefined()
  expect(asked).toEqual([])
})

test('a failure is logged and returns nothing', async () => {
  const { client } = clientWith(() => {
    throw new Error('down')
  })
  expect(await loadVolumeTiers(client, ofGroup)).toBeUndefined()
  expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toMatchObject({ level: 'error', block: 'volume discounts' })
})
