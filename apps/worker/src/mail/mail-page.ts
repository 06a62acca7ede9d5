import type { Language } from '@shop/domain/market'
import { html, type MailHtml } from './html.ts'

/** Tables and attributes of old, since mail programs know no other layout; colours are the shop's. */
const STYLE = `
  body { margin: 0; padding: 0; background: #eef2f4; -webkit-text-size-adjust: 100%; }
  table { border-collapse: collapse; }
  @media (max-width: 520px) {
    .gap { padding: 0 !important; }
    .sheet { border-radius: 0 !important; }
    .edge { padding-left: 20px !important; padding-right: 20px !important; }
    .second { padding-top: 0 !important; }
    .half { display: block !important; width: 100% !important; padding-right: 0 !important; }
  }`

const FONT = 'font-family:Segoe UI,Roboto,Helvetica,Arial,sans-serif'
/** Styles of running text, of small print and of headings. */
export const TEXT = `${FONT};font-size:16px;line-height:24px;color:#152027`
export const SMALL = `${FONT};font-size:14px;line-height:21px;color:#57626a`
export const HEADING = `${FONT};font-size:18px;line-height:24px;font-weight:700;color:#152027`

/** What every mail of the shop consists of. */
export interface MailPage {
  readonly language: Language
  readonly shopName: string
  readonly subject: string
  /** What a list of mails shows next to the subject. */
  readonly preview: string
  readonly title: string
  /** A line under the title. */
  readonly subtitle?: MailHtml
  readonly sections: readonly MailHtml[]
  readonly closing: readonly string[]
  /** Why the recipient gets this mail. */
  readonly reason: string
}

/** A mail as an HTML page for mail programs: 600 px wide, one column on a phone, no pictures. */
export function mailPage(page: MailPage): string {
  return html`<!doctype html>
<html lang="${page.language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${page.subject}</title>
<style>${{ markup: STYLE }}</style>
</head>
<body>
<div style="display:none;max-height:0;overflow:hidden">${page.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#eef2f4"><tr><td class="gap" align="center" style="padding:32px 12px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:10px;overflow:hidden">
${masthead(page)}
${page.sections.map(section)}
${footer(page)}
</table>
</td></tr></table>
</body>
</html>
`.markup
}

/** Paragraphs of running text, the last one without a gap below it. */
export function paragraphs(lines: readonly string[]): MailHtml {
  return html`${lines.map(
    (line, index) => html`<p style="margin:0 0 ${index === lines.length - 1 ? '0' : '12'}px;${TEXT}">${line}</p>`,
  )}`
}

function section(content: MailHtml): MailHtml {
  return html`<tr><td class="edge" style="padding:28px 40px 0">${content}</td></tr>
`
}

function masthead({ shopName, title, subtitle }: MailPage): MailHtml {
  return html`<tr><td class="edge" style="padding:24px 40px 28px;background:#0b141a">
<p style="margin:0 0 24px;${FONT};font-size:24px;line-height:28px;font-weight:800;color:#ffffff"><span style="display:inline-block;width:16px;height:16px;margin:0 10px 3px 0;background:#d8ef35;border-radius:4px;font-size:1px;line-height:16px;vertical-align:middle">&nbsp;</span>${shopName}</p>
<h1 style="margin:0 0 ${subtitle ? '10' : '0'}px;${FONT};font-size:28px;line-height:34px;font-weight:700;color:#ffffff">${title}</h1>
${subtitle ? html`<p style="margin:0;${FONT};font-size:16px;line-height:24px;color:#dfe4e7">${subtitle}</p>` : ''}</td></tr>`
}

function footer({ closing, reason }: MailPage): MailHtml {
  return html`<tr><td class="edge" style="padding:20px 40px 28px;background:#f7f9fb;border-top:1px solid #dfe4e7">
${closing.map(line => html`<p style="margin:0 0 8px;${SMALL};color:#3a454e">${line}</p>`)}
<p style="margin:12px 0 0;${SMALL};font-size:13px;line-height:19px">${reason}</p>
</td></tr>`
}
