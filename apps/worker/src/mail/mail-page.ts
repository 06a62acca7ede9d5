import type { Language } from '@shop/domain/market'
import { html, type MailHtml } from './html.ts'

/**
 * For mail programs that ask for dark colours. By the kind of element instead of a class at each: a confirmation has
 * hundreds, and programs cut off long mails. Programs that read no media queries show a mail light, or invert it themselves.
 */
const DARK = `@media (prefers-color-scheme: dark) {
    body, .ground { background: #070d11 !important; }
    .sheet { background: #152027 !important; }
    .body, .body table, .body p, .body h2, .body h3, .body td, .body th, .body li, .body div, .body span { color: #e6ebee !important; border-color: #3a454e !important; }
    .body a { color: #8cc4f5 !important; }
    .panel { background: #263139 !important; }
    .body a.button { color: #0b141a !important; }
    .foot { background: #1a262e !important; border-color: #3a454e !important; }
    .foot p { color: #b4bfc6 !important; }
  }`

const FONT = 'font-family:Segoe UI,Roboto,Helvetica,Arial,sans-serif'

/** Tables and attributes of old, since mail programs know no other layout; colours are the shop's. */
const STYLE = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { margin: 0; padding: 0; background: #eef2f4; -webkit-text-size-adjust: 100%; }
  table { border-collapse: collapse; }
  td, th, p, h1, h2, h3, li { ${FONT}; }
  @media (max-width: 520px) {
    .gap { padding: 0 !important; }
    .sheet { border-radius: 0 !important; }
    .edge { padding-left: 20px !important; padding-right: 20px !important; }
    .second { padding-top: 0 !important; }
    .half { display: block !important; width: 100% !important; padding-right: 0 !important; }
  }
  @media (max-width: 360px) {
    .edge { padding-left: 16px !important; padding-right: 16px !important; }
    .grid { table-layout: fixed; }
    .grid th, .grid td { padding: 6px 4px !important; font-size: 12px; line-height: 17px; hyphens: auto; overflow-wrap: anywhere; }
    .fact { display: block !important; padding-right: 0 !important; }
  }
  ${DARK}`

/**
 * Styles of running text, of small print and of headings. The typeface comes from around them, or from the styles of the page: some
 * programs know only the one, some only the other, and at each element it was a fifth of a mail.
 */
export const TEXT = `font-size:16px;line-height:24px;color:#152027`
export const SMALL = `font-size:14px;line-height:21px;color:#57626a`
export const HEADING = `font-size:18px;line-height:24px;font-weight:700;color:#152027`

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
  /** Who sends it, as the law of the company's country wants it in business letters. */
  readonly sender: readonly string[]
}

const META = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">`

/** Lists of mails fill their line with what follows the preview; invisible characters keep the masthead out of it. */
const PREVIEW_END = '&#847;&zwnj;&nbsp;'.repeat(40)

/** Passages of every page, in their order, which are encoded once for all mails. */
export const PAGE_PASSAGES: readonly string[] = [META, STYLE, PREVIEW_END]

/** A mail as an HTML page for mail programs: 600 px wide, one column on a phone, no pictures, in light and dark colours. */
export function mailPage(page: MailPage): string {
  return html`<!doctype html>
<html lang="${page.language}" dir="ltr">
<head>
${{ markup: META }}
<title>${page.subject}</title>
<style>${{ markup: STYLE }}</style>
</head>
<body>
<div style="display:none;max-height:0;overflow:hidden">${page.preview}${{ markup: PREVIEW_END }}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#eef2f4"><tr><td class="gap" align="center" style="padding:32px 12px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:10px;overflow:hidden;${FONT}">
${masthead(page)}
${page.sections.map(section)}<tr><td style="height:28px;line-height:28px;font-size:1px">&nbsp;</td></tr>
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
  return html`<tr><td class="edge body" style="padding:28px 40px 0">${content}</td></tr>
`
}

function masthead({ shopName, title, subtitle }: MailPage): MailHtml {
  return html`<tr><td class="edge" style="padding:24px 40px 28px;background:#0b141a">
<p style="margin:0 0 24px;font-size:24px;line-height:28px;font-weight:800;color:#ffffff"><span style="display:inline-block;width:16px;height:16px;margin:0 10px 3px 0;background:#d8ef35;border-radius:4px;font-size:1px;line-height:16px;vertical-align:middle">&nbsp;</span>${shopName}</p>
<h1 style="margin:0 0 ${subtitle ? '10' : '0'}px;font-size:28px;line-height:34px;font-weight:700;color:#ffffff">${title}</h1>
${subtitle ? html`<p style="margin:0;font-size:16px;line-height:24px;color:#dfe4e7">${subtitle}</p>` : ''}</td></tr>`
}

function footer({ closing, reason, sender }: MailPage): MailHtml {
  return html`<tr><td class="edge foot" style="padding:20px 40px 28px;background:#f7f9fb;border-top:1px solid #dfe4e7">
${closing.map(line => html`<p style="margin:0 0 8px;${SMALL};color:#3a454e">${line}</p>`)}
${[reason, ...sender].map((line, index) => html`<p style="margin:${index < 2 ? '12' : '0'}px 0 0;${SMALL};font-size:13px;line-height:19px">${line}</p>\n`)}</td></tr>`
}
