import { OperationError } from '@shop/contract'

/** Why a change of a customer was refused; each has a message. */
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
  // A missing address was deleted by a change in between.
  ['ConcurrentModification', 'conflict'],
  ['ResourceNotFound', 'conflict'],
  ['DuplicateField', 'email-taken'],
  ['MaxResourceLimitExceeded', 'too-many-addresses'],
  ['InvalidCurrentPassword', 'wrong-password'],
  ['ExpiredCustomerEmailToken', 'link-expired'],
  // These forms always send all other fields.
  ['RequiredField', 'no-password'],
  ['TooManyRequests', 'too-many-attempts'],
]

/** The problem of a refused change; undefined after a success. Failures of the shop itself are rethrown. */
export async function changeProblemOf(change: Promise<unknown>): Promise<ChangeProblem | undefined> {
  try {
    await change
    return undefined
  } catch (error) {
    if (!(error instanceof OperationError) || error.statusCode >= 500) throw error
    return PROBLEMS.find(([code]) => error.has(code))?.[1] ?? 'failed'
  }
}
