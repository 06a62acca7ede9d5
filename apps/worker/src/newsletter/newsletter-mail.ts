import { encodeConfirmHash } from '@shop/domain/newsletter'
import { SHOP_NAME } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { type LinkMailPlace, linkMail } from '../mail/link-mail.ts'
import { type LinkPlace, startOf } from '../mail/mail-place.ts'

/** Whom and where a mail about the newsletter is for, and its link. */
export interface NewsletterMail extends LinkMailPlace {
  readonly link: string
}

/**
 * Subject and both forms of the mail that asks to confirm the newsletter. It advertises nothing, has no other link, and
 * has no name in it: whose address it is, is what it asks.
 */
export function optInMail(mail: NewsletterMail, t: Translate) {
  const title = t('mail.optInTitle')
  const words = {
    subject: t('mail.optInSubject', { shop: SHOP_NAME }),
    title,
    opening: [optInText(t)],
    links: [{ label: title, href: mail.link }],
    rules: [t('mail.optInValidity'), t('mail.optInIgnore')],
    reason: t('mail.optInReason', { shop: SHOP_NAME }),
  }
  return linkMail(mail, words, t)
}

/** What a subscriber agrees to by the link of the mail. */
export function optInText(t: Translate): string {
  return `${t('mail.optInIntro', { shop: SHOP_NAME })} ${t('mail.optInCovers')}`
}

/** The mail after a confirmation, with the page where its reader chooses what they get. */
interface WelcomeMail extends NewsletterMail {
  readonly preferencesUrl: string
}

/** Subject and both forms of the mail that says the newsletter is confirmed, and how to leave it. It knows no name. */
export function welcomeMail({ preferencesUrl, ...mail }: WelcomeMail, t: Translate) {
  const words = {
    title: t('newsletter.confirmedTitle'),
    opening: [t('account.newsletterSubscribed'), t('mail.welcomeUnsubscribe')],
    links: [
      { label: t('account.newsletterUnsubscribe'), href: mail.link },
      { label: t('mailPreference.change'), href: preferencesUrl },
    ],
    rules: [],
    reason: t('mail.welcomeReason', { shop: SHOP_NAME }),
  }
  return linkMail(mail, words, t)
}

/** The link that confirms a subscription, and leads home (NEWS-03). */
export function confirmLink(place: LinkPlace, emailToken: string): string {
  return `${startOf(place)}/exConsents/confirm?hash=${encodeConfirmHash({ emailToken, redirectTo: '/' })}`
}

/** The link that withdraws a subscription: a page with a button, and where mail programs post to. */
export function withdrawalLink(place: LinkPlace, token: string): string {
  return `${startOf(place)}/newsletter/unsubscribe/?token=${token}`
}
