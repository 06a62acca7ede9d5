import { contractPlainText } from '../contract-texts/contract-plain-text.ts'
import type { Block, ConfirmationContent, Row } from './confirmation-content.ts'

const RULE = '-'.repeat(60)

/** An order confirmation as plain text, for mail programs and people that want no HTML. */
export function confirmationText(content: ConfirmationContent): string {
  const { orderNumber, transfer } = content
  const parts = [
    [content.shopName.toUpperCase(), '', content.title, `${orderNumber.label}: ${orderNumber.value}`],
    content.opening,
    writeBlock(content.next),
    ...(transfer ? [[transfer.title, ...transfer.rows.map(writeRow)]] : []),
    [RULE, content.summaryTitle, RULE],
    ...content.items.map(({ name, detail, amount }) => [name, `  ${detail}`, `  ${amount}`]),
    [
      ...[...content.sums, ...content.taxes].map(writeRow),
      ...(content.taxNote ? [content.taxNote] : []),
      writeRow(content.total),
    ],
    [RULE],
    ...content.blocks.map(writeBlock),
    [content.contract.intro],
    ...content.contract.texts.flatMap(text => [[RULE], ...contractPlainText(text)]),
    [RULE],
    content.closing,
    [content.reason],
  ]
  return `${parts.map(lines => lines.join('\n')).join('\n\n')}\n`
}

function writeRow({ label, value }: Row): string {
  return `${label}: ${value}`
}

function writeBlock({ title, lines }: Block): string[] {
  return [title, ...lines]
}
