import { createShopClient, type Transport } from '@shop/contract'
import type { Store } from '@shop/domain/store'
import { expect, test, vi } from 'vitest'
import { campaignOfStore, storeRatingOf, volumeOffersOf } from './shop-data.server.ts'

vi.spyOn(process.stderr, 'write').mockReturnValue(true)

const campaigns = [
  { campaignName: 'cyber_week', startDate: '2026-11-28T00:00:00+01:00', endDate: '2026-12-07T00:00:00+01:00' },
  { campaignName: 'black_friday', startDate: '2026-11-23T00:00:00+01:00', endDate: '2026-11-30T00:00:00+01:00' },
]
const at = (now: string) => campaignOfStore({ country: 'DE', custom: { campaigns } } as never, now)

test('SHELL-39, SHELL-40 a page shows the campaign that runs, with its last day, and of several the one that ends first', () => {
  expect(at('2026-11-22T22:59:59.999Z')).toBeUndefined()
  expect(at('2026-11-22T23:00:00.000Z')).toEqual({ name: 'black_friday', lastDay: '2026-11-29' })
  expect(at('2026-11-29T12:00:00.000Z')).toEqual({ name: 'black_friday', lastDay: '2026-11-29' })
  expect(at('2026-11-29T23:00:00.000Z')).toEqual({ name: 'cyber_week', lastDay: '2026-12-06' })
  expect(at('2026-12-06T23:00:00.000Z')).toBeUndefined()
  const days = [{ campaignName: 'black_friday', startDate: '2026-11-23T00:00:00', endDate: '2026-11-30T00:00:00' }]
  const inGreece = (now: string) => campaignOfStore({ country: 'GR', custom: { campaigns: days } } as never, now)
  expect(inGreece('2026-11-29T21:59:59.999Z')).toEqual({ name: 'black_friday', lastDay: '2026-11-29' })
  expect(inGreece('2026-11-29T22:00:00.000Z')).toBeUndefined()
  expect(campaignOfStore(undefined, '2026-11-29T12:00:00.000Z')).toBeUndefined()
})

function visitOfRated(isOn: boolean, rating: Store['rating'] | Error) {
  const asked: string[] = []
  const transport: Transport = async ({ operation }) => {
    asked.push(operation)
    if (rating instanceof Error) throw rating
    return { status: 200, body: { data: { stores: { results: [{ rating }] } } }, setCookies: [] }
  }
  const store = { custom: { switches: { trustScoreInHeader: isOn } } } as Store
  const client = createShopClient(transport, { host: 'de.localhost' })
  return { asked, rating: () => storeRatingOf({ client }, store) }
}

test('SHELL-36 a store whose switch is off shows no score and asks for none', async () => {
  const { asked, rating } = visitOfRated(false, { count: 9, averageRating: 4 })
  expect(await rating()).toBeNull()
  expect(asked).toEqual([])
})

test('SHELL-36 each page shows the score as it is now, so that it is purged with what it depends on', async () => {
  const { asked, rating } = visitOfRated(true, { count: 9, averageRating: 4.3 })
  expect(await rating()).toEqual({ count: 9, averageRating: 4.3 })
  expect(await rating()).toEqual({ count: 9, averageRating: 4.3 })
  expect(asked).toHaveLength(2)
})

test('SHELL-36 there is no score without reviews, nor where it cannot be had', async () => {
  expect(await visitOfRated(true, { count: 0, averageRating: 0 }).rating()).toBeNull()
  expect(await visitOfRated(true, new Error('no connection')).rating()).toBeNull()
})

const tier = (volumeDiscountGroup: string, threshold: number, permyriad: number) => ({
  id: `${volumeDiscountGroup}-${threshold}`,
  value: { type: 'relative', permyriad },
  custom: { volumeDiscountGroup, threshold },
})

function visitWithDiscounts(answer: readonly unknown[] | Error) {
  const transport: Transport = async () => {
    if (answer instanceof Error) throw answer
    return { status: 200, body: { data: { cartDiscounts: { results: answer } } }, setCookies: [] }
  }
  return volumeOffersOf({ client: createShopClient(transport, { host: 'de.localhost' }) })
}

test('DISC-01 cards are told the first step of each group', async () => {
  const offers = await visitWithDiscounts([tier('standard', 5, 1000), tier('standard', 3, 500), tier('bulk', 10, 300)])
  expect(offers).toEqual({ standard: { threshold: 3, permyriad: 500 }, bulk: { threshold: 10, permyriad: 300 } })
})

test('while the discounts cannot be had there is no offer', async () => {
  expect(await visitWithDiscounts(new Error('no connection'))).toEqual({})
})
