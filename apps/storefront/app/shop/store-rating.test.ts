import { createShopClient, type Transport } from '@shop/contract'
import { type CountryCode, marketOf } from '@shop/domain/market'
import type { Store } from '@shop/domain/store'
import { expect, test, vi } from 'vitest'
import { storeRatingOf } from './store-rating.server.ts'

vi.spyOn(process.stderr, 'write').mockReturnValue(true)

function visit(country: CountryCode, isOn: boolean, rating: Store['rating'] | Error) {
  const asked: string[] = []
  const transport: Transport = async ({ operation }) => {
    asked.push(operation)
    if (rating instanceof Error) throw rating
    return { status: 200, body: { data: { stores: { results: [{ rating }] } } }, setCookies: [] }
  }
  const store = { custom: { switches: { trustScoreInHeader: isOn } } } as Store
  const client = createShopClient(transport, { host: 'de.localhost' })
  const at = (now: string) => storeRatingOf({ client, market: marketOf(country), now }, store)
  return { asked, at }
}

const NOON = '2026-11-21T12:00:00.000Z'

test('SHELL-36 a store whose switch is off shows no score and asks for none', async () => {
  const { asked, at } = visit('SK', false, { count: 9, averageRating: 4 })
  expect(await at(NOON)).toBeNull()
  expect(asked).toEqual([])
})

test('SHELL-36 the score is counted once in five minutes', async () => {
  const { asked, at } = visit('DE', true, { count: 9, averageRating: 4.3 })
  expect(await at(NOON)).toEqual({ count: 9, averageRating: 4.3 })
  expect(await at('2026-11-21T12:04:59.000Z')).toEqual({ count: 9, averageRating: 4.3 })
  expect(asked).toHaveLength(1)
  await at('2026-11-21T12:05:00.000Z')
  expect(asked).toHaveLength(2)
})

test('SHELL-36 there is no score without reviews, nor where it cannot be had', async () => {
  expect(await visit('PL', true, { count: 0, averageRating: 0 }).at(NOON)).toBeNull()
  const failing = visit('AT', true, new Error('no connection'))
  expect(await failing.at(NOON)).toBeNull()
  expect(await failing.at(NOON)).toBeNull()
  expect(failing.asked).toHaveLength(2)
})
