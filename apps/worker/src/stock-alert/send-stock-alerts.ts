import { localeOf } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import { signMailLink } from '@shop/engine/mail-preference'
import {
  BACK_IN_STOCK_TOPIC,
  findClaimedAlert,
  findPendingAlert,
  ITEM_GONE_TOPIC,
  STOCK_ALERT_WISH_TOPIC,
  type StockAlert,
  signStockAlertLink,
} from '@shop/engine/stock-alert'
import { linkMail } from '../mail/link-mail.ts'
import { findPlace, type LinkPlace, startOf } from '../mail/mail-place.ts'
import { type LinkMailContext, postMail } from '../mail/mail-post.ts'
import { preferencesLink } from '../mail/preferences-link.ts'
import { findShownProducts, productUrl, writePrice } from '../mail/product-rows.ts'
import { translatorOf } from '../mail/translator-of.ts'
import type { OutboxJob } from '../queue/job-queue.ts'
import { mailJob } from '../queue/mail-job.ts'
import { type AlertMessage, alertMessageOf } from './alert-message.ts'
import { sendItemGone } from './send-item-gone.ts'

/**
 * The mail that asks a guest to confirm, the one that goods are there again, and the one that they are not sold any more. Each about a
 * day: later they say nothing true.
 */
export function stockAlertJobs(post: LinkMailContext): OutboxJob[] {
  return [
    alertJob(STOCK_ALERT_WISH_TOPIC, message => sendConfirmation(post, message)),
    alertJob(BACK_IN_STOCK_TOPIC, message => sendBackInStock(post, message)),
    alertJob(ITEM_GONE_TOPIC, message => sendItemGone(post, message)),
  ]
}

function alertJob(topic: string, send: (message: AlertMessage) => Promise<void>): OutboxJob {
  return mailJob({ topic, retryLimit: 14, read: alertMessageOf, idOf: ({ messageId }) => messageId, send })
}

/** What every mail about an alert says: the store, the item as it is sold there, and the language; undefined where it is not sold. */
async function aboutAlert(post: LinkMailContext, { sku, recipient }: StockAlert) {
  const { store, market, language } = await findPlace(post.context, recipient)
  const place: LinkPlace = { market, language, localPort: post.localPort }
  const product = (await findShownProducts(post.context, [sku], place)).get(sku)
  if (!product?.price) return undefined
  const price = writePrice(product.price, place)
  return { store, place, product: { ...product, price }, t: await translatorOf(localeOf(market, language)) }
}

/** Nothing is sent where nothing waits to be confirmed any more, or the item is not sold there. */
async function sendConfirmation(post: LinkMailContext, { messageId, alertId }: AlertMessage): Promise<void> {
  const { context } = post
  const alert = await findPendingAlert(context, alertId)
  const about = alert && (await aboutAlert(post, alert))
  if (!about) return
  const { store, place, product, t } = about
  const title = t('stockAlert.confirmTitle')
  const words = {
    title,
    opening: [t('stockAlert.mailConfirmIntro', { name: product.name, shop: SHOP_NAME })],
    links: [{ label: title, href: `${startOf(place)}/stock-alert/?token=${await signStockAlertLink(context, alertId)}` }],
    rules: [t('mail.optInValidity'), t('stockAlert.ignore')],
    reason: t('stockAlert.reason', { shop: SHOP_NAME }),
  }
  const mail = linkMail({ store, language: place.language }, words, t)
  await postMail(post, { ...mail, kind: STOCK_ALERT_WISH_TOPIC, id: messageId, store, to: alert.recipient.email })
}

/** Nothing is sent where the goods are gone again, or the item is not sold in that store any more. */
async function sendBackInStock(post: LinkMailContext, { messageId, alertId }: AlertMessage): Promise<void> {
  const { context } = post
  const alert = await findClaimedAlert(context, alertId)
  const about = alert && (await aboutAlert(post, alert))
  if (!about) return
  const { store, place, product, t } = about
  const token = await signMailLink(context, alert.recipient.id)
  const title = t('stockAlert.mailTitle', { name: product.name })
  const words = {
    subject: title,
    title,
    opening: [t('stockAlert.mailIntro', { shop: SHOP_NAME }), product.price],
    links: [
      { label: t('stockAlert.toProduct'), href: productUrl(place, product.slug, alert.sku) },
      { label: t('mailPreference.change'), href: preferencesLink(place, { token }) },
    ],
    rules: [],
    reason: t('stockAlert.reason', { shop: SHOP_NAME }),
  }
  await postMail(post, {
    ...linkMail({ store, language: place.language }, words, t),
    kind: BACK_IN_STOCK_TOPIC,
    id: messageId,
    store,
    to: alert.recipient.email,
    unsubscribeUrl: preferencesLink(place, { token, kind: 'back-in-stock' }),
  })
}
