import { SHOP_NAME } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { type LinkMailPlace, linkMail } from '../mail/link-mail.ts'
import { unlinked } from '../mail/unlinked.ts'

// None of these greets by a name: they go to addresses that nobody has proven yet, or are about one.

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

/** The mail that asks a customer's new address whether it is hers. Who she is it does not tell. */
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
 * The mail that tells a customer's address of the wish for another one. It goes out at once, as long as she can still
 * prevent the change: with another password, which ends the link to the new address.
 */
export function emailChangeAskedMail(place: LinkMailPlace, newEmail: string, resetLink: string, t: Translate) {
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

/** The mail that tells a customer's former address that it no longer opens her account; from now on only people can help. */
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

/** The mail that tells a customer that somebody wanted an account with her address; she may have been that herself. */
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

/** Enough of an address for its owner to know it again: `j…@example.org`. The rest could be a text of somebody else's. */
function maskEmail(email: string): string {
  return unlinked(`${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`)
}
