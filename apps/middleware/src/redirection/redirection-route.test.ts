import { errorEnvelope } from '@shop/contract'
import { importRedirections } from '@shop/engine/redirection'
import { expect, test } from 'vitest'
import { aShopper, openTestMiddleware, send } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
await importRedirections(middleware.engine, [{ country: 'DE', source: '/alt/', target: '/neu/' }])
const get = (url: string, host = 'de.localhost', headers = {}) => send(middleware, { url, headers: { host, ...headers } })

test('API-37, GUARD-15 GET with sourceUrl returns redirectionCode and targetURL', async () => {
  for (const sourceUrl of ['/alt', '/alt/?utm_source=x', 'https://anvil.de/alt/']) {
    const { status, body } = await get(`/seo-redirection?sourceUrl=${encodeURIComponent(sourceUrl)}`)
    expect({ status, body }, sourceUrl).toEqual({ status: 200, body: { redirectionCode: 301, targetURL: '/neu/' } })
  }
})

test('API-37 a page that has not moved, in this market, is answered by nothing', async () => {
  expect(await get('/seo-redirection?sourceUrl=/neu/')).toMatchObject({ status: 200, body: {} })
  expect((await get('/seo-redirection?sourceUrl=/alt/', 'at.localhost')).body).toEqual({})
  expect(await aShopper(middleware).do('getRedirection', { sourceUrl: '/alt/' })).toEqual({ redirection: null })
})

test('API-37 the answer may be kept for a second, so that no cache holds an import back', async () => {
  const { headers } = await get('/seo-redirection?sourceUrl=/alt/')
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect((await get('/seo-redirection?sourceUrl=/alt/', 'de.localhost', { 'if-none-match': headers.etag })).status).toBe(304)
})

test.each(['', '?sourceUrl=', '?sourceUrl=/a&sourceUrl=/b', '?source=/a', '?sourceUrl=/a%00', `?sourceUrl=/${'x'.repeat(2001)}`])(
  'API-37 with "%s" it is refused',
  async query => {
    const { status, body } = await get(`/seo-redirection${query}`)
    expect({ status, code: errorEnvelope.parse(body).errors[0]?.code }).toEqual({ status: 400, code: 'InvalidInput' })
  },
)
