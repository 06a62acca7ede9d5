import { TRACKING_TIMEOUT_MS } from '@shop/domain/tracking'
import { afterEach, expect, test, vi } from 'vitest'
import { createCallQueue, createTrackingClient } from './call-queue.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A shop that never answers, and the limits of the calls that wait for it, which are over when they are aborted. */
function silentShop() {
  const asked: { readonly url: string; readonly body: string }[] = []
  const limits: AbortController[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  })
  vi.stubGlobal('location', { host: 'de.localhost' })
  vi.stubGlobal('fetch', (url: string, { body, signal }: RequestInit) => {
    asked.push({ url, body: String(body) })
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  return { asked, limits, timeout }
}

test('TRACK-13, TRACK-16 a call without an answer is given up after 15,000 ms, and the next one follows', async () => {
  const { asked, limits, timeout } = silentShop()
  const queue = createCallQueue(createTrackingClient(), 'de-DE')
  const at = Date.now()
  queue.add({ name: 'view-item', params: { sku: 'EX30000101' }, at })
  queue.add({ name: 'view-item', params: { sku: 'EX30000102' }, at })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({ url: '/api/new-ct/view-item', body: expect.stringContaining('EX30000101') })
  expect(TRACKING_TIMEOUT_MS).toBe(15_000)
  expect(timeout.mock.calls).toEqual([[15_000]])
  limits[0]?.abort(new DOMException('too late', 'TimeoutError'))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.body).toContain('EX30000102')
  expect(timeout.mock.calls).toEqual([[15_000], [15_000]])
})

test('TRACK-16 what waits behind a call is sent at once when the page may be being left', async () => {
  const { asked } = silentShop()
  const queue = createCallQueue(createTrackingClient(), 'de-DE')
  for (const sku of ['EX30000101', 'EX30000102', 'EX30000103']) queue.add({ name: 'view-item', params: { sku }, at: Date.now() })
  queue.hurry()
  await vi.waitFor(() => expect(asked).toHaveLength(3))
})
