import type { EngineContext } from '@shop/engine/database'
import { claimTrackingForwards, deleteTrackingForwards, type TrackingForward } from '@shop/engine/tracking'
import { MAX_COMMANDS, type Tracker, type TrackingCommand } from '@shop/integrations/tracking'
import type { FastifyBaseLogger } from 'fastify'

/** What telling needs: what waits, and the service it is told to. */
export interface TrackingWork {
  readonly context: EngineContext
  readonly tracker: Tracker
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Tells the service of a batch of what visitors did, at least once. What it does not take waits and is told again, in longer
 * and longer intervals; what it refuses for good is given up and logged. Returns whether there may be more at once.
 */
export async function forwardTracking({ context, tracker, log }: TrackingWork): Promise<boolean> {
  const claimed = await claimTrackingForwards(context, { limit: MAX_COMMANDS })
  if (claimed.length === 0) return false
  const answer = await tracker.send(claimed.map(commandOf))
  if (answer.kind === 'unavailable') {
    log.warn({ waiting: claimed.length, reason: answer.reason }, 'the tracking service was not told')
    return false
  }
  if (answer.refused.length > 0) log.warn({ ids: answer.refused }, 'the tracking service refuses what visitors did')
  await deleteTrackingForwards(
    context,
    claimed.map(({ id }) => id),
  )
  return claimed.length === MAX_COMMANDS
}

function commandOf(forward: TrackingForward): TrackingCommand {
  const { id, occurredAt: at, browserId: cookie, registered, properties } = forward
  const customer = registered === null ? { cookie } : { registered, cookie }
  return forward.kind === 'event'
    ? { kind: 'event', customer, event: { id, at, type: forward.type, properties } }
    : { kind: 'customer', id, customer, properties }
}
