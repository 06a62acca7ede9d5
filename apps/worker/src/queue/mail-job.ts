/** What follows from a topic of the outbox: one mail per message. */
export interface MailJob {
  /** Topic of the outbox. */
  readonly topic: string
  /** Name of the queue; its dead letters are in `<queue>-dead`. */
  readonly queue: string
  /** Tries after the first, each after about twice the time of the one before. */
  readonly retryLimit: number
  /** The job of a message. Its id is that of what the mail is about, so that it is sent once whoever asks for it. */
  jobOf(payload: unknown): { readonly id: string; readonly data: object }
  /** Sends the mail. Throws `MailFailure`, or an error when it cannot be written. */
  send(data: object): Promise<void>
}
