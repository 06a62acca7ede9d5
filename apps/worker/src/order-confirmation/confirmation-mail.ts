import { withColon } from '@shop/i18n/format'
import { contractHtml } from '../contract-texts/contract-html.ts'
import { contractPlainText } from '../contract-texts/contract-plain-text.ts'
import { html, type MailHtml, nothing } from '../mail/html.ts'
import { mailPage, paragraphs, SMALL, TEXT } from '../mail/mail-page.ts'
import { button, heading, numberLine, panel, type Row, textLink, writeRow, writeText } from '../mail/mail-parts.ts'
import type { Block, ConfirmationContent } from './confirmation-content.ts'

/** An order confirmation as an HTML page for mail programs. */
export function confirmationHtml(content: ConfirmationContent): string {
  const { orderNumber, next, instructions, link, withdrawal } = content
  return mailPage({
    ...content,
    preview: `${orderNumber.value} · ${content.total.value}`,
    subtitle: numberLine(orderNumber, content.language),
    sections: [
      paragraphs(content.opening),
      html`${heading(next.title)}${next.lines.map(step)}`,
      ...(link ? [button(link)] : []),
      ...(withdrawal ? [textLink(withdrawal)] : []),
      ...(instructions ? [panel(instructions)] : []),
      html`${heading(content.summaryTitle)}${items(content)}${sums(content)}`,
      blocks(content.blocks),
      paragraphs([content.contract.intro]),
      ...content.contract.texts.map(contractHtml),
    ],
  })
}

function step(text: string): MailHtml {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td width="18" valign="top" style="padding:2px 0;${TEXT}">•</td><td style="padding:2px 0;${TEXT}">${text}</td>
</tr></table>`
}

function items({ items }: ConfirmationContent): MailHtml {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${items.map(
    ({ name, detail, amount }) => html`<tr>
<td valign="top" style="padding:12px 16px 12px 0;border-top:1px solid #dfe4e7;${TEXT}"><strong style="font-weight:600">${name}</strong><br><span style="${SMALL}">${detail}</span></td>
<td valign="top" align="right" style="padding:12px 0;border-top:1px solid #dfe4e7;${TEXT};font-weight:600;white-space:nowrap">${amount}</td>
</tr>`,
  )}</table>`
}

function sums({ sums, taxes, note, total }: ConfirmationContent): MailHtml {
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #dfe4e7">
<tr><td colspan="2" style="height:10px;line-height:10px;font-size:1px">&nbsp;</td></tr>
${sums.map(row => sum(row, TEXT))}
<tr><td colspan="2" style="height:8px;line-height:8px;font-size:1px">&nbsp;</td></tr>
<tr><th scope="row" align="left" style="padding:12px 16px 4px 0;border-top:2px solid #152027;${TEXT};font-weight:700">${total.label}</th>
<td align="right" style="padding:12px 0 4px;border-top:2px solid #152027;${TEXT};font-size:20px;font-weight:700;white-space:nowrap">${total.value}</td></tr>
${taxes.map(row => sum(row, SMALL))}
${note ? html`<tr><td colspan="2" style="padding:3px 0;${SMALL}">${note}</td></tr>` : nothing}
</table>`
}

function sum({ label, value }: Row, style: string): MailHtml {
  return html`<tr><th scope="row" align="left" style="padding:3px 16px 3px 0;${style};font-weight:400">${label}</th>
<td align="right" style="padding:3px 0;${style};white-space:nowrap">${value}</td></tr>`
}

function blocks(blocks: readonly Block[]): MailHtml {
  const [first, second, ...rest] = blocks.map(
    ({ title, lines }) => html`<h2 style="margin:0 0 4px;${TEXT};font-weight:700">${title}</h2>
<p style="margin:0 0 20px;${TEXT};font-size:15px;line-height:22px;color:#3a454e">${lines.map((line, index) => html`${index === 0 ? nothing : html`<br>`}${line}`)}</p>`,
  )
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #dfe4e7"><tr>
<td class="half" width="50%" valign="top" style="padding:24px 16px 0 0">${first ?? nothing}</td>
<td class="half second" width="50%" valign="top" style="padding:24px 0 0">${second ?? nothing}</td>
</tr></table>${rest}`
}

const RULE = '-'.repeat(60)

/** An order confirmation as plain text, for mail programs and people that want no HTML. */
export function confirmationText(content: ConfirmationContent): string {
  const { orderNumber, instructions, language, link, withdrawal } = content
  const writeLine = (row: Row) => writeRow(row, language)
  return writeText([
    [content.shopName.toUpperCase(), '', content.title, writeLine(orderNumber)],
    content.opening,
    writeBlock(content.next),
    ...(link ? [[withColon(link.label, language), link.href]] : []),
    ...(withdrawal ? [[withColon(withdrawal.label, language), withdrawal.href]] : []),
    ...(instructions ? [[instructions.title, ...instructions.rows.map(writeLine)]] : []),
    [RULE, content.summaryTitle, RULE],
    ...content.items.map(({ name, detail, amount }) => [name, `  ${detail}`, `  ${amount}`]),
    [...[...content.sums, ...content.taxes].map(writeLine), ...(content.note ? [content.note] : []), writeLine(content.total)],
    [RULE],
    ...content.blocks.map(writeBlock),
    [content.contract.intro],
    ...content.contract.texts.flatMap(text => [[RULE], [contractPlainText(text)]]),
    [RULE],
    content.closing,
    [content.reason],
    content.sender,
  ])
}

function writeBlock({ title, lines }: Block): string[] {
  return [title, ...lines]
}
