import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { requestUrlWithToken } from './url-with-token.ts'

const seen: IncomingMessage[] = []
const server = createServer((request, response) => {
  seen.push(request)
  const isKnown = request.url?.includes('jana')
  const body = isKnown
    ? { url: 'http://orders.sk.localhost:3100/?token=abc' }
    : { statusCode: 404, message: 'No', errors: [{ code: 'ResourceNotFound', message: 'No' }] }
  response
    .writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json', 'set-cookie': 'a=1; Path=/' })
    .end(JSON.stringify(request.url?.includes('odd') ? { url: 1 } : body))
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())
const middlewareUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const caller = { host: 'sk.localhost:3000', cookie: 'x=y', clientAddress: '192.0.2.7' }

test('ORD-11 a server asks with the e-mail in the query, on behalf of the shopper’s browser', async () => {
  expect(await requestUrlWithToken(middlewareUrl, caller, 'jana+1@example.org')).toEqual({
    url: 'http://orders.sk.localhost:3100/?token=abc',
    setCookies: ['a=1; Path=/'],
  })
  expect(seen.at(-1)).toMatchObject({
    method: 'GET',
    url: '/getUrlWithToken?email=jana%2B1%40example.org',
    headers: { 'x-forwarded-host': 'sk.localhost:3000', 'x-forwarded-for': '192.0.2.7', cookie: 'x=y' },
  })
})

test('ORD-11 a refusal, and an unusable answer, are thrown', async () => {
  await expect(requestUrlWithToken(middlewareUrl, caller, 'other@example.org')).rejects.toMatchObject({ statusCode: 404 })
  await expect(requestUrlWithToken(middlewareUrl, caller, 'jana.odd@example.org')).rejects.toMatchObject({ statusCode: 502 })
})
