import { errorEnvelope } from '@shop/contract'
import { OPERATIONS, type Operation, type OperationName } from '@shop/contract/operations'
import { undeclaredErrorsIn } from '../undeclared-errors.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import type { FuzzAnswer } from './send-fuzz.ts'

/** A file and a line of a program: what a stack trace shows and no answer may. The scripts of pages are no secret. */
const TRACE = /(?<!\/assets\/[\w-]+)\.(?:ts|js|mjs|cjs):\d+/

/** What is wrong with an answer, whatever was asked; undefined when nothing is. */
export function problemOf(request: FuzzRequest, answer: FuzzAnswer): string | undefined {
  const { status, headers, text } = answer
  // Only a caller who speaks no HTTP may be hung up on.
  if (status === 0) return request.raw || isUnreadable(request) ? undefined : 'the connection was ended without an answer'
  if (status >= 500 && !isOutage(request, answer)) return `status ${status}`
  if (TRACE.test(text)) return 'the answer shows a trace'
  const isOperation = request.path.startsWith('/new-ct/') && request.raw === undefined
  const isKept = isOperation && headers['cache-control'] !== 'no-store'
  if (isKept && (status >= 400 || !isCacheable(request))) return 'the answer may be stored'
  if (isKept && headers['set-cookie'] !== undefined) return 'an answer that may be stored sets a cookie'
  if (status >= 400) return problemOfRefusal(request, answer)
  return isOperation && status === 200 ? problemOfResult(request, text) : undefined
}

/** Whether an operation says that a service outside does not answer, as its row declares it: none is there while requests are made up. */
function isOutage(request: FuzzRequest, { status, text }: FuzzAnswer): boolean {
  const code = 'provider-unavailable'
  return status === 503 && operationIn(request)?.errors.includes(code) === true && text.includes(`"code":"${code}"`)
}

function operationIn({ path }: FuzzRequest): Operation | undefined {
  const name = /^\/new-ct\/([\w-]+)/.exec(path)?.[1] ?? ''
  return Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name as OperationName] : undefined
}

/** Whether a request reads what any cache may store. */
function isCacheable(request: FuzzRequest): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && operationIn(request)?.isCacheable === true
}

/** Node's parser ends a connection whose headers are too long for it without telling us first. */
function isUnreadable({ headers }: FuzzRequest): boolean {
  return Object.values(headers).some(value => value.length > 16_000)
}

function problemOfRefusal(request: FuzzRequest, { status, headers, text }: FuzzAnswer): string | undefined {
  if (headers['set-cookie'] !== undefined) return 'a refusal sets a cookie'
  if (text === '') return undefined
  const parsed = errorEnvelope.safeParse(parseJson(text))
  if (!parsed.success) return 'a refusal has no envelope'
  if (parsed.data.statusCode !== status) return 'the envelope has another status'
  // A wrong method is refused before there is an operation.
  const undeclared = status === 405 ? [] : undeclaredErrorsIn(operationIn(request)?.name ?? '', parsed.data)
  return undeclared.length === 0 ? undefined : `the row of the operation does not declare ${undeclared.join(', ')}`
}

function problemOfResult(request: FuzzRequest, text: string): string | undefined {
  const operation = operationIn(request)
  if (!operation || (request.method !== 'POST' && !isCacheable(request))) return 'something else than an operation succeeded'
  if (request.method === 'HEAD') return undefined
  const { data } = (parseJson(text) ?? {}) as { data?: unknown }
  const parsed = operation.result.safeParse(data)
  return parsed.success ? undefined : `the result is not what the contract says: ${parsed.error.issues[0]?.message}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
