import type { EngineContext } from '@shop/engine/database'
import { relayOutbox } from '@shop/engine/outbox'
import { MailFailure } from '@shop/integrations/mail'
import type { FastifyBaseLogger } from 'fastify'
import PgBoss from 'pg-boss'
import { describeFailure } from '../log/describe-failure.ts'
import type { MailJob } from './mail-job.ts'

const DAY_SECONDS = 86_400
/** First after seconds, then after twice the time of the try before. */
const RETRIES = { retryDelay: 2, retryBackoff: true }
const RELAY_BATCH = 100
const MAILS_AT_ONCE = 5

/** The jobs that follow from what the outbox tells. */
export interface JobQueue {
  /** Turns waiting messages into jobs; true when there may be more. */
  takeFromOutbox(): Promise<boolean>
  /** Does some jobs of every kind; true when there may be more. One that fails is tried again later, then becomes a dead letter. */
  workOff(): Promise<boolean>
  close(): Promise<void>
}

export interface JobQueueOptions {
  readonly context: EngineContext
  readonly databaseUrl: string
  readonly log: FastifyBaseLogger
  readonly mails: readonly MailJob[]
}

type Job = PgBoss.JobWithMetadata<object>

const deadLettersOf = (queue: string) => `${queue}-dead`

/** Opens the queue in the shop's database, making its tables when they are missing. Throws when it cannot be reached. */
export async function openJobQueue({ context, databaseUrl, log, mails }: JobQueueOptions): Promise<JobQueue> {
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
  for (const { queue, retryLimit } of mails) {
    const deadLetter = deadLettersOf(queue)
    await boss.createQueue(deadLetter, { name: deadLetter, retentionDays: 90 })
    await boss.createQueue(queue, { name: queue, ...settings, retryLimit, deadLetter })
  }
  const mailOf = new Map(mails.map(mail => [mail.topic, mail]))

  // Not pg-boss's own `work`: it leaves the outcome of a job unawaited, so a lost connection would end the process.
  async function settle(mail: MailJob, job: Job): Promise<void> {
    try {
      await mail.send(job.data)
    } catch (error) {
      return settleFailure(mail, job, error)
    }
    // Outside of the above: a mail that is out must not be sent again because this could not be noted down at once.
    await boss.complete(mail.queue, job.id)
    log.info({ mail: mail.queue, id: job.id }, 'mail sent')
  }

  async function settleFailure({ queue }: MailJob, job: Job, error: unknown): Promise<void> {
    const failure = describeFailure(error)
    const fields = { mail: queue, id: job.id, attempt: job.retryCount + 1, error: failure }
    if (error instanceof MailFailure && error.isPermanent) {
      log.error(fields, 'mail cannot be sent')
      await boss.send(deadLettersOf(queue), job.data)
      await boss.complete(queue, job.id, { outcome: 'refused' })
      return
    }
    if (job.retryCount >= job.retryLimit) log.error(fields, 'mail not sent, giving up')
    else log.warn(fields, 'mail not sent yet')
    await boss.fail(queue, job.id, failure)
  }

  async function workOffKind(mail: MailJob): Promise<boolean> {
    const jobs = await boss.fetch<object>(mail.queue, { batchSize: MAILS_AT_ONCE, includeMetadata: true })
    const outcomes = await Promise.allSettled(jobs.map(job => settle(mail, job)))
    // What could not even be noted down comes back by itself when its time is over.
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    return jobs.length === MAILS_AT_ONCE
  }

  return {
    async takeFromOutbox() {
      const wanted = { topics: [...mailOf.keys()], limit: RELAY_BATCH }
      const count = await relayOutbox(context, wanted, async (messages, transaction) => {
        const jobs = messages.flatMap(({ topic, payload }) => {
          const mail = mailOf.get(topic)
          return mail ? [{ ...mail.jobOf(payload), name: mail.queue }] : []
        })
        await boss.insert(jobs, { db: transaction })
      })
      return count === RELAY_BATCH
    },
    async workOff() {
      let isMore = false
      for (const mail of mails) isMore = (await workOffKind(mail)) || isMore
      return isMore
    },
    close: () => boss.stop({ graceful: false }),
  }
}
