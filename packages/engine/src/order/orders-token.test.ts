import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../testing/shop.fixtures.ts'
import { issueOrdersToken } from './index.ts'
import { signOrdersToken, verifyOrdersToken } from './orders-token.ts'

const { context } = await openTestShop()
const key = randomBytes(32)
const claim = { customerId: randomUUID(), storeKey: 'sk', expiresAt: '2026-11-21T10:15:00.000Z' }
const NOW = '2026-11-21T10:00:00.000Z'

test('ORD-11 a token is good until it expires and says nothing about the customer but their id', () => {
  const token = signOrdersToken(key, claim)
  expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/)
  expect(verifyOrdersToken(key, token, NOW)).toEqual(claim)
  expect(verifyOrdersToken(key, token, '2026-11-21T10:14:59.999Z')).toEqual(claim)
  for (const late of [claim.expiresAt, '2026-11-21T10:15:00.001Z', '2027-01-01T00:00:00.000Z'])
    expect(verifyOrdersToken(key, token, late)).toBeUndefined()
})

test('ORD-11 no token with one character changed, cut, added or signed by another key is good', () => {
  const token = signOrdersToken(key, claim)
  const characters = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ ')
  fc.assert(
    fc.property(fc.nat({ max: token.length - 1 }), characters, (index, character) => {
      const changed = `${token.slice(0, index)}${character}${token.slice(index + 1)}`
      if (changed !== token) expect(verifyOrdersToken(key, changed, NOW)).toBeUndefined()
      expect(verifyOrdersToken(key, token.slice(0, index), NOW)).toBeUndefined()
      expect(verifyOrdersToken(key, `${token.slice(0, index)}${character}${token.slice(index)}`, NOW)).toBeUndefined()
    }),
  )
  expect(verifyOrdersToken(randomBytes(32), token, NOW)).toBeUndefined()
  const [, signature] = token.split('.')
  const forged = Buffer.from(JSON.stringify([randomUUID(), 'sk', '2099-01-01T00:00:00.000Z'])).toString('base64url')
  expect(verifyOrdersToken(key, `${forged}.${signature}`, NOW)).toBeUndefined()
})

test('ORD-11 whatever text comes instead of a token is refused and never throws', () => {
  fc.assert(fc.property(fc.string({ maxLength: 700 }), text => verifyOrdersToken(key, text, NOW) === undefined))
  for (const content of ['null', '[]', '{}', '["x","sk","2099-01-01"]']) {
    const token = signOrdersToken(key, claim).replace(/^[^.]+/, Buffer.from(content).toString('base64url'))
    expect(verifyOrdersToken(key, token, NOW)).toBeUndefined()
  }
})

async function aCustomer(email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into customer (id, email, document) values (gen_random_uuid(), ${email}, '{}') returning id`.execute(context.db)
  return rows[0]!.id
}

test('ORD-11 A4 another address gets no link, whether someone has it or not', async () => {
  const customerId = await aCustomer('mine@example.org')
  await aCustomer('taken@example.org')
  const answers = []
  for (const email of ['taken@example.org', 'nobody@example.org', "mine@example.org' or '1'='1"])
    answers.push(
      await issueOrdersToken(context, { customerId, email, storeKey: 'sk' }).catch(error => [error.failure, error.message]),
    )
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject([{ code: 'resource-not-found' }, expect.any(String)])
})

test('ORD-11 the key is made once per database, and a key of the settings takes its place', async () => {
  const customerId = await aCustomer('keys@example.org')
  const draft = { customerId, email: 'keys@example.org', storeKey: 'sk' }
  const tokens = await Promise.all(Array.from({ length: 10 }, () => issueOrdersToken(context, draft)))
  const keys = await context.db.selectFrom('signing_key').selectAll().where('name', '=', 'orders-token').execute()
  expect(keys).toHaveLength(1)
  for (const token of tokens) expect(verifyOrdersToken(keys[0]!.key, token, context.now())).toMatchObject({ customerId })
  const secret = 'a secret of more than 32 characters'
  const token = await issueOrdersToken(context, draft, secret)
  expect(verifyOrdersToken(Buffer.from(secret), token, context.now())).toMatchObject({ customerId })
  expect(verifyOrdersToken(keys[0]!.key, token, context.now())).toBeUndefined()
})
