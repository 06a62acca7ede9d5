import { PRESS } from '@shop/engine/testing'
import { type CommandCase, NOTHING } from './command-case.fixtures.ts'
import type { Subjects } from './subjects.fixtures.ts'

const ORDER_VIEW = 'createdAt held id orderNumber orderState paid paymentState refunded reserved shipmentState store total'
const NEXT_YEAR = `${new Date().getUTCFullYear() + 1}-01-01`
const COMMENT = ['--comment', 'Dodávateľ zvýšil ceny.'] as const

/** How the commands on orders, payments, documents, quotes, withdrawals and returns are tried. */
export function orderCases(subjects: Subjects): Readonly<Record<string, CommandCase>> {
  const { anOrder, anAuthorisedOrder, anExport, anInvoice, aQuote, aReturn, aWithdrawal, newFile, newName } = subjects
  const anOrderNumber = async (...steps: readonly (readonly string[])[]) => [(await anOrder(...steps)).orderNumber]
  const order = [NOTHING.order]
  const invoice = ['RE-2026-99999999']
  const tracking = () => newName('0034043416109404')
  return {
    'orders list': { words: () => ['--limit', '5'], answer: 'limit offset orders total', unknown: ['--customer', NOTHING.email] },
    'orders show': {
      words: anOrderNumber,
      answer: 'lineItems orderNumber parcels paymentInfo returns shipments withdrawals',
      unknown: order,
      noted: 'order',
    },
    'orders confirm': { words: anOrderNumber, answer: ORDER_VIEW, unknown: order, noted: 'order' },
    'orders paid': { words: anOrderNumber, answer: ORDER_VIEW, unknown: order, noted: 'payment' },
    'orders ship': { words: anOrderNumber, answer: `${ORDER_VIEW} parcels`, unknown: order, noted: 'shipment' },
    'orders delivered': {
      words: () => anOrderNumber(['ship']),
      answer: 'orderNumber shipments',
      unknown: order,
      noted: 'shipment',
    },
    'orders parcel-lost': {
      async words() {
        const parcel = tracking()
        return [...(await anOrderNumber(['paid'], ['ship', '--tracking', parcel])), '--tracking', parcel]
      },
      answer: 'lines returnNumber state',
      unknown: [NOTHING.order, '--tracking', '00340434161094042557'],
      noted: 'return',
    },
    'orders backorders': { words: () => anOrder(['ship', '--line', `${PRESS}:1`]).then(() => []), answer: 'rows' },
    'orders late': {
      words: async () => [...(await anOrderNumber(['ship', '--line', `${PRESS}:1`])), '--until', NEXT_YEAR],
      answer: 'orderNumber until',
      unknown: [NOTHING.order, '--until', NEXT_YEAR],
      noted: 'order',
    },
    'orders pick-list': { words: anOrderNumber, answer: 'rows', unknown: order },
    'orders delivery-note': {
      words: async () => [...(await anOrderNumber(['ship'])), newFile()],
      answer: 'lines number',
      unknown: [NOTHING.order, newFile()],
      noted: 'order',
    },
    'orders customs-invoice': {
      words: async () => [await anExport(), newFile()],
      answer: 'lines missing number',
      unknown: [NOTHING.order, newFile()],
      noted: 'order',
    },
    'orders cancel': { words: anOrderNumber, answer: ORDER_VIEW, unknown: order, noted: 'order' },
    'orders capture': { words: async () => [await anAuthorisedOrder()], answer: ORDER_VIEW, unknown: order, noted: 'payment' },
    'orders refund': { words: () => anOrderNumber(['paid']), answer: ORDER_VIEW, unknown: order, noted: 'payment' },
    'orders refunded': {
      words: () => anOrderNumber(['paid'], ['cancel', '--line', `${PRESS}:1`]),
      answer: ORDER_VIEW,
      unknown: order,
      noted: 'payment',
    },
    'orders chargeback': {
      words: async () => [...(await anOrderNumber(['paid'])), '--key', 'case-1'],
      answer: ORDER_VIEW,
      unknown: [NOTHING.order, '--key', 'case-1'],
      noted: 'payment',
    },
    'documents list': { words: () => anInvoice().then(() => []), answer: 'documents', unknown: ['--order', NOTHING.order] },
    'documents show': {
      words: async () => [(await anInvoice()).number],
      answer: 'breakdown lines number totals',
      unknown: invoice,
      noted: 'document',
    },
    'documents export': {
      words: async () => [(await anInvoice()).number, newFile(), '--format', 'cii'],
      answer: 'file format number',
      unknown: [...invoice, newFile()],
      noted: 'document',
    },
    'documents credit': {
      words: async () => [(await anInvoice()).number, '--key', 'return-1'],
      answer: 'breakdown lines number preceding totals',
      unknown: [...invoice, '--key', 'return-1'],
      noted: 'document',
    },
    'documents due': { words: () => anOrder(['ship']).then(() => []), answer: 'missing' },
    'documents check': { words: () => [], answer: 'breaks documents' },
    'documents oss': { words: () => ['2026-Q1', newFile()], answer: 'quarter sums' },
    'payments problems': { words: () => [], answer: '' },
    'quotes list': { words: () => aQuote().then(() => []), answer: 'createdAt quoteNumber state storeKey total' },
    'quotes show': {
      words: async () => [await aQuote()],
      answer: 'lineItems quoteNumber state totalPrice',
      unknown: ['QU999999'],
      noted: 'quote',
    },
    'quotes answer': {
      words: async () => [await aQuote(), '--valid-until', NEXT_YEAR, '--price', `${PRESS}:90.00`],
      answer: 'lineItems quoteNumber state totalPrice validUntil',
      unknown: ['QU999999', '--valid-until', NEXT_YEAR],
      noted: 'quote',
    },
    'quotes decline': {
      words: async () => [await aQuote(), ...COMMENT],
      answer: 'comment quoteNumber',
      unknown: ['QU999999', ...COMMENT],
      noted: 'quote',
    },
    'quotes withdraw': {
      async words() {
        const number = await aQuote()
        await subjects.run('quotes', 'answer', number, '--valid-until', NEXT_YEAR)
        return [number, ...COMMENT]
      },
      answer: 'comment quoteNumber',
      unknown: ['QU999999', ...COMMENT],
      noted: 'quote',
    },
    'withdrawals list': {
      words: () => aWithdrawal().then(() => []),
      answer: 'createdAt inTime order state storeKey withdrawalNumber',
    },
    'withdrawals show': {
      words: async () => [await aWithdrawal()],
      answer: 'content createdAt state withdrawalNumber',
      unknown: ['WD999999'],
      noted: 'withdrawal',
    },
    'withdrawals accept': {
      words: async () => [await aWithdrawal()],
      answer: 'isOrderCancelled withdrawalNumber',
      unknown: ['WD999999'],
      noted: 'withdrawal',
    },
    'withdrawals reject': {
      words: async () => [await aWithdrawal(), '--reason', 'Po lehote'],
      answer: 'reason withdrawalNumber',
      unknown: ['WD999999', '--reason', 'Po lehote'],
      noted: 'withdrawal',
    },
    'returns list': { words: () => aReturn().then(() => []), answer: 'returns' },
    'returns show': {
      words: async () => [await aReturn()],
      answer: 'events lines returnNumber state',
      unknown: ['RT999999'],
      noted: 'return',
    },
    'returns approve': {
      words: async () => [await aReturn()],
      answer: 'events lines returnNumber sendUntil state',
      unknown: ['RT999999'],
      noted: 'return',
    },
    'returns reject': {
      words: async () => [await aReturn(), '--reason', 'Po lehote'],
      answer: 'events lines note returnNumber state',
      unknown: ['RT999999', '--reason', 'Po lehote'],
      noted: 'return',
    },
    'returns receive': {
      words: async () => [await aReturn('approve')],
      answer: 'events lines returnNumber state',
      unknown: ['RT999999'],
      noted: 'return',
    },
    'returns inspect': {
      words: async () => [await aReturn('approve', 'receive')],
      answer: 'events lines returnNumber state',
      unknown: ['RT999999'],
      noted: 'return',
    },
    'returns refund': {
      words: async () => [await aReturn('approve', 'receive', 'inspect')],
      answer: 'creditNotes events lines refund returnNumber state',
      unknown: ['RT999999'],
      noted: 'return',
    },
    'returns replace': {
      words: async () => [await aReturn('approve', 'receive', 'inspect'), '--tracking', tracking()],
      answer: 'events lines returnNumber state',
      unknown: ['RT999999'],
      noted: 'return',
    },
  }
}
