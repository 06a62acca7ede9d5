import { localeOf, originOf } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import { signMailLink } from '@shop/engine/mail-preference'
import { findGoneAlert, findGoneItem, ITEM_GONE_TOPIC } from '@shop/engine/stock-alert'
import { withColon } from '@shop/i18n/format'
import { mailPage, paragraphs } from '../mail/mail-page.ts'
import { button, heading, writeText } from '../mail/mail-parts.ts'
import { findPlace, type LinkPlace, startOf } from '../mail/mail-place.ts'
import { type LinkMailContext, postMail } from '../mail/mail-post.ts'
import { preferencesLink } from '../mail/preferences-link.ts'
import { findShownProducts, pictureUrl, productTable, productUrl, writePrice } from '../mail/product-rows.ts'
import { contactLine, senderLines } from '../mail/sender-lines.ts'
import { translatorOf } from '../mail/translator-of.ts'
import type { AlertMessage } from './alert-message.ts'

/** Similar products that are shown instead at most. */
const MAX_SIMILAR = 4

/**
 * Mails that an item will not come back, with products like it that can be bought, and the way to its category. Nothing is sent to who
 * wants no mail about it any more.
 */
export async function sendItemGone(post: LinkMailContext, { messageId, alertId }: AlertMessage): Promise<void> {
  const { context, localPort } = post
  const alert = await findGoneAlert(context, alertId)
  if (!alert) return
  const { sku, recipient } = alert
  const { store, market, language } = await findPlace(context, recipient)
  const place: LinkPlace = { market, language, localPort }
  const t = await translatorOf(localeOf(market, language))
  const item = await findGoneItem(context, sku, language)
  const shown = await findShownProducts(context, item.similarSkus, place)
  const similar = item.similarSkus
    .flatMap(similarSku => {
      const product = shown.get(similarSku)
      if (!product?.price || !product.isOnStock) return []
      const { name, slug, image, price } = product
      const picture = pictureUrl(image, originOf(market, localPort))
      const detail = t('product.itemNumber', { sku: similarSku })
      return [{ name, detail, picture, amount: writePrice(price, place), href: productUrl(place, slug, similarSku) }]
    })
    .slice(0, MAX_SIMILAR)
  const token = await signMailLink(context, recipient.id)
  const subject = t('stockAlert.goneTitle', { name: item.name ?? t('product.itemNumber', { sku }) })
  const opening = [t('stockAlert.goneIntro', { shop: SHOP_NAME })]
  const alternatives = { label: t('stockAlert.alternatives'), href: categoryUrl(place, item.categorySlug) }
  const [closing, reason] = [[contactLine(store, t)], t('stockAlert.reason', { shop: SHOP_NAME })]
  const sender = senderLines(language, t)
  await postMail(post, {
    subject,
    text: writeText([
      [SHOP_NAME.toUpperCase(), '', subject],
      opening,
      [withColon(alternatives.label, language), alternatives.href],
      ...similar.map(({ name, amount, href }) => [`${name} · ${amount}`, href]),
      closing,
      [reason],
      sender,
    ]),
    html: mailPage({
      ...{ language, shopName: SHOP_NAME, subject, preview: opening[0] ?? '', title: subject },
      sections: [
        paragraphs(opening),
        ...(similar.length > 0 ? [heading(alternatives.label), productTable(similar)] : [button(alternatives)]),
      ],
      ...{ closing, reason, sender },
    }),
    kind: ITEM_GONE_TOPIC,
    id: messageId,
    store,
    to: recipient.email,
    unsubscribeUrl: preferencesLink(place, { token, kind: 'back-in-stock' }),
  })
}

/** URL of a category, of all departments without one. */
function categoryUrl(place: LinkPlace, slug: string | undefined): string {
  const start = startOf(place)
  return slug === undefined ? `${start}/c/` : `${start}${place.market.nativeRouting ? '/c' : ''}/${slug}/`
}
