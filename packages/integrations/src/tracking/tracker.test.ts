import { consentProperties } from '@shop/domain/tracking'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestStandins } from '../testing/standins.fixtures.ts'
import { createTracker, type ForwardedEvent, type TrackedCustomer, type Tracker } from './index.ts'

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

const VIEW: ForwardedEvent = {
  id: 'event-1',
  type: 'view_item',
  at: '2026-11-21T10:00:00.500Z',
  properties: { product_id: 'EX30010001', language: 'de' },
}
const ANSWERED = { kind: 'answered', refused: [] }

const eventsOf = (customer: TrackedCustomer, events: readonly ForwardedEvent[]) =>
  events.map(event => ({ kind: 'event' as const, customer, event }))

interface Profile {
  readonly registered?: string
  readonly cookies: string[]
  readonly properties: Record<string, unknown>
  readonly events: { readonly type: string; readonly timestamp: number; readonly properties: Record<string, unknown> }[]
  readonly consents: Record<string, boolean>
}
const profiles = async () => (await standins.look<{ profiles: Profile[] }>('engagement')).profiles
const requests = async () => (await standins.look<{ requests: { endpoint: string }[] }>('engagement')).requests

test('TRACK-02 an event arrives with its time, its properties and an id of its own', async () => {
  expect(await open().send(eventsOf({ cookie: 'browser-1' }, [VIEW]))).toEqual(ANSWERED)
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

test('TRACK-05 a browser that signs in becomes part of the account', async () => {
  const tracker = open()
  const customer = { registered: 'customer-1', cookie: 'browser-1' }
  await tracker.send(eventsOf({ cookie: 'browser-1' }, [VIEW]))
  expect(await tracker.send([{ kind: 'customer', id: 'update-1', customer, properties: { country: 'SK' } }])).toEqual(ANSWERED)
  const [profile, ...others] = await profiles()
  expect(others).toEqual([])
  expect(profile).toMatchObject({ registered: 'customer-1', cookies: ['browser-1'], properties: { country: 'SK' } })
  expect(profile?.events).toHaveLength(1)
})

test('two people at one browser stay two', async () => {
  const tracker = open()
  for (const registered of ['customer-1', 'customer-2']) await tracker.send(eventsOf({ registered, cookie: 'browser-1' }, [VIEW]))
  await tracker.send(eventsOf({ cookie: 'browser-1' }, [{ ...VIEW, id: 'event-2' }]))
  const counts = (await profiles()).map(({ registered, events }) => [registered, events.length])
  expect(Object.fromEntries(counts)).toEqual({ 'customer-1': 1, 'customer-2': 2 })
})

test('a batch is one call, of several people, and more than the service takes at once is refused here', async () => {
  const events = Array.from({ length: 51 }, (_, index) => ({ ...VIEW, id: `event-${index}` }))
  const [first, ...others] = events
  const commands = [...eventsOf({ cookie: 'browser-1' }, first ? [first] : []), ...eventsOf({ cookie: 'browser-2' }, others)]
  await expect(open().send(commands)).rejects.toThrow('51 commands')
  expect(await open().send(commands.slice(0, 50))).toEqual(ANSWERED)
  expect(await requests()).toHaveLength(1)
  expect((await profiles()).map(({ events: tracked }) => tracked.length).toSorted()).toEqual([1, 49])
})

test('TRACK-07 a consent holds until it is taken back', async () => {
  const tracker = open()
  const consents = async () => (await profiles())[0]?.consents
  const decide = (id: string, at: string, isAccepted: boolean) => {
    const properties = consentProperties({ category: 'newsletter', isAccepted, placement: 'footer' }, 'sk-SK')
    return tracker.send(eventsOf({ registered: 'customer-1' }, [{ id, at, type: 'consent', properties }]))
  }
  expect(await decide('consent-1', '2026-11-21T10:00:00Z', true)).toEqual(ANSWERED)
  expect(await consents()).toEqual({ newsletter: true })
  expect(await decide('consent-2', '2026-11-22T10:00:00Z', false)).toEqual(ANSWERED)
  expect(await consents()).toEqual({ newsletter: false })
})

test('an event that the service does not take is named, and the others arrive', async () => {
  const odd = { ...VIEW, id: 'odd', type: 'consent', properties: { action: 'maybe', category: 'newsletter' } } as const
  expect(await open().send(eventsOf({ cookie: 'browser-1' }, [odd, VIEW]))).toEqual({ kind: 'answered', refused: ['odd'] })
  expect((await profiles())[0]?.events.map(({ type }) => type)).toEqual(['view_item'])
})

test.each([{ token: 'other' }, { project: 'other' }])('%o is not known there, so that nothing counts as told', async changes => {
  expect(await open(changes).send(eventsOf({ cookie: 'browser-1' }, [VIEW]))).toMatchObject({ kind: 'unavailable' })
  expect(await profiles()).toEqual([])
})

test.each(['reset', 'too-many', 'out-of-order', 'malformed', 'lost-answer'])(
  '%s: nothing counts as told, and it is not sent again at once',
  async kind => {
    await standins.tell('engagement/faults', { endpoint: 'batch', kind })
    expect(await open().send(eventsOf({ cookie: 'browser-1' }, [VIEW]))).toMatchObject({ kind: 'unavailable' })
    expect(await requests()).toHaveLength(1)
  },
)

test('a service that is late is given up, and one that is only slow is waited for', async () => {
  await standins.tell('engagement/faults', { endpoint: 'batch', kind: 'timeout', times: 1 })
  expect(await open({}, 200).send(eventsOf({ cookie: 'browser-1' }, [VIEW]))).toMatchObject({ kind: 'unavailable' })
  await standins.tell('engagement/faults', { endpoint: 'batch', kind: 'latency', latencyMs: 20 })
  expect(await open().send(eventsOf({ cookie: 'browser-1' }, [VIEW]))).toEqual(ANSWERED)
})
