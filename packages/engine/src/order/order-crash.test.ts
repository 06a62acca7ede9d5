import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { CartRequest } from '../cart/index.ts'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { findInventory } from '../inventory/index.ts'
import { aPaidCart, openTestShop, PRESS, requestOf } from '../testing/shop.fixtures.ts'
import { createOrderFromCart, getOrders } from './index.ts'

const { context, databaseUrl } = await openTestShop()

async function orderAndDieAt(failpoint: string, request: CartRequest): Promise<void> {
  const script = fileURLToPath(new URL('./order-crash.fixtures.ts', import.meta.url))
  const child = spawn(process.execPath, [script, databaseUrl, failpoint, JSON.stringify(request)], { stdio: 'inherit' })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
}

test.each([
  ['order:before-commit', 0],
  ['order:after-commit', 1],
])('O2 O3 a process killed at %s leaves %i orders, and the next call answers as if nothing had been', async (point, left) => {
  const { owner, cart } = await aPaidCart(context, { [PRESS]: 3 })
  const [before] = await findInventory(context, [PRESS])
  await orderAndDieAt(point, requestOf(owner, cart))
  expect(await getOrders(context, { owner })).toMatchObject({ total: left })
  const order = await createOrderFromCart(context, requestOf(owner, cart))
  expect((await getOrders(context, { owner })).results).toEqual([order])
  const [after] = await findInventory(context, [PRESS])
  expect(after!.availableQuantity).toBe(before!.availableQuantity - 3)
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
})
