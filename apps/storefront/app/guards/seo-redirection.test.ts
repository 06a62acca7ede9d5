import type { OperationRequest, Transport } from '@shop/contract'
import { marketOf } from '@shop/domain/market'
import { afterEach, expect, test, vi } from 'vitest'
import { openShop } from '../request/request-context.server.ts'
import { seoRedirection } from './seo-redirection.ts'

const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
afterEach(() => vi.clearAllMocks())

/** A guard in front of a middleware that gives one answer, and what it was asked. */
function guardOf(redirection: unknown) {
  const asked: OperationRequest[] = []
  const transport: Transport = async request => {
    asked.push(request)
    if (redirection instanceof Error) throw redirection
    return { status: 200, body: { data: { redirection } }, setCookies: [] }
  }
  return { asked, visit: (path: string, options?: VisitOptions) => visit(transport, path, options) }
}

interface VisitOptions {
  readonly method?: string
  readonly country?: 'DE' | 'AT'
}

/** Where the guard sends a request, with the status. */
async function visit(transport: Transport, path: string, options: VisitOptions = {}): Promise<string | undefined> {
  const { method = 'GET', country = 'DE' } = options
  const host = `${marketOf(country).domainEndings[0]}.localhost`
  const url = new URL(path, `http://${host}`)
  const input = {
    transport,
    middlewareUrl: '',
    host,
    cookie: undefined,
    userAgent: '',
    clientAddress: '192.0.2.7',
    nonce: '',
    now: '2026-11-21T12:00:00.000Z',
    requestId: '',
  }
  try {
    await seoRedirection({ url, shop: openShop(input, url.pathname, new AbortController().signal), method, isOwnLink: false })
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location')}`
    throw thrown
  }
  return undefined
}

test('GUARD-13, GUARD-15 asks with sourceUrl and follows redirectionCode and targetURL', async () => {
  const { asked, visit } = guardOf({ redirectionCode: 301, targetURL: '/neu/?a=1' })
  expect(await visit('/alt/?id=7')).toBe('301 /neu/?a=1')
  expect(asked).toMatchObject([{ operation: 'getRedirection', payload: [{ sourceUrl: '/alt/?id=7' }], host: 'de.localhost' }])
  expect(await guardOf({ redirectionCode: 308, targetURL: '/neu/' }).visit('/alt/')).toBe('308 /neu/')
})

test('GUARD-15 a page that has not moved stays missing', async () => {
  expect(await guardOf(null).visit('/no-such-page/')).toBeUndefined()
})

test('GUARD-15 a target outside of the shop leads home', async () => {
  for (const targetURL of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/%2fevil.example'])
    expect(await guardOf({ redirectionCode: 301, targetURL }).visit('/alt/')).toBe('301 /')
})

test('GUARD-15 a failure of the call is logged and does not take the page down', async () => {
  const { visit } = guardOf(new Error('the middleware is gone'))
  expect(await visit('/alt/')).toBeUndefined()
  expect(String(log.mock.calls[0]?.[0])).toContain('the middleware is gone')
})

test('GUARD-15 a redirection works with the first request after it is known, and ends as soon', async () => {
  let redirection: unknown = null
  const transport: Transport = async () => ({ status: 200, body: { data: { redirection } }, setCookies: [] })
  expect(await visit(transport, '/alt/')).toBeUndefined()
  redirection = { redirectionCode: 301, targetURL: '/neu/' }
  expect(await visit(transport, '/alt/')).toBe('301 /neu/')
  redirection = { redirectionCode: 301, targetURL: '/neuer/' }
  expect(await visit(transport, '/alt/')).toBe('301 /neuer/')
  redirection = null
  expect(await visit(transport, '/alt/')).toBeUndefined()
})

test('GUARD-15 files, operations and forms are not asked for', async () => {
  const { visit, asked } = guardOf({ redirectionCode: 301, targetURL: '/neu/' })
  for (const path of ['/api/x', '/api', '/assets/x.js', '/pictures/x.jpg', '/live', `/${'x'.repeat(2000)}`])
    expect(await visit(path)).toBeUndefined()
  for (const method of ['POST', 'PUT', 'DELETE']) expect(await visit('/alt/', { method })).toBeUndefined()
  expect(asked).toEqual([])
  expect(await visit('/alt/', { method: 'HEAD' })).toBe('301 /neu/')
  expect(await visit('/apis/')).toBe('301 /neu/')
})
