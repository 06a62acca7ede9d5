import { addAuditLine } from '@shop/engine/audit'
import type { EngineContext } from '@shop/engine/database'
import { findOrders } from '@shop/engine/order'
import { type DeadLetter, listDeadLetters, retryDeadLetter } from '../../apps/worker/src/queue/dead-letters.ts'
import type { AdminCommand } from './command.ts'
import { isId } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeMinute, writeTable } from './write-table.ts'

/** `mails list`: what could not be sent. */
export const mailsList: AdminCommand = {
  name: 'mails list',
  effect: 'reads',
  summary: 'list the mails that could not be sent, although they were tried for days, or whose recipient does not exist',
  usage: '',
  details: ['They are kept for 90 days.'],
  prepare(args) {
    readWords(args, {})
    return async context => {
      const letters = await Promise.all((await listDeadLetters(context)).map(letter => withSubject(context, letter)))
      return { text: letters.length === 0 ? 'every mail was sent, or is still being tried' : tableOf(letters), data: letters }
    }
  },
}

/** `mails retry`: tries one of them again. */
export const mailsRetry: AdminCommand = {
  name: 'mails retry',
  effect: 'changes',
  summary: 'try a mail again that could not be sent, or all of them',
  usage: '<id or all>',
  details: [
    '<id or all>  id in the list of mails, or the word all',
    'The worker sends it, or tries it again for as long as the first time.',
  ],
  prepare(args) {
    const [id = ''] = readWords(args, { arguments: ['id or all'] }).arguments
    if (id !== 'all' && !isId(id)) throw new Error(`${id} is neither the id of a mail nor the word all`)
    return async context => {
      const ids = id === 'all' ? (await listDeadLetters(context)).map(letter => letter.id) : [id]
      const retried: LetterWithSubject[] = []
      for (const next of ids) {
        const letter = await context.db.transaction().execute(async transaction => {
          const found = await retryDeadLetter({ ...context, db: transaction }, next)
          // The queue's tables are its own: the line is written here, with what it does.
          if (found) await addAuditLine(transaction, { noun: 'mail', subject: next, action: 'done' })
          return found
        })
        if (letter) retried.push(await withSubject(context, letter))
      }
      if (retried.length === 0 && id !== 'all') throw new Error(`There is no mail ${id} that could not be sent`)
      const lines = retried.map(({ mail, subject }) => `${mail} of ${subject} is tried again`)
      return { text: lines.length === 0 ? 'there is no mail to be tried again' : lines.join('\n'), data: retried }
    }
  },
}

interface LetterWithSubject extends DeadLetter {
  /** The number of the order it is about, or the first id in it. */
  readonly subject: string
}

async function withSubject(context: EngineContext, letter: DeadLetter): Promise<LetterWithSubject> {
  const { orderId } = letter.about
  const number = typeof orderId === 'string' ? await orderNumberOf(context, orderId) : undefined
  const [name = '', id = ''] = Object.entries(letter.about).find(([, value]) => isId(String(value))) ?? []
  return { ...letter, subject: number ?? `${name} ${String(id)}`.trim() }
}

async function orderNumberOf(context: EngineContext, id: string): Promise<string | undefined> {
  const { results } = await findOrders(context, { id }, { limit: 1 })
  return results[0]?.orderNumber
}

function tableOf(letters: readonly LetterWithSubject[]): string {
  const headings = ['id', 'given up (UTC)', 'mail', 'of', 'attempts', 'reason']
  return writeTable(
    headings,
    letters.map(({ id, givenUpAt, mail, subject, attempts, reason }) => {
      return [id, writeMinute(givenUpAt), mail, subject, String(attempts), reason]
    }),
  )
}
