import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { commandLineOf, isAlive } from './process-identity.ts'

/** What PostgreSQL notes about itself in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** `starting`, `ready`, `stopping` or `standby`. */
  readonly status: string
}

/** Reads `postmaster.pid` of a cluster; undefined when it is missing or not complete yet. */
export function readPostmaster(clusterFolder: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' }
  } catch {
    return undefined
  }
}

/**
 * Clears what a killed run left in a cluster: a PostgreSQL that still runs is stopped, and a `postmaster.pid` whose
 * number meanwhile belongs to another program is removed. Call only while holding the data folder.
 */
export async function clearLeftoverPostgres(clusterFolder: string, log: (message: string) => void): Promise<void> {
  const postmaster = readPostmaster(clusterFolder)
  // PostgreSQL itself copes with a file whose process is gone.
  if (!postmaster || !isAlive(postmaster.pid)) return
  if (!/postgres/.test(commandLineOf(postmaster.pid)) || !commandLineOf(postmaster.pid).includes(clusterFolder)) {
    rmSync(join(clusterFolder, 'postmaster.pid'))
    return
  }
  log(`stopping PostgreSQL (process ${postmaster.pid}) that an earlier run left behind`)
  await stopPostmaster(postmaster.pid)
}

/** Fast shutdown; after 20 s an immediate one, from which PostgreSQL recovers at its next start. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT')
  const deadline = performance.now() + 20_000
  while (isAlive(pid)) {
    if (performance.now() > deadline) signal(pid, 'SIGQUIT')
    await wait(50)
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
