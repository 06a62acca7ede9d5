import { ERASED_EMAIL } from '@shop/domain/privacy'
import { SHOP_NAME, type Store } from '@shop/domain/store'
import type { EngineContext } from '@shop/engine/database'
import type { Mail, Mailer } from '@shop/integrations/mail'
import { PAGE_PASSAGES } from './mail-page.ts'

/** What sending a mail of the shop takes. */
export interface MailContext {
  readonly context: EngineContext
  readonly mailer: Mailer
  /** Address of the sender of all mails. */
  readonly mailFrom: string
  /** Where mail servers report what could not be delivered; default the sender. */
  readonly returnPath?: string
}

/** What sending a mail with a link into the shop takes. */
export interface LinkMailContext extends MailContext {
  /** Port of the storefront on this machine, where links lead while mails stay on it; default the markets' own hosts. */
  readonly localPort?: number
  /** Port of the self-service orders site on this machine. */
  readonly ordersPort?: number
}

/** What sending a mail with the texts of a contract takes. */
export interface OrderMailContext extends LinkMailContext {
  /** The shop's own VAT number, as its pages name it; default the company's. */
  readonly shopVatId?: string
}

/** A finished mail of the shop. */
export interface ShopMail extends Pick<Mail, 'to' | 'subject' | 'text' | 'html' | 'shared' | 'unsubscribeUrl' | 'attachments'> {
  /** What kind of mail it is, such as `order-confirmation`. */
  readonly kind: string
  /** What it is about. With its kind it makes the id of the mail, which stays the same however often it is sent. */
  readonly id: string
  /** The store it speaks for; answers go there. */
  readonly store: Store
}

/** Sends a mail of the shop, but for one whose recipient was erased. Throws `MailFailure` when the server does not take it. */
export function postMail({ mailer, mailFrom, returnPath }: MailContext, mail: ShopMail): Promise<void> {
  if (mail.to === ERASED_EMAIL) return Promise.resolve()
  const { kind, id, store, shared = PAGE_PASSAGES, ...content } = mail
  return mailer.send({
    ...content,
    shared,
    from: { name: SHOP_NAME, address: mailFrom },
    replyTo: store.custom.email,
    returnPath: returnPath ? tagged(returnPath, id) : mailFrom,
    messageId: `${kind}.${id}@${domainOf(mailFrom)}`,
    feedbackId: `${kind}:${store.key}:${SHOP_NAME.toLowerCase()}`,
  })
}

function domainOf(address: string): string {
  return address.slice(address.indexOf('@') + 1)
}

/** A return path that says which mail came back (variable envelope return path); mail servers deliver it to the address without tag. */
function tagged(address: string, tag: string): string {
  return address.replace('@', `+${tag}@`)
}
