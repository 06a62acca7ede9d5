import type { Language } from '@shop/domain/market'
import { SHOP_NAME, type Store } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { withColon } from '@shop/i18n/format'
import { html } from '../mail/html.ts'
import { mailPage, paragraphs, SMALL } from '../mail/mail-page.ts'
import { button, writeText } from '../mail/mail-parts.ts'
import { productTable } from '../mail/product-rows.ts'
import { contactLine, senderLines } from '../mail/sender-lines.ts'

/** What an invitation to review is about, and where its links lead. */
export interface InvitationMail {
  readonly store: Store
  readonly language: Language
  readonly orderNumber: string
  readonly products: readonly { readonly name: string; readonly picture: string | undefined; readonly reviewUrl: string }[]
  readonly preferencesUrl: string
}

/** Subject and both forms of the mail that asks how a buyer likes the goods. It has no name in it, and asks for no good review. */
export function invitationMail({ store, language, orderNumber, products, preferencesUrl }: InvitationMail, t: Translate) {
  const title = t('reviewInvitation.title')
  const subject = title
  const opening = [t('reviewInvitation.intro', { order: orderNumber, shop: SHOP_NAME })]
  const rules = [t('reviewInvitation.rules')]
  const change = t('mailPreference.change')
  const write = t('reviewInvitation.write')
  const closing = [contactLine(store, t)]
  const reason = t('reviewInvitation.reason', { shop: SHOP_NAME })
  const sender = senderLines(language, t)
  const [only, ...others] = products
  return {
    subject,
    text: writeText([
      [SHOP_NAME.toUpperCase(), '', title],
      opening,
      ...products.map(({ name, reviewUrl }) => [withColon(name, language), reviewUrl]),
      rules,
      closing,
      [reason],
      [withColon(change, language), preferencesUrl],
      sender,
    ]),
    html: mailPage({
      language,
      shopName: SHOP_NAME,
      subject,
      preview: products.map(({ name }) => name).join(', '),
      title,
      sections: [
        paragraphs(opening),
        productTable(
          products.map(({ name, picture, reviewUrl }) => ({ name, picture, href: reviewUrl, detail: write, amount: '' })),
        ),
        ...(only && others.length === 0 ? [button({ label: write, href: only.reviewUrl })] : []),
        paragraphs(rules),
        html`<p style="margin:0;${SMALL}"><a href="${preferencesUrl}" style="color:#0f5ea8">${change}</a></p>`,
      ],
      closing,
      reason,
      sender,
    }),
  }
}
