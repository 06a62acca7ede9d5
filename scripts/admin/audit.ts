import { type AuditLine, isActorName } from '@shop/domain/audit'
import { findAuditLines, verifyAudit } from '@shop/engine/audit'
import type { AdminCommand } from './command.ts'
import { readDay, readNumber } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeTable } from './write-table.ts'

const OPTIONS = ['noun', 'id', 'actor', 'since', 'limit'] as const
const DEFAULT_LIMIT = 50
const HASH = /^[0-9a-f]{64}$/

/** `audit list`: who did what. */
export const auditList: AdminCommand = {
  name: 'audit list',
  effect: 'reads',
  summary: 'list who changed what by command or as administrator, and whose data they looked at, the newest first',
  usage: OPTIONS.map(name => `[--${name} …]`).join(' '),
  details: [
    '--noun   such as order, payment, stock, price, customer',
    '--id     what was changed: the id of an order or a customer, the number of a return, the item of a price',
    '--actor  who',
    '--since  day from which on, such as 2026-11-21',
    '--limit  at most this many, 1 to 1000 (default 50)',
  ],
  prepare(args) {
    const { options } = readWords(args, { options: OPTIONS })
    const { noun, id, actor, since } = options
    if (noun !== undefined && !/^[a-z-]{1,40}$/.test(noun)) throw new Error(`--noun ${noun} is not a noun such as order`)
    if (actor !== undefined && !isActorName(actor)) throw new Error(`--actor ${actor} is not the name of an actor`)
    const where = {
      ...(noun === undefined ? {} : { noun }),
      ...(id === undefined ? {} : { subject: id }),
      ...(actor === undefined ? {} : { actor }),
      ...(since === undefined ? {} : { since: readDay('--since', since) }),
    }
    const limit = options.limit === undefined ? DEFAULT_LIMIT : readNumber('--limit', options.limit, { from: 1, to: 1000 })
    return async context => {
      const lines = await findAuditLines(context, where, limit)
      const rows = lines.map(line => [
        ...[String(line.id), line.at.slice(0, 19).replace('T', ' '), line.actor, line.command, line.noun, line.subject ?? ''],
        ...[line.action, changesOf(line)],
      ])
      const table = writeTable(['line', 'at (UTC)', 'who', 'by', 'noun', 'id', 'action', 'what'], rows)
      return { text: lines.length > 0 ? table : 'no lines', data: { lines } }
    }
  },
}

/** What was changed, as `orderState: Open → Confirmed`; names alone where values are not noted. */
function changesOf({ fields, before, after }: Pick<AuditLine, 'fields' | 'before' | 'after'>): string {
  const noted = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const values = noted.map(name => {
    const write = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
    if (!(name in before)) return `${name}: ${write(after[name])}`
    return name in after ? `${name}: ${write(before[name])} → ${write(after[name])}` : `${name}: ${write(before[name])} → –`
  })
  return [...values, ...fields.filter(name => !noted.includes(name))].join(', ')
}

/** `audit verify`: whether the log is as it was written. */
export const auditVerify: AdminCommand = {
  name: 'audit verify',
  effect: 'reads',
  summary: 'check that no line of the audit log was changed, removed or added past it',
  usage: '[--hash …]',
  details: [
    '--hash  one that this command has printed before: it must still be in the log',
    'Keep the printed hash elsewhere: with it, lines that are taken off the end are noticed too.',
  ],
  prepare(args) {
    const { hash } = readWords(args, { options: ['hash'] }).options
    if (hash !== undefined && !HASH.test(hash)) throw new Error(`--hash ${hash} is not a hash of 64 characters`)
    return async context => {
      const verdict = await verifyAudit(context, hash)
      if (verdict.broken.length > 0)
        throw new Error(`The audit log is not as it was written, from line ${verdict.broken.slice(0, 20).join(', ')} on`)
      if (verdict.isHashKnown === false) throw new Error(`${hash} is not in the audit log: lines were removed`)
      const { lines } = verdict
      const text = verdict.hash ? `${lines} lines are as they were written; hash ${verdict.hash}` : 'the audit log is empty'
      return { text, data: verdict }
    }
  },
}
