import type { ErrorCode } from '@shop/contract'
import { Refusal } from '../error/refusal.ts'

/** Errors of Fastify itself by its codes; those it has besides are refused by their status. */
const FORMS: ReadonlyMap<string, { code: ErrorCode; message: string }> = new Map([
  ['FST_ERR_CTP_BODY_TOO_LARGE', { code: 'ContentTooLarge', message: 'The body is larger than 64 KiB' }],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', { code: 'UnsupportedMediaType', message: 'The body must be application/json' }],
  ['FST_ERR_MAX_PARAM_LENGTH', { code: 'ResourceNotFound', message: 'There is no such operation' }],
  ['FST_ERR_BAD_URL', { code: 'InvalidInput', message: 'The address cannot be read' }],
])

/** What an error of the HTTP layer means in the words of the contract; ours pass as they are. */
export function httpErrorOf(error: unknown): unknown {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  if (error instanceof Refusal) return error
  const form = typeof code === 'string' ? FORMS.get(code) : undefined
  if (form) return new Refusal(form)
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new Refusal({ code: 'InvalidInput', message: 'The request cannot be read' })
  return error
}
