import type { PrivacyOutcome, PrivacyRequestKind } from '@shop/domain/privacy'
import { SHOP_NAME } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { withColon } from '@shop/i18n/format'
import { type LinkMailPlace, linkMail } from '../mail/link-mail.ts'
import { type LinkPlace, startOf } from '../mail/mail-place.ts'

/** What a mail about someone's own data says. */
export type PrivacyNews =
  /** A link that gives the copy, or confirms what takes something away. */
  | { readonly kind: PrivacyRequestKind; readonly link: string }
  /** What came of it. */
  | { readonly kind: PrivacyRequestKind; readonly outcome: PrivacyOutcome; readonly orderNumbers: readonly string[] }

/** The page to which the link of a mail leads. */
export function privacyLink(place: LinkPlace, token: string): string {
  return `${startOf(place)}/contact/my-data/?token=${token}`
}

/**
 * Subject and both forms of a mail about someone's own data. It greets by no name: anyone can type an address, and only who reads its
 * mail is told anything.
 */
export function privacyMail(place: LinkMailPlace, requestNumber: string, news: PrivacyNews, t: Translate) {
  const number = `${withColon(t('privacy.number'), place.language)} ${requestNumber}`
  const { title, opening, links, rules } = wordsOf(news, t)
  const reason = t('mail.privacyReason', { shop: SHOP_NAME })
  return linkMail(place, { title, greeting: t('mail.greeting'), opening, links, rules: [...rules, number], reason }, t)
}

function wordsOf(news: PrivacyNews, t: Translate) {
  if ('link' in news) {
    const rules = [t('mail.privacyValidity'), t('mail.privacyIgnore')]
    const intro = t('mail.privacyIntro', { shop: SHOP_NAME })
    switch (news.kind) {
      case 'export':
        return {
          title: t('privacy.downloadTitle'),
          opening: [intro, t('privacy.downloadText')],
          links: [{ label: t('privacy.download'), href: news.link }],
          rules,
        }
      case 'erasure':
        return {
          title: t('privacy.confirmErase'),
          opening: [intro, t('privacy.eraseText')],
          links: [{ label: t('privacy.erase'), href: news.link }],
          rules,
        }
      case 'closing':
        return {
          title: t('privacy.confirmClose'),
          opening: [intro, t('privacy.closeText')],
          links: [{ label: t('privacy.close'), href: news.link }],
          rules,
        }
    }
  }
  const plain = { links: [], rules: [] }
  switch (news.outcome) {
    case 'unknown':
      return { ...plain, title: t('mail.privacyUnknownTitle'), opening: [t('mail.privacyUnknown', { shop: SHOP_NAME })] }
    case 'held':
      return { ...plain, title: t('mail.privacyRefusedTitle'), opening: [t('mail.privacyHeld')] }
    case 'open-orders':
      return { ...plain, title: t('mail.privacyRefusedTitle'), opening: [t('mail.privacyOpen'), ...listed(news.orderNumbers)] }
    case 'fulfilled':
      return news.kind === 'closing'
        ? { ...plain, title: t('mail.privacyClosedTitle'), opening: [t('mail.privacyClosed')] }
        : { ...plain, title: t('mail.privacyErasedTitle'), opening: [t('mail.privacyErased')] }
  }
}

function listed(orderNumbers: readonly string[]): string[] {
  return orderNumbers.length > 0 ? [orderNumbers.join(', ')] : []
}
