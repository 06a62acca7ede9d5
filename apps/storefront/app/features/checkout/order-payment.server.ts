import { OperationError } from '@shop/contract'
import type { ResultOf } from '@shop/contract/operations'
import { isOrderNumber } from '@shop/domain/order'
import type { ProviderMethod } from '@shop/domain/payment'
import type { ShopRequest } from '../../request/request-context.server.ts'
import type { MethodAnswers } from './method-answers.ts'
import { METHOD_NAMES } from './offered-methods.ts'
import type { PaymentProblemCode } from './payment-problem.tsx'
import { type PaymentProgress, problemOf } from './place-order.server.ts'

/** What is due of an order, and what it can be paid by now. */
export type OrderPayment = ResultOf<'getOrderPayment'>

/** The order of an address, by its number or a signed link; null for one that is not the visitor's, or a link that is over. */
export async function findOrderPayment(
  { client, hasSession }: Pick<ShopRequest, 'client' | 'hasSession'>,
  order: string,
): Promise<OrderPayment | null> {
  if (!order || (isOrderNumber(order) && !hasSession)) return null
  try {
    return await client.call('getOrderPayment', { order })
  } catch (error) {
    if (error instanceof OperationError && error.statusCode < 500) return null
    throw error
  }
}

/** How an order is paid again. */
interface OrderPaymentChoice {
  readonly method: ProviderMethod
  /** What the button named, in cents; the shop takes nothing else. */
  readonly centAmount: number
  readonly returnUrl: string
  readonly answers: MethodAnswers
}

/** Begins to pay an order again by the provider. A refusal is returned; anything else is thrown. */
export async function startOrderPayment(
  { client }: ShopRequest,
  { link, amount }: OrderPayment,
  { method, centAmount, returnUrl, answers }: OrderPaymentChoice,
): Promise<PaymentProgress | { readonly problem: PaymentProblemCode }> {
  try {
    return await client.call('startOrderPayment', {
      order: link,
      draft: {
        paymentMethodInfo: { paymentInterface: 'card-payment-provider', method, name: { en: 'Payment provider' } },
        amountPlanned: { currencyCode: amount.currencyCode, centAmount },
        ...answers,
      },
      returnUrl,
    })
  } catch (error) {
    if (error instanceof OperationError) return { problem: problemOf(error) }
    throw error
  }
}

/** Has an order wait for a bank transfer over what the button named. A refusal is returned; anything else is thrown. */
export async function createOrderBankPayment(
  { client }: ShopRequest,
  { link, amount }: OrderPayment,
  centAmount: number,
): Promise<PaymentProblemCode | undefined> {
  try {
    await client.call('createOrderBankPayment', {
      order: link,
      draft: {
        paymentMethodInfo: { paymentInterface: 'bank-transfer', name: { en: METHOD_NAMES['bank-transfer'] } },
        amountPlanned: { currencyCode: amount.currencyCode, centAmount },
      },
    })
    return undefined
  } catch (error) {
    if (error instanceof OperationError) return problemOf(error)
    throw error
  }
}
