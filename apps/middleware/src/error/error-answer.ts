import { ERROR_STATUSES, type ErrorEnvelope } from '@shop/contract'
import { CommerceError } from '@shop/domain/error'
import { Unavailable } from '@shop/engine/database'
import { Overload } from '../admission/waiting-line.ts'
import { Refusal, type WireError, wireErrorOf } from './wire-error.ts'

/** An answer that is not a success. */
export interface ErrorAnswer {
  readonly status: number
  readonly body: ErrorEnvelope
  readonly retryAfterSeconds?: number
  /** Set when the error is a defect or a fault and belongs into the log; refusals do not. */
  readonly cause?: unknown
}

const RETRY_AFTER_SECONDS = 2
const UNAVAILABLE: WireError = { code: 'OverCapacity', message: 'The shop cannot answer at the moment. Please try again.' }
const DEFECT: WireError = { code: 'General', message: 'Something went wrong on our side.' }

/** The answer to whatever an operation threw. Nothing of an unexpected error reaches the caller. */
export function errorAnswerOf(error: unknown): ErrorAnswer {
  if (error instanceof Refusal) return answerWith(error.errors)
  if (error instanceof CommerceError) return refusalAnswer(error)
  if (error instanceof Overload) return { ...answerWith([UNAVAILABLE]), retryAfterSeconds: RETRY_AFTER_SECONDS }
  if (error instanceof Unavailable) return { ...answerWith([UNAVAILABLE]), retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error }
  return { ...answerWith([DEFECT]), cause: error }
}

function refusalAnswer(error: CommerceError): ErrorAnswer {
  const { failure } = error
  const answer = answerWith([wireErrorOf(error)])
  if (failure.code === 'too-many-requests') return { ...answer, retryAfterSeconds: failure.retryAfterSeconds }
  if (answer.status === 503) return { ...answer, retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error.cause ?? error }
  return answer.status >= 500 ? { ...answer, cause: error.cause ?? error } : answer
}

function answerWith(errors: readonly [WireError, ...WireError[]]): ErrorAnswer {
  const [{ code, message }] = errors
  const status = ERROR_STATUSES[code]
  return { status, body: { statusCode: status, message, errors: [...errors] } }
}
