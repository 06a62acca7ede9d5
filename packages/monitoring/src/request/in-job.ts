import { isMeasured, measure } from '../measurements.ts'
import { inScope } from '../trace/request-scope.ts'
import type { Tracer } from '../trace/span.ts'

/** A job as its queue has it. */
interface Job {
  readonly queue: string
  readonly id: string
  /** From 1. */
  readonly attempt: number
}

/**
 * Does a job under its own id, as a trace of its own where traces are made and measured where someone counts. Throws what the work
 * throws.
 */
export async function inJob<Result>(
  { queue, id, attempt }: Job,
  tracer: Tracer | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const attributes = { 'messaging.destination.name': queue, 'messaging.message.id': id, 'shop.job.attempt': attempt }
  const span = tracer?.begin(queue, { kind: 'consumer', attributes })
  if (!span && !isMeasured()) return inScope({ requestId: id, operation: queue }, work)
  const begun = performance.now()
  let failure: string | undefined
  try {
    return await inScope({ requestId: id, operation: queue, span }, work)
  } catch (error) {
    failure = error instanceof Error ? error.name : 'Error'
    throw error
  } finally {
    span?.end(failure === undefined ? {} : { failure })
    measure({ kind: 'job', queue, hasFailed: failure !== undefined, seconds: (performance.now() - begun) / 1000 })
  }
}
