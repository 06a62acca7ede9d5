import { SHOP_NAME } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { type LinkMailPlace, linkMail } from '../mail/link-mail.ts'
import { type LinkPlace, startOf } from '../mail/mail-place.ts'

/** URL of the page on which a customer chooses a new password (ROUTE-21), with the token that allows it. */
export function resetLink(place: LinkPlace, token: string): string {
  return `${startOf(place)}/password-reset/change-password?token=${token}`
}

/** What a mail with a link for a new password is about. */
export interface ResetMail extends LinkMailPlace {
  readonly link: string
}

/** Subject and both forms of the mail by which a customer of another shop chooses a first password here, within `days`. */
export function invitationMail(mail: ResetMail, { days }: { readonly days: number }, t: Translate) {
  const title = t('mail.inviteTitle')
  const words = {
    subject: t('mail.inviteSubject', { shop: SHOP_NAME }),
    title,
    greeting: t('mail.greeting'),
    opening: [t('mail.inviteIntro', { shop: SHOP_NAME })],
    links: [{ label: title, href: mail.link }],
    rules: [t('mail.inviteValidity', { days: String(days) })],
    reason: t('mail.inviteReason', { shop: SHOP_NAME }),
  }
  return linkMail(mail, words, t)
}

/**
 * Subject and both forms of a mail with a link for a new password. It greets by no name: the account may have been registered with
 * the address of another person, and with any name.
 */
export function resetMail(mail: ResetMail, t: Translate) {
  const title = t('mail.resetTitle')
  const words = {
    subject: t('mail.resetSubject', { shop: SHOP_NAME }),
    title,
    greeting: t('mail.greeting'),
    opening: [t('mail.resetIntro', { shop: SHOP_NAME })],
    links: [{ label: title, href: mail.link }],
    rules: [t('mail.resetValidity'), t('mail.resetIgnore')],
    reason: t('mail.resetReason', { shop: SHOP_NAME }),
  }
  return linkMail(mail, words, t)
}
