import type { Operation } from '@shop/contract/operations'
import { Refusal, type WireError } from '../error/wire-error.ts'

const MAX_DEPTH = 20
const MAX_PROBLEMS = 10
const MAX_MESSAGE_LENGTH = 200

/** What a caller passes to an operation, checked against its definition. */
export interface ParsedPayload {
  readonly params: unknown
  readonly customQuery?: string
}

/**
 * Reads a body: a JSON list `[params, customQuery?]`, the params alone, or nothing for no params (API-03). Throws
 * `Refusal` `InvalidJsonInput` or `InvalidInput`; nothing is coerced, and no value of the body is repeated.
 */
export function parsePayload(operation: Operation, body: string): ParsedPayload {
  const json = body.trim() === '' ? [] : parseJson(body)
  const [params = {}, customQuery, ...surplus] = Array.isArray(json) ? json : [json]
  if (surplus.length > 0) throw refuse('The list has more than params and the name of a custom query')
  const checked = checkParams(operation.params, params)
  if (customQuery === undefined) return { params: checked }
  if (typeof customQuery !== 'string' || !operation.customQueries.includes(customQuery))
    throw refuse(`The operation has no such custom query; it has: ${operation.customQueries.join(', ') || 'none'}`)
  return { params: checked, customQuery }
}

/** A value in the form of a schema. Throws `Refusal` `InvalidInput`. */
export function checkParams<Schema extends Operation['params']>(schema: Schema, value: unknown): Schema['_output'] {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw refuseParams(parsed.error.issues)
  return parsed.data
}

/** The value of a JSON text, nested at most 20 levels deep. Throws `Refusal` `InvalidJsonInput` or `InvalidInput`. */
export function parseJson(body: string): unknown {
  const json = jsonOf(body)
  if (isDeeperThan(json, MAX_DEPTH)) throw refuse(`The body is nested deeper than ${MAX_DEPTH} levels`)
  return json
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Refusal({ code: 'InvalidJsonInput', message: 'The body is not valid JSON' })
  }
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some(child => isDeeperThan(child, depth - 1))
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

function refuseParams(issues: readonly Issue[]): Refusal {
  const [first, ...others] = issues.slice(0, MAX_PROBLEMS).map(wireErrorOfIssue)
  return first ? new Refusal(first, ...others) : refuse('The params are not what the operation takes')
}

/** Says which field is wrong and what it must be. Names of unknown fields are the caller's text, so they are cut. */
function wireErrorOfIssue({ path, message }: Issue): WireError {
  const field = path.map(String).join('.')
  const text = (field ? `${field}: ${message}` : message).slice(0, MAX_MESSAGE_LENGTH).toWellFormed()
  return { code: 'InvalidInput', message: text, ...(field ? { field: field.slice(0, MAX_MESSAGE_LENGTH) } : {}) }
}

function refuse(message: string): Refusal {
  return new Refusal({ code: 'InvalidInput', message })
}
