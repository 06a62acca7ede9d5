import type { OutboxJob } from './job-queue.ts'

/** How a mail follows from a message of the outbox. */
export interface MailJob<Message extends object> extends Pick<OutboxJob, 'topic' | 'retryLimit'> {
  /** Name of the queue; default that of the topic. */
  readonly queue?: string
  /** Seconds that it waits; default none. */
  readonly startAfter?: number
  /** What a message says, and the job that was made of it. Throws for any other payload. */
  read(payload: unknown): Message
  /** Id of what the mail is about, so that it is sent once. */
  idOf(message: Message): string
  /** Throws `MailFailure`, or an error when it cannot be written or is not taken. */
  send(message: Message): Promise<void>
}

/** The job of a mail that is sent once for a message, and holds all that the message says. */
export function mailJob<Message extends object>(mail: MailJob<Message>): OutboxJob {
  const { topic, queue = topic, retryLimit, startAfter } = mail
  return {
    topic,
    queue,
    retryLimit,
    jobOf(payload) {
      const message = mail.read(payload)
      return { id: mail.idOf(message), data: message, ...(startAfter === undefined ? {} : { startAfter }) }
    },
    send: data => mail.send(mail.read(data)),
  }
}
