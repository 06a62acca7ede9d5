import type { ErrorCode } from '@shop/contract'

/** One error of an answer: its code, what a developer should know, and details that depend on the code. */
export interface WireError {
  readonly code: ErrorCode
  readonly message: string
  readonly [detail: string]: unknown
}

/** A request that is refused before the engine sees it. The first error decides about the status. */
export class Refusal extends Error {
  readonly errors: readonly [WireError, ...WireError[]]

  constructor(...errors: [WireError, ...WireError[]]) {
    super(errors[0].message)
    this.name = 'Refusal'
    this.errors = errors
  }
}
