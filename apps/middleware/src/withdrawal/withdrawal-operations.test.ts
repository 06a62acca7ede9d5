import { randomUUID } from 'node:crypto'
import type { ParamsOf } from '@shop/contract'
import { deleteOldWithdrawals, findWithdrawal, findWithdrawals } from '@shop/engine/withdrawal'
import { expect, test } from 'vitest'
import { aShopper, openTestMiddleware } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const { engine } = middleware
const visitor = () => aShopper(middleware)

function aDraft(changes: Partial<ParamsOf<'createWithdrawal'>> = {}): ParamsOf<'createWithdrawal'> {
  return {
    draftId: randomUUID(),
    locale: 'sk-SK',
    contactName: 'Jana Nová',
    orderNumber: 'NS00001042',
    email: `${randomUUID()}@example.org`,
    ...changes,
  }
}

test('A1 a withdrawal is kept and acknowledged whether there is such an order or not, and begins no session', async () => {
  const shopper = visitor()
  const draft = aDraft({ contactName: ' Jana Nová ', goods: 'Stolička\nHrniec' })
  const { withdrawal } = await shopper.do('createWithdrawal', draft)
  expect(withdrawal.withdrawalNumber).toMatch(/^WD\d{6}$/)
  expect(shopper.cookie).toBeUndefined()
  const stored = await findWithdrawal(engine, withdrawal)
  expect(stored).toMatchObject({ storeKey: 'sk', locale: 'sk-SK', state: 'Received', createdAt: withdrawal.createdAt })
  expect(stored?.orderId).toBeUndefined()
  expect(stored?.content).toEqual({
    contactName: 'Jana Nová',
    orderNumber: 'NS00001042',
    goods: 'Stolička\nHrniec',
    email: draft.email,
  })
  const rows = await engine.db.selectFrom('outbox').select(['topic', 'payload']).execute()
  const told = rows.filter(({ payload }) => (payload as { withdrawalId?: string }).withdrawalId === stored?.id)
  expect(told.map(({ topic }) => topic)).toEqual(['withdrawal-received'])
})

test('O2 the same draft is one withdrawal however often it is sent, also at once, with the time of the first', async () => {
  const draft = aDraft()
  const sent = await Promise.all(Array.from({ length: 6 }, () => visitor().do('createWithdrawal', draft)))
  expect(new Set(sent.map(({ withdrawal }) => JSON.stringify(withdrawal))).size).toBe(1)
  const other = await visitor().do('createWithdrawal', { ...draft, goods: 'Stolička' })
  expect(other.withdrawal.withdrawalNumber).not.toBe(sent[0]?.withdrawal.withdrawalNumber)
})

test('what is missing or has links is refused by the name of its field', async () => {
  for (const [field, value] of [
    ['contactName', 'see https://evil.example'],
    ['orderNumber', ''],
    ['email', 'jana@'],
    ['goods', 'x'.repeat(2001)],
  ] as const) {
    const { status, body } = await visitor().post('createWithdrawal', [aDraft({ [field]: value })])
    expect(status, field).toBe(400)
    expect(JSON.stringify(body)).toContain(field)
  }
})

test('an address that anyone types is mailed a few times an hour, and every withdrawal is kept', async () => {
  const email = `${randomUUID()}@example.org`
  for (let count = 0; count < 7; count++) await visitor().do('createWithdrawal', aDraft({ email }))
  const kept = (await findWithdrawals(engine, { isAll: true, limit: 100 })).filter(({ content }) => content.email === email)
  expect(kept).toHaveLength(7)
  const rows = await engine.db.selectFrom('outbox').select('payload').where('topic', '=', 'withdrawal-received').execute()
  const ids = new Set(rows.map(({ payload }) => (payload as { withdrawalId: string }).withdrawalId))
  expect(kept.filter(({ id }) => ids.has(id))).toHaveLength(5)
})

test('old withdrawals are deleted, others are not', async () => {
  const { withdrawal } = await visitor().do('createWithdrawal', aDraft())
  await engine.db
    .updateTable('withdrawal')
    .set({ created_at: '2020-01-01T00:00:00Z' })
    .where('withdrawal_number', '=', withdrawal.withdrawalNumber)
    .execute()
  expect(await deleteOldWithdrawals(engine, { before: '2021-01-01T00:00:00Z', limit: 10 })).toBe(1)
  expect(await findWithdrawal(engine, withdrawal)).toBeUndefined()
})
