import type { Transport } from '@shop/contract'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { openShop } from '../request/request-context.server.ts'
import { anonymousAccount } from './session-guards.ts'

let log: MockInstance<typeof process.stderr.write>
beforeEach(() => {
  log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => log.mockRestore())

/** Where the guard sends a visitor of a German or Belgian page; undefined when it lets them pass. */
async function redirectOf(path: string, transport: Transport, cookie?: string): Promise<Response | undefined> {
  const host = path.startsWith('/nl/') ? 'be.localhost' : 'de.localhost'
  const url = new URL(path, `http://${host}`)
  const input = {
    transport,
    middlewareUrl: '',
    host,
    cookie,
    clientAddress: '192.0.2.7',
    nonce: '',
    now: '2026-11-21T12:00:00.000Z',
    requestId: 'r1',
    userAgent: '',
  }
  const shop = openShop(input, url.pathname, new AbortController().signal)
  try {
    await anonymousAccount({ url, shop, method: 'GET', isOwnLink: false })
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
  return undefined
}

const answering =
  (isLoggedIn: boolean): Transport =>
  async () => ({ status: 200, body: { data: { isLoggedIn } }, setCookies: [] })
const silent: Transport = () => Promise.reject(new Error('The guard calls no operation'))
const SESSION = 'vsf-commercetools-token=token'

test.each(['/my-account', '/my-account/', '/my-account/my-profile', '/My-Account/My-Profile', '/my-account/loyalty-card?a=1'])(
  'GUARD-05, ACC-02 an anonymous visitor of %s is warned of and redirected to the root, which is not cached',
  async path => {
    const redirect = await redirectOf(path, silent)
    expect([redirect?.status, redirect?.headers.get('location')]).toEqual([302, '/'])
    expect(redirect?.headers.get('cache-control')).toBe('private, no-store')
    expect(log).toHaveBeenCalledTimes(1)
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ level: 'warn', requestId: 'r1' })
  },
)

test('GUARD-05 a session without a customer is anonymous too; its root is that of the language', async () => {
  expect((await redirectOf('/nl/my-account/my-reviews', answering(false), SESSION))?.headers.get('location')).toBe('/nl/')
  expect(log).toHaveBeenCalledTimes(1)
})

test('GUARD-05 a signed-in customer passes, and so does everybody to other pages', async () => {
  expect(await redirectOf('/my-account/my-profile', answering(true), SESSION)).toBeUndefined()
  for (const path of ['/', '/my-accounts/', '/werkstatt/my-account']) expect(await redirectOf(path, silent)).toBeUndefined()
  expect(log).not.toHaveBeenCalled()
})

test('GUARD-05 while it is unknown whether a session is a customer’s, the page is left to say so', async () => {
  const away: Transport = () => Promise.reject(new Error('connect ECONNREFUSED'))
  expect(await redirectOf('/my-account/my-profile', away, SESSION)).toBeUndefined()
  expect((await redirectOf('/my-account/my-profile', away))?.status).toBe(302)
})
