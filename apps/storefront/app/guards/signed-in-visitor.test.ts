import type { OperationResponse } from '@shop/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { openShop } from '../request/request-context.server.ts'
import { signedInVisitor } from './session-guards.ts'

const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
afterEach(() => vi.clearAllMocks())

const answering = (isLoggedIn: boolean): OperationResponse => ({ status: 200, body: { data: { isLoggedIn } }, setCookies: [] })

/** Where the guard sends a visitor with a session, and what it asked. */
async function visit(path: string, answer: () => OperationResponse, { host = 'de.localhost', hasSession = true } = {}) {
  const asked: string[] = []
  const transport = async ({ operation }: { operation: string }) => {
    asked.push(operation)
    return answer()
  }
  const url = new URL(path, `http://${host}`)
  const cookie = hasSession ? 'vsf-commercetools-token=x' : undefined
  const request = { userAgent: '', clientAddress: '192.0.2.7', nonce: '', now: '2026-11-21T12:00:00.000Z', requestId: '' }
  const shop = openShop({ transport, host, cookie, ...request }, url.pathname, new AbortController().signal)
  try {
    await signedInVisitor({ url, shop, method: 'GET', isOwnLink: false })
  } catch (thrown) {
    if (thrown instanceof Response) return { asked, to: `${thrown.status} ${thrown.headers.get('location')}` }
    throw thrown
  }
  return { asked, to: undefined }
}

test('GUARD-06, GUARD-14 the pages of login and registration send a signed-in visitor home, for this time only', async () => {
  for (const path of ['/login', '/login?returnTo=%2Fa', '/login/', '/LOGIN', '/create-account'])
    expect((await visit(path, () => answering(true))).to, path).toBe('302 /')
  expect((await visit('/nl/login', () => answering(true), { host: 'be.localhost' })).to).toBe('302 /nl/')
})

test('GUARD-06 a link to the account by way of the login leads a signed-in visitor there, and nowhere else', async () => {
  const to = async (returnTo: string) =>
    (await visit(`/login?returnTo=${encodeURIComponent(returnTo)}`, () => answering(true))).to
  expect(await to('/my-account/my-orders')).toBe('302 /my-account/my-orders')
  for (const path of ['/a', '//evil.example/my-account', '/my-account/..//evil.example', 'https://evil.example/my-account'])
    expect(await to(path), path).toBe('302 /')
})

test('GUARD-06, ROUTE-22 inside the checkout they lead on to the addresses', async () => {
  for (const path of ['/checkout/login', '/checkout/create-account'])
    expect((await visit(path, () => answering(true))).to, path).toBe('302 /checkout/addresses')
})

test('GUARD-06 an anonymous visitor stays, and without a session no operation is called', async () => {
  expect(await visit('/login', () => answering(false))).toEqual({ asked: ['isLoggedIn'], to: undefined })
  expect(await visit('/login', () => answering(true), { hasSession: false })).toEqual({ asked: [], to: undefined })
})

test('GUARD-06 other pages are not asked about', async () => {
  for (const path of ['/', '/login-tipps/', '/password-reset', '/checkout/addresses', '/log-out'])
    expect(await visit(path, () => answering(true))).toEqual({ asked: [], to: undefined })
})

test('GUARD-06 when the middleware does not respond the login stays open', async () => {
  const broken = () => ({ status: 500, body: undefined, setCookies: [] })
  expect((await visit('/login', broken)).to).toBeUndefined()
  expect(written).toHaveBeenCalledTimes(1)
})
