import { createHmac, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aShopper, openTestMiddleware } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const { engine, server } = middleware
const SECRET = 'anvil-local-app-secret'

function signed(claim: object, secret = SECRET): string {
  const payload = Buffer.from(JSON.stringify(claim)).toString('base64url')
  return `${createHmac('sha256', secret).update(payload).digest('base64url')}.${payload}`
}

function ask(signedRequest: string) {
  return server.inject({
    method: 'POST',
    url: '/webhooks/facebook',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'de.localhost' },
    payload: new URLSearchParams({ signed_request: signedRequest }).toString(),
  })
}

async function linked(subject: string): Promise<boolean> {
  const row = await engine.db.selectFrom('provider_subject').select('subject').where('subject', '=', subject).executeTakeFirst()
  return row !== undefined
}

test('AUTH-13 at a request that Facebook has signed its sign-in is unlinked, and the code says what was done, however often it asks', async () => {
  const [customerId, subject] = [randomUUID(), `10${Date.now()}`]
  await engine.db
    .insertInto('customer')
    .values({ id: customerId, email: `${customerId}@example.org`, document: '{"addresses": []}' })
    .execute()
  await engine.db
    .insertInto('provider_subject')
    .values({ provider: 'facebook', subject, customer_id: customerId, is_proven: true })
    .execute()
  const claim = { algorithm: 'HMAC-SHA256', issued_at: 1_790_000_000, user_id: subject }
  const shopper = aShopper(middleware, 'de.localhost')
  const outcomeOf = async (code: string) => (await shopper.do('getProviderDeletion', { code })).providerDeletion

  const bad = [
    '',
    'x',
    signed(claim, 'another-secret'),
    `${signed(claim)}x`,
    `${signed(claim)}.${signed(claim)}`,
    signed({ ...claim, algorithm: 'none' }),
    signed({ ...claim, user_id: 7 }),
  ]
  for (const text of bad) expect((await ask(text)).statusCode, text).toBe(400)
  expect(await linked(subject)).toBe(true)

  const answers = await Promise.all(Array.from({ length: 4 }, () => ask(signed(claim))))
  const codes = new Set(answers.map(answer => answer.json<{ confirmation_code: string }>().confirmation_code))
  expect(codes.size).toBe(1)
  const [code = ''] = codes
  expect(answers[0]?.json<{ url: string }>().url).toMatch(new RegExp(`^https?://[^/]+/data-deletion/\\?code=${code}$`))
  expect(await linked(subject)).toBe(false)
  expect(await outcomeOf(code)).toMatchObject({ provider: 'facebook', outcome: 'unlinked' })
  const customer = await engine.db.selectFrom('customer').select('id').where('id', '=', customerId).executeTakeFirst()
  expect(customer).toBeDefined()

  const later = (await ask(signed({ ...claim, issued_at: 1_790_000_100 }))).json<{ confirmation_code: string }>()
  expect(await outcomeOf(later.confirmation_code)).toMatchObject({ outcome: 'nothing-stored' })
  expect(await outcomeOf('0'.repeat(20))).toBeNull()
  expect(middleware.logLines.join('\n')).not.toContain(subject)
})
