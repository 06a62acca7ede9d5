import { once } from 'node:events'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A function and the share of the time in which it ran itself. */
export interface ProfiledFunction {
  readonly what: string
  readonly share: number
}

/** What is read of a profile of V8. */
interface Profile {
  readonly nodes: readonly {
    readonly hitCount?: number
    readonly callFrame: { readonly functionName: string; readonly url: string }
  }[]
}

const SAMPLE_EVERY_US = 1000

/** Profiles the main thread of a process for some seconds, which lets debuggers in at a port once it gets SIGUSR1. The most frequent first. */
export async function profileProcess(pid: number, inspectPort: number, seconds: number): Promise<readonly ProfiledFunction[]> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await findDebugger(inspectPort))
  await once(socket, 'open')
  let lastId = 0
  async function send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++lastId
    const { promise, resolve } = Promise.withResolvers<Result>()
    const take = ({ data }: MessageEvent) => {
      const answer = JSON.parse(String(data)) as { readonly id?: number; readonly result: Result }
      if (answer.id !== id) return
      socket.removeEventListener('message', take)
      resolve(answer.result)
    }
    socket.addEventListener('message', take)
    socket.send(JSON.stringify({ id, method, params }))
    return promise
  }
  try {
    await send('Profiler.enable')
    await send('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US })
    await send('Profiler.start')
    await wait(seconds * 1000)
    const { profile } = await send<{ readonly profile: Profile }>('Profiler.stop')
    return sharesOf(profile)
  } finally {
    socket.close()
  }
}

async function findDebugger(port: number): Promise<string> {
  for (let tries = 0; ; tries++) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/json/list`)
      const [target] = (await answer.json()) as { readonly webSocketDebuggerUrl: string }[]
      if (target) return target.webSocketDebuggerUrl
    } catch (error) {
      if (tries > 100) throw error
    }
    await wait(50)
  }
}

function sharesOf({ nodes }: Profile): readonly ProfiledFunction[] {
  const hits = new Map<string, number>()
  let all = 0
  for (const { hitCount = 0, callFrame } of nodes) {
    const { functionName, url } = callFrame
    const what = url === '' ? functionName || '(native)' : `${functionName || '(anonymous)'} ${basename(url)}`
    hits.set(what, (hits.get(what) ?? 0) + hitCount)
    all += hitCount
  }
  return [...hits].map(([what, count]) => ({ what, share: count / all })).toSorted((a, b) => b.share - a.share)
}
