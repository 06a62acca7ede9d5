import { html } from '../mail/html.ts'
import { mailPage, paragraphs } from '../mail/mail-page.ts'
import { button, panel, writeRow, writeText } from '../mail/mail-parts.ts'
import type { NoticeContent } from './notice-content.ts'

/** A notice as an HTML page for mail programs. */
export function noticeHtml(content: NoticeContent): string {
  const { orderNumber, lines, rows, link, rules } = content
  return mailPage({
    ...content,
    preview: lines[1] ?? content.title,
    ...(orderNumber
      ? {
          subtitle: html`${orderNumber.label}: <strong style="color:#d8ef35;white-space:nowrap">${orderNumber.value}</strong>`,
        }
      : {}),
    sections: [
      paragraphs(lines),
      ...(rows.length > 0 ? [panel({ rows })] : []),
      ...(link ? [button(link)] : []),
      ...(rules.length > 0 ? [paragraphs(rules)] : []),
    ],
  })
}

/** A notice as plain text, for mail programs and people that want no HTML. */
export function noticeText(content: NoticeContent): string {
  const { shopName, title, orderNumber, lines, rows, link, rules, closing, reason, sender } = content
  return writeText([
    [shopName.toUpperCase(), '', title, ...(orderNumber ? [writeRow(orderNumber)] : [])],
    lines,
    rows.map(writeRow),
    link ? [`${link.label}:`, link.href] : [],
    rules,
    closing,
    [reason],
    sender,
  ])
}
