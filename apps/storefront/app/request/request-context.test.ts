import type { OperationRequest, Transport } from '@shop/contract'
import { expect, test } from 'vitest'
import { openShop } from './request-context.server.ts'

test('the address of the visitor is kept with the request and goes along with its calls, and nowhere else', async () => {
  const asked: OperationRequest[] = []
  const transport: Transport = async request => {
    asked.push(request)
    return { status: 200, body: { data: { isLoggedIn: false } }, setCookies: [] }
  }
  const input = { transport, host: 'de.localhost', cookie: undefined, userAgent: '', requestId: '' }
  const shop = openShop(
    { ...input, clientAddress: '192.0.2.7', now: '2026-11-21T12:00:00.000Z' },
    '/',
    new AbortController().signal,
  )
  await shop.client.call('isLoggedIn', {})
  expect(asked[0]?.clientAddress).toBe('192.0.2.7')
  const { client: _client, ...known } = shop
  expect(JSON.stringify([known, asked[0]?.payload])).not.toContain('192.0.2.7')
})
