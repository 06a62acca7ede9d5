export interface WaitingLineLimits {
  /** Callers that may wait at the same time. */
  readonly maxWaiting: number
  /** Longest wait of one caller. */
  readonly maxWaitMs: number
}

/** Callers that wait for their turn, first come, first served. */
export interface WaitingLine {
  /** Callers that wait. */
  length(): number
  /** Resolves at the caller's turn. Throws `Overload` when the line is full or the wait too long, and the signal's reason. */
  wait(signal?: AbortSignal): Promise<void>
  /** Lets the first caller go on; false when no one waits. */
  admitNext(): boolean
}

/** An empty line. */
export function createWaitingLine({ maxWaiting, maxWaitMs }: WaitingLineLimits): WaitingLine {
  const admissions = new Set<() => void>()
  return {
    length: () => admissions.size,
    wait(signal) {
      if (signal?.aborted) return Promise.reject(signal.reason)
      if (admissions.size >= maxWaiting) return Promise.reject(new Overload('Too many callers are waiting'))
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const leave = (settle: () => void) => {
        admissions.delete(admit)
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
        settle()
      }
      const admit = () => leave(resolve)
      const giveUp = () => leave(() => reject(signal?.reason))
      const timer = setTimeout(() => leave(() => reject(new Overload('A caller waited too long'))), maxWaitMs)
      signal?.addEventListener('abort', giveUp, { once: true })
      admissions.add(admit)
      return promise
    },
    admitNext() {
      const [first] = admissions
      first?.()
      return first !== undefined
    },
  }
}

/** More work waits than can be done in time; further callers are refused at once instead of after a long wait. */
export class Overload extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Overload'
  }
}
