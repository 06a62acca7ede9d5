import { localeOf } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import { findOrderCode, ORDER_CODE_TOPIC } from '@shop/engine/order-access'
import { linkMail } from '../mail/link-mail.ts'
import { findPlace, type MailPlace } from '../mail/mail-place.ts'
import { type MailContext, postMail } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import type { OutboxJob } from '../queue/job-queue.ts'
import { mailJob } from '../queue/mail-job.ts'
import { idsIn } from '../queue/message-fields.ts'

/** About half an hour: a code is good for a quarter of one, and then its owner has asked for another. */
const RETRY_LIMIT = 9

/** The mail with the code by which a guest sees orders, in the language of the page that asked for it (ORD-10). */
export function orderCodeJob(post: MailContext): OutboxJob {
  return mailJob({
    topic: ORDER_CODE_TOPIC,
    retryLimit: RETRY_LIMIT,
    read: payload => idsIn(payload, 'codeId'),
    idOf: ({ codeId }) => codeId,
    async send({ codeId }) {
      // Nothing for a pair that belongs to no order, and for a code that is used or too old.
      const found = await findOrderCode(post.context, codeId)
      if (!found) return
      const { code, orderNumber, email } = found
      const place = await findPlace(post.context, found)
      const t = await translatorOf(localeOf(place.market, place.language))
      await postMail(post, {
        ...orderCodeMail(place, { code, orderNumber }, t),
        kind: ORDER_CODE_TOPIC,
        id: codeId,
        store: place.store,
        to: email,
      })
    },
  })
}

/** Subject and both forms of the mail with a code. It has no link: one that asks for codes is not to be followed from a mail. */
function orderCodeMail(
  { store, language }: Pick<MailPlace, 'store' | 'language'>,
  { code, orderNumber }: { readonly code: string; readonly orderNumber: string },
  t: Awaited<ReturnType<typeof translatorOf>>,
) {
  const shop = SHOP_NAME
  return linkMail(
    { store, language },
    {
      subject: t('mail.orderCodeSubject', { orderNumber }),
      title: t('orders.code'),
      greeting: t('mail.greeting'),
      opening: [t('mail.orderCodeIntro', { orderNumber, shop }), code],
      links: [],
      rules: [t('mail.orderCodeValidity'), t('mail.orderCodeIgnore')],
      reason: t('mail.orderCodeReason', { shop }),
    },
    t,
  )
}
