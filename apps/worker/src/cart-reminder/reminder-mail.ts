import { type Locale, localeOf, localize, type Market } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { SHOP_NAME } from '@shop/domain/store'
import type { CartReminder, RemindedLine } from '@shop/engine/cart-reminder'
import type { Translate } from '@shop/i18n'
import { formatMoney, withColon } from '@shop/i18n/format'
import { html } from '../mail/html.ts'
import type { LinkMailPlace } from '../mail/link-mail.ts'
import { mailPage, paragraphs, SMALL } from '../mail/mail-page.ts'
import { button, type MailLink, writeText } from '../mail/mail-parts.ts'
import { type ProductRow, pictureUrl, productTable } from '../mail/product-rows.ts'
import { contactLine, senderLines } from '../mail/sender-lines.ts'

/** Where a reminder is for, and where its links lead. */
export interface ReminderPlace extends LinkMailPlace {
  readonly market: Market
  /** URL that brings the cart to the device it is opened on. */
  readonly cartUrl: string
  /** URL of the page of what the reader gets. */
  readonly preferencesUrl: string
  /** What paths of pictures begin with. */
  readonly origin: string
}

/** Subject and both forms of the mail that reminds of a cart. It has no name in it: a mail is forwarded at times. */
export function reminderMail(place: ReminderPlace, { lines }: CartReminder, t: Translate) {
  const { store, language, market, cartUrl, preferencesUrl, origin } = place
  const locale = localeOf(market, language)
  const title = t('mail.cartTitle')
  const subject = t('mail.cartSubject', { shop: SHOP_NAME })
  const opening = [t('mail.cartIntro', { shop: SHOP_NAME })]
  const items = lines.map(line => itemOf(line, locale, origin))
  const cart: MailLink = { label: t('cart.restoreButton'), href: cartUrl }
  const change: MailLink = { label: t('mailPreference.change'), href: preferencesUrl }
  const rules = [t('mail.cartPrices')]
  const closing = [contactLine(store, t)]
  const reason = t('mail.cartReason', { shop: SHOP_NAME })
  const sender = senderLines(language, t)
  const itemLines = items.map(({ name, detail, amount }) => `${name}\n${detail} · ${amount}`)
  const links = [cart, change].map(({ label, href }) => [withColon(label, language), href])
  return {
    subject,
    text: writeText([
      [SHOP_NAME.toUpperCase(), '', title],
      opening,
      ...itemLines.map(line => [line]),
      links[0] ?? [],
      rules,
      closing,
      [reason],
      links[1] ?? [],
      sender,
    ]),
    html: mailPage({
      language,
      shopName: SHOP_NAME,
      subject,
      preview: items.map(({ name }) => name).join(', '),
      title,
      sections: [
        paragraphs(opening),
        productTable(items),
        button(cart),
        paragraphs(rules),
        html`<p style="margin:0;${SMALL}"><a href="${change.href}" style="color:#0f5ea8">${change.label}</a></p>`,
      ],
      closing,
      reason,
      sender,
    }),
  }
}

function itemOf({ line, price, quantity }: RemindedLine, locale: Locale, origin: string): ProductRow {
  return {
    name: localize(line.name, locale) || line.variant.sku,
    detail: `${quantity} × ${formatMoney(price, locale)}`,
    amount: formatMoney(moneyOf(price.currencyCode, price.centAmount * quantity), locale),
    picture: pictureUrl(line.variant.images[0], origin),
  }
}
