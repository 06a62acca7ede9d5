import type { EngineContext } from '@shop/engine/database'
import type { Mailer } from '@shop/integrations/mail'

/** What sending a mail of the shop takes. */
export interface MailContext {
  readonly context: EngineContext
  readonly mailer: Mailer
  /** Address of the sender of all mails. */
  readonly mailFrom: string
}

/** What sending a mail with a link into the shop takes. */
export interface LinkMailContext extends MailContext {
  /** Port of the storefront on this machine, where links lead while mails stay on it; default the markets' own hosts. */
  readonly localPort?: number
}

/** What sending a mail with the texts of a contract takes. */
export interface OrderMailContext extends LinkMailContext {
  /** The shop's own VAT number, as its pages name it; default the company's. */
  readonly shopVatId?: string
}

/** Id of a mail, which stays the same however often it is sent (rule of the outbox). */
export function messageIdOf({ mailFrom }: Pick<MailContext, 'mailFrom'>, kind: string, id: string): string {
  return `${kind}.${id}@${mailFrom.slice(mailFrom.indexOf('@') + 1)}`
}
