import type { Language } from '@shop/domain/market'
import { SHOP_NAME, type Store } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { html } from '../mail/html.ts'
import { mailPage, paragraphs, SMALL, TEXT } from '../mail/mail-page.ts'

/** Whom and where a mail about the newsletter is for, and its link. */
export interface NewsletterMail {
  readonly store: Store
  readonly language: Language
  readonly link: string
}

/** Subject and both forms of the mail that asks to confirm the newsletter. It advertises nothing and has no other link. */
export function optInMail(mail: NewsletterMail, t: Translate) {
  return newsletterMail(mail, t, {
    subject: t('mail.optInSubject', { shop: SHOP_NAME }),
    title: t('mail.optInTitle'),
    opening: [t('mail.optInIntro', { shop: SHOP_NAME })],
    button: t('mail.optInTitle'),
    rules: [t('mail.optInValidity'), t('mail.optInIgnore')],
    reason: t('mail.optInReason', { shop: SHOP_NAME }),
  })
}

/** Subject and both forms of the mail that says the newsletter is confirmed, and how to leave it. */
export function welcomeMail(mail: NewsletterMail, t: Translate) {
  return newsletterMail(mail, t, {
    subject: t('shell.pageTitle', { title: t('newsletter.confirmedTitle'), shop: SHOP_NAME }),
    title: t('newsletter.confirmedTitle'),
    opening: [t('account.newsletterSubscribed'), t('mail.welcomeUnsubscribe')],
    button: t('account.newsletterUnsubscribe'),
    rules: [],
    reason: t('mail.welcomeReason', { shop: SHOP_NAME }),
  })
}

interface Words {
  readonly subject: string
  readonly title: string
  readonly opening: readonly string[]
  readonly button: string
  readonly rules: readonly string[]
  readonly reason: string
}

function newsletterMail({ store, language, link }: NewsletterMail, t: Translate, words: Words) {
  const { subject, title, opening, button, rules, reason } = words
  const { email, phone } = store.custom
  // A number is read as one, so it stays in one line.
  const closing = [t('mail.questions', { email, phone: phone.replaceAll(' ', '\u00a0') })]
  const text = [[SHOP_NAME.toUpperCase(), '', title], opening, [`${button}:`, link], rules, closing, [reason]]
  return {
    subject,
    text: `${text
      .filter(lines => lines.length > 0)
      .map(lines => lines.join('\n'))
      .join('\n\n')}\n`,
    html: mailPage({
      language,
      shopName: SHOP_NAME,
      subject,
      preview: opening[0] ?? '',
      title,
      sections: [
        paragraphs(opening),
        html`<p style="margin:0;${TEXT}"><a href="${link}" style="display:inline-block;padding:14px 24px;background:#d8ef35;border-radius:8px;color:#0b141a;font-weight:700;text-decoration:none">${button}</a></p>
<p style="margin:12px 0 0;${SMALL};word-break:break-all">${link}</p>`,
        html`${paragraphs(rules)}<div style="height:28px;line-height:28px;font-size:1px">&nbsp;</div>`,
      ],
      closing,
      reason,
    }),
  }
}
