import { spawn } from 'node:child_process'
import { ALLOCATOR_SETTINGS, NODE_FLAGS } from './process-memory.ts'
import { type LogLimits, openRotatingLog } from './rotating-log.ts'
import type { Run } from './supervise.ts'

const stopWithParent = new URL('./stop-with-parent.mjs', import.meta.url).href

export interface AppCommand {
  readonly name: string
  /** Script that Node runs, relative to the repository. */
  readonly script: string
  readonly env: NodeJS.ProcessEnv
  /** Where `<name>.log` is written; undefined prints to the terminal. */
  readonly logs: (LogLimits & { readonly folder: string }) | undefined
  /** URL of a module that runs in the process before the script. */
  readonly preload?: string
  /** How long the process may drain before it is killed; default 10 s. */
  readonly graceMs?: number
  /** Receives what the process sends over its channel. */
  readonly onMessage?: (message: unknown) => void
  /** Receives what the process prints to standard error, besides its log. */
  readonly onErrorOutput?: (chunk: Buffer) => void
}

export interface StartedApp extends Run {
  readonly pid: number | undefined
  /** Sends a message over the channel; does nothing once the process has ended. */
  send(message: object): void
}

/** Starts a process of the shop. */
export function startApp({ graceMs = 10_000, ...app }: AppCommand): StartedApp {
  const output = app.logs ? 'pipe' : 'inherit'
  const preloads = [stopWithParent, ...(app.preload ? [app.preload] : [])]
  const child = spawn(process.execPath, [...NODE_FLAGS, ...preloads.flatMap(url => ['--import', url]), app.script], {
    env: { ...ALLOCATOR_SETTINGS, ...app.env },
    stdio: ['ignore', output, app.onErrorOutput ? 'pipe' : output, 'ipc'],
    // A group of its own: Ctrl-C in a terminal is for us, and we stop things in order.
    detached: process.platform !== 'win32',
  })
  const log = app.logs && openRotatingLog(app.logs.folder, app.name, app.logs)
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => log?.write(chunk))
  if (app.onErrorOutput) child.stderr?.on('data', app.onErrorOutput)
  if (app.onMessage) child.on('message', app.onMessage)
  const { promise: ended, resolve } = Promise.withResolvers<string>()
  // Not at its exit: the last it printed may still be on its way.
  child.once('close', (code, signal) => {
    log?.close()
    resolve(signal ?? `exit code ${code}`)
  })
  child.once('error', error => resolve(error.message))
  return {
    pid: child.pid,
    ended,
    send(message) {
      if (child.connected) child.send(message, () => undefined)
    },
    async stop() {
      child.kill('SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), graceMs)
      await ended
      clearTimeout(force)
    },
  }
}
