import type { EngineContext } from '@shop/engine/database'
import { relayOutbox } from '@shop/engine/outbox'
import { MailFailure } from '@shop/integrations/mail'
import type { FastifyBaseLogger } from 'fastify'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { describeFailure } from '../log/describe-failure.ts'
import { adoptOldJobs } from './adopt-old-jobs.ts'
import { deadLettersOf } from './dead-letters.ts'

/** What follows from a topic of the outbox, mostly a mail: once per message. */
export interface MailJob {
  /** Topic of the outbox. */
  readonly topic: string
  /** Name of the queue; its dead letters are in `<queue>-dead`. */
  readonly queue: string
  /** Tries after the first, each after about twice the time of the one before. */
  readonly retryLimit: number
  /**
   * The job of a message. Its id is that of what the mail is about, so that it is sent once, however often it is requested.
   * It waits for `startAfter` seconds, default none.
   */
  jobOf(payload: unknown): { readonly id: string; readonly data: object; readonly startAfter?: number }
  /** Sends the mail. Throws `MailFailure`, or an error when it cannot be written. */
  send(data: object): Promise<void>
}

const DAY_SECONDS = 86_400
const QUEUE_OPTIONS = {
  // First after seconds, then after twice the time of the try before.
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 60,
  retentionSeconds: 30 * DAY_SECONDS,
  // A finished job keeps its id taken for this long: an order that is relayed again is not confirmed again.
  deleteAfterSeconds: 30 * DAY_SECONDS,
}
const DEAD_LETTER_OPTIONS = { retentionSeconds: 90 * DAY_SECONDS }
const RELAY_BATCH = 100
const MAILS_AT_ONCE = 5

/** The jobs that follow from the messages of the outbox. */
export interface JobQueue {
  /** Turns waiting messages into jobs; true when there may be more. */
  relayOutbox(): Promise<boolean>
  /** Processes some jobs of every kind; true when there may be more. One that fails is tried again later, then becomes a dead letter. */
  processJobs(): Promise<boolean>
  close(): Promise<void>
}

export interface JobQueueOptions {
  readonly context: EngineContext
  readonly databaseUrl: string
  readonly log: FastifyBaseLogger
  readonly mails: readonly MailJob[]
}

/** Opens the queue in the shop's database, making its tables when they are missing. Throws when it cannot be reached. */
export async function openJobQueue({ context, databaseUrl, log, mails }: JobQueueOptions): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'worker',
    max: 3,
    schedule: false,
    registerInstance: false,
  })
  boss.on('error', error => log.warn({ error: describeFailure(error) }, 'the job queue has a problem'))
  try {
    await boss.start()
    for (const { queue, retryLimit } of mails) {
      const deadLetter = deadLettersOf(queue)
      await boss.createQueue(deadLetter, DEAD_LETTER_OPTIONS)
      await boss.createQueue(queue, { ...QUEUE_OPTIONS, retryLimit, deadLetter })
    }
    await adoptOldJobs(boss)
  } catch (error) {
    // The worker tries again in a second, with a queue of its own connections.
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
  const topics = mails.map(({ topic }) => topic)

  // Not pg-boss's own `work`: a lost connection between two of its steps must not end the process or repeat a mail.
  async function isSent(mail: MailJob, job: JobWithMetadata<object>): Promise<boolean> {
    try {
      await mail.send(job.data)
    } catch (error) {
      await settleFailure(mail, job, error)
      return false
    }
    log.info({ mail: mail.queue, id: job.id }, 'job done')
    return true
  }

  async function settleFailure({ queue }: MailJob, job: JobWithMetadata<object>, error: unknown): Promise<void> {
    const failure = describeFailure(error)
    const fields = { mail: queue, id: job.id, attempt: job.retryCount + 1, error: failure }
    if (error instanceof MailFailure && error.isPermanent) {
      log.error(fields, 'job cannot be done')
      await boss.send(deadLettersOf(queue), job.data, { id: job.id })
      await boss.complete(queue, job.id, { outcome: 'refused', ...failure })
      return
    }
    if (job.retryCount >= job.retryLimit) log.error(fields, 'job not done, giving up')
    else log.warn(fields, 'job not done yet')
    await boss.fail(queue, job.id, failure)
  }

  async function processKind(mail: MailJob): Promise<boolean> {
    const jobs = await boss.fetch<object>(mail.queue, { batchSize: MAILS_AT_ONCE, includeMetadata: true })
    const outcomes = await Promise.allSettled(jobs.map(job => isSent(mail, job)))
    const sent = jobs.filter((_job, place) => {
      const outcome = outcomes[place]
      return outcome?.status === 'fulfilled' && outcome.value
    })
    // One statement for all of them: planning it takes the database a millisecond.
    if (sent.length > 0)
      await boss.complete(
        mail.queue,
        sent.map(({ id }) => id),
      )
    // A job whose outcome could not be written expires and is fetched again.
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    return jobs.length === MAILS_AT_ONCE
  }

  return {
    async relayOutbox() {
      const count = await relayOutbox(context, { topics, limit: RELAY_BATCH }, async (messages, transaction) => {
        for (const mail of mails) {
          const jobs = messages.filter(({ topic }) => topic === mail.topic).map(({ payload }) => mail.jobOf(payload))
          // pg-boss refuses an id that is twice in one call; the first one counts, as it does between calls.
          const jobOfId = new Map(jobs.toReversed().map(job => [job.id, job]))
          if (jobs.length > 0) await boss.insert(mail.queue, [...jobOfId.values()], { db: transaction })
        }
      })
      return count === RELAY_BATCH
    },
    async processJobs() {
      let hasMore = false
      for (const mail of mails) hasMore = (await processKind(mail)) || hasMore
      return hasMore
    },
    close: () => boss.stop({ graceful: false }),
  }
}
