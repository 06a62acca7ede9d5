import type { EngineContext } from '@shop/engine/database'
import { queueDatabaseOf, relayOutbox } from '@shop/engine/outbox'
import { MailFailure } from '@shop/integrations/mail'
import { inJob, type Tracer } from '@shop/monitoring'
import type { FastifyBaseLogger } from 'fastify'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { describeFailure } from '../log/describe-failure.ts'
import { deadLettersOf } from './dead-letters.ts'
import { OLD_JOBS } from './old-jobs.ts'
import { RESTORED_JOBS } from './stored-jobs.ts'
import { takeJobs } from './take-jobs.ts'

/** What follows from a topic of the outbox: one mail per message, or one call of another service. */
export interface OutboxJob {
  /** Topic of the outbox. */
  readonly topic: string
  /** Name of the queue; its dead letters are in `<queue>-dead`. */
  readonly queue: string
  /** Tries after the first, each after about twice the time of the one before. */
  readonly retryLimit: number
  /**
   * The job of a message. Its id is that of what it is about, so that it is sent once, however often it is requested.
   * It waits for `startAfter` seconds, default none.
   */
  jobOf(payload: unknown): { readonly id: string; readonly data: object; readonly startAfter?: number }
  /** Those of the messages that a job follows from; default all of them. */
  chooseMessages?(payloads: readonly unknown[]): Promise<readonly unknown[]>
  /** Sends what follows. Throws `MailFailure`, or an error when it cannot be written or is not taken. */
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
/** Twice as many as there are connections to the mail server: asking for jobs costs the database as much as ten of them. */
const JOBS_AT_ONCE = 10

const DUE_QUEUES = `
  select queue from unnest($1::text[]) queue
  where exists (select from pgboss.job job where job.name = queue and job.state < 'active' and not job.blocked and job.start_after <= now())`

/** The jobs that follow from the messages of the outbox. */
export interface JobQueue {
  /** Turns waiting messages into jobs; true when there may be more. */
  relayOutbox(): Promise<boolean>
  /** Sends some mails of every kind; true when there may be more. One that fails is tried again later, then becomes a dead letter. */
  processMails(): Promise<boolean>
  /** Makes some calls of every kind, in the same way. */
  processCalls(): Promise<boolean>
  close(): Promise<void>
}

export interface JobQueueOptions {
  readonly context: EngineContext
  readonly databaseUrl: string
  readonly log: FastifyBaseLogger
  /** Makes traces of jobs; undefined where none are made. */
  readonly tracer?: Tracer | undefined
  readonly mails: readonly OutboxJob[]
  /** Calls of services that may be slow, for which no mail waits. */
  readonly calls: readonly OutboxJob[]
}

/** Opens the queue in the shop's database, making its tables when they are missing. Throws when it cannot be reached. */
export async function openJobQueue({ context, databaseUrl, log, tracer, mails, calls }: JobQueueOptions): Promise<JobQueue> {
  const all = [...mails, ...calls]
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
    for (const { queue, retryLimit } of all) {
      const deadLetter = deadLettersOf(queue)
      await boss.createQueue(deadLetter, DEAD_LETTER_OPTIONS)
      await boss.createQueue(queue, { ...QUEUE_OPTIONS, retryLimit, deadLetter })
    }
    for (const aside of [OLD_JOBS, RESTORED_JOBS]) await takeJobs(boss, aside)
  } catch (error) {
    // The worker tries again in a second, with a queue of its own connections.
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
  const topics = all.map(({ topic }) => topic)

  // Not pg-boss's own `work`: a lost connection between two of its steps must not end the process or repeat a mail.
  async function isSent(kind: OutboxJob, job: JobWithMetadata<object>): Promise<boolean> {
    try {
      await inJob({ queue: kind.queue, id: job.id, attempt: job.retryCount + 1 }, tracer, () => kind.send(job.data))
    } catch (error) {
      await settleFailure(kind, job, error)
      return false
    }
    log.info({ job: kind.queue, id: job.id }, 'sent')
    return true
  }

  async function settleFailure({ queue }: OutboxJob, job: JobWithMetadata<object>, error: unknown): Promise<void> {
    const failure = describeFailure(error)
    const fields = { job: queue, id: job.id, attempt: job.retryCount + 1, error: failure }
    if (error instanceof MailFailure && error.isPermanent) {
      log.error(fields, 'cannot be sent')
      await boss.send(deadLettersOf(queue), job.data, { id: job.id })
      await boss.complete(queue, job.id, { outcome: 'refused', ...failure })
      return
    }
    if (job.retryCount >= job.retryLimit) log.error(fields, 'not sent, giving up')
    else log.warn(fields, 'not sent yet')
    await boss.fail(queue, job.id, failure)
  }

  // The shop's own connections keep what comes again and again planned; the queue's would plan it each time.
  const db = queueDatabaseOf(context)

  /** The kinds that have a job which is due now: to ask each queue for one costs twenty times as much. */
  async function dueKinds(kinds: readonly OutboxJob[]): Promise<OutboxJob[]> {
    const { rows } = await db.executeSql(DUE_QUEUES, [kinds.map(({ queue }) => queue)])
    const due = new Set((rows as { queue: string }[]).map(({ queue }) => queue))
    return kinds.filter(({ queue }) => due.has(queue))
  }

  async function processKind(kind: OutboxJob): Promise<boolean> {
    const jobs = await boss.fetch<object>(kind.queue, { batchSize: JOBS_AT_ONCE, includeMetadata: true, db })
    const outcomes = await Promise.allSettled(jobs.map(job => isSent(kind, job)))
    const sent = jobs.filter((_job, place) => {
      const outcome = outcomes[place]
      return outcome?.status === 'fulfilled' && outcome.value
    })
    // One statement for all of them: planning it takes the database a millisecond.
    if (sent.length > 0)
      await boss.complete(
        kind.queue,
        sent.map(({ id }) => id),
        null,
        { db },
      )
    // A job whose outcome could not be written expires and is fetched again.
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    return jobs.length === JOBS_AT_ONCE
  }

  async function processAll(kinds: readonly OutboxJob[]): Promise<boolean> {
    let hasMore = false
    for (const kind of await dueKinds(kinds)) hasMore = (await processKind(kind)) || hasMore
    return hasMore
  }

  return {
    async relayOutbox() {
      const count = await relayOutbox(context, { topics, limit: RELAY_BATCH }, async (messages, transaction) => {
        for (const kind of all) {
          const payloads = messages.filter(({ topic }) => topic === kind.topic).map(({ payload }) => payload)
          if (payloads.length === 0) continue
          const chosen = kind.chooseMessages ? await kind.chooseMessages(payloads) : payloads
          const jobs = chosen.map(payload => kind.jobOf(payload))
          // pg-boss refuses an id that is twice in one call; the first one counts, as it does between calls.
          const jobOfId = new Map(jobs.toReversed().map(job => [job.id, job]))
          if (jobs.length > 0) await boss.insert(kind.queue, [...jobOfId.values()], { db: transaction })
        }
      })
      return count === RELAY_BATCH
    },
    processMails: () => processAll(mails),
    processCalls: () => processAll(calls),
    close: () => boss.stop({ graceful: false }),
  }
}
