import { OperationError } from '@shop/contract'
import { isEmail } from '@shop/domain/address'
import { isOrderNumber, type OrderStatus, stageOfOrder } from '@shop/domain/order'
import type { ShopRequest } from '../../request/request-context.server.ts'
import {
  readStatusQuestion,
  type ShownStatus,
  type StatusAnswer,
  type StatusProblem,
  type StatusQuestion,
  statusProblems,
} from './order-status-data.ts'

/** Answers the form that asks how far an order has come (ORD-14). Defects are thrown. */
export async function findOrderStatus({ client }: Pick<ShopRequest, 'client'>, form: FormData): Promise<StatusAnswer> {
  const typed = readStatusQuestion(form)
  const problems = judgedProblems(typed)
  if (problems.length > 0) return { typed, problems }
  try {
    const { orderStatus } = await client.call('getOrderStatus', typed)
    return { typed, status: orderStatus && shownStatusOf(orderStatus) }
  } catch (error) {
    if (error instanceof OperationError && error.statusCode === 429) return { typed, isTooMany: true }
    if (error instanceof OperationError && error.isUnavailable) return { typed, isUnavailable: true }
    throw error
  }
}

/** Problems of a question, in the order of the form (ADDR-14). */
export function judgedProblems(question: StatusQuestion): StatusProblem[] {
  const { orderNumber, email } = question
  const missing = statusProblems(question)
  const isMissing = (field: StatusProblem['field']) => missing.some(problem => problem.field === field)
  const wrong: StatusProblem[] = [
    ...(isMissing('orderNumber') || isOrderNumber(orderNumber) ? [] : [{ field: 'orderNumber', rule: 'form' } as const]),
    ...(isMissing('email') || isEmail(email) ? [] : [{ field: 'email', rule: 'form' } as const]),
  ]
  return [...missing, ...wrong].toSorted((a, b) => Number(a.field === 'email') - Number(b.field === 'email'))
}

function shownStatusOf(status: OrderStatus): ShownStatus {
  const { orderNumber, createdAt, parcels } = status
  return {
    orderNumber,
    createdAt,
    stage: stageOfOrder(status),
    parcels,
  }
}
