import { type CountryCode, MARKETS, marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { openShop } from '../shop/request-context.server.ts'
import { MISSING_PAGE_GUARDS, PAGE_GUARDS, runGuards } from './index.ts'

/** Where the guards send a path of a market, with the status; undefined when they let it pass. */
async function redirectOf(country: CountryCode, path: string): Promise<string | undefined> {
  const host = `${marketOf(country).domainEndings[0]}.localhost`
  const url = new URL(path, `http://${host}`)
  const transport = () => Promise.reject(new Error('A guard asks nobody'))
  const input = {
    transport,
    host,
    cookie: undefined,
    clientAddress: '192.0.2.7',
    nonce: '',
    now: '2026-11-21T12:00:00.000Z',
    requestId: '',
  }
  const shop = openShop(input, url.pathname, new AbortController().signal)
  try {
    await runGuards(PAGE_GUARDS, { url, shop, method: 'GET' })
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location')}`
    throw thrown
  }
  return undefined
}

test('GUARD-16 a prefix of the default language, or of one the market does not speak, leads to the root', async () => {
  expect(await redirectOf('DE', '/de/')).toBe('308 /')
  expect(await redirectOf('DE', '/de/gastronomie/')).toBe('308 /')
  expect(await redirectOf('DE', '/fr/checkout/cart')).toBe('308 /')
  expect(await redirectOf('BE', '/fr/')).toBe('308 /')
  expect(await redirectOf('BE', '/de')).toBe('308 /')
})

test('GUARD-16 a prefix the market speaks and slugs that only look like one pass', async () => {
  for (const path of ['/nl/', '/nl', '/nl/checkout/cart', '/', '/friteuses/', '/frites/de/'])
    expect(await redirectOf('BE', path)).toBeUndefined()
})

test('GUARD-04, MKT-18 where checkout is off every step leads home, and the cart itself stays open', async () => {
  const closed = MARKETS.filter(({ checkoutEnabled }) => !checkoutEnabled).map(({ country }) => country)
  expect(closed.toSorted()).toEqual(['BG', 'GR', 'IE', 'LT', 'RO', 'SI'])
  for (const country of closed) {
    for (const path of [
      '/checkout',
      '/checkout/',
      '/checkout/addresses',
      '/checkout/payment',
      '/checkout/thank-you?order=NS00000001',
    ])
      expect(await redirectOf(country, path), `${country} ${path}`).toBe('302 /')
    expect(await redirectOf(country, '/checkout/cart')).toBeUndefined()
    expect(await redirectOf(country, '/checkouts/')).toBeUndefined()
  }
})

test('GUARD-04 where checkout is on its steps are open', async () => {
  for (const { country, checkoutEnabled } of MARKETS)
    if (checkoutEnabled) expect(await redirectOf(country, '/checkout/addresses'), country).toBeUndefined()
})

test('GUARD-30 a guard of an unknown name is a failure, before anything is asked', async () => {
  for (const name of ['no-such-guard', 'constructor', '']) {
    await expect(runGuards([name], {} as never)).rejects.toMatchObject({ data: 'Unknown middleware', init: { status: 500 } })
  }
})

test('GUARD-15 the seo redirection is asked for missing pages alone', () => {
  expect(MISSING_PAGE_GUARDS).toEqual(['seo-redirection'])
  expect(PAGE_GUARDS).not.toContain('seo-redirection')
})
