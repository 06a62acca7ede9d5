import { DEFAULT_CREDIT_TERM_DAYS, MAX_CREDIT_TERM_DAYS } from '@shop/domain/company'
import { fiscalDayOf } from '@shop/domain/fiscal'
import { moneyOf } from '@shop/domain/money'
import { findOverdueOrders, setCompanyCredit } from '@shop/engine/company'
import type { AdminCommand } from './command.ts'
import { COMPANY_WORD, currencyOf, readCompany, requireCompany, writeCredit } from './companies.ts'
import { readCents, readNumber } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeMoney } from './write-money.ts'
import { writeTable } from './write-table.ts'

const NO_CREDIT = 'none'
const DEFAULT_LIMIT = 100

/** `companies set-credit`: the owner lets a company buy on account. */
export const companiesSetCredit: AdminCommand = {
  name: 'companies set-credit',
  effect: 'changes',
  summary: 'let a company buy on account up to a limit, or end that',
  usage: '<company> --limit 5000.00 [--days 30]',
  details: [
    COMPANY_WORD,
    '--limit     amount of all orders that are not paid yet, in the currency of its store, or none',
    `--days      from an invoice until it is due, 1 to ${MAX_CREDIT_TERM_DAYS} (default ${DEFAULT_CREDIT_TERM_DAYS})`,
    'Orders that are open stay open and count. Their payment is registered by `orders paid`.',
  ],
  prepare(args) {
    const { arguments: found, options } = readWords(args, { arguments: ['company'], options: ['limit', 'days'] })
    const name = readCompany(found[0])
    if (options.limit === undefined) throw new Error('--limit is missing')
    const limitCent = options.limit === NO_CREDIT ? 0 : readCents('--limit', options.limit)
    const termDays =
      options.days === undefined
        ? DEFAULT_CREDIT_TERM_DAYS
        : readNumber('--days', options.days, { from: 1, to: MAX_CREDIT_TERM_DAYS })
    return async context => {
      const company = await requireCompany(context, name)
      const credit = await setCompanyCredit(context, company.id, { limitCent, termDays })
      return {
        text: `${company.name} on account: ${writeCredit({ ...company, credit })}`,
        data: { companyId: company.id, currency: currencyOf(company), ...credit },
      }
    }
  },
}

/** `companies overdue`: who has not paid in time. */
export const companiesOverdue: AdminCommand = {
  name: 'companies overdue',
  effect: 'reads-people',
  summary: 'list orders on account that were not paid in time, the longest overdue first',
  usage: '[--limit 100]',
  details: [`--limit  at most this many, 1 to 1000 (default ${DEFAULT_LIMIT})`],
  prepare(args) {
    const { limit } = readWords(args, { options: ['limit'] }).options
    const count = limit === undefined ? DEFAULT_LIMIT : readNumber('--limit', limit, { from: 1, to: 1000 })
    return async context => {
      const orders = await findOverdueOrders(context, fiscalDayOf(context.now()), count)
      const rows = orders.map(one => [
        ...[one.dueDate, one.orderNumber, one.invoiceNumber, one.companyName, one.companyId],
        writeMoney(moneyOf(one.currency, one.openCent)),
      ])
      return {
        text: orders.length > 0 ? writeTable(['due', 'order', 'invoice', 'name', 'company', 'open'], rows) : 'nothing is overdue',
        data: { orders },
        shown: { noun: 'company', subjects: [...new Set(orders.map(({ companyId }) => companyId))] },
      }
    }
  },
}
