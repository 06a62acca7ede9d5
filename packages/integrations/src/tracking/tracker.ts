import type { TrackingEventType } from '@shop/domain/tracking'
import { readJsonObject } from '../http/json-object.ts'
import { createServiceClient, UpstreamError } from '../http/service-client.ts'

/** Whom an event is about: the id of the account, of the browser, or both, by which the service takes them for one. */
export type TrackedCustomer =
  | { readonly registered: string; readonly cookie?: string }
  | { readonly registered?: string; readonly cookie: string }

/** Something that happened. Its properties name no e-mail address: the customer is known by the ids alone. */
export interface ForwardedEvent {
  /** Of the shop's own; the same when an event is told again, so that reports can count it once. */
  readonly id: string
  readonly type: TrackingEventType
  /** ISO instant. */
  readonly at: string
  readonly properties: Readonly<Record<string, unknown>>
}

/** What the service is told: something that happened, or facts of a customer. */
export type TrackingCommand =
  | { readonly kind: 'event'; readonly customer: TrackedCustomer; readonly event: ForwardedEvent }
  | {
      readonly kind: 'customer'
      readonly id: string
      readonly customer: TrackedCustomer
      readonly properties: Readonly<Record<string, unknown>>
    }

/** What became of commands: the service has them, but for those it refuses for good; or it may not have any of them. */
export type TrackingAnswer =
  | { readonly kind: 'answered'; readonly refused: readonly string[] }
  | { readonly kind: 'unavailable'; readonly reason: string }

/** Tells a service what visitors do who agreed to it. Nothing here ever throws for what the service does. */
export interface Tracker {
  /** At most `MAX_COMMANDS`. The service counts twice what is told twice; its `event_id` is then the same. */
  send(commands: readonly TrackingCommand[]): Promise<TrackingAnswer>
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
export const MAX_COMMANDS = 50
const TIMEOUT_MS = 10_000

/** Sends commands in batches. Nothing connects before the first. */
export function createTracker(settings: TrackingSettings, limits: { readonly totalTimeoutMs?: number } = {}): Tracker {
  const client = createServiceClient({
    service: 'tracking',
    baseUrl: settings.url,
    totalTimeoutMs: limits.totalTimeoutMs ?? TIMEOUT_MS,
    maxConcurrentCalls: 10,
  })
  const path = `/track/v2/projects/${encodeURIComponent(settings.project)}/batch`
  const headers = { authorization: `Token ${settings.token}` }
  return {
    async send(commands) {
      if (commands.length > MAX_COMMANDS) throw new RangeError(`${commands.length} commands are more than the service takes`)
      const json = { commands: commands.map(commandOnWire) }
      try {
        // Not repeated at once: who calls knows how to wait.
        const { status, text } = await client.call({ method: 'POST', path, headers, json, isRepeatable: false })
        return status === 200 ? answerOf(commands, readJsonObject(text)) : { kind: 'unavailable', reason: `status ${status}` }
      } catch (error) {
        if (error instanceof UpstreamError) return { kind: 'unavailable', reason: error.message }
        throw error
      }
    },
    close: () => client.close(),
  }
}

function idOf(command: TrackingCommand): string {
  return command.kind === 'event' ? command.event.id : command.id
}

function commandOnWire(command: TrackingCommand): object {
  const customer = { customer_ids: command.customer }
  if (command.kind === 'customer')
    return { name: 'customers', command_id: command.id, data: { ...customer, properties: command.properties } }
  const { id, type, at, properties } = command.event
  const event = { event_type: type, timestamp: Date.parse(at) / 1000, properties: { ...properties, event_id: id } }
  return { name: 'customers/events', command_id: id, data: { ...customer, ...event } }
}

/** Each command has a result of its own, in their order; the whole can have succeeded without one of them. */
function answerOf(commands: readonly TrackingCommand[], answer: unknown): TrackingAnswer {
  const results = (answer as { results?: unknown } | undefined)?.results
  if (!Array.isArray(results) || results.length !== commands.length)
    return { kind: 'unavailable', reason: 'an answer without a result for each command' }
  return { kind: 'answered', refused: commands.filter((_command, index) => !isSuccess(results[index])).map(idOf) }
}

function isSuccess(result: unknown): boolean {
  return (result as { success?: unknown } | undefined)?.success === true
}
