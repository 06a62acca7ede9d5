import { findMissingInvoices } from '@shop/engine/fiscal'
import { readSellerSettings } from '../../apps/worker/src/fiscal/read-seller-settings.ts'
import type { AdminCommand } from './command.ts'
import { readWords } from './read-words.ts'
import { writeMinute, writeTable } from './write-table.ts'

const MAX_LISTED = 200

/** `documents due`: what has left the house without an invoice. */
export const documentsDue: AdminCommand = {
  name: 'documents due',
  effect: 'reads',
  summary: 'list orders all of whose goods have left without an invoice, and what keeps them from one',
  usage: '',
  details: [
    'The worker issues an invoice within seconds; what cannot be issued is tried for a week. Reads SELLER_CHANGES as it does.',
  ],
  prepare(args) {
    readWords(args, {})
    const problems: string[] = []
    const changes = readSellerSettings(process.env, problems)
    if (problems.length > 0) throw new Error(problems.join('; '))
    return async context => {
      const missing = await findMissingInvoices(context, changes, MAX_LISTED)
      const rows = missing.map(({ orderNumber, dispatchedAt, problems: found }) => [
        ...[orderNumber, writeMinute(dispatchedAt)],
        found.map(({ rule, text }) => `${rule}: ${text}`).join('; ') || 'nothing: the worker has not come to it',
      ])
      const text = writeTable(['order', 'left (UTC)', 'what keeps it from an invoice'], rows)
      return { text: missing.length > 0 ? text : 'everything that has left is invoiced', data: { missing } }
    }
  },
}
