/** A finished mail to one person. Texts are plain; the adapter encodes them. */
export interface Mail {
  readonly from: MailAddress
  /** Address of the recipient. */
  readonly to: string
  /** Where an answer goes. */
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /**
   * Passages that many mails have in common, such as the terms of a contract, and that name no one: those of the text and of the
   * markup, each in the order in which they come. They are encoded once while the same list is given, and stay in memory.
   */
  readonly shared?: readonly string[]
  /** Stays the same when a mail is sent again, so that a duplicate can be recognised. Without angle brackets. */
  readonly messageId: string
  /** Sender of the envelope, where reports of mails that could not be delivered go; default the sender. */
  readonly returnPath?: string
  /** Names the kind of mail to the large providers, which count complaints by it: `<kind>:<store>:<sender>`. */
  readonly feedbackId?: string
  /** Where mail programs unsubscribe from mails such as this, by a plain POST (RFC 8058); only on those of a subscription. */
  readonly unsubscribeUrl?: string
  readonly attachments?: readonly MailAttachment[]
}

/** A file that comes with a mail. */
export interface MailAttachment {
  readonly name: string
  /** Such as `application/pdf`. */
  readonly type: string
  readonly content: Uint8Array
}

export interface MailAddress {
  readonly name: string
  readonly address: string
}

/** Sends mails through a mail server. */
export interface Mailer {
  /** Resolves once the server has taken the mail. Throws `MailFailure`. */
  send(mail: Mail): Promise<void>
  /** Ends open connections; a mail under way fails. */
  close(): void
}

/**
 * Why a mail was not taken. Carries neither addresses nor texts nor what the server said, which repeats them, so that
 * it may be logged (rule A6).
 */
export class MailFailure extends Error {
  /** The recipient will not get this mail however often it is tried. */
  readonly isPermanent: boolean

  constructor(reason: string, isPermanent: boolean) {
    super(`The mail was not taken: ${reason}`)
    this.name = 'MailFailure'
    this.isPermanent = isPermanent
  }
}
