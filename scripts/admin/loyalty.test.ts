import { randomUUID } from 'node:crypto'
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

async function aCustomer(): Promise<{ readonly email: string; readonly number: string }> {
  const email = `${randomUUID()}@example.org`
  const { number } = await context.db
    .insertInto('customer')
    .values({ id: randomUUID(), email, document: '{}' })
    .returning('customer_number as number')
    .executeTakeFirstOrThrow()
  return { email, number }
}

test('AUTH-19 the owner says what tiers take, and ends it', async () => {
  for (const { tier, currency } of JSON.parse(await run('loyalty', 'rules', '--json')))
    await run('loyalty', 'end', tier, currency, '--at', '2020-01-01')
  expect(await run('loyalty', 'rules')).toBe('there are no rules: tiers are what customers set-group says')
  const set = await run('loyalty', 'set', 'tier1', 'EUR', '--purchases', '2500.00', '--from', '2026-01-01')
  expect(set).toBe('tier1 takes 2500.00 EUR net from 2026-01-01 on')
  expect(await run('loyalty', 'rules')).toContain('2500.00 EUR')
  expect(await run('loyalty', 'end', 'tier1', 'EUR', '--at', '2026-06-01')).toBe('the rule of tier1 in EUR ends on 2026-06-01')
  expect(await run('loyalty', 'rules')).toContain('2026-06-01')
  expect(await run('loyalty', 'update')).toBe('0 customers have another tier')
})

test('AUTH-19 the owner decides on the group of a customer, and leaves it to purchases again', async () => {
  const { email, number } = await aCustomer()
  expect(await run('customers', 'set-group', email.toUpperCase(), 'tier2')).toBe(
    `${number} is in group tier2, until customers release-group`,
  )
  expect(await run('customers', 'set-group', number, 'none', '--until', '2099-01-01')).toBe(
    `${number} is in group none, until 2099-01-01`,
  )
  expect(await run('customers', 'release-group', number)).toBe(`${number} is in group none, by purchases`)
})

test('what is no tier, no amount and no customer is refused before anything is opened', async () => {
  await expect(run('loyalty', 'set', 'tier9', 'EUR', '--purchases', '1')).rejects.toThrow('<tier> tier9 is not one of')
  await expect(run('loyalty', 'set', 'tier1', 'EUR')).rejects.toThrow('--purchases')
  await expect(run('customers', 'set-group', 'Jana', 'tier1')).rejects.toThrow('Jana is neither an e-mail address')
  await expect(run('customers', 'set-group', 'C1', 'gold')).rejects.toThrow('<group> gold is not one of')
  await expect(run('customers', 'release-group', 'nobody@example.org')).rejects.toThrow('There is no customer')
})
