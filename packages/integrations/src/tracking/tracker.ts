import type { TrackingEventType } from '@shop/domain/tracking'
import { readJsonObject } from '../http/json-object.ts'
import { createServiceClient, UpstreamError } from '../http/service-client.ts'

/** Whom an event is about: the id of the account, of the browser, or both, by which the service takes them for one. */
export type TrackedCustomer =
  | { readonly registered: string; readonly cookie?: string }
  | { readonly registered?: string; readonly cookie: string }

/** Something that happened. Its properties name no e-mail address: the customer is known by the ids alone. */
export interface TrackingEvent {
  /** Of the shop's own; the same when an event is told again, so that reports can count it once. */
  readonly id: string
  readonly type: TrackingEventType
  /** ISO instant. */
  readonly at: string
  readonly properties: Readonly<Record<string, unknown>>
}

/** Tells a service what visitors do who agreed to it. Nothing here ever throws for what the service does. */
export interface Tracker {
  /** `dropped` tells that some of the events may not have been taken; no caller waits for them. */
  track(customer: TrackedCustomer, events: readonly TrackingEvent[]): Promise<'tracked' | 'dropped'>
  /** Notes facts of a customer. */
  updateCustomer(customer: TrackedCustomer, properties: Readonly<Record<string, unknown>>): Promise<'tracked' | 'dropped'>
  /** Ends open connections. */
  close(): Promise<void>
}

/** The shop's project at the tracking service. */
export interface TrackingSettings {
  readonly url: string
  readonly project: string
  /** Token of the public kind: it can write, and read no data of visitors. */
  readonly token: string
}

/** Most commands the service takes at once. */
const MAX_COMMANDS = 50
const TIMEOUT_MS = 2000

/** Sends events in batches. Nothing connects before the first. */
export function createTracker(settings: TrackingSettings, limits: { readonly totalTimeoutMs?: number } = {}): Tracker {
  const client = createServiceClient({
    service: 'tracking',
    baseUrl: settings.url,
    totalTimeoutMs: limits.totalTimeoutMs ?? TIMEOUT_MS,
    maxConcurrentCalls: 10,
  })
  const path = `/track/v2/projects/${encodeURIComponent(settings.project)}`
  const headers = { authorization: `Token ${settings.token}` }

  async function send(call: string, json: unknown, isTaken: (answer: unknown) => boolean): Promise<'tracked' | 'dropped'> {
    try {
      // The service counts an event twice that comes twice, so no call is repeated.
      const { status, text } = await client.call({ method: 'POST', path: path + call, headers, json, isRepeatable: false })
      return status === 200 && isTaken(readJsonObject(text)) ? 'tracked' : 'dropped'
    } catch (error) {
      if (error instanceof UpstreamError) return 'dropped'
      throw error
    }
  }

  return {
    async track(customer, events) {
      let outcome: 'tracked' | 'dropped' = 'tracked'
      for (let start = 0; start < events.length; start += MAX_COMMANDS) {
        const commands = events.slice(start, start + MAX_COMMANDS).map(event => ({
          name: 'customers/events',
          command_id: event.id,
          data: { customer_ids: customer, ...dataOf(event) },
        }))
        if ((await send('/batch', { commands }, isWholeBatch)) === 'dropped') outcome = 'dropped'
      }
      return outcome
    },
    updateCustomer: (customer, properties) =>
      send('/customers', { customer_ids: customer, properties }, answer => isSuccess(answer)),
    close: () => client.close(),
  }
}

function dataOf({ id, type, at, properties }: TrackingEvent): object {
  return { event_type: type, timestamp: Date.parse(at) / 1000, properties: { ...properties, event_id: id } }
}

function isSuccess(answer: unknown): boolean {
  return (answer as { success?: unknown } | undefined)?.success === true
}

/** Each event has a result of its own; the whole can have succeeded without one of them. */
function isWholeBatch(answer: unknown): boolean {
  const results = (answer as { results?: unknown } | undefined)?.results
  return isSuccess(answer) && Array.isArray(results) && results.every(isSuccess)
}
