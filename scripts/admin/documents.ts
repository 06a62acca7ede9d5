import {
  CHARGE_CODES,
  type Credit,
  type FiscalDocument,
  isFiscalNumber,
  withBuyerReference,
  withPeppolAddresses,
} from '@shop/domain/fiscal'
import { moneyOf } from '@shop/domain/money'
import type { EngineContext } from '@shop/engine/database'
import {
  checkDocuments,
  findDocument,
  findDocuments,
  findErasedOrders,
  findFile,
  type IssuedDocument,
  issueCreditNote,
} from '@shop/engine/fiscal'
import { findOrder } from '@shop/engine/order'
import { PROFILES, writeCii, writeUbl } from '@shop/fiscal'
import type { AdminCommand } from './command.ts'
import { readCents, readDay, readNumber, readOrder, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeMoney } from './write-money.ts'
import { writeNewFile } from './write-new-file.ts'
import { type Fact, spellOut, writeFacts, writeTable } from './write-table.ts'

const TAX_WORD =
  '--tax  why a document is opened whose customer is erased, such as "audit of 2026 by the tax office": noted in the audit log'
const MAX_TAX_REASON = 200
const KINDS = ['invoice', 'creditNote'] as const
const MAX_LISTED = 500

/** `documents list`: invoices and credit notes. */
export const documentsList: AdminCommand = {
  name: 'documents list',
  effect: 'reads',
  summary: 'list invoices and credit notes in the order in which they were issued',
  usage: '[--order NS00001042] [--kind invoice] [--from 2026-11-01] [--until 2026-11-30]',
  details: [
    '--order  those of one order, by number or id',
    `--kind   ${KINDS.join(' or ')}`,
    '--from, --until  days of issue, both included',
    'Whose customer is erased is kept for the tax office alone: documents show and export open it with --tax.',
  ],
  prepare(args) {
    const { options } = readWords(args, { options: ['order', 'kind', 'from', 'until'] })
    const reference = options.order === undefined ? undefined : readOrder(options.order)
    const dayOf = (name: 'from' | 'until') => {
      const text = options[name]
      return text === undefined ? {} : { [name]: readDay(`--${name}`, text).slice(0, 10) }
    }
    const where = {
      ...(options.kind === undefined ? {} : { kind: readWord('--kind', options.kind, KINDS) }),
      ...dayOf('from'),
      ...dayOf('until'),
    }
    return async context => {
      const order = reference && (await findOrder(context, reference))
      const found = await findDocuments(context, { ...where, ...(order ? { orderId: order.id } : {}) }, MAX_LISTED)
      const erased = await findErasedOrders(
        context,
        found.map(({ orderId }) => orderId),
      )
      const documents = found.map(({ document, orderId }) => ({ ...viewOf(document), isErased: erased.has(orderId) }))
      const rows = documents.map(({ number, issueDate, orderNumber, scheme, net, tax, gross, due, isErased }) => [
        ...[number, issueDate, orderNumber, spellOut(scheme)],
        ...[net, tax, gross, due].map(writeMoney),
        isErased ? 'erased' : '',
      ])
      const table = writeTable(['number', 'issued', 'order', 'scheme', 'net', 'VAT', 'total', 'due', 'customer'], rows)
      return { text: documents.length > 0 ? table : 'no documents', data: { documents } }
    }
  },
}

/** A document in a list; amounts in its currency. */
function viewOf(document: FiscalDocument) {
  const { number, issueDate, orderNumber, scheme, taxingState, totals, currency: currencyCode } = document
  const money = (centAmount: number) => moneyOf(currencyCode, centAmount)
  return {
    ...{ number, issueDate, orderNumber, scheme: `${scheme} ${taxingState}` },
    ...{ net: money(totals.net), tax: money(totals.tax), gross: money(totals.gross), due: money(totals.due) },
  }
}

/** `documents show`: everything a document says. */
export const documentsShow: AdminCommand = {
  name: 'documents show',
  effect: 'reads-people',
  summary: 'show an invoice or a credit note',
  usage: '<number> [--tax …]',
  details: ['<number>  such as RE-2026-00000101', TAX_WORD],
  prepare(args) {
    const words = readWords(args, { arguments: ['number'], options: ['tax'] })
    const number = readDocumentNumber(words.arguments[0])
    const tax = readTax(words.options.tax)
    return async context => {
      const issued = await requireDocument(context, number)
      const reason = await requireReadable(context, issued, tax)
      const { document } = issued
      return { text: textOf(document), data: document, shown: { noun: 'document', subjects: [number], ...reason } }
    }
  },
}

function textOf(document: FiscalDocument): string {
  const { lines, charges, allowances, breakdown, currency: currencyCode, preceding } = document
  const money = (centAmount: number) => writeMoney({ centAmount, currencyCode })
  const { number, issueDate, orderNumber, net, tax, gross, due, scheme } = viewOf(document)
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

const FORMATS = ['pdf', 'cii', 'xrechnung', 'peppol', 'json'] as const

/** `documents export`: a document as a file for other programs. */
export const documentsExport: AdminCommand = {
  name: 'documents export',
  effect: 'reads-people',
  summary: 'write an invoice or a credit note to a file for other programs',
  usage: '<number> <file> [--format pdf] [--reference 04011000-12345-03] [--tax …]',
  details: [
    '<number>  such as RE-2026-00000101',
    '<file>    which must not exist yet',
    '--format  pdf: as it was sent, with its data inside (default); cii: these data alone; xrechnung: for German public bodies; peppol: UBL for companies with a VAT number, and public bodies; json: as issued',
    '--reference  what the buyer wants to find it by, of public buyers their Leitweg-ID; for xrechnung and peppol (default the number of the order)',
    TAX_WORD,
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['number', 'file'], options: ['format', 'reference', 'tax'] })
    const number = readDocumentNumber(words.arguments[0])
    const file = words.arguments[1] ?? ''
    const format = readWord('--format', words.options.format ?? 'pdf', FORMATS)
    const { reference } = words.options
    const tax = readTax(words.options.tax)
    if (reference !== undefined && format !== 'xrechnung' && format !== 'peppol')
      throw new Error('--reference is for --format xrechnung and peppol: what was sent stays as it was')
    return async context => {
      const issued = await requireDocument(context, number)
      const reason = await requireReadable(context, issued, tax)
      const document = reference === undefined ? issued.document : withBuyerReference(issued.document, reference)
      if (!document) throw new Error(`--reference ${reference} is no Leitweg-ID: its check digits are wrong`)
      const content = await contentOf(context, { ...issued, document }, format)
      writeNewFile(file, content)
      return {
        text: `${number} is in ${file}`,
        data: { number, file, format },
        shown: { noun: 'document', subjects: [number], ...reason },
      }
    }
  },
}

async function contentOf(
  context: EngineContext,
  { id, document }: IssuedDocument,
  format: (typeof FORMATS)[number],
): Promise<Uint8Array | string> {
  switch (format) {
    case 'pdf': {
      const pdf = await findFile(context, id, 'pdf')
      if (!pdf) throw new Error(`The worker has not written ${document.number} yet`)
      return pdf
    }
    case 'cii':
      return (await findFile(context, id, 'cii')) ?? writeCii(document, PROFILES.facturX)
    case 'xrechnung':
      return writeCii(document, PROFILES.xrechnung)
    case 'peppol': {
      const addressed = withPeppolAddresses(document)
      if (!addressed)
        throw new Error(
          `The buyer of ${document.number} has no address in the network of Peppol: it needs a confirmed VAT number, or a Leitweg-ID by --reference`,
        )
      return writeUbl(addressed, PROFILES.peppol)
    }
    case 'json':
      return `${JSON.stringify(document, undefined, 2)}\n`
  }
}

/** `documents credit`: takes an invoice back, in whole or in part. */
export const documentsCredit: AdminCommand = {
  name: 'documents credit',
  effect: 'changes',
  summary: 'issue a credit note about an invoice, in whole or in part; money is given back by orders refund afterwards',
  usage: '<invoice> --key return-1 [--units 2:1,…] [--fees FC,…] [--amount 5.00]',
  details: [
    '<invoice>  such as RE-2026-00000101',
    '--key      names the credit: it is issued once',
    '--units    positions of the invoice with the quantity that comes back (default all that is left, with the fees)',
    '--fees     fees that go back: FC for shipping, AEK for cash on delivery',
    '--amount   instead of both: what goes back of the price with VAT while the goods stay with the buyer',
  ],
  prepare(args) {
    const {
      arguments: [text],
      options,
    } = readWords(args, { arguments: ['invoice'], options: ['key', 'units', 'fees', 'amount'] })
    const number = readDocumentNumber(text)
    const { key } = options
    if (key === undefined) throw new Error('--key is missing')
    const credit = readCredit(options)
    return async context => {
      const { document, orderId } = await issueCreditNote(context, number, { key, ...(credit ? { credit } : {}) })
      const isErased = (await findErasedOrders(context, [orderId])).has(orderId)
      const data = isErased ? { ...document, buyer: undefined, deliverTo: undefined } : document
      return { text: `${document.number} credits ${writeMoney(viewOf(document).gross)} of ${number}`, data }
    }
  },
}

function readCredit(options: Partial<Record<'units' | 'fees' | 'amount', string>>): Credit | undefined {
  const { units, fees, amount } = options
  if (amount !== undefined) {
    if (units ?? fees) throw new Error('--amount excludes --units and --fees')
    return { reduction: readCents('--amount', amount) }
  }
  if (units === undefined && fees === undefined) return undefined
  return {
    units: units?.split(',').map(readUnits) ?? [],
    charges: fees?.split(',').map(fee => readWord('--fees', fee, CHARGE_CODES)) ?? [],
  }
}

const MAX_POSITIONS = 500
const MAX_UNITS = 1000

function readUnits(text: string): { readonly line: number; readonly quantity: number } {
  const [line, quantity, ...rest] = text.trim().split(':')
  if (rest.length > 0) throw new Error(`--units ${text} is not a position with its quantity such as 2:1`)
  return {
    line: readNumber('--units', line, { from: 1, to: MAX_POSITIONS }),
    quantity: readNumber('--units', quantity, { from: 1, to: MAX_UNITS }),
  }
}

/** `documents check`: whether anything of what was issued was changed. */
export const documentsCheck: AdminCommand = {
  name: 'documents check',
  effect: 'reads',
  summary: 'check that no invoice, credit note or file of them was changed, left out or put in since it was issued',
  usage: '',
  details: ['Computes every hash again and names the first break of each series.'],
  prepare(args) {
    readWords(args, {})
    return async context => {
      const check = await checkDocuments(context)
      const broken = check.breaks.map(({ number, problem }) => `${number} ${problem}`)
      const text = broken.length > 0 ? broken.join('\n') : soundText(check.documents)
      return { text, data: check }
    }
  },
}

function soundText(documents: number): string {
  if (documents === 0) return 'no documents have been issued'
  return documents === 1 ? '1 document is as it was issued' : `${documents} documents are as they were issued`
}

function readDocumentNumber(text = ''): string {
  if (!isFiscalNumber(text)) throw new Error(`${text} is not the number of a document such as RE-2026-00000101`)
  return text
}

function readTax(reason: string | undefined): string | undefined {
  if (reason === undefined) return undefined
  const text = reason.trim()
  if (text === '' || text.length > MAX_TAX_REASON) throw new Error(`--tax takes a reason of 1 to ${MAX_TAX_REASON} characters`)
  return text
}

/** The reason for which a document is opened; none where it needs none. Throws for one that needs it and has none. */
async function requireReadable(context: EngineContext, { orderId, document }: IssuedDocument, tax: string | undefined) {
  if (!(await findErasedOrders(context, [orderId])).has(orderId)) return {}
  if (tax === undefined)
    throw new Error(
      `The customer of ${document.number} is erased: it is opened for the tax office alone, with --tax and the reason`,
    )
  return { reason: tax }
}

async function requireDocument(context: EngineContext, number: string): Promise<IssuedDocument> {
  const found = await findDocument(context, { number })
  if (!found) throw new Error(`There is no document ${number}`)
  return found
}
