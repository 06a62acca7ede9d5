import { OPERATIONS } from '@shop/contract/operations'
import { isOwnHost } from '@shop/domain/market'
import { currentScope } from '@shop/monitoring'
import type { OperationAnswer } from '../call/operation-answer.ts'
import { describeError } from './describe-error.ts'

/** The part of a pino logger that is used here. */
export type Log = Readonly<Record<'debug' | 'info' | 'error', (fields: object, message: string) => void>> & {
  /** Missing where everything is written. */
  isLevelEnabled?(level: string): boolean
}

export interface LoggedOperation {
  readonly operation: string
  readonly host: string
  readonly answer: OperationAnswer
  readonly durationMs: number
  readonly way: 'http' | 'direct'
}

/**
 * Logs one operation with the fields named here and no others: no params, cookies, addresses or messages (rule A6).
 * An answer with a cause is a defect or a fault and is logged as an error, this once.
 */
export function logOperation(log: Log, { operation, host, answer, durationMs, way }: LoggedOperation): void {
  // A page asks for a dozen answers.
  const isQuiet = way === 'direct' && answer.status === 200 && answer.cause === undefined
  if (isQuiet && log.isLevelEnabled?.('debug') === false) return
  const fields = {
    // What does not name an operation is the caller's text.
    operation:
      operation === 'graphql' || operation === 'auth-sync' || Object.hasOwn(OPERATIONS, operation) ? operation : 'unknown',
    way,
    status: answer.status,
    durationMs: Math.round(durationMs * 10) / 10,
    // An unknown host is the caller's text too.
    ...(isOwnHost(host) ? { host } : {}),
    ...codesOf(answer),
    // A line of a request over HTTP has it as that of the request.
    ...(way === 'direct' ? { requestId: currentScope()?.requestId } : {}),
  }
  if (answer.cause !== undefined) log.error({ ...fields, error: describeError(answer.cause) }, 'operation failed')
  else if (isQuiet) log.debug(fields, 'operation')
  else log.info(fields, 'operation')
}

/** Why an operation was refused, with the names of the fields that were missing or wrong, and never what was in them. */
function codesOf({ body }: OperationAnswer): { codes?: string[]; fields?: string[] } {
  const { errors } = body as { errors?: readonly { code?: string; field?: unknown; extensions?: { code: string } }[] }
  if (!errors) return {}
  const fields = errors.flatMap(({ code, field }) => (code === 'RequiredField' && typeof field === 'string' ? [field] : []))
  return {
    codes: errors.map(({ code, extensions }) => extensions?.code ?? code ?? ''),
    ...(fields.length > 0 ? { fields } : {}),
  }
}
