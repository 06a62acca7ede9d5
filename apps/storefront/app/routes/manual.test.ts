import type { OperationRequest, Transport } from '@shop/contract'
import type { ProductDetails } from '@shop/domain/product'
import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { aProductWith } from '../catalogue/product.fixtures.ts'
import { aDangerousProduct, manualTextsOf } from '../features/manual/manual.fixtures.ts'
import { prepareMessages } from '../request/messages.ts'
import { openShop, shopContext } from '../request/request-context.server.ts'
import { loader } from './manual.ts'

const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
const sku = 'ex30000001'
await prepareMessages('en-GB')

/** Answers as a middleware does that has one product, texts of manuals in English, and no store. */
function aMiddleware(product: ProductDetails | undefined): Transport {
  const answers: Readonly<Record<string, unknown>> = {
    getProduct: { products: { results: product ? [product] : [], total: 1, offset: 0, limit: 1, count: 1 } },
    getManualTexts: { manualTexts: { ...manualTextsOf('en'), source: 'en' } },
    getStores: { stores: { results: [] } },
  }
  return async ({ operation }: OperationRequest) => ({ status: 200, body: { data: answers[operation] }, setCookies: [] })
}

async function ask(transport: Transport, headers: Record<string, string> = {}): Promise<Response> {
  const url = `http://gb.localhost/manual/${sku}.pdf`
  const request = new Request(url, { headers })
  const input = { transport, host: 'gb.localhost', clientAddress: '192.0.2.7', cookie: undefined, userAgent: '', requestId: 'r' }
  const context = new RouterContextProvider()
  context.set(shopContext, openShop({ ...input, now: '2026-11-21T12:00:00.000Z' }, '/', request.signal))
  return loader({ context, params: { sku }, request } as unknown as Parameters<typeof loader>[0])
}

test('PDP-23 a manual is a PDF that names product and language, may be kept and is not sent twice', async () => {
  const answer = await ask(aMiddleware(aDangerousProduct()))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="Anvil-MSW-S10-en.pdf"')
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
  const file = Buffer.from(await answer.arrayBuffer())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(answer.headers.get('content-length')).toBe(String(file.length))

  const etag = answer.headers.get('etag') ?? ''
  const again = await ask(aMiddleware(aDangerousProduct()), { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const changed = await ask(aMiddleware({ ...aDangerousProduct(), model: 'MSW-S11' }), { 'if-none-match': etag })
  expect(changed.status).toBe(200)
})

test.each([
  ['an unknown product', undefined],
  ['goods without a manual', aProductWith({ attributes: [] })],
  [
    'goods whose manual lies elsewhere',
    aProductWith({ attributes: [{ name: 'manualUrl', value: 'https://example.com/saw.pdf' }] }),
  ],
])('PDP-23 there is no manual of %s', async (_what, product) => {
  await expect(ask(aMiddleware(product))).rejects.toMatchObject({ init: { status: 404 } })
})

test('PDP-23 when the middleware fails, the manual is not available for now, and that is not cached', async () => {
  written.mockClear()
  const answer = await ask(() => Promise.reject(new Error('secret detail')))
  expect(answer.status).toBe(503)
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' })
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await answer.text()).not.toContain('secret')
  expect(written).toHaveBeenCalledTimes(1)
})
