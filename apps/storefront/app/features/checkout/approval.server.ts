import { OperationError } from '@shop/contract'
import { type Cart, sumCart, withoutPayment } from '@shop/domain/cart'
import { availableCreditCent, creditFor, needsApproval } from '@shop/domain/company'
import type { Locale } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import type { Translate } from '@shop/i18n'
import { formatMoney } from '@shop/i18n/format'
import { translatorOf } from '../../request/messages.ts'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import type { CompanyMethod } from './offered-methods.ts'
import type { PaymentProblemCode } from './payment-problem.tsx'
import { problemOf } from './place-order.server.ts'

/** Error code of a request that no one of the company can approve. */
export const NO_APPROVER = 'no-approver'

/** What the payment step says where the order has to be approved, which comes with its data: other shoppers do not pay for it. */
export interface ApprovalOffer {
  readonly title: string
  readonly text: string
  readonly button: string
  /** Of the last attempt. */
  readonly problem: string | null
}

/** What a company lets its buyer do with a cart. The engine decides both again. */
export interface CompanyPayment {
  /** How the order is approved; null where the buyer may order it alone. */
  readonly approval: ApprovalOffer | null
  /** On account, where its limit covers the cart; where the order is approved, there are no others than these. */
  readonly ofCompany: readonly CompanyMethod[]
}

const ALONE: CompanyPayment = { approval: null, ofCompany: [] }

/** Whether the order of a cart has to be approved, and how it can be paid besides, or then. */
export async function findCompanyPayment(
  { client, locale }: ShopRequest,
  paid: Cart,
  error: string | null = null,
): Promise<CompanyPayment> {
  // The fee of a method that was chosen before says nothing of these.
  const cart = sumCart(withoutPayment(paid))
  if (cart.customerId === undefined) return ALONE
  const { company } = await optionalBlock('company of the buyer', client.call('getMyCompany', {}), { company: null })
  if (!company) return ALONE
  const t = translatorOf(locale)
  const buyer = { ...company.me, storeKey: company.storeKey, credit: company.credit }
  const credit = creditFor(buyer, cart.store.key, cart.totalPrice)
  const left = credit && formatMoney(moneyOf(company.currency, availableCreditCent(credit)), locale)
  const account: CompanyMethod[] =
    credit && left
      ? [
          {
            method: 'on-account',
            name: t('company.onAccount'),
            note: t('company.onAccountText', { days: credit.termDays, amount: left }),
          },
        ]
      : []
  if (!needsApproval(buyer, cart.totalPrice)) return { approval: null, ofCompany: account }
  const later = { method: 'bank-transfer', name: t('company.payLater'), note: t('company.payLaterText') } as const
  return { approval: approvalWords(t, locale, cart, error), ofCompany: [later, ...account] }
}

function approvalWords(t: Translate, locale: Locale, cart: Cart, error: string | null): ApprovalOffer {
  return {
    title: t('company.checkoutTitle'),
    text: t('company.checkoutText'),
    button: t('company.requestFor', { amount: formatMoney(cart.totalPrice, locale) }),
    problem: error === NO_APPROVER ? t('company.errorNoApprover') : null,
  }
}

/** Asks for the approval of a cart. A refusal is returned as a code of the payment step; an outage and anything else is thrown. */
export async function requestApproval(
  { client }: ShopRequest,
  { id, version, totalPrice: { currencyCode, centAmount } }: Cart,
  paymentInterface: CompanyMethod['method'],
): Promise<PaymentProblemCode | typeof NO_APPROVER | undefined> {
  try {
    await client.call('requestApproval', { id, version, amountPlanned: { currencyCode, centAmount }, paymentInterface })
    return undefined
  } catch (error) {
    if (!(error instanceof OperationError) || error.isUnavailable) throw error
    return error.has('RequiredField') ? NO_APPROVER : problemOf(error)
  }
}
