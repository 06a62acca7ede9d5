import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../testing/shop.fixtures.ts'
import { type BegunCall, beginCall, giveUpCall, keepAnswer, type RepeatableCall } from './repeatable-call.ts'

const { context } = await openTestShop({ poolSize: 20 })

function aCall(changes: Partial<RepeatableCall> = {}): RepeatableCall {
  return { caller: randomUUID(), key: 'key', requestHash: randomBytes(32), ...changes }
}

async function begin(call: RepeatableCall): Promise<BegunCall> {
  const result = await beginCall(context, call)
  if (!('begun' in result)) throw new Error('The call was answered before')
  return result.begun
}

function age(call: RepeatableCall, interval: string) {
  return sql`update idempotency_key set created_at = created_at - ${interval}::interval, claimed_at = claimed_at - ${interval}::interval
    where caller = ${call.caller}`.execute(context.db)
}

const inUse = expect.objectContaining({ failure: { code: 'idempotency-key-in-use' } })
const reused = expect.objectContaining({ failure: { code: 'idempotency-key-reused' } })

test('O2 a call is carried out once and answered alike afterwards', async () => {
  const call = aCall()
  const begun = await begin(call)
  await expect(beginCall(context, call)).rejects.toEqual(inUse)
  await keepAnswer(context, begun, { data: { order: 1 } })
  for (let again = 0; again < 3; again++) expect(await beginCall(context, call)).toEqual({ answer: { data: { order: 1 } } })
  await giveUpCall(context, begun)
  expect(await beginCall(context, call)).toEqual({ answer: { data: { order: 1 } } })
})

test('O2 of 20 equal calls at once one is carried out', async () => {
  const call = aCall()
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => beginCall(context, call)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toEqual(inUse)
})

test('O2 another request under the same key is refused, during the call and after it', async () => {
  const call = aCall()
  const begun = await begin(call)
  await expect(beginCall(context, { ...call, requestHash: randomBytes(32) })).rejects.toEqual(reused)
  await keepAnswer(context, begun, { data: 1 })
  await expect(beginCall(context, { ...call, requestHash: randomBytes(32) })).rejects.toEqual(reused)
})

test('A1 the same key of someone else is another key', async () => {
  const call = aCall()
  await keepAnswer(context, await begin(call), { data: 'customer' })
  expect(await beginCall(context, { ...call, caller: randomUUID() })).toHaveProperty('begun')
})

test('O2 a call that was given up may be tried again, also with another request', async () => {
  const call = aCall()
  await giveUpCall(context, await begin(call))
  await giveUpCall(context, await begin({ ...call, requestHash: randomBytes(32) }))
  expect(await beginCall(context, call)).toHaveProperty('begun')
})

test('O2 a call that died is taken over after a minute, and what it says then is not heard', async () => {
  const call = aCall()
  const dead = await begin(call)
  await age(call, '61 seconds')
  await expect(beginCall(context, { ...call, requestHash: randomBytes(32) })).rejects.toEqual(reused)
  const second = await begin(call)
  await keepAnswer(context, dead, { data: 'late' })
  await expect(beginCall(context, call)).rejects.toEqual(inUse)
  await keepAnswer(context, second, { data: 'good' })
  expect(await beginCall(context, call)).toEqual({ answer: { data: 'good' } })
})

test('O2 an answer is kept for 24 hours and then goes', async () => {
  const call = aCall()
  await keepAnswer(context, await begin(call), { data: 1 })
  await age(call, '23 hours 59 minutes')
  expect(await beginCall(context, call)).toEqual({ answer: { data: 1 } })
  await age(call, '2 minutes')
  await begin(aCall())
  expect(await context.db.selectFrom('idempotency_key').select('key').where('caller', '=', call.caller).execute()).toEqual([])
  expect(await beginCall(context, { ...call, requestHash: randomBytes(32) })).toHaveProperty('begun')
})
