import type { OperationRequest, Transport } from '@shop/contract'
import { aCart } from '@shop/domain/fixtures'
import { type CountryCode, MARKETS, marketOf } from '@shop/domain/market'
import { encodeConfirmHash } from '@shop/domain/newsletter'
import { isRouteErrorResponse } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { openShop } from '../request/request-context.server.ts'
import { MISSING_PAGE_GUARDS, PAGE_GUARDS, runGuards } from './guards.ts'

/** A cookie that says there is a session. */
const SESSION = 'vsf-commercetools-token=token'

interface Visitor {
  readonly cookie?: string
  readonly userAgent?: string
  readonly method?: string
  readonly isOwnLink?: boolean
  readonly guards?: readonly string[]
  readonly host?: string
  readonly transport?: Transport
}

/** A middleware that knows no page, has nothing in its table, and answers as told. */
function middlewareOf(answers: Readonly<Record<string, unknown>> = {}) {
  const asked: OperationRequest[] = []
  const nothing = {
    getRedirection: { redirection: null },
    getCategory: { categories: { results: [] } },
    getProduct: { products: { results: [], total: 0, count: 0, limit: 1, offset: 0 } },
  }
  const transport: Transport = async request => {
    asked.push(request)
    const data = { ...nothing, ...answers }[request.operation]
    if (data instanceof Error) throw data
    return { status: 200, body: { data }, setCookies: [] }
  }
  return { transport, asked }
}

/** Where the guards send a path of a market, with the status; undefined when they let it pass. */
async function redirectOf(country: CountryCode, path: string, visitor: Visitor = {}): Promise<string | undefined> {
  const { cookie, userAgent = 'Mozilla/5.0 (X11) Firefox/150', method = 'GET', guards = PAGE_GUARDS } = visitor
  const host = visitor.host ?? `${marketOf(country).domainEndings[0]}.localhost`
  const url = new URL(`http://${host}${path}`)
  const input = {
    transport: visitor.transport ?? middlewareOf().transport,
    middlewareUrl: '',
    host,
    cookie,
    userAgent,
    clientAddress: '192.0.2.7',
    nonce: '',
    now: '2026-11-21T12:00:00.000Z',
    requestId: '',
  }
  const shop = openShop(input, url.pathname, new AbortController().signal)
  try {
    await runGuards(guards, { url, shop, method, isOwnLink: visitor.isOwnLink ?? false })
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location')}`
    if (isRouteErrorResponse(thrown) || (thrown as { init?: { status: number } }).init)
      return String((thrown as { init: { status: number } }).init.status)
    throw thrown
  }
  return undefined
}

test('GUARD-17 a request that breaks several rules is redirected once, to an address that breaks none', async () => {
  const cases: [CountryCode, string, string][] = [
    ['DE', '/DE-DE/Category/Fritteusen?page=1&utm_source=Mail', '308 /fritteusen/?utm_source=Mail'],
    ['BE', '/NL-BE/Home', '308 /nl/'],
    ['LT', '/gruzdintuve-30010001/?page=1', '301 /p/gruzdintuve-30010001'],
    ['CH', '//Fr///search/', '308 /fr/search'],
  ]
  for (const [country, path, expected] of cases) {
    expect(await redirectOf(country, path), path).toBe(expected)
    expect(await redirectOf(country, expected.slice(4)), path).toBeUndefined()
  }
})

test('GUARD-17 what moved and is asked for in another form is found with one redirect', async () => {
  const moved = middlewareOf({ getRedirection: { redirection: { redirectionCode: 301, targetURL: '/neu/' } } })
  expect(await redirectOf('DE', '/ALT', moved)).toBe('301 /neu/')
  const atCanonical: Transport = async request => {
    const [{ sourceUrl }] = request.payload as [{ sourceUrl: string }]
    const redirection = sourceUrl === '/alt/' ? { redirectionCode: 301, targetURL: '/neu/' } : null
    return { status: 200, body: { data: { redirection } }, setCookies: [] }
  }
  expect(await redirectOf('DE', '/ALT', { transport: atCanonical })).toBe('301 /neu/')
})

test('GUARD-14 canonical redirects are permanent by 308, those that depend on the visitor are not', async () => {
  expect(await redirectOf('DE', '/Faq')).toBe('308 /faq/')
  expect(await redirectOf('DE', '/search?page=1')).toBe('308 /search')
  expect(await redirectOf('DE', '/my-account/my-profile')).toBe('302 /')
  expect(await redirectOf('BG', '/checkout/addresses')).toBe('302 /')
  expect(await redirectOf('BE', '/faq/', { cookie: 'vsf-locale=nl-BE' })).toBe('302 /nl/faq/')
})

test('GUARD-22 a language that was chosen is put into addresses that say none, for a time only', async () => {
  const cookie = 'a=b; vsf-locale=nl-BE'
  expect(await redirectOf('BE', '/', { cookie })).toBe('302 /nl/')
  expect(await redirectOf('BE', '/Checkout/Cart?x=1', { cookie })).toBe('302 /nl/checkout/cart?x=1')
  expect(await redirectOf('BE', '/nl/', { cookie })).toBeUndefined()
  for (const other of ['vsf-locale=fr-BE', 'vsf-locale=nl-NL', 'vsf-locale=xx', 'vsf-locale', '']) {
    expect(await redirectOf('BE', '/', { cookie: other }), other).toBeUndefined()
  }
  expect(await redirectOf('DE', '/', { cookie })).toBeUndefined()
  // Every link of a page carries its language, except for the one to another.
  expect(await redirectOf('BE', '/', { cookie, isOwnLink: true })).toBeUndefined()
})

test('GUARD-32, GUARD-22 a crawler is never sent to another language', async () => {
  const cookie = 'vsf-locale=nl-BE'
  for (const userAgent of ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'bingbot/2.0'])
    expect(await redirectOf('BE', '/', { cookie, userAgent })).toBeUndefined()
})

test('GUARD-28 a slug of another language leads to the one of this language, in one redirect', async () => {
  const category = { slug: { fr: 'friteuses', nl: 'friteuses-horeca', de: 'fritteusen' } }
  const { transport, asked } = middlewareOf({ getCategory: { categories: { results: [category] } } })
  const guards = MISSING_PAGE_GUARDS
  expect(await redirectOf('BE', '/fritteusen/', { transport, guards })).toBe('308 /friteuses/')
  expect(asked.find(({ operation }) => operation === 'getCategory')?.payload).toMatchObject([{ slug: 'fritteusen' }])
  expect(await redirectOf('BE', '/nl/fritteusen/', { transport, guards })).toBe('308 /nl/friteuses-horeca/')
  expect(await redirectOf('BE', '/NL/Fritteusen', { transport })).toBe('308 /nl/friteuses-horeca/')
  expect(await redirectOf('BE', '/friteuses/', { transport, guards })).toBeUndefined()
})

test('GUARD-28, ROUTE-15 a product is known by the digits of its SKU, whatever the words before them', async () => {
  const { transport, asked } = middlewareOf({
    getProduct: { products: { results: [{ slug: { fr: 'friteuse-30010001' } }], total: 1, count: 1, limit: 1, offset: 0 } },
  })
  const guards = MISSING_PAGE_GUARDS
  expect(await redirectOf('FR', '/fritteuse-alt-30010001', { transport, guards })).toBe('308 /friteuse-30010001')
  expect(asked.find(({ operation }) => operation === 'getProduct')?.payload).toMatchObject([{ skus: ['EX30010001'] }])
  expect(await redirectOf('FR', '/friteuse-30010001', { transport, guards })).toBeUndefined()
})

test('ROUTE-35 a bare category leads to its native route by 301', async () => {
  const category = { slug: { lt: 'gruzdintuves', de: 'fritteusen' } }
  const { transport } = middlewareOf({ getCategory: { categories: { results: [category] } } })
  const guards = MISSING_PAGE_GUARDS
  expect(await redirectOf('LT', '/gruzdintuves/', { transport, guards })).toBe('301 /c/gruzdintuves/')
  expect(await redirectOf('LT', '/c/fritteusen/', { transport, guards })).toBe('308 /c/gruzdintuves/')
  expect(await redirectOf('LT', '/c/gruzdintuves/', { transport, guards })).toBeUndefined()
})

test('GUARD-28 a failure of the look-up leaves the page missing', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { transport } = middlewareOf({ getCategory: new Error('the middleware is gone') })
  expect(await redirectOf('ES', '/freidoras-que-fallan/', { transport, guards: MISSING_PAGE_GUARDS })).toBeUndefined()
  expect(String(log.mock.calls[0]?.[0])).toContain('the middleware is gone')
  log.mockRestore()
})

test('GUARD-14 a market has one host: its address with www. leads to the one without, path and query as they are', async () => {
  const hostOf = (host: string) => ({ host, guards: PAGE_GUARDS })
  expect(await redirectOf('SK', '/Fritézy?B=1&a=%20x', hostOf(`www.${marketOf('SK').productionHost}`))).toBe(
    `308 https://${marketOf('SK').productionHost}/Frit%C3%A9zy?B=1&a=%20x`,
  )
  expect(await redirectOf('GB', '/', hostOf(`www.${marketOf('GB').productionHost}`))).toBe(
    `308 https://${marketOf('GB').productionHost}/`,
  )
  expect(await redirectOf('GB', '/', hostOf(marketOf('GB').productionHost))).toBeUndefined()
})

test('ROUTE-08 quotes are in no path, as they are and encoded', async () => {
  for (const path of ["/frit'teusen/", '/%27', '/a/%22b%22/', '/nl/%27x']) expect(await redirectOf('BE', path), path).toBe('404')
  expect(await redirectOf('BE', "/search?query='24%22")).toBeUndefined()
})

test('ROUTE-33 reserved paths are no pages and are sent nowhere', async () => {
  for (const path of ['/.well-known/x', '/.env', '/__x', '/__SANDBOX/', '/api', '/API/x', '/font/x.woff2', '/fonts'])
    expect(await redirectOf('DE', path), path).toBe('404')
  expect(await redirectOf('DE', '/apiary/')).toBeUndefined()
})

test('GUARD-17 a form is never sent elsewhere, so that nothing typed is lost', async () => {
  expect(await redirectOf('DE', '/Login/', { method: 'POST' })).toBeUndefined()
})

describe('links of mails about consents', () => {
  const TOKEN = 'Jm0Wc9sX1qk3yV7uT5rP2oN8mL6kI4hG0fE1dC3bA5Z'
  const hashOf = (redirectTo: string, emailToken: string | undefined = TOKEN) => encodeConfirmHash({ emailToken, redirectTo })
  const confirming = (isConfirmed: boolean) => middlewareOf({ confirmNewsletter: { newsletter: { isConfirmed } } })
  const calls = ({ asked }: ReturnType<typeof middlewareOf>) => asked.filter(({ operation }) => operation === 'confirmNewsletter')

  test('GUARD-18, GUARD-20 without a hash a confirmation leads to the root without a call', async () => {
    const middleware = confirming(true)
    expect(await redirectOf('DE', '/exConsents/confirm', middleware)).toBe('302 /')
    expect(await redirectOf('BE', '/nl/exConsents/confirm/?utm_source=mail', middleware)).toBe('302 /nl/?utm_source=mail')
    expect(middleware.asked).toEqual([])
  })

  test('GUARD-19, GUARD-20, NEWS-03 with a hash the consent is recorded, and the target follows in its language with the rest', async () => {
    const middleware = confirming(true)
    const path = `/nl/exConsents/confirm?hash=${hashOf('/welkom/?a=1')}&utm_source=Mail`
    expect(await redirectOf('BE', path, middleware)).toBe('302 /nl/welkom/?a=1&utm_source=Mail&confirmation=true')
    expect(calls(middleware)[0]?.payload).toMatchObject([{ emailToken: TOKEN }])
    expect(await redirectOf('DE', `/EXCONSENTS/Confirm/?hash=${hashOf('/')}`, middleware)).toBe('302 /?confirmation=true')
  })

  test('GUARD-19 what was not confirmed is not reported, and a hash without token records nothing', async () => {
    expect(await redirectOf('DE', `/exConsents/confirm?hash=${hashOf('/a/')}&confirmation=true`, confirming(false))).toBe(
      '302 /a/',
    )
    const middleware = confirming(true)
    expect(await redirectOf('DE', `/exConsents/confirm?hash=${btoa('{"redirect_to":"/a/"}')}`, middleware)).toBe('302 /a/')
    expect(middleware.asked).toEqual([])
  })

  test.each(['%25%25', 'bm8ganNvbg', '%00', 'null'])('GUARD-19 the hash %s leads to the root', async hash => {
    expect(await redirectOf('BE', `/nl/exConsents/confirm?hash=${hash}`, confirming(true))).toBe('302 /nl/')
  })

  test.each(['https://evil.example/', '//evil.example', '/\\\\evil.example'])(
    'GUARD-19 the target %s leads to the root',
    async target => {
      const path = `/exConsents/confirm?hash=${hashOf(target)}`
      expect(await redirectOf('DE', path, confirming(true))).toBe('302 /?confirmation=true')
    },
  )

  test('GUARD-19 a program that asks for the head alone decides nothing, and a form is left alone', async () => {
    const middleware = confirming(true)
    const path = `/exConsents/confirm?hash=${hashOf('/')}`
    expect(await redirectOf('DE', path, { ...middleware, method: 'HEAD' })).toBe('302 /')
    expect(await redirectOf('DE', path, { ...middleware, method: 'POST' })).toBeUndefined()
    expect(calls(middleware)).toEqual([])
  })

  test('GUARD-21 the page of subscriptions is the root', async () => {
    expect(await redirectOf('DE', '/exConsents/manageSubscriptions')).toBe('308 /')
    expect(await redirectOf('BE', '/nl/exConsents/manageSubscriptions')).toBe('308 /nl/')
  })
})

test('GUARD-04, MKT-18 where checkout is off every step leads home, and the cart itself stays open', async () => {
  const closed = MARKETS.filter(({ checkoutEnabled }) => !checkoutEnabled).map(({ country }) => country)
  expect(closed.toSorted()).toEqual(['BG', 'GR', 'IE', 'LT', 'RO', 'SI'])
  for (const country of closed) {
    for (const path of ['/checkout', '/checkout/addresses', '/checkout/payment', '/checkout/thank-you?order=NS00000001'])
      expect(await redirectOf(country, path), `${country} ${path}`).toBe('302 /')
    const filled = middlewareOf({ getMe: { me: { activeCart: aCart(country), customer: null } } })
    expect(await redirectOf(country, '/checkout/cart', { ...filled, cookie: SESSION })).toBeUndefined()
    expect(await redirectOf(country, '/checkout/take-over-cart?cart=sealed&to=%2Ffaq%2F')).toBeUndefined()
    expect(await redirectOf(country, '/checkouts/')).toBeUndefined()
  }
})

test('GUARD-04 where checkout is on its steps are open', async () => {
  for (const { country, checkoutEnabled } of MARKETS)
    if (checkoutEnabled) expect(await redirectOf(country, '/checkout/addresses'), country).toBeUndefined()
})

test('GUARD-01 the cart page and a thank-you page of no order lead home without anything in the cart', async () => {
  const cartOf = (activeCart: unknown) => ({
    ...middlewareOf({ getMe: { me: { activeCart, customer: null } } }),
    cookie: SESSION,
  })
  const handedOver = '/checkout/cart?cart=sealed'
  expect(await redirectOf('DE', handedOver, cartOf(aCart('DE', [])))).toBeUndefined()
  const bare = ['/checkout/cart', '/checkout/thank-you', '/checkout/thank-you?order=']
  for (const path of bare) {
    expect(await redirectOf('DE', path), path).toBe('302 /')
    expect(await redirectOf('BE', `/nl${path}`), path).toBe('302 /nl/')
    for (const cart of [null, aCart('DE', [])]) expect(await redirectOf('DE', path, cartOf(cart)), path).toBe('302 /')
    expect(await redirectOf('DE', path, cartOf(aCart('DE'))), path).toBeUndefined()
  }
  expect(await redirectOf('DE', '/checkout/thank-you?order=NS00000001')).toBeUndefined()
})

test('GUARD-01 a cart that cannot be loaded keeps its page, and a form its answer', async () => {
  const away = middlewareOf({ getMe: new Error('away') })
  expect(await redirectOf('DE', '/checkout/cart', { ...away, cookie: SESSION })).toBeUndefined()
  expect(await redirectOf('DE', '/checkout/cart', { method: 'POST' })).toBeUndefined()
})

test('GUARD-30 a guard of an unknown name is a failure, before anything is asked', async () => {
  for (const name of ['no-such-guard', 'constructor', '']) {
    await expect(runGuards([name], {} as never)).rejects.toMatchObject({ data: 'Unknown middleware', init: { status: 500 } })
  }
})

test('GUARD-15 the seo redirection is asked for missing pages alone', () => {
  expect(MISSING_PAGE_GUARDS[0]).toBe('seo-redirection')
  expect(PAGE_GUARDS).not.toContain('seo-redirection')
})
