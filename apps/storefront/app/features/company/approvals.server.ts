import { OperationError } from '@shop/contract'
import { isPlainLine } from '@shop/domain/address'
import { buyerReferencesOf } from '@shop/domain/buyer-reference'
import { APPROVAL_REASON_LENGTH, type ApprovalState } from '@shop/domain/company'
import { localize, timeZoneOf } from '@shop/domain/market'
import { CURRENCIES, type CurrencyCode } from '@shop/domain/money'
import type { Translate } from '@shop/i18n'
import { formatInstant, formatMoney, withColon } from '@shop/i18n/format'
import { quoteHref } from '../../href/quote-href.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { APPROVAL_DECISIONS } from './decisions.ts'

const CURRENCY_CODES = Object.keys(CURRENCIES) as CurrencyCode[]

/** A request in words. */
export interface ShownApproval {
  readonly id: string
  readonly state: ApprovalState
  readonly isMine: boolean
  readonly isDecidable: boolean
  readonly title: string
  readonly stateText: string
  readonly total: string
  readonly currencyCode: string
  /** What the approver sees and approves, in cents. */
  readonly centAmount: number
  readonly lines: readonly { readonly key: string; readonly name: string; readonly total: string }[]
  /** The buyer's own numbers of the order. */
  readonly references: readonly string[]
  readonly reason: string | null
  /** The quote it is of. */
  readonly quote: { readonly label: string; readonly href: string } | null
  /** How it will be paid, where that is decided. */
  readonly payment: string | null
  /** Where its buyer chooses how to pay. */
  readonly payHref: string | null
  /** Where its buyer can have the company pay on account: what is due, in cents, and within how many days. */
  readonly account: { readonly centAmount: number; readonly currencyCode: string; readonly term: string } | null
}

const STATES = {
  pending: 'company.pending',
  approved: 'company.approved',
  rejected: 'company.rejected',
  withdrawn: 'company.withdrawnState',
} as const satisfies Record<ApprovalState, string>

/** Requests of the customer who is signed in, and those of their company that they approve. */
export async function loadApprovals(
  { client, hrefs, locale, language, market }: ShopRequest,
  t: Translate,
): Promise<ShownApproval[]> {
  const { approvalRequests } = await client.call('getApprovalRequests', {})
  return approvalRequests.map(request => {
    const { id, state, isMine, isDecidable, total, orderNumber, reason } = request
    const date = formatInstant(request.requestedAt, timeZoneOf(market))
    return {
      ...{ id, state, isMine, isDecidable, centAmount: total.centAmount, currencyCode: total.currencyCode },
      title: t('company.requestedBy', { name: request.buyerName, date }),
      stateText:
        orderNumber === undefined
          ? t(STATES[state])
          : `${t(STATES[state])} \u00b7 ${t('company.order', { number: orderNumber })}`,
      total: formatMoney(total, locale),
      lines: request.lines.map((line, place) => ({
        key: `${place} ${line.sku}`,
        name: `${line.quantity} \u00d7 ${localize(line.name, locale)}`,
        total: formatMoney(line.total, locale),
      })),
      references: buyerReferencesOf(request.references).map(
        ({ name, value }) => `${withColon(t(`reference.${name}`), language)} ${value}`,
      ),
      reason: reason === undefined ? null : t('company.mailReason', { reason }),
      quote: request.quote
        ? { label: t('quote.number', { number: request.quote.quoteNumber }), href: quoteHref(hrefs, request.quote.id) }
        : null,
      payment: request.paymentInterface === 'on-account' ? t('company.onAccount') : null,
      account: request.onAccount
        ? { ...request.onAccount.amount, term: t('company.onAccountTerm', { days: request.onAccount.termDays }) }
        : null,
      payHref: request.isPayable && orderNumber !== undefined ? hrefs.payOrder(orderNumber) : null,
    }
  })
}

/** What the page says besides the requests. */
export function approvalWords(t: Translate) {
  return {
    title: t('company.approvals'),
    none: t('company.approvalsNone'),
    toDecide: t('company.toDecide'),
    mine: t('company.mine'),
    decided: t('company.decided'),
    approve: t('company.approve'),
    reject: t('company.reject'),
    reason: t('company.reason'),
    reasonHint: t('company.reasonHint'),
    withdraw: t('company.withdrawRequest'),
    pay: t('company.payNow'),
    payOnAccount: t('company.payOnAccount'),
  }
}
export type ApprovalWords = ReturnType<typeof approvalWords>

/** What is said of the decision that a URL names; null where it names none. */
export function decidedText(t: Translate, parameters: URLSearchParams): string | null {
  switch (parameters.get('done')) {
    case 'approve':
      return t('company.approvedDone', { number: (parameters.get('order') ?? '').replace(/[^A-Z0-9]/g, '') })
    case 'reject':
      return t('company.rejectedDone')
    case 'withdraw':
      return t('company.requestWithdrawn')
    case 'account':
      return t('company.payOnAccountDone')
    case 'requested':
      return t('company.requestedDone')
    default:
      return null
  }
}

/** What became of a decision: done, with the parameters of the page afterwards, or a problem in words. */
type DecisionAnswer =
  | { readonly done: Readonly<Record<string, string>> }
  | { readonly done?: undefined; readonly problem: string; readonly field?: 'reason'; readonly typed: string }

/** Carries out what a form of the page wants. Failures of the shop itself are rethrown. */
export async function decide({ client, locale, market }: ShopRequest, t: Translate, form: FormData): Promise<DecisionAnswer> {
  const id = String(form.get('id') ?? '')
  const typed = String(form.get('reason') ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  try {
    switch (form.get('intent')) {
      case APPROVAL_DECISIONS.approve: {
        const { orderNumber, risen } = await client.call('approveRequest', { id, amountPlanned: shownTotalOf(form, market) })
        if (orderNumber !== undefined) return { done: { done: 'approve', order: orderNumber } }
        if (!risen) return { problem: t('company.errorNotOrderable'), typed }
        const [before, now] = [formatMoney(risen.before, locale), formatMoney(risen.now, locale)]
        return { problem: t('company.risen', { before, now }), typed }
      }
      case APPROVAL_DECISIONS.reject:
        if (typed === '' || typed.length > APPROVAL_REASON_LENGTH || !isPlainLine(typed))
          return { problem: t('company.errorReason'), field: 'reason', typed }
        await client.call('rejectRequest', { id, reason: typed })
        return { done: { done: 'reject' } }
      case APPROVAL_DECISIONS.account: {
        await client.call('payRequestOnAccount', { id, amountPlanned: shownTotalOf(form, market) })
        return { done: { done: 'account' } }
      }
      default:
        await client.call('withdrawApprovalRequest', { id })
        return { done: { done: 'withdraw' } }
    }
  } catch (error) {
    if (!(error instanceof OperationError) || error.statusCode >= 500) throw error
    if (error.has('payment-error')) return { problem: t('company.errorCredit'), typed }
    const isOver = error.has('InvalidOperation') || error.has('ResourceNotFound')
    return { problem: t(isOver ? 'company.errorDecided' : 'company.errorNotOrderable'), typed }
  }
}

/** The total that the page showed with a button. */
function shownTotalOf(form: FormData, market: Pick<ShopRequest['market'], 'currency'>) {
  const currencyCode = CURRENCY_CODES.find(code => code === form.get('currency')) ?? market.currency
  return { currencyCode, centAmount: Number(form.get('total')) }
}
