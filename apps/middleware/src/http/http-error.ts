import type { ErrorCode, ErrorEnvelope } from '@shop/contract'
import { type RefusalReason, type RefusedBody, RequestRefusal } from '@shop/http'
import { Overload } from '../admission/waiting-line.ts'
import { Refusal } from '../error/wire-error.ts'

/** Errors of Fastify itself by its codes; those it has besides are refused by their status. */
const FORMS: ReadonlyMap<string, { code: ErrorCode; message: string }> = new Map([
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', { code: 'UnsupportedMediaType', message: 'The body must be application/json' }],
  ['FST_ERR_MAX_PARAM_LENGTH', { code: 'ResourceNotFound', message: 'There is no such operation' }],
  ['FST_ERR_BAD_URL', { code: 'InvalidInput', message: 'The address cannot be read' }],
])

/** Refusals that every server of ours has, by their reason. */
const CODES: Readonly<Record<RefusalReason, ErrorCode>> = {
  unreadable: 'InvalidInput',
  'unknown-method': 'MethodNotAllowed',
  'too-slow': 'RequestTimeout',
  'body-too-large': 'ContentTooLarge',
  'unknown-type': 'UnsupportedMediaType',
  'head-too-large': 'RequestHeadersTooLarge',
  'too-many-bodies': 'OverCapacity',
}

/** A refusal on a connection that has no answer of its own, in the form of all other errors. */
export function refusalEnvelope({ statusCode, reason, message }: RequestRefusal): RefusedBody {
  const body: ErrorEnvelope = { statusCode, message, errors: [{ code: CODES[reason], message }] }
  return { contentType: 'application/json; charset=utf-8', text: JSON.stringify(body) }
}

/** What an error of the HTTP layer means in terms of the contract; our own pass as they are. */
export function httpErrorOf(error: unknown): unknown {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  if (error instanceof Refusal) return error
  if (error instanceof RequestRefusal && error.reason === 'too-many-bodies') return new Overload(error.message)
  if (error instanceof RequestRefusal) {
    const message = error.reason === 'body-too-large' ? 'The body is too large' : error.message
    return new Refusal({ code: CODES[error.reason], message })
  }
  const form = typeof code === 'string' ? FORMS.get(code) : undefined
  if (form) return new Refusal(form)
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new Refusal({ code: 'InvalidInput', message: 'The request cannot be read' })
  return error
}
