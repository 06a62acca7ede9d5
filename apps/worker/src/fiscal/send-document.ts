import { FISCAL_WORDS, type FiscalDocument } from '@shop/domain/fiscal'
import { languageOf } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import { SHOP_NAME, type Store } from '@shop/domain/store'
import { findDocument, findFile } from '@shop/engine/fiscal'
import { findOrder } from '@shop/engine/order'
import type { Translate } from '@shop/i18n'
import { formatDay, formatMoney } from '@shop/i18n/format'
import { languageOfLocale, requireStore } from '../mail/mail-place.ts'
import { type MailContext, postMail } from '../mail/mail-post.ts'
import { contactLine, senderLines } from '../mail/sender-lines.ts'
import { translatorOf } from '../mail/translator-of.ts'
import type { NoticeContent } from '../order-notice/notice-content.ts'
import { noticeHtml, noticeText } from '../order-notice/notice-mail.ts'

/**
 * Mails an invoice or a credit note to the buyer, as PDF, in the language of the order. Throws `MailFailure` when the server does not
 * take it (`mailId` is another one for a mail that is sent again), and an error while the file or the store is not there.
 */
export async function sendDocument(post: MailContext, documentId: string, mailId = documentId): Promise<void> {
  const { context } = post
  const issued = await findDocument(context, { id: documentId })
  const content = issued && (await findFile(context, documentId, 'pdf'))
  if (!issued || !content) throw new Error('A document that was rendered is gone')
  const { document, orderId } = issued
  const order = await findOrder(context, { id: orderId })
  const store = await requireStore(context, order.store.key)
  const notice = documentNotice({ document, order, store, t: await translatorOf(order.locale) })
  await postMail(post, {
    kind: document.kind === 'invoice' ? 'invoice' : 'credit-note',
    id: mailId,
    store,
    to: order.customerEmail,
    subject: notice.subject,
    text: noticeText(notice),
    html: noticeHtml(notice),
    attachments: [{ name: `${document.number}.pdf`, type: 'application/pdf', content }],
  })
}

interface DocumentNotice {
  readonly document: FiscalDocument
  readonly order: Order
  readonly store: Store
  readonly t: Translate
}

/** The texts of a mail with a document. No name: it is not proven that the address is the buyer's. */
function documentNotice({ document, order, store, t }: DocumentNotice): NoticeContent {
  const { number, currency, totals, preceding, kind } = document
  const { orderNumber, locale } = order
  const words = FISCAL_WORDS[languageOf(locale)]
  const isInvoice = kind === 'invoice'
  return {
    language: languageOfLocale(locale),
    shopName: SHOP_NAME,
    subject: t(isInvoice ? 'mail.invoiceSubject' : 'mail.creditNoteSubject', { number, orderNumber }),
    title: t(isInvoice ? 'mail.invoiceTitle' : 'mail.creditNoteTitle'),
    orderNumber: { label: t('order.number'), value: orderNumber },
    lines: [
      t('mail.greeting'),
      isInvoice
        ? t('mail.invoiceIntro', { date: formatDay(order.createdAt, order) })
        : t('mail.creditNoteIntro', { invoice: preceding?.number ?? '' }),
    ],
    rows: [
      { label: isInvoice ? words.invoice : words.creditNote, value: number },
      { label: t('order.amount'), value: formatMoney(moneyOf(currency, totals.gross), locale) },
    ],
    rules: [],
    closing: [contactLine(store, t)],
    reason: t('mail.reason', { shop: SHOP_NAME }),
    sender: senderLines(locale, t),
  }
}
