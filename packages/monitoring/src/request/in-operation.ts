import { randomUUID } from 'node:crypto'
import { isMeasured, measure } from '../measurements.ts'
import { currentScope, inScope } from '../trace/request-scope.ts'
import type { Tracer } from '../trace/span.ts'

/**
 * Answers an operation as a part of the request that asks for it, in this or in another app of the process; one that no request asks
 * for has an id of its own. Where traces are made it is a span, where someone counts it is measured.
 */
export async function inOperation<Answer extends { readonly status: number }>(
  operation: string,
  tracer: Tracer | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const above = currentScope()
  const requestId = above?.requestId ?? randomUUID()
  const span =
    above?.span?.isSampled === false ? above.span : tracer?.begin(operation, { kind: 'internal', parent: above?.span?.headers })
  if (!span && !isMeasured()) return inScope({ requestId, operation }, work)
  const begun = performance.now()
  // A caller who has gone: the status that nginx has for that.
  let status = 499
  try {
    const answer = await inScope({ requestId, operation, span }, work)
    status = answer.status
    return answer
  } finally {
    measure({ kind: 'operation', operation, status, seconds: (performance.now() - begun) / 1000 })
    if (span && span !== above?.span) {
      const attributes = { 'shop.operation': operation, 'http.response.status_code': status, 'shop.request_id': requestId }
      span.end({ attributes, ...(status >= 500 ? { failure: String(status) } : {}) })
    }
  }
}
