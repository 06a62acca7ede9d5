import type { OperationRequest, Transport } from '@shop/contract'
import { COOKIES } from '@shop/domain/cookie'
import { beforeEach, expect, test } from 'vitest'
import { decodeHtml } from '../commerce-ui/html-bytes.server.ts'
import { documentFragments } from '../commerce-ui/still.server.tsx'
import { unpack } from '../request/packed.ts'
import {
  createRequestContext,
  openShop,
  type RequestInput,
  requestInputContext,
  shopContext,
} from '../request/request-context.server.ts'
import { documentHeadContext } from '../seo/document-head.server.ts'
import { rememberView } from './remembered-view.server.ts'

let stores: unknown
let isAway = false
let cacheTags: readonly 'stores'[] | undefined
let made = 0
let turn = 0

const transport: Transport = async ({ operation }: OperationRequest) => {
  if (isAway) return { status: 503, body: { message: 'away', errors: [] }, setCookies: [] }
  const data = operation === 'getStores' ? stores : { pages: [] }
  return { status: 200, body: { data }, setCookies: [], ...(cacheTags ? { cacheTags } : {}) }
}

beforeEach(() => {
  stores = { stores: { results: ['first'] } }
  isAway = false
  cacheTags = ['stores']
  made = 0
  // What one test leaves behind is not found by another.
  turn++
})

/** Loads a page that shows the stores, as a request of its own. */
async function load({ path = '/', method = 'GET', cookie = undefined as string | undefined } = {}) {
  const host = 'de.localhost:3000'
  const url = new URL(`http://${host}${path}?turn=${turn}`)
  const request = new Request(url, { method })
  const input = { transport, host, cookie, now: '2026-11-23T12:00:00.000Z', requestId: 'r', userAgent: '', clientAddress: '' }
  const context = createRequestContext(input as unknown as RequestInput)
  const shop = openShop(context.get(requestInputContext), url.pathname, request.signal)
  context.set(shopContext, shop)
  const view = await rememberView({ context, request, url }, async send => {
    made++
    const shown = await shop.client.call('getStores', {})
    context.set(documentHeadContext, `<meta name="made" content="${made}"/>`)
    return { made, fragment: send('part', `<p>${JSON.stringify(shown)}</p>`) }
  })
  const part = documentFragments(context).get('part')
  return { view: unpack(view), html: part && decodeHtml(part), head: context.get(documentHeadContext), tags: shop.cacheTags }
}

test('what an answer shows is put into a page once, with its head, its fragments and what it depends on', async () => {
  const first = await load()
  expect(await load()).toEqual(first)
  expect(first).toMatchObject({ view: { made: 1 }, html: expect.stringContaining('first'), head: expect.stringContaining('"1"') })
  expect([...(first.tags ?? [])]).toEqual(['stores'])
})

test('it is made again when one of the answers is another one', async () => {
  await load()
  stores = { stores: { results: ['second'] } }
  expect(await load()).toMatchObject({ view: { made: 2 }, html: expect.stringContaining('second') })
  await load()
  expect(made).toBe(2)
})

test('each address has its own', async () => {
  await load()
  await load({ path: '/other' })
  await load({ path: '/other.data' })
  await load({ path: '/other.data' })
  expect(made).toBe(4)
})

test('A5 nothing is remembered of a visitor, nor given to one', async () => {
  const cookie = `${COOKIES.session.name}=someone`
  await load({ cookie })
  await load()
  await load({ cookie })
  expect(made).toBe(3)
})

test('an answer that may not be kept is asked for and shown each time', async () => {
  cacheTags = undefined
  await load()
  await load()
  expect(made).toBe(2)
})

test('ERR-07 an outage is not covered up by what was known before', async () => {
  await load()
  isAway = true
  await expect(load()).rejects.toThrow()
  isAway = false
  expect((await load()).view.made).toBeLessThanOrEqual(3)
})
