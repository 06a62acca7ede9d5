import { isEmail } from '@shop/domain/address'
import { defaultLanguageOf, localeOf, marketOfStoreKey } from '@shop/domain/market'
import {
  erasePerson,
  findHolds,
  findPrivacyRequests,
  findRetentionState,
  holdPerson,
  insertPrivacyRequest,
  releasePerson,
  runRetention,
} from '@shop/engine/privacy'
import type { AdminCommand } from './command.ts'
import { readStore } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeMinute, writeTable } from './write-table.ts'

const MAX_REASON = 500

/** `privacy due`: what is kept of people, what of it is over, and requests that wait. */
export const privacyDue: AdminCommand = {
  name: 'privacy due',
  effect: 'reads',
  summary: 'show how old the data of people are, what is over, and which requests about them wait',
  usage: '',
  details: ['Invoices and their files are never deleted by the shop; those that are over are counted as due.'],
  prepare(args) {
    readWords(args, {})
    return async context => {
      const [tables, requests] = [await findRetentionState(context), await findPrivacyRequests(context)]
      const rows = tables.map(({ table, kind, rows, oldest = '', due }) => [
        table,
        kind,
        String(rows),
        oldest.slice(0, 10),
        String(due),
      ])
      const waiting = requests.map(({ requestNumber, kind, state, requestedAt }) => [
        requestNumber,
        kind,
        state,
        writeMinute(requestedAt),
      ])
      const text = [
        writeTable(['table', 'kind', 'rows', 'oldest', 'due'], rows),
        waiting.length > 0 ? writeTable(['request', 'kind', 'state', 'asked (UTC)'], waiting) : 'no request waits',
      ].join('\n\n')
      return { text, data: { tables, requests } }
    }
  },
}

/** `privacy run`: deletes what is over now, as the worker does every quarter of an hour. */
export const privacyRun: AdminCommand = {
  name: 'privacy run',
  effect: 'changes',
  summary: 'delete now what has served its time, as the worker does again and again',
  usage: '',
  details: ['Periods are those of DATA_KINDS, which the page about privacy shows.'],
  prepare(args) {
    readWords(args, {})
    return async context => {
      const deleted = await runRetention(context)
      const rows = Object.entries(deleted).map(([kind, count]) => [kind, String(count)])
      return { text: rows.length > 0 ? writeTable(['kind', 'rows'], rows) : 'nothing is over', data: deleted }
    }
  },
}

/** `privacy export`: has someone mailed the link to a copy of their data. */
export const privacyExport: AdminCommand = {
  name: 'privacy export',
  effect: 'changes',
  summary: 'mail someone the link to a copy of all that the shop knows of them',
  usage: '<email> --store …',
  details: [
    '<email>  whose data; the link goes there and nowhere else',
    '--store  whose mail it is, such as de; in its first language',
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['email'], options: ['store'] })
    const email = readEmail(words.arguments[0])
    const storeKey = readStore('--store', words.options.store ?? '')
    const market = marketOfStoreKey(storeKey)
    if (!market) throw new Error(`--store ${storeKey} is not a store`)
    const locale = localeOf(market, defaultLanguageOf(market))
    return async context => {
      const requestNumber = await insertPrivacyRequest(context, context.db, { kind: 'export', email, storeKey, locale })
      return { text: `${requestNumber}: the worker mails the link`, data: { requestNumber } }
    }
  },
}

/** `privacy erase`: erases someone, under the rules that hold for their own request. */
export const privacyErase: AdminCommand = {
  name: 'privacy erase',
  effect: 'changes',
  summary: 'erase what the shop knows of someone, but for what bookkeeping needs',
  usage: '<email>',
  details: ['<email>  whose data: the account with that address and its orders, and what guests did under it'],
  prepare(args) {
    const email = readEmail(readWords(args, { arguments: ['email'] }).arguments[0])
    return async context => {
      const { outcome, obstacles, rows } = await erasePerson(context, email)
      if (outcome === 'held') throw new Error(`${email} is held: ${obstacles.heldFor}`)
      if (outcome === 'open-orders')
        throw new Error(`Not over yet: ${obstacles.orderNumbers.join(', ') || 'a payment is under way'}`)
      const table = Object.entries(rows).map(([name, count]) => [name, String(count)])
      return { text: table.length > 0 ? writeTable(['table', 'rows'], table) : 'nothing was known', data: { outcome, rows } }
    }
  },
}

/** `privacy holds`: who must not be erased; sets and lifts a hold. */
export const privacyHolds: AdminCommand = {
  name: 'privacy holds',
  effect: 'changes',
  summary: 'show, set or lift holds: those who must not be erased for now',
  usage: '[--hold <email> --reason …] [--release <email>]',
  details: [
    '--hold     <email> whose data are kept, such as during a lawsuit: no erasure, and no deletion of their questions and withdrawals',
    '--reason   why, for the record',
    '--release  <email> whose hold is lifted',
  ],
  prepare(args) {
    const { options } = readWords(args, { options: ['hold', 'reason', 'release'] })
    const hold = options.hold === undefined ? undefined : readEmail(options.hold)
    const release = options.release === undefined ? undefined : readEmail(options.release)
    const reason = options.reason?.trim() ?? ''
    if (hold !== undefined && (reason === '' || reason.length > MAX_REASON))
      throw new Error(`--hold needs --reason of 1 to ${MAX_REASON} characters`)
    return async context => {
      if (hold !== undefined) await holdPerson(context, { email: hold, reason })
      if (release !== undefined && !(await releasePerson(context, release))) throw new Error(`${release} is not held`)
      const holds = await findHolds(context)
      const rows = holds.map(({ email, reason: why, heldSince }) => [email, heldSince.slice(0, 10), why])
      return { text: rows.length > 0 ? writeTable(['email', 'since', 'reason'], rows) : 'no one is held', data: holds }
    }
  },
}

function readEmail(text = ''): string {
  if (!isEmail(text)) throw new Error(`${text} is not an e-mail address`)
  return text.trim().toLowerCase()
}
