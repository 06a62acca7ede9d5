import { requireParcel } from '@shop/domain/order'
import type { Return } from '@shop/domain/return'
import {
  approveReturn,
  type Inspection,
  inspectReturn,
  receiveReturn,
  refundReturn,
  rejectReturn,
  replaceReturn,
} from '@shop/engine/return'
import { readSellerSettings } from '../../apps/worker/src/fiscal/read-seller-settings.ts'
import type { AdminCommand } from './command.ts'
import { readUnits } from './orders-ship.ts'
import { readCents, readNumber, readReference, readSku } from './read-values.ts'
import { readWords } from './read-words.ts'
import { goodsOf } from './returns.ts'
import { writeMoney } from './write-money.ts'

const MAX_NOTE = 1000
const MAX_UNITS = 1000

/** `returns approve`: lets the goods be sent. */
export const returnsApprove: AdminCommand = {
  name: 'returns approve',
  effect: 'changes',
  summary: 'approve a return: the customer gets the label and 14 days to send the goods',
  usage: '<return>',
  details: ['<return>  its number, such as RT100001'],
  prepare(args) {
    const number = readReference('RT', readWords(args, { arguments: ['return'] }).arguments[0])
    return async context => {
      const found = await approveReturn(context, number)
      return { text: `${number} is ${found.state}; the goods are to be sent by ${found.sendUntil?.slice(0, 10)}`, data: found }
    }
  },
}

/** `returns reject`: does not take one; the customer is told why. */
export const returnsReject: AdminCommand = {
  name: 'returns reject',
  effect: 'changes',
  summary: 'reject a return, with the reason that the customer is told',
  usage: '<return> --reason …',
  details: ['<return>  its number, such as RT100001', '--reason  why, in the language of the customer'],
  prepare(args) {
    const words = readWords(args, { arguments: ['return'], options: ['reason'] })
    const number = readReference('RT', words.arguments[0])
    const reason = readNote('--reason', words.options.reason)
    if (reason === undefined) throw new Error('--reason is missing')
    return async context => ({ text: `${number} is rejected`, data: await rejectReturn(context, number, reason) })
  },
}

/** `returns receive`: registers goods that have come. */
export const returnsReceive: AdminCommand = {
  name: 'returns receive',
  effect: 'changes',
  summary: 'register goods of a return that have come, all of them or some',
  usage: '<return> [--line EX30010001:2,…]',
  details: [
    '<return>  its number, such as RT100001',
    '--line    items with how many have come in all, separated by commas (default all that were announced)',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['return'], options: ['line'] })
    const number = readReference('RT', words.arguments[0])
    const units = words.options.line?.split(',').map(readUnits)
    return async context => {
      const found = await receiveReturn(context, number, units)
      const came = found.lines.map(({ sku, received, quantity }) => `${received} of ${quantity} x ${sku}`).join(', ')
      return { text: `${number} is ${found.state}: ${came}`, data: found }
    }
  },
}

/** `returns inspect`: registers what was found. */
export const returnsInspect: AdminCommand = {
  name: 'returns inspect',
  effect: 'changes',
  summary: 'register what was found about the goods of a return',
  usage: '<return> [--line EX30010001:2:1:15.00,…] [--note …]',
  details: [
    '<return>  its number, such as RT100001',
    '--line    items, separated by commas: how many are accepted, how many of them go into stock again as new (default all), and',
    '          the value that the accepted ones have lost. What came and is not named is refused. Default: all is accepted as new',
    '--note    what was found, in the language of the customer',
    'Refused goods go back to the customer. Where nothing is accepted the return is closed.',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['return'], options: ['line', 'note'] })
    const number = readReference('RT', words.arguments[0])
    const note = readNote('--note', words.options.note)
    const inspections = words.options.line?.split(',').map(readInspection)
    return async context => {
      const found = await inspectReturn(context, number, {
        ...(inspections ? { inspections } : {}),
        ...(note === undefined ? {} : { note }),
      })
      return { text: `${number} is ${found.state}: ${acceptedOf(found)}`, data: found }
    }
  },
}

function acceptedOf({ lines }: Return): string {
  return lines.map(({ sku, accepted, received }) => `${accepted} of ${received} x ${sku} accepted`).join(', ')
}

function readInspection(text: string): Inspection {
  const [sku, accepted, restocked = accepted, loss, ...rest] = text.trim().split(':')
  if (rest.length > 0) throw new Error(`--line ${text} is not an inspection such as EX30010001:2:1:15.00`)
  const range = { from: 0, to: MAX_UNITS }
  return {
    sku: readSku(sku),
    accepted: readNumber('--line', accepted, range),
    restocked: readNumber('--line', restocked, range),
    reductionCents: loss === undefined ? 0 : readCents('--line', loss),
  }
}

function readNote(name: string, text: string | undefined): string | undefined {
  const note = text?.trim()
  if (note !== undefined && (note === '' || note.length > MAX_NOTE)) throw new Error(`${name} takes 1 to ${MAX_NOTE} characters`)
  return note
}

/** `returns refund`: gives the money back. */
export const returnsRefund: AdminCommand = {
  name: 'returns refund',
  effect: 'changes',
  summary: 'give the money for the accepted goods of a return back, once, with its credit note',
  usage: '<return>',
  details: [
    '<return>  its number, such as RT100001, or that of a lost parcel',
    'The amount is that of the invoice less what the goods have lost; with the last goods of an order delivery goes back too.',
    'By transfer and in cash this registers the refund; the money is sent by your bank. By card the provider sends it.',
    'Reads SELLER_CHANGES as the worker does.',
  ],
  prepare(args) {
    const number = readReference('RT', readWords(args, { arguments: ['return'] }).arguments[0])
    const problems: string[] = []
    const changes = readSellerSettings(process.env, problems)
    if (problems.length > 0) throw new Error(problems.join('; '))
    return async context => {
      const { found, creditNotes } = await refundReturn(context, number, changes)
      const amount = found.refund ? writeMoney(found.refund) : ''
      const done =
        creditNotes.length > 0
          ? `${amount} are refunded, credited by ${creditNotes.join(', ')}`
          : `${amount} were refunded before`
      return { text: `${number}: ${done}`, data: { ...found, creditNotes } }
    }
  },
}

/** `returns replace`: sends new goods. */
export const returnsReplace: AdminCommand = {
  name: 'returns replace',
  effect: 'changes',
  summary: 'send new goods for the accepted ones of a return, once; they are taken from stock',
  usage: '<return> [--tracking 00340434161094042557] [--carrier DHL]',
  details: ['<return>    its number, such as RT100001', '--tracking  number of the parcel', '--carrier   who brings it'],
  prepare(args) {
    const words = readWords(args, { arguments: ['return'], options: ['tracking', 'carrier'] })
    const number = readReference('RT', words.arguments[0])
    const { tracking, carrier } = words.options
    if (carrier && !tracking) throw new Error('--carrier needs --tracking')
    const parcel = tracking ? { trackingNumber: tracking, ...(carrier ? { carrier } : {}) } : undefined
    if (parcel) requireParcel(parcel)
    return async context => {
      const found = await replaceReturn(context, number, parcel)
      return { text: `${number} is ${found.state}: ${goodsOf(found)}`, data: found }
    }
  },
}
