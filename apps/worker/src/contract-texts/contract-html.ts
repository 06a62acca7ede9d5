import { html, type MailHtml, nothing } from '../mail/html.ts'
import { HEADING, SMALL } from '../mail/mail-page.ts'
import type { ContractPart, ContractText, Words } from './contract-texts.ts'

/** Styles stand at the elements around texts, once each: mail programs cut off long mails. */
const BODY = `${SMALL};color:#3a454e`
const GAP = 'margin:0 0 8px'

const written = new WeakMap<ContractText, MailHtml>()

/** A text of the contract as a section of a mail; what was written of the same text before is returned again. */
export function contractHtml(text: ContractText): MailHtml {
  const known = written.get(text)
  if (known) return known
  const section = writeSection(text)
  written.set(text, section)
  return section
}

function writeSection({ title, lead, parts }: ContractText): MailHtml {
  return html`<div style="padding-top:24px;border-top:2px solid #152027;${BODY}"><h2 style="margin:0 0 8px;${HEADING}">${title}</h2>
<p style="${GAP}">${write(lead)}</p>
${parts.map(writePart)}</div>`
}

function writePart(part: ContractPart): MailHtml {
  const heading = part.heading ? html`<h3 style="margin:18px 0 6px;font-size:15px;color:#152027">${part.heading}</h3>\n` : nothing
  return html`${heading}${writeContent(part)}`
}

function writeContent(part: ContractPart): MailHtml {
  switch (part.kind) {
    case 'paragraphs':
      return html`${part.paragraphs.map(words => html`<p style="${GAP}">${write(words)}</p>\n`)}`
    case 'list': {
      const items = part.items.map(words => html`<li style="margin:0 0 4px">${write(words)}</li>\n`)
      const list = part.isOrdered
        ? html`<ol style="margin:0;padding-left:24px">${items}</ol>\n`
        : html`<ul style="margin:0;padding-left:24px">${items}</ul>\n`
      return part.intro ? html`<p style="${GAP}">${write(part.intro)}</p>\n${list}` : list
    }
    case 'table':
      return html`<table class="grid" width="100%" cellpadding="6" cellspacing="0" style="${BODY}">
<tr>${part.columns.map(words => html`<th scope="col" align="left" valign="top" style="border-bottom:1px solid #3a454e">${write(words)}</th>`)}</tr>
${part.rows.map(row => html`<tr>${row.map(writeCell)}</tr>\n`)}</table>`
  }
}

function writeCell(words: Words, index: number): MailHtml {
  const style = 'border-bottom:1px solid #dfe4e7'
  return index === 0
    ? html`<th scope="row" align="left" valign="top" style="${style};font-weight:400">${write(words)}</th>`
    : html`<td valign="top" style="${style}">${write(words)}</td>`
}

function write(words: Words): MailHtml {
  return html`${words.map(({ text, isStrong, url }) => {
    const content = isStrong ? html`<strong>${text}</strong>` : html`${text}`
    return url ? html`<a href="${url}" style="color:#0b5c9e">${content}</a>` : content
  })}`
}
