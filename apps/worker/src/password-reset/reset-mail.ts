import { personName } from '@shop/domain/address'
import type { Customer } from '@shop/domain/customer'
import type { Language } from '@shop/domain/market'
import { SHOP_NAME, type Store } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { html } from '../mail/html.ts'
import { mailPage, paragraphs, SMALL, TEXT } from '../mail/mail-page.ts'

/** What a mail with a link for a new password is about. */
export interface ResetMail {
  readonly customer: Customer
  readonly store: Store
  readonly language: Language
  readonly link: string
}

/** Subject and both forms of a mail with a link for a new password. */
export function resetMail({ customer, store, language, link }: ResetMail, t: Translate) {
  const subject = t('mail.resetSubject', { shop: SHOP_NAME })
  const title = t('mail.resetTitle')
  const { email, phone } = store.custom
  const opening = [t('mail.greeting', { name: personName(customer, store.country) }), t('mail.resetIntro', { shop: SHOP_NAME })]
  const rules = [t('mail.resetValidity'), t('mail.resetIgnore')]
  // A number is read as one, so it stays in one line.
  const closing = [t('mail.questions', { email, phone: phone.replaceAll(' ', '\u00a0') })]
  const reason = t('mail.resetReason', { shop: SHOP_NAME })
  const text = [[SHOP_NAME.toUpperCase(), '', title], opening, [link], rules, closing, [reason]]
  return {
    subject,
    text: `${text.map(lines => lines.join('\n')).join('\n\n')}\n`,
    html: mailPage({
      language,
      shopName: SHOP_NAME,
      subject,
      preview: opening[1] ?? '',
      title,
      sections: [
        paragraphs(opening),
        html`<p style="margin:0;${TEXT}"><a href="${link}" style="display:inline-block;padding:14px 24px;background:#d8ef35;border-radius:8px;color:#0b141a;font-weight:700;text-decoration:none">${title}</a></p>
<p style="margin:12px 0 0;${SMALL};word-break:break-all">${link}</p>`,
        html`${paragraphs(rules)}<div style="height:28px;line-height:28px;font-size:1px">&nbsp;</div>`,
      ],
      closing,
      reason,
    }),
  }
}
