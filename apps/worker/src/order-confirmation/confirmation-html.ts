import type { Block, ConfirmationContent, Row } from './confirmation-content.ts'
import { type Html, html, nothing } from './html.ts'

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
const TEXT = `${FONT};font-size:16px;line-height:24px;color:#152027`
const SMALL = `${FONT};font-size:14px;line-height:21px;color:#57626a`
const HEADING = `${FONT};font-size:18px;line-height:24px;font-weight:700;color:#152027`

/** An order confirmation as an HTML page for mail programs: 600 px wide, one column on a phone, no pictures. */
export function confirmationHtml(content: ConfirmationContent): string {
  const page = html`<!doctype html>
<html lang="${content.language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${content.subject}</title>
<style>${{ markup: STYLE }}</style>
</head>
<body>
<div style="display:none;max-height:0;overflow:hidden">${content.orderNumber.value} · ${content.total.value}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#eef2f4"><tr><td class="gap" align="center" style="padding:32px 12px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:10px;overflow:hidden">
${masthead(content)}
${section(html`${content.opening.map((line, index) => paragraph(line, index === content.opening.length - 1 ? 0 : 12))}`)}
${section(html`${heading(content.next.title)}${content.next.lines.map(step)}`)}
${content.transfer ? section(transferPanel(content.transfer)) : nothing}
${section(html`${heading(content.summaryTitle)}${items(content)}${sums(content)}`)}
${section(blocks(content.blocks))}
${footer(content)}
</table>
</td></tr></table>
</body>
</html>
`
  return page.markup
}

function section(content: Html): Html {
  return html`<tr><td class="edge" style="padding:28px 40px 0">${content}</td></tr>`
}

function heading(text: string): Html {
  return html`<h2 style="margin:0 0 8px;${HEADING}">${text}</h2>`
}

function paragraph(text: string, marginBottom: number): Html {
  return html`<p style="margin:0 0 ${String(marginBottom)}px;${TEXT}">${text}</p>`
}

function masthead({ shopName, title, orderNumber }: ConfirmationContent): Html {
  return html`<tr><td class="edge" style="padding:24px 40px 28px;background:#0b141a">
<p style="margin:0 0 24px;${FONT};font-size:24px;line-height:28px;font-weight:800;color:#ffffff"><span style="display:inline-block;width:16px;height:16px;margin:0 10px 3px 0;background:#d8ef35;border-radius:4px;font-size:1px;line-height:16px;vertical-align:middle">&nbsp;</span>${shopName}</p>
<h1 style="margin:0 0 10px;${FONT};font-size:28px;line-height:34px;font-weight:700;color:#ffffff">${title}</h1>
<p style="margin:0;${FONT};font-size:16px;line-height:24px;color:#dfe4e7">${orderNumber.label}: <strong style="color:#d8ef35;white-space:nowrap">${orderNumber.value}</strong></p>
</td></tr>`
}

function step(text: string): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td width="18" valign="top" style="padding:2px 0;${TEXT}">•</td><td style="padding:2px 0;${TEXT}">${text}</td>
</tr></table>`
}

function transferPanel({ title, rows }: NonNullable<ConfirmationContent['transfer']>): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f1fac8;border-radius:8px"><tr><td style="padding:18px 20px">
${heading(title)}
<table width="100%" cellpadding="0" cellspacing="0">${rows.map(
    ({ label, value }) => html`<tr>
<th scope="row" align="left" valign="top" style="padding:3px 16px 3px 0;${SMALL};font-weight:400;color:#3a454e">${label}</th>
<td valign="top" style="padding:3px 0;${TEXT};font-weight:600">${value}</td>
</tr>`,
  )}</table>
</td></tr></table>`
}

function items({ items }: ConfirmationContent): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${items.map(
    ({ name, detail, amount }) => html`<tr>
<td valign="top" style="padding:12px 16px 12px 0;border-top:1px solid #dfe4e7;${TEXT}"><strong style="font-weight:600">${name}</strong><br><span style="${SMALL}">${detail}</span></td>
<td valign="top" align="right" style="padding:12px 0;border-top:1px solid #dfe4e7;${TEXT};font-weight:600;white-space:nowrap">${amount}</td>
</tr>`,
  )}</table>`
}

function sums({ sums, taxes, total }: ConfirmationContent): Html {
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #dfe4e7">
<tr><td colspan="2" style="height:10px;line-height:10px;font-size:1px">&nbsp;</td></tr>
${sums.map(row => sum(row, TEXT))}
<tr><td colspan="2" style="height:8px;line-height:8px;font-size:1px">&nbsp;</td></tr>
<tr><th scope="row" align="left" style="padding:12px 16px 4px 0;border-top:2px solid #152027;${TEXT};font-weight:700">${total.label}</th>
<td align="right" style="padding:12px 0 4px;border-top:2px solid #152027;${TEXT};font-size:20px;font-weight:700;white-space:nowrap">${total.value}</td></tr>
${taxes.map(row => sum(row, SMALL))}
</table>`
}

function sum({ label, value }: Row, style: string): Html {
  return html`<tr><th scope="row" align="left" style="padding:3px 16px 3px 0;${style};font-weight:400">${label}</th>
<td align="right" style="padding:3px 0;${style};white-space:nowrap">${value}</td></tr>`
}

function blocks(blocks: readonly Block[]): Html {
  const [first, second, ...rest] = blocks.map(
    ({ title, lines }) => html`<h2 style="margin:0 0 4px;${TEXT};font-weight:700">${title}</h2>
<p style="margin:0 0 20px;${TEXT};font-size:15px;line-height:22px;color:#3a454e">${lines.map((line, index) => html`${index === 0 ? nothing : html`<br>`}${line}`)}</p>`,
  )
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #dfe4e7"><tr>
<td class="half" width="50%" valign="top" style="padding:24px 16px 0 0">${first ?? nothing}</td>
<td class="half second" width="50%" valign="top" style="padding:24px 0 0">${second ?? nothing}</td>
</tr></table>${rest}`
}

function footer({ closing, reason }: ConfirmationContent): Html {
  return html`<tr><td class="edge" style="padding:20px 40px 28px;background:#f7f9fb;border-top:1px solid #dfe4e7">
${closing.map(line => html`<p style="margin:0 0 8px;${SMALL};color:#3a454e">${line}</p>`)}
<p style="margin:12px 0 0;${SMALL};font-size:13px;line-height:19px">${reason}</p>
</td></tr>`
}
