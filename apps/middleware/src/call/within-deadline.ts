import { Overload } from '../admission/waiting-line.ts'

/**
 * What work results in, unless it takes longer than `deadlineMs` (`Overload`) or the caller goes first (its signal's
 * reason). Work that still waits then is given up through its signal; work that has begun goes on, and its result is dropped.
 */
export async function withinDeadline<Result>(
  deadlineMs: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  caller?.throwIfAborted()
  const ending = new AbortController()
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const end = (reason: unknown) => {
    reject(reason)
    ending.abort(reason)
  }
  const leave = () => end(caller?.reason)
  const timer = setTimeout(() => end(new Overload('The operation took too long')), deadlineMs)
  caller?.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([work(ending.signal), ended])
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', leave)
  }
}
