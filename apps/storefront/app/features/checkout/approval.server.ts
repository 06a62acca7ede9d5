import { OperationError } from '@shop/contract'
import type { Cart } from '@shop/domain/cart'
import { needsApproval } from '@shop/domain/company'
import { formatMoney } from '@shop/i18n/format'
import { translatorOf } from '../../request/messages.ts'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import type { PaymentProblemCode } from './payment-problem.tsx'
import { problemOf } from './place-order.server.ts'

/** Error code of a request that no one of the company can approve. */
export const NO_APPROVER = 'no-approver'

/** What the payment step says where the order has to be approved, which comes with its data: other shoppers do not pay for it. */
export interface ApprovalWords {
  readonly title: string
  readonly text: string
  readonly button: string
  /** Of the last attempt. */
  readonly problem: string | null
}

/** Says how the order of a cart is approved; null where its buyer may order it alone, which the engine decides again. */
export async function findApproval(
  { client, locale }: ShopRequest,
  cart: Cart,
  error: string | null = null,
): Promise<ApprovalWords | null> {
  if (cart.customerId === undefined) return null
  const { company } = await optionalBlock('company of the buyer', client.call('getMyCompany', {}), { company: null })
  if (!company || !needsApproval({ ...company.me, storeKey: company.storeKey }, cart.totalPrice)) return null
  const t = translatorOf(locale)
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
): Promise<PaymentProblemCode | typeof NO_APPROVER | undefined> {
  try {
    await client.call('requestApproval', { id, version, amountPlanned: { currencyCode, centAmount } })
    return undefined
  } catch (error) {
    if (!(error instanceof OperationError) || error.isUnavailable) throw error
    return error.has('RequiredField') ? NO_APPROVER : problemOf(error)
  }
}
