import { MAIL_KINDS, type MailKind } from '@shop/domain/mail-preference'
import type { Translate } from '@shop/i18n'
import type { MailWords } from './mail-words.ts'

/** What the page of someone's mails says, which comes with its data: no other page pays for it. */
export function mailWords(t: Translate, email: string): MailWords {
  const kinds: Record<MailKind, { label: string; text: string }> = {
    newsletter: { label: t('account.newsletter'), text: t('account.newsletterText') },
    'abandoned-cart': { label: t('mailPreference.abandonedCart'), text: t('mailPreference.abandonedCartText') },
    'review-invitation': { label: t('mailPreference.reviewInvitation'), text: t('mailPreference.reviewInvitationText') },
    'price-drop': { label: t('mailPreference.priceDrop'), text: t('mailPreference.priceDropText') },
    'back-in-stock': { label: t('mailPreference.backInStock'), text: t('mailPreference.backInStockText') },
  }
  return {
    title: t('mailPreference.title'),
    intro: t('mailPreference.intro', { email }),
    kinds: MAIL_KINDS.map(kind => ({ kind, ...kinds[kind] })),
    save: t('mailPreference.save'),
    nothing: t('mailPreference.nothing'),
    saved: t('mailPreference.saved'),
    unsubscribeQuestion: t('mailPreference.unsubscribeQuestion'),
    unsubscribe: t('mailPreference.unsubscribe'),
    unsubscribed: t('mailPreference.unsubscribed'),
    signIn: t('mailPreference.signIn'),
  }
}
