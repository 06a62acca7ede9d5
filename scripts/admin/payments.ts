import { listPaymentProblems, type PaymentProblem } from '@shop/engine/payment'
import type { AdminCommand } from './command.ts'
import { readWords } from './read-words.ts'
import { writeMoney } from './write-money.ts'
import { writeMinute, writeTable } from './write-table.ts'

const MAX_PROBLEMS = 100

/** `payments problems`: what payments need a person for. */
export const paymentsProblems: AdminCommand = {
  name: 'payments problems',
  effect: 'reads',
  summary:
    'list captures, releases and refunds that failed, transfers to send back, and events of the provider that could not be taken',
  usage: '',
  details: [
    'A capture is made again by `orders capture`, a refund by `orders refund` with another key.',
    'A transfer for an order that was paid in another way is sent back by your bank, and then registered by `orders refunded`.',
    'An authorisation of an unknown payment belongs to another system at the same account of the provider, or to a database that was restored.',
  ],
  prepare(args) {
    readWords(args, {})
    return async context => {
      const problems = await listPaymentProblems(context, MAX_PROBLEMS)
      return { text: problems.length === 0 ? 'no payment needs a person' : tableOf(problems), data: problems }
    }
  },
}

function tableOf(problems: readonly PaymentProblem[]): string {
  return writeTable(
    ['at (UTC)', 'order or payment', 'amount', 'what'],
    problems.map(({ at, subject, what, ...money }) => [writeMinute(at), subject, writeMoney(money), what]),
  )
}
