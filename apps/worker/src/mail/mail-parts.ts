import type { Language } from '@shop/domain/market'
import { withColon } from '@shop/i18n/format'
import { html, type MailHtml } from './html.ts'
import { HEADING, SMALL, TEXT } from './mail-page.ts'

/** A label and what it names. */
export interface Row {
  readonly label: string
  readonly value: string
}

/** Where a reader can go. */
export interface MailLink {
  readonly label: string
  readonly href: string
}

/** A heading over a part of a mail. */
export function heading(text: string): MailHtml {
  return html`<h2 style="margin:0 0 8px;${HEADING}">${text}</h2>`
}

/** Facts that a reader looks for, such as an account to pay to, set apart from the text. */
export function panel({ title, rows }: { readonly title?: string; readonly rows: readonly Row[] }): MailHtml {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="panel" style="background:#f1fac8;border-radius:8px"><tr><td style="padding:18px 20px">
${title ? heading(title) : ''}
<table width="100%" cellpadding="0" cellspacing="0">${rows.map(
    ({ label, value }) => html`<tr>
<th scope="row" class="fact" align="left" valign="top" style="padding:3px 16px 3px 0;${SMALL};font-weight:400;color:#3a454e">${label}</th>
<td class="fact" valign="top" style="padding:3px 0;${TEXT};font-weight:600;word-break:break-word">${value}</td>
</tr>`,
  )}</table>
</td></tr></table>`
}

/** A link as a button, with its URL below it for those who want to see where it leads. */
export function button({ label, href }: MailLink): MailHtml {
  return html`<p style="margin:0;${TEXT}"><a class="button" href="${href}" style="display:inline-block;padding:14px 24px;background:#d8ef35;border-radius:8px;color:#0b141a;font-weight:700;text-decoration:none">${label}</a></p>
<p style="margin:12px 0 0;${SMALL};word-break:break-all">${href}</p>`
}

/** A link that is there for who looks for it. */
export function textLink({ label, href }: MailLink): MailHtml {
  return html`<p style="margin:0;${SMALL}"><a href="${href}" style="color:#3a454e;text-decoration:underline">${label}</a></p>`
}

/** A row in plain text, as a language writes it. */
export function writeRow({ label, value }: Row, language: Language): string {
  return `${withColon(label, language)} ${value}`
}

/** The number by which a reader may ask, below the title of a mail. */
export function numberLine({ label, value }: Row, language: Language): MailHtml {
  return html`${withColon(label, language)} <strong style="color:#d8ef35;white-space:nowrap">${value}</strong>`
}

/** A mail in plain text: groups of lines with a free line between them; empty groups are left out. */
export function writeText(groups: readonly (readonly string[])[]): string {
  return `${writeGroups(groups)}\n`
}

/** A part of a mail in plain text, in the same form. */
export function writeGroups(groups: readonly (readonly string[])[]): string {
  return groups
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n')
}
