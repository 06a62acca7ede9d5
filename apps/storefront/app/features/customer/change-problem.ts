import { OperationError } from '@shop/contract'

/** Why a change of a customer was refused, as far as a page has words for it. */
export type ChangeProblem =
  | 'conflict'
  | 'email-taken'
  | 'link-expired'
  | 'too-many-addresses'
  | 'wrong-password'
  | 'no-password'
  | 'too-many-attempts'
  | 'failed'

const PROBLEMS: readonly (readonly [code: string, ChangeProblem])[] = [
  // An address that is gone was deleted by a change in between.
  ['ConcurrentModification', 'conflict'],
  ['ResourceNotFound', 'conflict'],
  ['DuplicateField', 'email-taken'],
  ['MaxResourceLimitExceeded', 'too-many-addresses'],
  ['InvalidCurrentPassword', 'wrong-password'],
  ['ExpiredCustomerEmailToken', 'link-expired'],
  // Nothing else is missing in what these forms send.
  ['RequiredField', 'no-password'],
  ['TooManyRequests', 'too-many-attempts'],
]

/** Why a change did not happen; undefined when it did. Failures of the shop itself are thrown on. */
export async function changeProblemOf(change: Promise<unknown>): Promise<ChangeProblem | undefined> {
  try {
    await change
    return undefined
  } catch (error) {
    if (!(error instanceof OperationError) || error.statusCode >= 500) throw error
    return PROBLEMS.find(([code]) => error.has(code))?.[1] ?? 'failed'
  }
}
