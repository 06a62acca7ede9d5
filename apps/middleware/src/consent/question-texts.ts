import { CONSENT_CATEGORIES } from '@shop/domain/cookie'
import type { Locale } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import { createTranslate, type Translate } from '@shop/i18n'
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

/** What visitors of a locale are asked about cookies, line by line as it is shown: the proof of what a decision was about. */
export async function cookieQuestionOf(locale: Locale): Promise<string> {
  const t = await translatorOf(locale)
  const categories = CONSENT_CATEGORIES.map(category => `${t(`consent.${category}`)}: ${t(`consent.${category}Text`)}`)
  const choices = [t('consent.rejectAll'), t('consent.acceptAll'), t('consent.choose'), t('consent.save')]
  const necessary = `${t('consent.necessary')} (${t('consent.alwaysOn')}): ${t('consent.necessaryText')}`
  return [t('consent.title'), t('consent.text'), necessary, ...categories, choices.join(' | ')].join('\n')
}

/**
 * What someone agrees to who wants the newsletter: by the mail whose link confirms it, or in the account. Wherever it is asked
 * for, the mail is what is agreed to.
 */
export async function newsletterQuestionOf(locale: Locale, placement: 'mail' | 'account'): Promise<string> {
  const t = await translatorOf(locale)
  return placement === 'mail' ? t('mail.optInIntro', { shop: SHOP_NAME }) : t('account.newsletterText')
}
