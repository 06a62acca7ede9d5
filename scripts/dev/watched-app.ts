import { join } from 'node:path'
import { stderr } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Say } from '../run/open-shop.ts'
import { type AppCommand, type StartedApp, startApp } from '../run/start-app.ts'
import type { Supervised } from '../run/supervise.ts'

const reportImports = new URL('./report-imports.ts', import.meta.url).href
const repository = join(import.meta.dirname, '../..')

/** How much of an error is shown in the browser. */
const ERROR_CHARACTERS = 4000

export type AppState =
  | { readonly state: 'restarting' }
  | { readonly state: 'ready' }
  /** It ended by itself, mostly because a file cannot be read; the next save starts it again. */
  | { readonly state: 'broken'; readonly error: string }

export interface WatchedAppOptions {
  readonly command: AppCommand
  /** Answers 200 when the app can serve. */
  readonly healthUrl: string
  /** Which of the files it imports restart it; default all. */
  readonly restartsFor?: RegExp
  /** Files that restart it although it does not import them, such as sources of what it builds. */
  readonly reads?: RegExp
  readonly onState?: (state: AppState) => void
  /** Whether the process of the next restart waits with the packages imported. */
  readonly hasStandby?: boolean
  readonly say: Say
}

export interface WatchedApp extends Supervised {
  /** Restarts the app if it runs one of these files, or is broken. Resolves when it serves again or is broken. */
  noteChanges(files: readonly string[]): Promise<void>
  /** Resolves when no restart is under way. */
  restarted(): Promise<void>
  send(message: object): void
}

/** Starts an app of `npm run dev`. Unlike a supervised one it is not begun again after a crash but at the next save. */
export function startWatchedApp({
  command,
  healthUrl,
  restartsFor,
  reads,
  onState,
  hasStandby = false,
  say,
}: WatchedAppOptions): WatchedApp {
  const imported = new Set<string>()
  let packages: readonly string[] = []
  let errorOutput = ''
  let isStopped = false
  let isBroken = false
  let isReplacing = false
  let restarts: Promise<void> = Promise.resolve()
  let standby: StartedApp | undefined
  let app = begin()
  void becomesReady()

  function startStandby(): StartedApp {
    const process = startApp({
      ...command,
      script: 'scripts/dev/standby.ts',
      preload: reportImports,
      // Nothing of a developer's shop has to drain: what a browser waits for is held back and answered after the restart.
      graceMs: 500,
      onMessage: message => {
        if (isImportReport(message)) for (const url of message.imported) imported.add(url)
      },
      onErrorOutput: chunk => {
        stderr.write(chunk)
        errorOutput = (errorOutput + chunk).slice(-ERROR_CHARACTERS)
      },
    })
    process.send({ packages })
    return process
  }

  function begin(): StartedApp {
    errorOutput = ''
    isBroken = false
    const begun = standby ?? startStandby()
    standby = undefined
    begun.send({ script: pathToFileURL(join(repository, command.script)).href })
    void begun.ended.then(reason => {
      if (isStopped || isReplacing || app !== begun) return
      isBroken = true
      say(`${command.name} ended (${reason}); the next save starts it again`)
      onState?.({ state: 'broken', error: errorOutput || reason })
    })
    return begun
  }

  async function restart(files: readonly string[]): Promise<void> {
    if (isStopped) return
    const begun = performance.now()
    onState?.({ state: 'restarting' })
    isReplacing = true
    await app.stop()
    isReplacing = false
    if (isStopped) return
    app = begin()
    if (!(await becomesReady())) return
    const others = files.length > 1 ? ` and ${files.length - 1} more` : ''
    say(`${files[0]}${others} changed: ${command.name} ready again after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    onState?.({ state: 'ready' })
  }

  /** False when it is stopped or broken before it serves. */
  async function becomesReady(): Promise<boolean> {
    while (!isStopped && !isBroken && !(await answers(healthUrl))) await wait(20)
    if (isStopped || isBroken) return false
    packages = [...imported].filter(url => url.includes('/node_modules/'))
    if (hasStandby) standby ??= startStandby()
    return true
  }

  const concerns = (file: string) => {
    if (isBroken) return /\.(?:[cm]?[jt]sx?|json)$/.test(file)
    if (reads?.test(file)) return true
    return imported.has(pathToFileURL(join(repository, file)).href) && (!restartsFor || restartsFor.test(file))
  }

  return {
    crashes: () => 0,
    send: message => app.send(message),
    noteChanges(files) {
      restarts = restarts.then(() => {
        const own = files.filter(concerns)
        return own.length > 0 ? restart(own) : undefined
      })
      return restarts
    },
    restarted: () => restarts,
    async stop() {
      isStopped = true
      await app.stop()
      await restarts
      // Those that a restart had just begun.
      await Promise.all([app.stop(), standby?.stop()])
    },
  }
}

function isImportReport(message: unknown): message is { readonly imported: readonly string[] } {
  return typeof message === 'object' && message !== null && 'imported' in message
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
