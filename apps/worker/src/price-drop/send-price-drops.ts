import { localeOf, originOf } from '@shop/domain/market'
import { effectivePrice } from '@shop/domain/product'
import { findPriceDrops, notePriceDropsSent, PRICE_DROP_TOPIC, type PriceDropMessage } from '@shop/engine/price-drop'
import { findPlace, type LinkPlace, startOf } from '../mail/mail-place.ts'
import { type LinkMailContext, postMail } from '../mail/mail-post.ts'
import { preferencesLink } from '../mail/preferences-link.ts'
import { findShownProducts, pictureUrl, productUrl, writePrice } from '../mail/product-rows.ts'
import { translatorOf } from '../mail/translator-of.ts'
import type { OutboxJob } from '../queue/job-queue.ts'
import { mailJob } from '../queue/mail-job.ts'
import { idsIn } from '../queue/message-fields.ts'
import { priceDropMail } from './price-drop-mail.ts'

/** Products of a mail at most; the others follow the next day. */
const MAX_PRODUCTS = 20

/** Tells of lower prices of saved products. About two hours: later the prices are of another day. */
export function priceDropJob(post: LinkMailContext): OutboxJob {
  return mailJob({
    topic: PRICE_DROP_TOPIC,
    retryLimit: 11,
    read: (payload): PriceDropMessage => idsIn(payload, 'messageId', 'recipientId'),
    idOf: ({ messageId }) => messageId,
    send: message => sendPriceDrops(post, message),
  })
}

/** Mails what products of saved lists cost now, as far as they have a page. Throws `MailFailure` when the server does not take it. */
async function sendPriceDrops(post: LinkMailContext, message: PriceDropMessage): Promise<void> {
  const { context, localPort } = post
  const drops = await findPriceDrops(context, message)
  if (!drops) return
  const { recipient, cents, customerGroupKey, mailLink } = drops
  const { store, market, language } = await findPlace(context, recipient)
  const place: LinkPlace = { market, language, localPort }
  const shown = await findShownProducts(context, [...cents.keys()], {
    ...place,
    ...(customerGroupKey === undefined ? {} : { customerGroupKey }),
  })
  const t = await translatorOf(localeOf(market, language))
  const products = [...cents]
    .flatMap(([sku, centAmount]) => {
      const product = shown.get(sku)
      // A price that has just changed again is told another time.
      if (!product?.price || effectivePrice(product.price).centAmount !== centAmount) return []
      const { name, slug, image, price } = product
      const detail = t('product.itemNumber', { sku })
      const picture = pictureUrl(image, originOf(market, localPort))
      return [{ sku, centAmount, name, detail, picture, amount: writePrice(price, place), href: productUrl(place, slug, sku) }]
    })
    .slice(0, MAX_PRODUCTS)
  if (products.length === 0) return
  const links = { listsUrl: `${startOf(place)}/my-account/lists`, preferencesUrl: preferencesLink(place, { token: mailLink }) }
  await postMail(post, {
    ...priceDropMail({ store, language, products, ...links }, t),
    kind: PRICE_DROP_TOPIC,
    id: message.messageId,
    store,
    to: recipient.email,
    unsubscribeUrl: preferencesLink(place, { token: mailLink, kind: 'price-drop' }),
  })
  await notePriceDropsSent(context, message, new Map(products.map(({ sku, centAmount }) => [sku, centAmount])))
}
