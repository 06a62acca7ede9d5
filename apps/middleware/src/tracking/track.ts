import { createHash } from 'node:crypto'
import type { Locale } from '@shop/domain/market'
import type { TrackingEvent } from '@shop/domain/tracking'
import type { Session } from '@shop/engine/session'
import type { TrackingEntry } from '@shop/engine/tracking'
import type { OperationContext } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'
import type { TrackedVisitor } from '../visitor/tracked-visitor.ts'

/** What every tracking call has. */
export interface TrackingEnvelope {
  readonly id: string
  readonly locale: Locale
  readonly age_ms?: number | undefined
}

/** What a handler adds to an event, of which the rest is the same for all. */
export type EventPart = Pick<TrackingEvent, 'type' | 'properties'> & {
  readonly sku?: string | undefined
}

/** Who is tracked. */
export interface Tracked {
  readonly visitor: TrackedVisitor
  readonly session: Session | undefined
}

/** The answer of every tracking call. */
export interface TrackingResult {
  readonly tracking: { readonly isTaken: boolean }
}

/**
 * Takes events of a visitor who agreed to statistics, and nothing of any other (TRACK-15). What is taken is written down
 * later: no caller waits, and a database that is slow or away loses events and no shopper (TRACK-16).
 */
export async function track(
  call: OperationContext,
  envelope: TrackingEnvelope,
  eventsOf: (tracked: Tracked) => Promise<readonly EventPart[]> | readonly EventPart[],
): Promise<TrackingResult> {
  return take(call, envelope, async tracked => {
    const { visitor, session } = tracked
    const parts = await eventsOf(tracked)
    return parts.map(({ sku, ...part }, index) => ({
      kind: 'event' as const,
      ...part,
      ...(sku ? { sku } : {}),
      ...(session?.customerId ? { customerId: session.customerId } : {}),
      id: idOfPart(envelope.id, index),
      occurredAt: occurredAtOf(call, envelope),
      locale: envelope.locale,
      browserId: visitor.browserId,
      isForwarded: visitor.allowsMarketing && call.tracking.isForwarding,
    }))
  })
}

/** Tells facts of the customer who is signed in, where the visitor agreed to marketing; nothing is stored of them. */
export async function trackCustomer(
  call: OperationContext,
  envelope: TrackingEnvelope,
  properties: TrackingEvent['properties'],
): Promise<TrackingResult> {
  return take(call, envelope, async ({ visitor, session }) => {
    if (!session?.customerId || !visitor.allowsMarketing || !call.tracking.isForwarding) return []
    const { browserId } = visitor
    const told = { id: envelope.id, occurredAt: occurredAtOf(call, envelope), browserId, properties }
    return [{ kind: 'customer', ...told, registered: session.customerId, isForwarded: true }]
  })
}

async function take(
  call: OperationContext,
  { locale }: TrackingEnvelope,
  entriesOf: (tracked: Tracked) => Promise<readonly TrackingEntry[]>,
): Promise<TrackingResult> {
  requireOwnLocale(call.market, locale)
  const { visitor } = call.session
  if (!visitor || !call.tracking.admits(call.clientAddress)) return { tracking: { isTaken: false } }
  const entries = await entriesOf({ visitor, session: await call.session.find() })
  return { tracking: { isTaken: entries.length > 0 && call.tracking.record(entries) } }
}

function occurredAtOf({ engine }: OperationContext, { age_ms: ageMs = 0 }: TrackingEnvelope): string {
  return new Date(Date.parse(engine.now()) - ageMs).toISOString()
}

/** The id of the `index`th event of a call: the first has that of the call, each further one always the same. */
function idOfPart(id: string, index: number): string {
  if (index === 0) return id
  const hex = createHash('sha256').update(`${id} ${index}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
