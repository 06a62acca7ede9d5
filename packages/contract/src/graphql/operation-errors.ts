import { graphqlErrorOf } from './graphql-error.ts'

/** The errors of loading, by operation: with them a page shows why something is missing. */
export interface OperationErrors {
  /** What the last call of an operation failed with; undefined when it did not. */
  of(operation: string): unknown
  /** Result of the work. Keeps what it fails with under its operation, and throws that (SHIP-12). */
  watch<Result>(operation: string, work: () => Promise<Result>): Promise<Result>
}

/** No errors yet. What is kept and thrown is what `graphqlErrorOf` says of an error. */
export function createOperationErrors(): OperationErrors {
  const errors = new Map<string, unknown>()
  return {
    of: operation => errors.get(operation),
    async watch(operation, work) {
      try {
        const result = await work()
        errors.delete(operation)
        return result
      } catch (error) {
        const told = graphqlErrorOf(error)
        errors.set(operation, told)
        throw told
      }
    },
  }
}
