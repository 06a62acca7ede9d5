import type { Language } from '@shop/domain/market'
import { SHOP_NAME, type Store } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import { withColon } from '@shop/i18n/format'
import { html } from '../mail/html.ts'
import { mailPage, paragraphs, SMALL } from '../mail/mail-page.ts'
import { button, type MailLink, writeText } from '../mail/mail-parts.ts'
import { type ProductRow, productTable } from '../mail/product-rows.ts'
import { contactLine, senderLines } from '../mail/sender-lines.ts'

/** What a mail about prices shows, and where its links lead. */
export interface PriceDropMail {
  readonly store: Store
  readonly language: Language
  readonly products: readonly ProductRow[]
  readonly listsUrl: string
  readonly preferencesUrl: string
}

/**
 * Subject and both forms of the mail about products of saved lists that cost less. It says what they cost now and no more: a price
 * before would have to be the lowest of thirty days (Directive 98/6/EC, art. 6a).
 */
export function priceDropMail({ store, language, products, listsUrl, preferencesUrl }: PriceDropMail, t: Translate) {
  const title = t('priceDrop.title')
  const opening = [t('priceDrop.intro')]
  const lists: MailLink = { label: t('priceDrop.toLists'), href: listsUrl }
  const change: MailLink = { label: t('mailPreference.change'), href: preferencesUrl }
  const rules = [t('mail.cartPrices')]
  const closing = [contactLine(store, t)]
  const reason = t('priceDrop.reason', { shop: SHOP_NAME })
  const sender = senderLines(language, t)
  const subject = t('shell.pageTitle', { title, shop: SHOP_NAME })
  return {
    subject,
    text: writeText([
      [SHOP_NAME.toUpperCase(), '', title],
      opening,
      ...products.map(({ name, amount, href = '' }) => [`${name} · ${amount}`, href]),
      [withColon(lists.label, language), lists.href],
      rules,
      closing,
      [reason],
      [withColon(change.label, language), change.href],
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
        productTable(products),
        button(lists),
        paragraphs(rules),
        html`<p style="margin:0;${SMALL}"><a href="${change.href}" style="color:#0f5ea8">${change.label}</a></p>`,
      ],
      closing,
      reason,
      sender,
    }),
  }
}
