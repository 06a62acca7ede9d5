import { spawn } from 'node:child_process'
import { type LogLimits, openRotatingLog } from './rotating-log.ts'
import type { Run } from './supervise.ts'

const stopWithParent = new URL('./stop-with-parent.ts', import.meta.url).href
const graceMs = 10_000

export interface AppCommand {
  readonly name: string
  /** Script that Node runs, relative to the repository. */
  readonly script: string
  readonly env: NodeJS.ProcessEnv
  /** Where `<name>.log` is kept; undefined prints to the terminal. */
  readonly logs: (LogLimits & { readonly folder: string }) | undefined
}

/** Starts a process of the shop. Its `stop` gives it 10 s to drain. */
export function startApp(app: AppCommand): Run & { readonly pid: number | undefined } {
  const output = app.logs ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, ['--import', stopWithParent, app.script], {
    env: app.env,
    stdio: ['ignore', output, output, 'ipc'],
    // A group of its own: Ctrl-C in a terminal is for us, and we stop things in order.
    detached: process.platform !== 'win32',
  })
  const log = app.logs && openRotatingLog(app.logs.folder, app.name, app.logs)
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => log?.write(piece))
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
    async stop() {
      child.kill('SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), graceMs)
      await ended
      clearTimeout(force)
    },
  }
}
