import { SHOP_NAME } from '@shop/domain/store'
import type { StoredSupportCase } from '@shop/engine/support-case'
import type { Translate } from '@shop/i18n'
import { withColon } from '@shop/i18n/format'
import { html, unlinked } from '../mail/html.ts'
import type { LinkMailPlace } from '../mail/link-mail.ts'
import { mailPage, paragraphs } from '../mail/mail-page.ts'
import { heading, numberLine, panel, type Row, writeRow, writeText } from '../mail/mail-parts.ts'
import { contactLine, senderLines } from '../mail/sender-lines.ts'

/**
 * Subject and both forms of the mail that confirms a question to customer care: its number, and a copy of what was asked. No
 * name, and no text that a mail program would make a link of: anyone can type this address, and anything as their question.
 */
export function caseConfirmationMail({ store, language }: LinkMailPlace, stored: StoredSupportCase, t: Translate) {
  const { caseNumber, content } = stored
  const subject = t('support.mailSubject', { caseNumber })
  const title = t('support.sentTitle')
  const lines = [t('mail.greeting'), t('support.mailIntro')]
  const rows = rowsOf(stored, t)
  const question = unlinked(content.description).split(/\n{2,}/)
  const closing = [t('support.mailReply', { caseNumber }), contactLine(store, t)]
  const reason = t('support.mailReason', { shop: SHOP_NAME })
  const sender = senderLines(language, t)
  const number: Row = { label: t('support.caseNumber'), value: caseNumber }
  return {
    subject,
    text: writeText([
      [SHOP_NAME.toUpperCase(), '', title, writeRow(number, language)],
      lines,
      rows.map(row => writeRow(row, language)),
      [withColon(t('support.description'), language)],
      ...question.map(part => [part]),
      closing,
      [reason],
      sender,
    ]),
    html: mailPage({
      language,
      shopName: SHOP_NAME,
      subject,
      preview: lines[1] ?? title,
      title,
      subtitle: numberLine(number, language),
      sections: [
        paragraphs(lines),
        panel({ rows }),
        html`${heading(t('support.description'))}<div style="white-space:pre-line">${paragraphs(question)}</div>`,
      ],
      closing,
      reason,
      sender,
    }),
  }
}

/** What was chosen and typed, besides the question itself and who asked. */
function rowsOf({ content }: StoredSupportCase, t: Translate): Row[] {
  const { productNumber, orderNumber, invoiceNumber, quantity } = content
  const rows: readonly (readonly [label: string, value: string | number | undefined])[] = [
    [t('support.concern'), `${t(`support.reason.${content.reason}`)} – ${t(`support.subreason.${content.subreason}`)}`],
    [t('support.productNumber'), productNumber],
    [t('product.quantity'), quantity],
    [t('order.number'), orderNumber],
    [t('support.invoiceNumber'), invoiceNumber],
    [t('support.subject'), content.subject],
  ]
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value: unlinked(String(value)) }]))
}
