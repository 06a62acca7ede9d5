import { randomUUID } from 'node:crypto'
import { createWithdrawal } from '@shop/engine/withdrawal'
import { expect, test } from 'vitest'
import * as mailing from '../../apps/worker/src/worker.fixtures.ts'
import { onDatabaseOf } from './admin.fixtures.ts'
import { runAdmin } from './run-admin.ts'

const { context, databaseUrl } = await mailing.openTestShop()

async function run(...args: string[]): Promise<string> {
  const written: string[] = []
  await runAdmin(args, { onDatabase: onDatabaseOf(context, databaseUrl), write: text => written.push(text) })
  return written.join('\n')
}

async function withdraw(orderNumber: string, email: string, goods?: string): Promise<string> {
  const content = { contactName: 'Jana Nová', orderNumber, email, ...(goods ? { goods } : {}) }
  const place = { locale: 'sk-SK', storeKey: 'sk', clientAddress: '127.0.0.1' } as const
  return (await createWithdrawal(context, { ...place, content, draftId: randomUUID() })).withdrawalNumber
}

test('the owner sees withdrawals, and accepts one or says why not', async () => {
  expect(await run('withdrawals', 'list')).toBe('no withdrawal waits for a decision')
  const email = `${randomUUID()}@example.org`
  const order = await mailing.placeOrder(context, { country: 'SK', language: 'sk', payment: 'bank-transfer', email })
  const [known, unknown] = [await withdraw(order.orderNumber, email), await withdraw('stolička', email)]
  const table = await run('withdrawals', 'list')
  for (const part of [known, unknown, order.orderNumber, 'not found', 'Received']) expect(table).toContain(part)
  expect(table).not.toContain('Jana')
  const shown = await run('withdrawals', 'show', unknown)
  for (const part of ['Jana Nová', email, 'stolička', 'all of the order']) expect(shown).toContain(part)
  expect(await run('orders', 'show', order.orderNumber)).toContain(`withdrawn  ${known} (Received)`)
  expect(await run('withdrawals', 'accept', known)).toBe(`${known} is accepted, and its order is cancelled`)
  expect(await run('withdrawals', 'reject', unknown, '--reason', 'Nenašli sme objednávku.')).toBe(`${unknown} is rejected`)
  expect(await run('withdrawals', 'list')).toBe('no withdrawal waits for a decision')
  expect(await run('withdrawals', 'list', '--state', 'all')).toContain('Rejected')
})

test('fiscal check 16: the owner sees which goods a withdrawal names, and accepts it without repeating them', async () => {
  const email = `${randomUUID()}@example.org`
  const wanted = { country: 'SK', language: 'sk', payment: 'bank-transfer', email, quantity: 2 } as const
  const order = await mailing.placeOrder(context, wanted)
  const sku = order.lineItems[0]?.variant.sku ?? ''
  const [clear, unclear] = [
    await withdraw(order.orderNumber, email, `1x ${sku}`),
    await withdraw(order.orderNumber, email, 'ten s trhlinou'),
  ]
  expect(await run('withdrawals', 'show', clear)).toMatch(new RegExp(`lines +${sku}:1`))
  expect(await run('withdrawals', 'show', unclear)).toContain('not clear: name them by --line')
  expect(await run('withdrawals', 'accept', clear)).toBe(`${clear} is accepted; what of it was in the house is cancelled`)
  expect(await run('withdrawals', 'accept', unclear)).toBe(
    `${unclear} is accepted; which goods are meant is not clear: name them by --line`,
  )
  expect(await run('withdrawals', 'accept', unclear, '--line', `${sku}:1`)).toBe(
    `${unclear} is accepted, and its order is cancelled`,
  )
})

test('what is no number of a withdrawal is refused before anything is opened', async () => {
  await expect(run('withdrawals', 'show', '1')).rejects.toThrow('1 is not the number of a withdrawal')
  await expect(run('withdrawals', 'accept')).rejects.toThrow('<withdrawal> is missing')
  await expect(run('withdrawals', 'reject', 'WD100001')).rejects.toThrow('--reason takes 1 to 1000 characters')
  await expect(run('withdrawals', 'show', 'WD999999')).rejects.toThrow('There is no withdrawal WD999999')
})
