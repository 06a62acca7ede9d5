import { COMMON_ERRORS, OPERATIONS, type Operation } from '@shop/contract/operations'

const operations: ReadonlyMap<string, Operation> = new Map(Object.entries(OPERATIONS))

/** Codes in the answer of an operation that neither its row nor `COMMON_ERRORS` has. */
export function undeclaredErrorsIn(operation: string, body: unknown): string[] {
  const row = operations.get(operation)
  const { errors } = (body ?? {}) as { errors?: readonly { code: string }[] }
  if (!row || !Array.isArray(errors)) return []
  const declared: readonly string[] = [...COMMON_ERRORS, ...row.errors]
  return errors.map(({ code }) => code).filter(code => !declared.includes(code))
}
