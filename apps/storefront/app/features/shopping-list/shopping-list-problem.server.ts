import { OperationError } from '@shop/contract'
import { logError } from '../../request/log.server.ts'
import { pageNotFound } from '../../request/not-found.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import type { ShoppingListProblem } from './shopping-list-words.server.ts'

/** What an operation on a list was refused for. Throws the page that does not exist for a list that is not the customer's, and defects. */
export function problemOf({ requestId }: ShopRequest, error: unknown): ShoppingListProblem {
  if (!(error instanceof OperationError)) throw error
  if (error.has('ResourceNotFound')) throw pageNotFound()
  if (error.has('InvalidField')) return 'name'
  if (error.has('ConcurrentModification')) return 'changed'
  if (error.has('MaxResourceLimitExceeded')) return 'too-many'
  logError('A saved list was not changed', error, { requestId })
  return 'failed'
}
