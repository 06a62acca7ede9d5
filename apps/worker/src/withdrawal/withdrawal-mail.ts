import { timeZoneOf } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import type { StoredWithdrawal } from '@shop/engine/withdrawal'
import type { Translate } from '@shop/i18n'
import { formatInstant, withColon } from '@shop/i18n/format'
import { html, unlinked } from '../mail/html.ts'
import { mailPage, paragraphs } from '../mail/mail-page.ts'
import { button, heading, type MailLink, numberLine, panel, type Row, writeRow, writeText } from '../mail/mail-parts.ts'
import { type LinkPlace, type MailPlace, startOf } from '../mail/mail-place.ts'
import { contactLine, senderLines } from '../mail/sender-lines.ts'

/** Where a mail about a withdrawal speaks for, and where its link leads. */
type WithdrawalMailPlace = MailPlace & LinkPlace

/** What a mail about a withdrawal says around the declaration. */
interface Words {
  readonly subject: string
  readonly title: string
  readonly lines: readonly string[]
}

/**
 * Subject and both forms of the acknowledgement of a withdrawal, or of what was decided about it: always with the content of the
 * declaration and when it was received (Directive 2011/83/EU, art. 11a (4)). Nothing of it is a text that a mail program would make
 * a link of: anyone can type this address.
 */
export function withdrawalMail(place: WithdrawalMailPlace, stored: StoredWithdrawal, news: WithdrawalNews, t: Translate) {
  const { store, language } = place
  const { subject, title, lines } = wordsOf(stored, news, t)
  const opening = [t('mail.greeting'), ...lines]
  const number: Row = { label: t('withdrawal.number'), value: stored.withdrawalNumber }
  const rows = rowsOf(place, stored, t)
  const closing = [contactLine(store, t)]
  const reason = t('mail.withdrawalReason', { shop: SHOP_NAME })
  const sender = senderLines(language, t)
  const declaration = t('withdrawal.declaration')
  const goods = unlinked(stored.content.goods ?? t('withdrawal.allGoods'))
  // How goods are sent back.
  const link: MailLink | undefined =
    news === 'returned' || news === 'partReturned'
      ? { label: t('shell.returnPolicy'), href: `${startOf(place)}/return-policy/` }
      : undefined
  return {
    subject,
    text: writeText([
      [SHOP_NAME.toUpperCase(), '', title, writeRow(number, language)],
      opening,
      ...(link ? [[withColon(link.label, language), link.href]] : []),
      [declaration],
      [withColon(t('withdrawal.goods'), language), goods],
      rows.map(row => writeRow(row, language)),
      closing,
      [reason],
      sender,
    ]),
    html: mailPage({
      language,
      shopName: SHOP_NAME,
      subject,
      preview: lines[0] ?? title,
      title,
      subtitle: numberLine(number, language),
      sections: [
        paragraphs(opening),
        ...(link ? [button(link)] : []),
        html`${heading(t('withdrawal.goods'))}<div style="white-space:pre-line">${paragraphs([declaration, goods])}</div>`,
        panel({ rows }),
      ],
      closing,
      reason,
      sender,
    }),
  }
}

/** What a mail tells of a withdrawal. */
export type WithdrawalNews = 'received' | 'returned' | 'partReturned' | 'cancelled' | 'partCancelled' | 'rejected'

function wordsOf({ withdrawalNumber, reason = '' }: StoredWithdrawal, news: WithdrawalNews, t: Translate): Words {
  switch (news) {
    case 'received':
      return {
        subject: t('mail.withdrawalSubject', { withdrawalNumber }),
        title: t('withdrawal.receivedTitle'),
        lines: [t('mail.withdrawalIntro'), t('mail.withdrawalNext')],
      }
    case 'returned':
    case 'partReturned':
    case 'cancelled':
    case 'partCancelled':
      return {
        subject: t('mail.withdrawalAcceptedSubject', { withdrawalNumber }),
        title: t('mail.withdrawalAcceptedTitle'),
        lines: [acceptedText(news, t)],
      }
    case 'rejected': {
      const title = t('mail.withdrawalRejectedTitle')
      return { subject: `${title} (${withdrawalNumber})`, title, lines: [t('mail.withdrawalRejected'), reason] }
    }
  }
}

/** What follows from an accepted withdrawal; delivery goes back with all of an order alone (Directive 2011/83/EU, art. 13). */
function acceptedText(news: Exclude<WithdrawalNews, 'received' | 'rejected'>, t: Translate): string {
  const page = t('shell.returnPolicy')
  switch (news) {
    case 'returned':
      return t('mail.withdrawalReturn', { page })
    case 'partReturned':
      return t('mail.withdrawalPartReturn', { page })
    case 'cancelled':
      return t('mail.withdrawalCancelled')
    case 'partCancelled':
      return t('mail.withdrawalPartCancelled')
  }
}

function rowsOf({ market }: WithdrawalMailPlace, { content, createdAt }: StoredWithdrawal, t: Translate): Row[] {
  const receivedAt = formatInstant(createdAt, timeZoneOf(market))
  return [
    { label: t('withdrawal.receivedAt'), value: receivedAt },
    { label: t('order.number'), value: unlinked(content.orderNumber) },
    { label: t('support.contactName'), value: unlinked(content.contactName) },
    { label: t('checkout.email'), value: content.email },
  ]
}
