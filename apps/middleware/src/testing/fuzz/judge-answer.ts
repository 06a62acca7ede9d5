import { errorEnvelope, OPERATIONS, type OperationName } from '@shop/contract'
import type { FuzzRequest } from './fuzz-request.ts'
import type { FuzzAnswer } from './send-fuzz.ts'

/** A file and a line of a program: what a stack trace shows and no answer may. */
const TRACE = /\.(?:ts|js|mjs|cjs):\d+/

/** What is wrong with an answer, whatever was asked; undefined when nothing is. */
export function problemOf(request: FuzzRequest, answer: FuzzAnswer): string | undefined {
  const { status, headers, text } = answer
  // Only a caller who speaks no HTTP may be hung up on.
  if (status === 0) return request.raw || isUnreadable(request) ? undefined : 'the connection was ended without an answer'
  if (status >= 500) return `status ${status}`
  if (TRACE.test(text)) return 'the answer shows a trace'
  const isOperation = request.path.startsWith('/new-ct/') && request.raw === undefined
  if (isOperation && headers['cache-control'] !== 'no-store') return 'the answer may be stored'
  if (status >= 400) return problemOfRefusal(answer)
  return isOperation && status === 200 ? problemOfResult(request, text) : undefined
}

/** Node's parser ends a connection whose headers are too long for it without telling us first. */
function isUnreadable({ headers }: FuzzRequest): boolean {
  return Object.values(headers).some(value => value.length > 16_000)
}

function problemOfRefusal({ status, headers, text }: FuzzAnswer): string | undefined {
  if (headers['set-cookie'] !== undefined) return 'a refusal sets a cookie'
  if (text === '') return undefined
  const parsed = errorEnvelope.safeParse(parseJson(text))
  if (!parsed.success) return 'a refusal has no envelope'
  return parsed.data.statusCode === status ? undefined : 'the envelope tells another status'
}

function problemOfResult({ path, method }: FuzzRequest, text: string): string | undefined {
  const name = /^\/new-ct\/(\w+)/.exec(path)?.[1] as OperationName | undefined
  if (!name || !Object.hasOwn(OPERATIONS, name) || method !== 'POST') return 'something else than an operation succeeded'
  const { data } = (parseJson(text) ?? {}) as { data?: unknown }
  const parsed = OPERATIONS[name].result.safeParse(data)
  return parsed.success ? undefined : `the result is not what the contract says: ${parsed.error.issues[0]?.message}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
