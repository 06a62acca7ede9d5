import type { EngineContext } from '@shop/engine/database'
import { relayOutbox } from '@shop/engine/outbox'
import { MailFailure } from '@shop/integrations/mail'
import type { FastifyBaseLogger } from 'fastify'
import PgBoss from 'pg-boss'
import { describeFailure } from '../log/describe-failure.ts'
import { orderIdOf } from './order-id-of.ts'

const TOPIC = 'order-created'
const QUEUE = 'order-confirmation'
const DEAD_LETTERS = 'order-confirmation-dead'
const DAY_SECONDS = 86_400
/** Twenty attempts: after seconds at first, after one or two days at last, over about a week. */
const RETRIES = { retryLimit: 19, retryDelay: 2, retryBackoff: true }
const RELAY_BATCH = 100
const MAILS_AT_ONCE = 5

/** The jobs that follow from what the outbox tells. */
export interface JobQueue {
  /** Turns waiting messages into jobs; true when there may be more. */
  takeFromOutbox(): Promise<boolean>
  /** Does some jobs; true when there may be more. A job that fails is tried again later, then becomes a dead letter. */
  workOff(): Promise<boolean>
  close(): Promise<void>
}

export interface JobQueueOptions {
  readonly context: EngineContext
  readonly databaseUrl: string
  readonly log: FastifyBaseLogger
  /** Throws when the order could not be confirmed. */
  readonly confirmOrder: (orderId: string) => Promise<void>
}

type Job = PgBoss.JobWithMetadata<{ orderId: string }>

/** Opens the queue in the shop's database, making its tables when they are missing. Throws when it cannot be reached. */
export async function openJobQueue({ context, databaseUrl, log, confirmOrder }: JobQueueOptions): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'worker',
    max: 3,
    schedule: false,
    maintenanceIntervalSeconds: 60,
    // A job done keeps its id taken for this long: the same order told again is not confirmed again.
    archiveCompletedAfterSeconds: 30 * DAY_SECONDS,
    deleteAfterDays: 30,
  })
  boss.on('error', error => log.warn({ error: describeFailure(error) }, 'the job queue has a problem'))
  await boss.start()
  const settings = { ...RETRIES, expireInSeconds: 60, retentionDays: 30 }
  await boss.createQueue(DEAD_LETTERS, { name: DEAD_LETTERS, retentionDays: 90 })
  await boss.createQueue(QUEUE, { name: QUEUE, ...settings, deadLetter: DEAD_LETTERS })

  // Not pg-boss's own `work`: it leaves the outcome of a job unawaited, so a lost connection would end the process.
  async function settle(job: Job): Promise<void> {
    const { orderId } = job.data
    try {
      await confirmOrder(orderId)
    } catch (error) {
      return settleFailure(job, error)
    }
    // Outside of the above: a mail that is out must not be sent again because this could not be noted down at once.
    await boss.complete(QUEUE, job.id)
    log.info({ orderId }, 'order confirmed')
  }

  async function settleFailure(job: Job, error: unknown): Promise<void> {
    const failure = describeFailure(error)
    const fields = { orderId: job.data.orderId, attempt: job.retryCount + 1, error: failure }
    if (error instanceof MailFailure && error.isPermanent) {
      log.error(fields, 'order cannot be confirmed')
      await boss.send(DEAD_LETTERS, job.data)
      await boss.complete(QUEUE, job.id, { outcome: 'refused' })
      return
    }
    if (job.retryCount >= job.retryLimit) log.error(fields, 'order not confirmed, giving up')
    else log.warn(fields, 'order not confirmed yet')
    await boss.fail(QUEUE, job.id, failure)
  }

  return {
    async takeFromOutbox() {
      const count = await relayOutbox(context, { topics: [TOPIC], limit: RELAY_BATCH }, async (messages, transaction) => {
        const orderIds = messages.map(({ payload }) => orderIdOf(payload))
        // The order's id is the job's: one confirmation per order, whoever asks for it.
        const jobs = orderIds.map(orderId => ({ id: orderId, name: QUEUE, data: { orderId } }))
        await boss.insert(jobs, { db: transaction })
      })
      return count === RELAY_BATCH
    },
    async workOff() {
      const jobs = await boss.fetch<Job['data']>(QUEUE, { batchSize: MAILS_AT_ONCE, includeMetadata: true })
      const outcomes = await Promise.allSettled(jobs.map(settle))
      // What could not even be noted down comes back by itself when its time is over.
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
      return jobs.length === MAILS_AT_ONCE
    },
    close: () => boss.stop({ graceful: false }),
  }
}
