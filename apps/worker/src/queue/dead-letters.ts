import type { EngineContext } from '@shop/engine/database'
import { type QueueDatabase, queueDatabaseOf } from '@shop/engine/outbox'
import { SUPPORT_CASE_TOPIC } from '@shop/engine/support-case'
import { type JobWithMetadata, PgBoss } from 'pg-boss'

const SUFFIX = '-dead'
/** Queue of the purchases that reports count. */
export const PURCHASE_QUEUE = 'order-tracking'
/**
 * What is no mail: cases that customer care has not taken are listed by their numbers (`npm run admin -- support-cases`), and a
 * purchase that is missing in reports is nothing the owner has to look at.
 */
const OTHERS: readonly string[] = [SUPPORT_CASE_TOPIC, PURCHASE_QUEUE]

/** Name of the queue that keeps what could not be sent of another. */
export function deadLettersOf(queue: string): string {
  return `${queue}${SUFFIX}`
}

/** The queue whose dead letters a queue keeps; undefined for one that keeps none. */
export function queueOfDeadLetters(name: string): string | undefined {
  return name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : undefined
}

/** A mail that could not be sent and is not tried again by itself. */
export interface DeadLetter {
  readonly id: string
  /** What kind of mail it is: the name of its queue, such as `order-confirmation`. */
  readonly mail: string
  /** What it is about: the fields of its job, ids mostly. */
  readonly about: Readonly<Record<string, unknown>>
  /** ISO instant at which it was given up. */
  readonly givenUpAt: string
  readonly attempts: number
  /** What the last attempt failed with; names no person. */
  readonly reason: string
}

/** The mails that were given up, oldest first; none before the worker has run for the first time. */
export async function listDeadLetters(context: EngineContext): Promise<DeadLetter[]> {
  return withQueues(queueDatabaseOf(context), [], async boss => {
    const letters: DeadLetter[] = []
    for (const mail of await mailsOf(boss)) {
      const jobs = await boss.findJobs<Record<string, unknown>>(deadLettersOf(mail), { queued: true })
      for (const job of jobs) letters.push(await letterOf(boss, mail, job))
    }
    return letters.toSorted((a, b) => (a.givenUpAt < b.givenUpAt ? -1 : 1))
  })
}

/** Hands a mail that was given up to the worker once more, with all its attempts; undefined where there is no such mail. */
export async function retryDeadLetter(context: EngineContext, id: string): Promise<DeadLetter | undefined> {
  return withQueues(queueDatabaseOf(context), undefined, async boss => {
    for (const mail of await mailsOf(boss)) {
      const [job] = await boss.findJobs<Record<string, unknown>>(deadLettersOf(mail), { id, queued: true })
      if (!job) continue
      const letter = await letterOf(boss, mail, job)
      const moved = await boss.redrive(deadLettersOf(mail), { ids: [id], destination: mail })
      if (moved === 1) return letter
    }
    return undefined
  })
}

async function withQueues<T>(db: QueueDatabase, withoutQueues: T, work: (boss: PgBoss) => Promise<T>): Promise<T> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.executeSql(text, values) },
    supervise: false,
    schedule: false,
    migrate: false,
    registerInstance: false,
  })
  boss.on('error', () => undefined)
  if (!(await boss.isInstalled())) return withoutQueues
  await boss.start()
  try {
    return await work(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}

async function mailsOf(boss: PgBoss): Promise<string[]> {
  const queues = await boss.getQueues()
  const names = new Set(queues.map(({ name }) => name))
  return [...names].filter(name => names.has(deadLettersOf(name)) && !OTHERS.includes(name)).sort()
}

/** What a mail server refuses for good is put among the dead letters by the worker, with the id of its job; the rest by the queue. */
async function letterOf(boss: PgBoss, mail: string, job: JobWithMetadata<Record<string, unknown>>): Promise<DeadLetter> {
  const refused = job.sourceOutput === null ? (await boss.findJobs(mail, { id: job.id }))[0] : undefined
  return {
    id: job.id,
    mail,
    about: job.data,
    // The driver of the shop's database reads instants as texts.
    givenUpAt: new Date(job.createdOn).toISOString(),
    attempts: (job.sourceRetryCount ?? refused?.retryCount ?? 0) + 1,
    reason: reasonOf(job.sourceOutput ?? refused?.output),
  }
}

interface Failure {
  readonly type?: unknown
  readonly message?: unknown
  readonly sqlState?: unknown
  /** How the queue itself puts it, such as for a job whose worker is gone. */
  readonly value?: { readonly message?: unknown }
}

function reasonOf(output: Failure | null | undefined): string {
  const { type, message, sqlState, value } = output ?? {}
  const parts = message ?? value?.message ?? [type, sqlState].filter(Boolean).join(' ')
  return typeof parts === 'string' && parts !== '' ? parts : 'not known'
}
