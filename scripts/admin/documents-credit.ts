import { CHARGE_CODES, type Credit } from '@shop/domain/fiscal'
import { findErasedOrders, issueCreditNote } from '@shop/engine/fiscal'
import type { AdminCommand } from './command.ts'
import { documentViewOf } from './document-view.ts'
import { readDocumentNumber } from './read-document.ts'
import { readCents, readNumber, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeMoney } from './write-money.ts'

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
      return { text: `${document.number} credits ${writeMoney(documentViewOf(document).gross)} of ${number}`, data }
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
