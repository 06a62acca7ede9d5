import { SHOP_NAME } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { unlinked } from '../mail/html.ts'
import { type LinkMailPlace, linkMail } from '../mail/link-mail.ts'

// None of these greets by a name: they go to addresses that are not proven yet, or are about one.

/** The mail that asks an address whether an account shall be made with it. */
export function registrationMail(place: LinkMailPlace, link: string, t: Translate) {
  const title = t('mail.registrationTitle')
  const words = {
    title,
    opening: [t('mail.registrationIntro', { shop: SHOP_NAME })],
    links: [{ label: title, href: link }],
    rules: [t('mail.resetValidity'), t('mail.registrationIgnore')],
    reason: t('mail.registrationReason', { shop: SHOP_NAME }),
  }
  return linkMail(place, words, t)
}

/** The mail that asks a customer's new address to confirm that it is theirs. It does not say who the customer is. */
export function emailChangeMail(place: LinkMailPlace, link: string, t: Translate) {
  const title = t('mail.emailChangeTitle')
  const words = {
    title,
    opening: [t('mail.emailChangeIntro', { shop: SHOP_NAME })],
    links: [{ label: title, href: link }],
    rules: [t('mail.resetValidity'), t('mail.emailChangeIgnore')],
    reason: t('mail.emailChangeReason', { shop: SHOP_NAME }),
  }
  return linkMail(place, words, t)
}

/**
 * The mail that notifies a customer's address of the request for another one. It goes out at once, as long as they can still
 * prevent the change: with another password, which ends the link to the new address.
 */
export function emailChangeRequestedMail(place: LinkMailPlace, newEmail: string, resetLink: string, t: Translate) {
  const words = {
    title: t('mail.emailChangeRequestedTitle'),
    opening: [
      t('mail.emailChangeRequestedIntro', { shop: SHOP_NAME, email: maskEmail(newEmail) }),
      t('mail.emailChangeRequestedNotYou'),
    ],
    links: [{ label: t('mail.resetTitle'), href: resetLink }],
    rules: [],
    reason: t('mail.accountReason', { shop: SHOP_NAME }),
  }
  return linkMail(place, words, t)
}

/** The mail that notifies a customer's former address that it no longer opens their account; from now on only the service can help. */
export function emailChangedMail(place: LinkMailPlace, newEmail: string, t: Translate) {
  const words = {
    title: t('mail.emailChangedTitle'),
    opening: [t('mail.emailChangedIntro', { shop: SHOP_NAME, email: maskEmail(newEmail) }), t('mail.emailChangedNotYou')],
    links: [],
    rules: [],
    reason: t('mail.accountReason', { shop: SHOP_NAME }),
  }
  return linkMail(place, words, t)
}

/** The mail that notifies a customer of a registration with their address; it may have been their own. */
export function knownEmailMail(place: LinkMailPlace, links: { readonly login: string; readonly reset: string }, t: Translate) {
  const words = {
    title: t('mail.knownEmailTitle'),
    opening: [t('mail.knownEmailIntro', { shop: SHOP_NAME })],
    links: [
      { label: t('login.signIn'), href: links.login },
      { label: t('mail.resetTitle'), href: links.reset },
    ],
    rules: [t('mail.knownEmailIgnore')],
    reason: t('mail.accountReason', { shop: SHOP_NAME }),
  }
  return linkMail(place, words, t)
}

/** Enough of an address for its owner to know it again: `j…@example.org`. The rest could be an attacker's text. */
function maskEmail(email: string): string {
  return unlinked(`${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`)
}
