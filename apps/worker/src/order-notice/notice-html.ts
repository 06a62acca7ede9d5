import { html } from '../mail/html.ts'
import { mailPage, paragraphs } from '../mail/mail-page.ts'
import type { NoticeContent } from './notice-content.ts'

/** A notice as an HTML page for mail programs. */
export function noticeHtml(content: NoticeContent): string {
  const { orderNumber, lines } = content
  return mailPage({
    ...content,
    preview: lines[1] ?? orderNumber.value,
    subtitle: html`${orderNumber.label}: <strong style="color:#d8ef35;white-space:nowrap">${orderNumber.value}</strong>`,
    sections: [paragraphs(lines)],
  })
}
