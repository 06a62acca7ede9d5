import { OperationError } from '@shop/contract'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { readStatusQuestion, type StatusAnswer, statusProblems } from './order-status-data.ts'

/** Answers the form that asks how far an order has come (ORD-14). Defects are thrown. */
export async function findOrderStatus({ client }: Pick<ShopRequest, 'client'>, form: FormData): Promise<StatusAnswer> {
  const typed = readStatusQuestion(form)
  const problems = statusProblems(typed)
  if (problems.length > 0) return { typed, problems }
  try {
    const { orderStatus } = await client.call('getOrderStatus', typed)
    return { typed, orderStatus }
  } catch (error) {
    if (error instanceof OperationError && error.statusCode === 429) return { typed, isTooMany: true }
    throw error
  }
}
