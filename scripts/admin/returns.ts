import { RETURN_STATES, type Return, type ReturnState } from '@shop/domain/return'
import { findReturn, findReturnPicture, findReturns } from '@shop/engine/return'
import type { AdminCommand } from './command.ts'
import { readNumber, readReference, readWord } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeMoney } from './write-money.ts'
import { writeNewFile } from './write-new-file.ts'
import { type Fact, spellOut, writeFacts, writeMinute, writeTable } from './write-table.ts'

const MAX_LISTED = 200
/** States in which a return waits for the shop or the customer. */
const OPEN: readonly ReturnState[] = ['Requested', 'Approved', 'Received', 'Inspected']

/** `returns list`: returns that are not over. */
export const returnsList: AdminCommand = {
  name: 'returns list',
  effect: 'reads',
  summary: 'list returns that are not over, the oldest first',
  usage: '[--state Requested]',
  details: [`--state  all, or one of ${RETURN_STATES.join(', ')} (default: those that are not over)`],
  prepare(args) {
    const { state } = readWords(args, { options: ['state'] }).options
    const wanted = state === undefined ? undefined : readWord('--state', state, ['all', ...RETURN_STATES] as const)
    const states = wanted === 'all' ? RETURN_STATES : wanted ? [wanted] : OPEN
    return async context => {
      const found = await findReturns(context, { states }, MAX_LISTED)
      const rows = found.map(one => [
        ...[one.returnNumber, one.orderNumber, one.state, spellOut(one.reason), one.wish, goodsOf(one)],
        writeMinute(one.events[0]?.at),
      ])
      const table = writeTable(['return', 'order', 'state', 'reason', 'wish', 'goods', 'since (UTC)'], rows)
      return { text: found.length > 0 ? table : 'no returns', data: { returns: found } }
    }
  },
}

/** `returns show`: everything about a return. */
export const returnsShow: AdminCommand = {
  name: 'returns show',
  effect: 'reads-people',
  summary: 'show a return with its goods, and write its pictures to files',
  usage: '<return> [--picture 1 --file picture.jpg]',
  details: [
    '<return>   its number, such as RT100001',
    '--picture  which of its pictures is written',
    '--file     where to; the file must not exist yet',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['return'], options: ['picture', 'file'] })
    const number = readReference('RT', words.arguments[0])
    const { picture, file } = words.options
    if ((picture === undefined) !== (file === undefined)) throw new Error('--picture and --file belong together')
    const position = picture === undefined ? undefined : readNumber('--picture', picture, { from: 1, to: 3 })
    return async context => {
      const found = await findReturn(context, { returnNumber: number })
      if (!found) throw new Error(`There is no return ${number}`)
      const shown = { noun: 'return', subjects: [number] }
      if (position !== undefined && file !== undefined) {
        const content = await findReturnPicture(context, found.id, position)
        if (!content) throw new Error(`${number} has no picture ${position}`)
        writeNewFile(file, content.content)
        const text = `Picture ${position} of ${number} (${content.type}) is in ${file}`
        return { text, data: { file, type: content.type }, shown }
      }
      return { text: textOf(found), data: found, shown }
    }
  },
}

function textOf(found: Return): string {
  const { returnNumber, orderNumber, state, reason, wish, comment, note, sendUntil, refund, pictures, lostParcel } = found
  const facts: readonly Fact[] = [
    ['return', `${returnNumber} of ${orderNumber}`],
    ['state', state],
    ['reason', spellOut(reason)],
    ['wish', wish],
    ['comment', comment],
    ['note', note],
    ['send by', sendUntil?.slice(0, 10)],
    ['lost parcel', lostParcel],
    ['refunded', refund && writeMoney(refund)],
    ['pictures', pictures > 0 ? String(pictures) : undefined],
  ]
  const lines = found.lines.map(line =>
    [line.sku, line.quantity, line.received, line.accepted, line.restocked, (line.reductionCents / 100).toFixed(2)].map(String),
  )
  return [
    writeFacts(facts),
    writeTable(['item', 'announced', 'came', 'accepted', 'in stock again', 'lost value'], lines),
    writeTable(
      ['state', 'since (UTC)'],
      found.events.map(event => [event.state, writeMinute(event.at)]),
    ),
  ].join('\n\n')
}

/** Goods of a return in a list. */
export function goodsOf({ lines }: Pick<Return, 'lines'>): string {
  return lines.map(({ sku, quantity }) => `${quantity} x ${sku}`).join(', ')
}
