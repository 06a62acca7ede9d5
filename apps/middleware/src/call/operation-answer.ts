import type { CacheTag } from '@shop/contract'
import type { ErrorAnswer } from '../error/error-answer.ts'

/** The middleware's answer to an operation. */
export interface OperationAnswer extends Pick<ErrorAnswer, 'status' | 'retryAfterSeconds' | 'cause'> {
  readonly body: unknown
  readonly setCookies: readonly string[]
  /** What the answer depends on; missing where it may not be cached. */
  readonly cacheTags?: readonly CacheTag[]
}
