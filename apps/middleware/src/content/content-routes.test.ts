import { errorEnvelope } from '@shop/contract'
import { BRAND_SLUGS, INFORMATION_SLUGS } from '@shop/domain/content'
import { localeOf, MARKETS } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { aShopper, openTestMiddleware, send } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const get = (url: string, headers: Record<string, string> = {}) =>
  send(middleware, { url, headers: { host: 'at.localhost', ...headers } })

test('CMS-01 GET /cms lists the files of components', async () => {
  const { status, body, headers } = await get('/cms')
  expect({ status, body }).toEqual({ status: 200, body: ['shop-by-department.json', 'trusted-brands.json'] })
  expect(headers['cache-control']).toMatch(/^public, max-age=/)
  expect((await get('/cms', { 'if-none-match': String(headers.etag) })).status).toBe(304)
})

test('CMS-02, CMS-07 GET of content by slug and language-country answers what the operation does', async () => {
  const { status, body, headers } = await get('/cms/trusted-brands?locale=de-AT')
  const { content } = await aShopper(middleware).do('getContent', { slug: 'trusted-brands', locale: 'de-AT' })
  expect({ status, body }).toEqual({ status: 200, body: content })
  expect(content).toMatchObject({ key: 'trusted-brands', source: 'de', title: 'Marken, auf die Verlass ist' })
  expect((await get('/cms/trusted-brands?locale=de-AT', { 'if-none-match': String(headers.etag) })).status).toBe(304)
})

test('CMS-03 an invalid key is logged as info and yields no content', async () => {
  const { status, body } = await get('/cms/no-such-block?locale=de-AT')
  expect({ status, body }).toEqual({ status: 200, body: null })
  await get(`/cms/${encodeURIComponent('<script>')}?locale=de-AT`)
  const lines = middleware.logLines.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'content has no such key')
  expect(lines.map(({ level, key }) => [level, key])).toEqual([
    [30, 'no-such-block'],
    [30, 'unreadable'],
  ])
})

test('CMS-02, CMS-07 GET of a page by its slug answers what the operation does, with an ETag', async () => {
  const shopper = aShopper(middleware)
  const { pages } = await shopper.do('listPages', { locale: 'de-AT' })
  const { page } = await shopper.do('getPage', { slug: 'payment', locale: 'de-AT' })
  const { status, body, headers } = await get('/cms/payment?locale=de-AT')
  expect({ status, body }).toEqual({ status: 200, body: page })
  expect(pages.some(({ slug }) => slug === 'payment')).toBe(page !== null)
  expect((await get('/cms/payment?locale=de-AT', { 'if-none-match': String(headers.etag) })).status).toBe(304)
})

test('CMS-05 in every locale the list of pages has legal matters, payment, returns and offers, then the own brands', async () => {
  const places = MARKETS.flatMap(market => market.languages.map(language => [market, localeOf(market, language)] as const))
  for (const [{ domainEndings }, locale] of places) {
    const { pages } = await aShopper(middleware, `${domainEndings[0]}.localhost`).do('listPages', { locale })
    const slugs = pages.map(({ slug }) => slug)
    for (const [index, slug] of [...INFORMATION_SLUGS, ...BRAND_SLUGS].entries()) expect(slugs[index], locale).toBe(slug)
    for (const { title, locales } of pages) expect([title.length > 0, locales.includes(locale)], locale).toEqual([true, true])
  }
})

test('CMS-03 a slug that is no page yields none', async () => {
  expect(await aShopper(middleware).do('getPage', { slug: 'trusted-brands', locale: 'de-AT' })).toEqual({ page: null })
})

test.each([
  '/cms?locale=de-AT',
  '/cms/trusted-brands',
  '/cms/trusted-brands?locale=xx-XX',
  '/cms/trusted-brands?locale=de',
  '/cms/trusted-brands?locale=de-AT&locale=de-AT',
  '/cms/trusted-brands?locale=de-AT&debug=1',
])('CMS-02 %s is refused', async url => {
  const { status, body } = await get(url)
  expect(status).toBe(400)
  expect(errorEnvelope.parse(body).errors[0]?.code).toBe('InvalidInput')
})
