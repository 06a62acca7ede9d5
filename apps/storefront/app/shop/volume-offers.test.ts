import { createShopClient, type Transport } from '@shop/contract'
import { type CountryCode, marketOf } from '@shop/domain/market'
import { expect, test, vi } from 'vitest'
import { volumeOffersOf } from './volume-offers.server.ts'

vi.spyOn(process.stderr, 'write').mockReturnValue(true)

const tier = (volumeDiscountGroup: string, threshold: number, permyriad: number) => ({
  id: `${volumeDiscountGroup}-${threshold}`,
  value: { type: 'relative', permyriad },
  custom: { volumeDiscountGroup, threshold },
})

function visit(country: CountryCode, answer: readonly unknown[] | Error) {
  const asked: string[] = []
  const transport: Transport = async ({ operation }) => {
    asked.push(operation)
    if (answer instanceof Error) throw answer
    return { status: 200, body: { data: { cartDiscounts: { results: answer } } }, setCookies: [] }
  }
  const client = createShopClient(transport, { host: 'de.localhost' })
  return { asked, at: (now: string) => volumeOffersOf({ client, market: marketOf(country), now }) }
}

const NOON = '2026-11-21T12:00:00.000Z'

test('DISC-01 cards are told the first step of each group, which is asked for once a minute', async () => {
  const { asked, at } = visit('DE', [tier('standard', 5, 1000), tier('standard', 3, 500), tier('bulk', 10, 300)])
  const offers = { standard: { threshold: 3, permyriad: 500 }, bulk: { threshold: 10, permyriad: 300 } }
  expect(await at(NOON)).toEqual(offers)
  expect(await at('2026-11-21T12:00:59.000Z')).toEqual(offers)
  expect(asked).toHaveLength(1)
  await at('2026-11-21T12:01:00.000Z')
  expect(asked).toHaveLength(2)
})

test('while the discounts cannot be had there is no offer, and they are asked for again', async () => {
  const { asked, at } = visit('AT', new Error('no connection'))
  expect(await at(NOON)).toEqual({})
  expect(await at(NOON)).toEqual({})
  expect(asked).toHaveLength(2)
})
