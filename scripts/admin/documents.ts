import { checkDocuments, findDocuments, findErasedOrders } from '@shop/engine/fiscal'
import { findOrder } from '@shop/engine/order'
import type { AdminCommand } from './command.ts'
import { documentTextOf, documentViewOf } from './document-view.ts'
import { readDocumentNumber, readTax, requireDocument, requireReadable, TAX_WORD } from './read-document.ts'
import { readDay, readOrder, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeMoney } from './write-money.ts'
import { spellOut, writeTable } from './write-table.ts'

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
      const documents = found.map(({ document, orderId }) => ({ ...documentViewOf(document), isErased: erased.has(orderId) }))
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
      return { text: documentTextOf(document), data: document, shown: { noun: 'document', subjects: [number], ...reason } }
    }
  },
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
