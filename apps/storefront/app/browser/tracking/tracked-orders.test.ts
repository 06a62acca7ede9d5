import { CONSENT_COOKIE, CONSENT_VERSION } from '@shop/domain/cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** What knows the orders on a page that was loaded by a visitor of a consent. */
async function aPage(choices: { statistics: boolean; marketing: boolean }) {
  const decision = { id: crypto.randomUUID(), version: CONSENT_VERSION, ts: '2026-11-24T10:00:00.000Z' }
  const cookie = JSON.stringify({ ...decision, choices: { preferences: false, ...choices } })
  vi.stubGlobal('document', { cookie: `${CONSENT_COOKIE.name}=${encodeURIComponent(cookie)}` })
  vi.resetModules()
  return (await import('./tracked-orders.ts')).isNewPurchase
}

test('TRACK-12 with the consent to statistics an order is told once, also when its page is loaded again', async () => {
  expect((await aPage({ statistics: true, marketing: true }))('order-1')).toBe(true)
  expect((await aPage({ statistics: true, marketing: true }))('order-1')).toBe(false)
  expect((await aPage({ statistics: true, marketing: true }))('order-2')).toBe(true)
})

test('TRACK-15 with the consent to marketing alone nothing is stored of an order, which its page tells once', async () => {
  const isNewPurchase = await aPage({ statistics: false, marketing: true })
  expect([isNewPurchase('order-1'), isNewPurchase('order-1')]).toEqual([true, false])
  expect([...stored]).toEqual([])
})
