import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Run } from './supervise.ts'

const stopWithParent = new URL('./stop-with-parent.ts', import.meta.url).href
const graceMs = 10_000
const largestLogBytes = 50 * 1024 * 1024

export interface AppCommand {
  readonly name: string
  /** Script that Node runs, relative to the repository. */
  readonly script: string
  readonly env: NodeJS.ProcessEnv
  /** Folder for `<name>.log`; undefined prints to the terminal. */
  readonly logFolder: string | undefined
}

/** Starts a process of the shop. Its `stop` gives it 10 s to drain. */
export function startApp(app: AppCommand): Run & { readonly pid: number | undefined } {
  const output = app.logFolder ? openLog(app.logFolder, app.name) : 'inherit'
  const child = spawn(process.execPath, ['--import', stopWithParent, app.script], {
    env: app.env,
    stdio: ['ignore', output, output, 'ipc'],
    // A group of its own: Ctrl-C in a terminal is for us, and we stop things in order.
    detached: process.platform !== 'win32',
  })
  if (typeof output === 'number') closeSync(output)
  const { promise: ended, resolve } = Promise.withResolvers<string>()
  child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
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

function openLog(folder: string, name: string): number {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.log`)
  if (existsSync(file) && statSync(file).size > largestLogBytes) renameSync(file, `${file}.1`)
  return openSync(file, 'a', 0o600)
}
