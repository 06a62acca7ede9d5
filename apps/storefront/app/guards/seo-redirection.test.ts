import type { OperationRequest, Transport } from '@shop/contract'
import { marketOf } from '@shop/domain/market'
import { afterEach, expect, test, vi } from 'vitest'
import { openShop } from '../shop/request-context.server.ts'
import type { Guard } from './guard.ts'
import { createRedirectionMemory, createRedirectionOf, createSeoRedirection } from './seo-redirection.ts'

const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
afterEach(() => vi.clearAllMocks())

/** A guard in front of a middleware that gives one answer, and what it was asked. */
function guardOf(redirection: unknown) {
  const memory = createRedirectionMemory()
  const guard = createSeoRedirection(createRedirectionOf(memory))
  const asked: OperationRequest[] = []
  const transport: Transport = async request => {
    asked.push(request)
    if (redirection instanceof Error) throw redirection
    return { status: 200, body: { data: { redirection } }, setCookies: [] }
  }
  return { asked, memory, visit: (path: string, options?: VisitOptions) => visit(guard, transport, path, options) }
}

interface VisitOptions {
  readonly method?: string
  readonly country?: 'DE' | 'AT'
  readonly now?: string
}

/** Where the guard sends a request, with the status. */
async function visit(guard: Guard, transport: Transport, path: string, options: VisitOptions = {}): Promise<string | undefined> {
  const { method = 'GET', country = 'DE', now = '2026-11-21T12:00:00.000Z' } = options
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
    now,
    requestId: '',
  }
  try {
    await guard({ url, shop: openShop(input, url.pathname, new AbortController().signal), method, isOwnLink: false })
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
  const { visit, asked } = guardOf(new Error('the middleware is gone'))
  expect(await visit('/alt/')).toBeUndefined()
  expect(String(log.mock.calls[0]?.[0])).toContain('the middleware is gone')
  // It is asked again: a failure is nothing to remember.
  expect(await visit('/alt/')).toBeUndefined()
  expect(asked).toHaveLength(2)
})

test('GUARD-15 an address is asked for once in five minutes per market', async () => {
  const { visit, asked } = guardOf(null)
  await visit('/alt/')
  await visit('/alt/', { now: '2026-11-21T12:04:59.999Z' })
  expect(asked).toHaveLength(1)
  await visit('/alt/', { now: '2026-11-21T12:05:00.000Z' })
  await visit('/alt/', { country: 'AT' })
  expect(asked).toHaveLength(3)
})

test('GUARD-15 the memory is bounded', async () => {
  const { visit, asked } = guardOf(null)
  for (let index = 0; index <= 5000; index += 1) await visit(`/alt-${index}`)
  await visit('/alt-5000')
  expect(asked).toHaveLength(5001)
  await visit('/alt-0')
  expect(asked).toHaveLength(5002)
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

test('AUTH-20 once its memory is purged, the guard asks anew', async () => {
  const { asked, memory, visit } = guardOf({ redirectionCode: 301, targetURL: '/neu/' })
  await visit('/alt/')
  await visit('/alt/')
  expect(asked).toHaveLength(1)
  memory.clear()
  expect(await visit('/alt/')).toBe('301 /neu/')
  expect(asked).toHaveLength(2)
})
