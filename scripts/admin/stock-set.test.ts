import { checkInvariants } from '@shop/engine/invariants'
import { beginAttempt } from '@shop/engine/payment'
import { aReadyCart, PRESS, requestOf, SAW } from '@shop/engine/testing'
import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const { context, run, read, order } = await openTestAdmin()

test('STOCK-01 S1 stock set changes what can be sold and keeps what is sold', async () => {
  await order({ [PRESS]: 7 })
  expect(await read('stock', 'set', PRESS, '5')).toEqual({
    ...{ sku: PRESS, available: 5, reserved: 0, sold: 7, loaded: 12, preorder: 0 },
  })
  expect(await run('stock', 'set', PRESS, '0')).toMatch(
    /item\s+available\s+reserved\s+sold\s+loaded\n[- ]+\nEX30000001\s+0\s+0\s+7\s+7$/,
  )
  expect(await read('stock', 'set', PRESS, '0')).toMatchObject({ available: 0, sold: 7, loaded: 7 })
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
})

test('S1 stock set refuses fewer loaded units than are sold and reserved, and changes nothing then', async () => {
  await order({ [SAW]: 4 })
  const { owner, cart } = await aReadyCart(context, { [SAW]: 2 })
  const { currencyCode, centAmount } = cart.totalPrice
  await beginAttempt(context, requestOf(owner, cart), {
    method: 'scheme',
    paymentMethodInfo: { paymentInterface: 'card-payment-provider', name: { en: 'Card' } },
    amountPlanned: { currencyCode, centAmount },
  })
  const before = await context.db.selectFrom('inventory_entry').selectAll().where('sku', '=', SAW).execute()
  await expect(run('stock', 'set', SAW, '5', '--count', 'loaded')).rejects.toThrow(
    '4 are sold and 2 reserved; fewer than 6 cannot have been loaded',
  )
  expect(await context.db.selectFrom('inventory_entry').selectAll().where('sku', '=', SAW).execute()).toEqual(before)
  expect(await read('stock', 'set', SAW, '6', '--count', 'loaded')).toMatchObject({ available: 0, loaded: 6 })
  await expect(run('stock', 'set', 'EX99999999', '1')).rejects.toThrow('There is no stock of EX99999999')
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
})

test('S1 S2 stock that is set while it is sold is never oversold', async () => {
  await run('stock', 'set', PRESS, '10')
  const carts = await Promise.allSettled([
    ...Array.from({ length: 8 }, () => order({ [PRESS]: 1 })),
    run('stock', 'set', PRESS, '10'),
    run('stock', 'set', PRESS, '10'),
  ])
  expect(carts.filter(({ status }) => status === 'rejected')).toEqual([])
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
})
