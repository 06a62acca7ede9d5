import { findProducts } from '@shop/engine/product'
import { PRESS } from '@shop/engine/testing'
import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const { context, run, read } = await openTestAdmin()

async function priceIn(country: 'SK' | 'DE') {
  const { results } = await findProducts(context, { where: { skus: [PRESS] }, language: 'de', currency: 'EUR', country })
  return results[0]?.masterVariant.price
}

test('DISC-16 price set changes what an item costs, with and without reduction, everywhere or in one country', async () => {
  expect(await run('price', 'set', PRESS, '129.00', '--currency', 'EUR')).toBe(`${PRESS} costs 129.00 EUR wherever EUR is paid`)
  expect((await priceIn('SK'))?.value.centAmount).toBe(12_900)
  expect(await run('price', 'set', PRESS, '119', '--currency', 'EUR', '--country', 'DE', '--reduced', '99.9')).toBe(
    `${PRESS} costs 99.90 EUR instead of 119.00 EUR in DE`,
  )
  expect((await priceIn('SK'))?.value.centAmount).toBe(12_900)
  expect(await priceIn('DE')).toMatchObject({
    value: { centAmount: 11_900 },
    discounted: { value: { centAmount: 9990 }, isActive: true },
  })
  expect(await read('price', 'set', PRESS, '130.00', '--currency', 'EUR')).toMatchObject({ sku: PRESS, centAmount: 13_000 })
})

test.each([
  [[PRESS, '12.00'], '--currency is missing'],
  [[PRESS, '12.00', '--currency', 'USD'], '--currency USD is not one of EUR'],
  [[PRESS, '12.00', '--currency', 'EUR', '--country', 'XX'], '--country XX is not a country of the shop'],
  [[PRESS, '12.00', '--currency', 'EUR', '--country', 'CZ'], 'Prices in CZ are in CZK'],
  [[PRESS, '12.00', '--currency', 'EUR', '--reduced', '12.00'], 'A reduced price is a whole number of cents from 1 to 1199'],
  [['EX99999999', '12.00', '--currency', 'EUR'], 'There is no product EX99999999'],
])('DISC-16 price set %j is refused and changes nothing', async (args, message) => {
  const before = await priceIn('SK')
  await expect(run('price', 'set', ...args)).rejects.toThrow(message)
  expect(await priceIn('SK')).toEqual(before)
})
