import { type AttemptLimit, countAttempt } from '../attempt/count-attempt.ts'
import type { Database } from '../database/context.ts'
import { tell } from '../outbox/tell.ts'
import { KNOWN_EMAIL_TOPIC } from './email-proof-topics.ts'

/** Mails that tell a customer of others who want an account with her address. */
const KNOWN_EMAIL_MAILS: AttemptLimit = { attempts: 3, withinSeconds: 86_400 }

/** Whose address somebody used, and the store and language in which she is written to. */
export interface KnownEmail {
  /** Id of what led to it, which the mail takes as its own. */
  readonly messageId: string
  readonly customerId: string
  readonly storeKey: string
  readonly locale: string
}

/**
 * Has a customer told that somebody wanted an account with her address, in the transaction of `db`; three times a day at
 * most, so that nobody can flood her mailbox.
 */
export async function tellKnownEmail(db: Database, known: KnownEmail): Promise<void> {
  if ((await countAttempt(db, ['known-email-mails', known.customerId], KNOWN_EMAIL_MAILS)) !== undefined) return
  await tell(db, { topic: KNOWN_EMAIL_TOPIC, payload: known, dedupKey: `${KNOWN_EMAIL_TOPIC}/${known.messageId}` })
}
