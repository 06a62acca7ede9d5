import type { NoticeContent } from './notice-content.ts'

/** A notice as plain text, for mail programs and people that want no HTML. */
export function noticeText({ shopName, title, orderNumber, lines, closing, reason }: NoticeContent): string {
  const parts = [[shopName.toUpperCase(), '', title, `${orderNumber.label}: ${orderNumber.value}`], lines, closing, [reason]]
  return `${parts.map(part => part.join('\n')).join('\n\n')}\n`
}
