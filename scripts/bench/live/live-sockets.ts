import { Worker } from 'node:worker_threads'

/** A visitor whose page connects: where they stand in the list of all, and what their page shows. */
export interface Followed {
  readonly place: number
  readonly cartId: string
  readonly cookie: string
  readonly sku: string
}

/** What the thread of the connections is asked for. */
export type SocketTask =
  | { readonly kind: 'follow'; readonly followed: readonly Followed[]; readonly atOnce: number }
  | { readonly kind: 'close'; readonly places: readonly number[] }
  | { readonly kind: 'next'; readonly place: number }

/** The websockets of visitors, on a thread of their own: what they cost their visitors does not delay who measures. */
export interface LiveSockets {
  /**
   * Connects visitors, `atOnce` of them at the same time, and waits until each is told where its cart is and how many there are of what
   * its page shows. Resolves with after how long each was told where its cart is, in ms, sorted.
   */
  follow(followed: readonly Followed[], atOnce: number): Promise<number[]>
  /** Ends the connections of visitors. */
  close(places: readonly number[]): Promise<void>
  /** When the next event of a visitor's connection came, in ms since 1970. */
  nextMessage(place: number): Promise<number>
  /** Ends the thread. */
  end(): Promise<unknown>
}

/** Starts the thread for the websockets of one shop. */
export function startLiveSockets(port: number): LiveSockets {
  const worker = new Worker(new URL('./live-sockets.worker.ts', import.meta.url), { workerData: { port } })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  worker.on('message', ({ id, value, problem }: { readonly id: number; readonly value?: unknown; readonly problem?: string }) => {
    if (problem === undefined) waiting.get(id)?.resolve(value)
    else waiting.get(id)?.reject(new Error(problem))
    waiting.delete(id)
  })
  worker.on('error', error => {
    for (const { reject } of waiting.values()) reject(error)
  })
  function ask(task: SocketTask): Promise<unknown> {
    const answer = Promise.withResolvers<unknown>()
    const id = last++
    waiting.set(id, answer)
    worker.postMessage({ id, task })
    return answer.promise
  }
  return {
    follow: (followed, atOnce) => ask({ kind: 'follow', followed, atOnce }) as Promise<number[]>,
    close: places => ask({ kind: 'close', places }) as Promise<void>,
    nextMessage: place => ask({ kind: 'next', place }) as Promise<number>,
    end: () => worker.terminate(),
  }
}
