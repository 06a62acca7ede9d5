import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestStandins } from '../testing/standins.fixtures.ts'
import { consentEvent, createTracker, type Tracker, type TrackingEvent } from './index.ts'

const standins = await openTestStandins()
const settings = { url: standins.address, project: 'anvil-local', token: 'anvil-local' }
const opened: Tracker[] = []

function open(changes: Partial<typeof settings> = {}, totalTimeoutMs = 60_000): Tracker {
  const tracker = createTracker({ ...settings, ...changes }, { totalTimeoutMs })
  opened.push(tracker)
  return tracker
}

beforeEach(() => standins.tell('reset'))
afterAll(async () => {
  await Promise.all(opened.map(tracker => tracker.close()))
  await standins.stop()
})

const VIEW: TrackingEvent = {
  id: 'event-1',
  type: 'view_item',
  at: '2026-11-21T10:00:00.500Z',
  properties: { product_id: 'EX30010001', language: 'de' },
}
const ACCEPTANCE = {
  id: 'consent-1',
  at: '2026-11-21T10:00:00.000Z',
  category: 'newsletter',
  action: 'accept',
  proof: { source: 'page', language: 'sk', consentText: 'Chcem novinky', placement: 'footer' },
} as const

interface Profile {
  readonly registered?: string
  readonly cookies: string[]
  readonly properties: Record<string, unknown>
  readonly events: { readonly type: string; readonly timestamp: number; readonly properties: Record<string, unknown> }[]
  readonly consents: Record<string, boolean>
}
const profiles = async () => (await standins.look<{ profiles: Profile[] }>('engagement')).profiles
const requests = async () => (await standins.look<{ requests: { endpoint: string }[] }>('engagement')).requests

test('an event arrives with its time, its properties and an id of its own', async () => {
  expect(await open().track({ cookie: 'browser-1' }, [VIEW])).toBe('tracked')
  expect(await profiles()).toMatchObject([
    {
      cookies: ['browser-1'],
      events: [
        {
          type: 'view_item',
          timestamp: Date.parse(VIEW.at) / 1000,
          properties: { product_id: 'EX30010001', language: 'de', event_id: 'event-1' },
        },
      ],
    },
  ])
})

test('a browser that signs in becomes part of the account', async () => {
  const tracker = open()
  await tracker.track({ cookie: 'browser-1' }, [VIEW])
  await tracker.updateCustomer({ registered: 'customer-1', cookie: 'browser-1' }, { country: 'SK' })
  const [profile, ...others] = await profiles()
  expect(others).toEqual([])
  expect(profile).toMatchObject({ registered: 'customer-1', cookies: ['browser-1'], properties: { country: 'SK' } })
  expect(profile?.events).toHaveLength(1)
})

test('two people at one browser stay two', async () => {
  const tracker = open()
  for (const registered of ['customer-1', 'customer-2']) await tracker.track({ registered, cookie: 'browser-1' }, [VIEW])
  await tracker.track({ cookie: 'browser-1' }, [{ ...VIEW, id: 'event-2' }])
  const counts = (await profiles()).map(({ registered, events }) => [registered, events.length])
  expect(Object.fromEntries(counts)).toEqual({ 'customer-1': 1, 'customer-2': 2 })
})

test('more events than the service takes at once go in several calls', async () => {
  const events = Array.from({ length: 120 }, (_, index) => ({ ...VIEW, id: `event-${index}` }))
  expect(await open().track({ cookie: 'browser-1' }, events)).toBe('tracked')
  expect(await requests()).toHaveLength(3)
  expect((await profiles())[0]?.events).toHaveLength(120)
})

test('a consent holds until it is taken back, or its time is up', async () => {
  const tracker = open()
  const customer = { registered: 'customer-1' }
  const consents = async () => (await profiles())[0]?.consents
  await tracker.track(customer, [consentEvent(ACCEPTANCE)])
  expect(await consents()).toEqual({ newsletter: true })
  await tracker.track(customer, [consentEvent({ ...ACCEPTANCE, id: 'consent-2', at: '2026-11-22T10:00:00Z', action: 'reject' })])
  expect(await consents()).toEqual({ newsletter: false })
  await tracker.track(customer, [consentEvent({ ...ACCEPTANCE, category: 'sms', validUntil: '2027-01-01T00:00:00Z' })])
  await standins.tell('clock', { now: '2026-12-31T23:59:59Z' })
  expect(await consents()).toMatchObject({ sms: true })
  await standins.tell('clock', { now: '2027-01-01T00:00:00Z' })
  expect(await consents()).toMatchObject({ sms: false })
})

test('one event the service does not take makes the whole count as dropped, and the others arrive', async () => {
  const odd = { ...VIEW, type: 'consent', properties: { action: 'maybe', category: 'newsletter' } } as const
  expect(await open().track({ cookie: 'browser-1' }, [VIEW, odd])).toBe('dropped')
  expect((await profiles())[0]?.events.map(({ type }) => type)).toEqual(['view_item'])
})

test.each([{ token: 'other' }, { project: 'other' }])('%o is not known there, and drops', async changes => {
  expect(await open(changes).track({ cookie: 'browser-1' }, [VIEW])).toBe('dropped')
  expect(await profiles()).toEqual([])
})

test.each(['reset', 'too-many', 'out-of-order', 'malformed', 'lost-answer'])(
  '%s: the event counts as dropped and is not sent again',
  async kind => {
    await standins.tell('engagement/faults', { endpoint: 'batch', kind })
    expect(await open().track({ cookie: 'browser-1' }, [VIEW])).toBe('dropped')
    expect(await requests()).toHaveLength(1)
  },
)

test('a service that is late is given up, and one that is only slow is waited for', async () => {
  await standins.tell('engagement/faults', { endpoint: 'batch', kind: 'timeout', times: 1 })
  expect(await open({}, 200).track({ cookie: 'browser-1' }, [VIEW])).toBe('dropped')
  await standins.tell('engagement/faults', { endpoint: 'batch', kind: 'latency', latencyMs: 20 })
  expect(await open().track({ cookie: 'browser-1' }, [VIEW])).toBe('tracked')
})
