import { isSurelyInTime, withdrawnUnitsOf } from '@shop/domain/withdrawal'
import type { EngineContext } from '@shop/engine/database'
import { findOrder } from '@shop/engine/order'
import {
  type AcceptedWithdrawal,
  acceptWithdrawal,
  findWithdrawal,
  findWithdrawals,
  rejectWithdrawal,
  type StoredWithdrawal,
} from '@shop/engine/withdrawal'
import type { AdminCommand } from './command.ts'
import { readUnits } from './orders-ship.ts'
import { readReference } from './read-values.ts'
import { readWords } from './read-words.ts'
import { waitingList } from './waiting-list.ts'
import { spellOut, writeFacts, writeMinute } from './write-table.ts'

const MAX_REASON = 1000

/** `withdrawals list`: declarations that wait for a decision. */
export const withdrawalsList = waitingList({
  name: 'withdrawals list',
  summary: 'list the withdrawals from contracts that wait for a decision',
  details: ['--state  open (default), or all, newest first'],
  find: findWithdrawals,
  listed,
  headings: ['withdrawal', 'store', 'received (UTC)', 'order', 'in time', 'state'],
  rowOf: ({ withdrawalNumber, storeKey, createdAt, order, inTime, state }) => [
    ...[withdrawalNumber, storeKey, writeMinute(createdAt), order, inTime, state],
  ],
  nothing: { open: 'no withdrawal waits for a decision', all: 'there is no withdrawal' },
})

/** `withdrawals show`: a declaration with all that was typed. */
export const withdrawalsShow: AdminCommand = {
  name: 'withdrawals show',
  effect: 'reads-people',
  summary: 'show a withdrawal with what was declared',
  usage: '<withdrawal>',
  details: ['<withdrawal>  its number, such as WD100001'],
  prepare(args) {
    const number = readReference('WD', readWords(args, { arguments: ['withdrawal'] }).arguments[0])
    return async context => {
      const found = await findWithdrawal(context, { withdrawalNumber: number })
      if (!found) throw new Error(`There is no withdrawal ${number}`)
      const { content, settledAt, reason, lastShippedAt } = found
      const goods = content.goods ?? 'all of the order'
      const lines = await linesOf(context, found)
      const { storeKey, createdAt, order, inTime, state } = listed(found)
      const minute = (instant: string | undefined) => instant && `${writeMinute(instant)} (UTC)`
      const text = writeFacts([
        ['withdrawal', `${number} in ${storeKey}`],
        ['received', minute(createdAt)],
        ['state', state],
        ['order', order],
        ['last shipped', minute(lastShippedAt)],
        ['in time', inTime],
        ...Object.entries({ ...content, goods }).map(([name, value]) => [`their ${spellOut(name)}`, value] as const),
        ['lines', lines],
        ['settled', minute(settledAt)],
        ['reason', reason],
      ])
      return { text, data: found, shown: { noun: 'withdrawal', subjects: [number] } }
    }
  },
}

/** The goods that were named, as `--line` takes them; undefined where all of an order or an unknown one is withdrawn from. */
async function linesOf(context: EngineContext, { orderId, content }: StoredWithdrawal): Promise<string | undefined> {
  if (orderId === undefined || content.goods === undefined) return undefined
  const units = withdrawnUnitsOf(content.goods, await findOrder(context, { id: orderId }))
  return units?.map(({ sku, quantity }) => `${sku}:${quantity}`).join(',') ?? 'not clear: name them by --line when you accept it'
}

/** `withdrawals accept`: takes one; the buyer is told what follows. */
export const withdrawalsAccept: AdminCommand = {
  name: 'withdrawals accept',
  effect: 'changes',
  summary: 'accept a withdrawal; it cancels goods that are in the house, and opens a return of those that have left',
  usage: '<withdrawal> [--line EX30010001:2,…]',
  details: [
    '<withdrawal>  its number, such as WD100001',
    '--line        of a withdrawal from a part: its goods with their quantities, separated by commas (default those that the buyer',
    '              named by number or name beyond doubt; withdrawals show has them)',
    'The buyer is told by mail how to send the goods back. What was paid is given back by returns refund, within 14 days; for an',
    'order that is cancelled by orders refund.',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['withdrawal'], options: ['line'] })
    const number = readReference('WD', words.arguments[0])
    const units = words.options.line?.split(',').map(readUnits)
    return async context => {
      const accepted = await acceptWithdrawal(context, number, units)
      const follows = followsOf(accepted)
      return { text: `${number} is accepted${follows}`, data: { withdrawalNumber: number, ...accepted } }
    }
  },
}

function followsOf({ isOrderCancelled, isPartCancelled, returnNumber, isUnclear }: AcceptedWithdrawal): string {
  if (isOrderCancelled) return ', and its order is cancelled'
  if (isUnclear) return '; which goods are meant is not clear: name them by --line'
  const cancelled = isPartCancelled ? '; what of it was in the house is cancelled' : ''
  return returnNumber ? `${cancelled}; its goods come back as ${returnNumber}` : cancelled
}

/** `withdrawals reject`: does not take one; the buyer is told why. */
export const withdrawalsReject: AdminCommand = {
  name: 'withdrawals reject',
  effect: 'changes',
  summary: 'reject a withdrawal, with the reason that the buyer is told',
  usage: '<withdrawal> --reason …',
  details: ['<withdrawal>  its number, such as WD100001', '--reason      why, in the language of the buyer'],
  prepare(args) {
    const words = readWords(args, { arguments: ['withdrawal'], options: ['reason'] })
    const number = readReference('WD', words.arguments[0])
    const reason = words.options.reason?.trim() ?? ''
    if (reason === '' || reason.length > MAX_REASON) throw new Error(`--reason takes 1 to ${MAX_REASON} characters`)
    return async context => {
      await rejectWithdrawal(context, number, reason)
      return { text: `${number} is rejected`, data: { withdrawalNumber: number, reason } }
    }
  },
}

/** A withdrawal in a list: without who declared it. */
function listed({ withdrawalNumber, storeKey, createdAt, orderNumber, lastShippedAt, state }: StoredWithdrawal) {
  const order = orderNumber ?? 'not found'
  const inTime = orderNumber === undefined ? 'unknown' : isSurelyInTime(createdAt, lastShippedAt) ? 'yes' : 'see delivery'
  return { withdrawalNumber, storeKey, createdAt, order, inTime, state }
}
