import { withColon } from '@shop/i18n/format'
import { mailPage, paragraphs } from '../mail/mail-page.ts'
import { button, numberLine, panel, textLink, writeRow, writeText } from '../mail/mail-parts.ts'
import type { NoticeContent } from './notice-content.ts'

/** A notice as an HTML page for mail programs. */
export function noticeHtml(content: NoticeContent): string {
  const { orderNumber, lines, rows, link, withdrawal, rules } = content
  return mailPage({
    ...content,
    preview: lines[1] ?? content.title,
    ...(orderNumber ? { subtitle: numberLine(orderNumber, content.language) } : {}),
    sections: [
      paragraphs(lines),
      ...(rows.length > 0 ? [panel({ rows })] : []),
      ...(link ? [button(link)] : []),
      ...(withdrawal ? [textLink(withdrawal)] : []),
      ...(rules.length > 0 ? [paragraphs(rules)] : []),
    ],
  })
}

/** A notice as plain text, for mail programs and people that want no HTML. */
export function noticeText(content: NoticeContent): string {
  const { language, shopName, title, orderNumber, lines, rows, link, withdrawal, rules, closing, reason, sender } = content
  return writeText([
    [shopName.toUpperCase(), '', title, ...(orderNumber ? [writeRow(orderNumber, language)] : [])],
    lines,
    rows.map(row => writeRow(row, language)),
    link ? [withColon(link.label, language), link.href] : [],
    withdrawal ? [withColon(withdrawal.label, language), withdrawal.href] : [],
    rules,
    closing,
    [reason],
    sender,
  ])
}
