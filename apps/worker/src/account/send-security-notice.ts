import { SECURITY_NOTICE_KINDS, type SecurityNoticeKind } from '@shop/domain/login'
import { localeOf, timeZoneOf } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import { findCustomer } from '@shop/engine/customer'
import type { Translate } from '@shop/i18n'
import { formatInstant } from '@shop/i18n/format'
import { unlinked } from '../mail/html.ts'
import { type LinkMailPlace, linkMail } from '../mail/link-mail.ts'
import { findPlace, startOf } from '../mail/mail-place.ts'
import { type LinkMailContext, postMail } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import { idsIn } from '../queue/message-fields.ts'

/** A new way into a customer's account, as the outbox tells it. */
export interface SecurityNoticeMessage {
  readonly messageId: string
  readonly kind: SecurityNoticeKind
  readonly customerId: string
  readonly storeKey: string
  readonly locale: string
  /** Name of a browser or of a passkey; may be empty. */
  readonly device: string
  /** ISO instant. */
  readonly at: string
}

/** The notice in a message of the outbox. Throws for any other payload. */
export function securityNoticeOf(payload: unknown): SecurityNoticeMessage {
  const { kind, storeKey, locale, device, at } = (payload ?? {}) as Record<string, unknown>
  const known = SECURITY_NOTICE_KINDS.find(name => name === kind)
  if (
    !known ||
    typeof storeKey !== 'string' ||
    typeof locale !== 'string' ||
    typeof device !== 'string' ||
    typeof at !== 'string'
  )
    throw new Error('A message that is no notice about an account')
  return { ...idsIn(payload, 'messageId', 'customerId'), kind: known, storeKey, locale, device, at }
}

/** Mails a customer that there is a new way into their account, or one less. Throws `MailFailure` when it is not taken. */
export async function sendSecurityNotice(post: LinkMailContext, notice: SecurityNoticeMessage): Promise<void> {
  const { context, localPort } = post
  const customer = await findCustomer(context, notice.customerId)
  if (!customer) return
  const place = await findPlace(context, notice)
  const { store, market, language } = place
  const href = `${startOf({ market, language, localPort })}/my-account/security`
  const t = await translatorOf(localeOf(market, language))
  const time = formatInstant(notice.at, timeZoneOf(market))
  await postMail(post, {
    ...securityNoticeMail(place, { ...notice, time, href }, t),
    to: customer.email,
    kind: notice.kind,
    id: notice.messageId,
    store,
  })
}

/** The mail about a way into an account. Its name may be another person's text, so that nothing in it becomes a link. */
function securityNoticeMail(
  place: LinkMailPlace,
  { kind, device, time, href }: Pick<SecurityNoticeMessage, 'kind' | 'device'> & { readonly time: string; readonly href: string },
  t: Translate,
) {
  const shop = SHOP_NAME
  const name = unlinked(device)
  const said = {
    'new-device': () => [
      t('mail.newDeviceTitle'),
      t('mail.newDeviceIntro', { shop, device: name || t('signIn.unknownDevice'), time }),
    ],
    'passkey-added': () => [t('mail.passkeyAddedTitle'), t('mail.passkeyAddedIntro', { shop, name, time })],
    'passkey-removed': () => [t('mail.passkeyRemovedTitle'), t('mail.passkeyRemovedIntro', { shop, name, time })],
  }
  const [title = '', intro = ''] = said[kind]()
  const words = {
    title,
    opening: [intro, t('mail.securityNotYou')],
    links: [{ label: t('account.security'), href }],
    rules: [],
    reason: t('mail.accountReason', { shop }),
  }
  return linkMail(place, words, t)
}
