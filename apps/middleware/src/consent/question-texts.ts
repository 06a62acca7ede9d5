import { CONSENT_CATEGORIES, type CookieQuestion } from '@shop/domain/cookie'
import { MAIL_KINDS, type MailKind } from '@shop/domain/mail-preference'
import type { Locale } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import { createTranslate, type MessageKey, type Translate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'

const translators = new Map<Locale, Promise<Translate>>()

function translatorOf(locale: Locale): Promise<Translate> {
  const known = translators.get(locale)
  if (known) return known
  const loading = loadMessages(locale).then(messages => createTranslate(locale, messages))
  translators.set(locale, loading)
  // Asked for again after a failure.
  loading.catch(() => translators.delete(locale))
  return loading
}

/**
 * What visitors of a locale are asked about cookies, line by line as it was shown: the proof of what a decision was about. With
 * Global Privacy Control the question says that it is on.
 */
export async function cookieQuestionOf(
  locale: Locale,
  { question, hasPrivacySignal }: { readonly question: CookieQuestion; readonly hasPrivacySignal: boolean },
): Promise<string> {
  const t = await translatorOf(locale)
  const title = t(question === 'page' ? 'shell.cookieSettings' : 'consent.title')
  const necessary = `${t('consent.necessary')} (${t('consent.alwaysOn')}): ${t('consent.necessaryText')}`
  const categories = CONSENT_CATEGORIES.map(category => `${t(`consent.${category}`)}: ${t(`consent.${category}Text`)}`)
  const signal = hasPrivacySignal ? [t('consent.signal')] : []
  const isShort = question === 'banner'
  const choices = [t('consent.rejectAll'), t('consent.acceptAll'), t(isShort ? 'consent.choose' : 'consent.save')]
  return [title, t('consent.text'), ...(isShort ? [] : [necessary, ...categories]), ...signal, choices.join(' | ')].join('\n')
}

/**
 * What someone agrees to who wants the newsletter: by the mail whose link confirms it, or in the account. Wherever it is asked
 * for, the mail is what is agreed to.
 */
export async function newsletterQuestionOf(locale: Locale, placement: 'mail' | 'account'): Promise<string> {
  const t = await translatorOf(locale)
  return placement === 'mail'
    ? `${t('mail.optInIntro', { shop: SHOP_NAME })} ${t('mail.optInCovers')}`
    : t('account.newsletterText')
}

/** Names and texts of the kinds of mails, as they stand next to their boxes on the page where they are chosen. */
const MAIL_TEXTS = {
  newsletter: ['account.newsletter', 'account.newsletterText'],
  'abandoned-cart': ['mailPreference.abandonedCart', 'mailPreference.abandonedCartText'],
  'review-invitation': ['mailPreference.reviewInvitation', 'mailPreference.reviewInvitationText'],
  'price-drop': ['mailPreference.priceDrop', 'mailPreference.priceDropText'],
  'back-in-stock': ['mailPreference.backInStock', 'mailPreference.backInStockText'],
} as const satisfies Record<MailKind, readonly MessageKey[]>

/** What someone agrees to who chooses kinds of mails, a line for each. */
export async function mailQuestionOf(locale: Locale, kinds: readonly MailKind[]): Promise<string> {
  const t = await translatorOf(locale)
  const lines = MAIL_KINDS.filter(kind => kinds.includes(kind)).map(
    kind => `${t(MAIL_TEXTS[kind][0])}: ${t(MAIL_TEXTS[kind][1])}`,
  )
  return [t('mailPreference.title'), ...lines].join('\n')
}
