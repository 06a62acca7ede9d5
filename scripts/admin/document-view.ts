import type { FiscalDocument } from '@shop/domain/fiscal'
import { moneyOf } from '@shop/domain/money'
import { writeMoney } from './write-money.ts'
import { type Fact, spellOut, writeFacts, writeTable } from './write-table.ts'

/** A document in a list; amounts in its currency. */
export function documentViewOf(document: FiscalDocument) {
  const { number, issueDate, orderNumber, scheme, taxingState, totals, currency: currencyCode } = document
  const money = (centAmount: number) => moneyOf(currencyCode, centAmount)
  return {
    ...{ number, issueDate, orderNumber, scheme: `${scheme} ${taxingState}` },
    ...{ net: money(totals.net), tax: money(totals.tax), gross: money(totals.gross), due: money(totals.due) },
  }
}

/** Everything a document says, for people. */
export function documentTextOf(document: FiscalDocument): string {
  const { lines, charges, allowances, breakdown, currency: currencyCode, preceding } = document
  const money = (centAmount: number) => writeMoney({ centAmount, currencyCode })
  const { number, issueDate, orderNumber, net, tax, gross, due, scheme } = documentViewOf(document)
  const facts: readonly Fact[] = [
    ['document', `${number} of ${issueDate}, order ${orderNumber}`],
    ['credits', preceding && `${preceding.number} of ${preceding.issueDate}`],
    [
      'buyer',
      [
        document.buyer.name,
        ...document.buyer.lines,
        `${document.buyer.postalCode} ${document.buyer.city}`,
        document.buyer.country,
        document.buyer.vatId,
      ]
        .filter(Boolean)
        .join(', '),
    ],
    ['left', document.deliveryDate],
    ['tax', spellOut(scheme)],
    ['total', `${writeMoney(net)} and ${writeMoney(tax)} VAT: ${writeMoney(gross)}, due ${writeMoney(due)}`],
  ]
  const parts = [
    ...lines.map(line => [String(line.id), line.sku, line.name, String(line.quantity), money(line.net), money(line.gross)]),
    ...allowances.map(part => ['-', '', part.name, '', money(-part.net), money(-part.gross)]),
    ...charges.map(part => ['+', part.code, part.name, '', money(part.net), money(part.gross)]),
  ]
  const rows = breakdown.map(row => [row.category, `${row.permyriad / 100} %`, money(row.net), money(row.tax), row.reason ?? ''])
  return [
    writeFacts(facts),
    writeTable(['position', 'item', 'name', 'quantity', 'net', 'gross'], parts),
    writeTable(['category', 'rate', 'net', 'VAT', 'reason'], rows),
  ].join('\n\n')
}
