import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../ports.ts'
import { openRotatingLog } from '../run/rotating-log.ts'
import { claimDataDirectory } from './claim-data-directory.ts'
import { clusterOwner, createCluster } from './create-cluster.ts'
import { clearLeftoverPostgres, readPostmaster, stopPostmaster } from './leftover-postgres.ts'
import type { OlderPostgres } from './older-postgres.ts'
import { choosePostgresAccount, commandAs, placesOf } from './postgres-account.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { archiveSettings } from './wal-archive.ts'
import { watchOverPostgres } from './watch-over-postgres.ts'

/** A PostgreSQL of ours that runs. */
export interface RunningPostgres {
  /** Address of one of its databases, password included. */
  urlOf(database: string): string
  readonly pid: number
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<void>
  /** Starts it again on the same port, after it ended by itself. */
  restart(): Promise<RunningPostgres>
  /** Stops it and releases the data folder; safe to call at any time and more than once. */
  stop(): Promise<void>
}

export interface StartPostgresOptions {
  readonly dataDir: string
  readonly log: (message: string) => void
  /** False for tests only: faster, and a crash of the machine may lose the cluster. Default true. */
  readonly durable?: boolean
  /** Absolute folder to which every change is handed on; see `readWalArchive`. */
  readonly walArchive?: string | undefined
  /** More settings of PostgreSQL, by their names. */
  readonly parameters?: Readonly<Record<string, string>>
  /** An older PostgreSQL than the one of this release. */
  readonly older?: OlderPostgres
}

const LOG_LIMITS = { fileBytes: 10 * 1024 * 1024, files: 2 }

/**
 * Starts the PostgreSQL 18 that npm installed on a free local port, with its data in `<dataDir>/postgres`.
 * @throws when the folder is in use, or PostgreSQL cannot start (its log is `<dataDir>/postgres.log`).
 */
export async function startPostgres(options: StartPostgresOptions): Promise<RunningPostgres> {
  const dataDir = resolve(options.dataDir)
  const durable = options.durable ?? true
  const release = claimDataDirectory(dataDir)
  const folder = join(dataDir, 'postgres')
  try {
    const binaries = options.older?.binaries ?? findPostgresBinaries()
    const isNew = !existsSync(folder)
    if (isNew) options.log('making the database folder')
    const password = createCluster(binaries, dataDir, { durable, major: options.older?.major })
    await clearLeftoverPostgres(folder, options.log)
    const account = choosePostgresAccount(folder)
    const parameters = { ...(options.walArchive && archiveSettings(options.walArchive, folder)), ...options.parameters }
    const run = commandAs(account, binaries.postgres, placesOf(binaries, folder))
    return await start(findFreePort)

    async function start(choosePort: () => Promise<number>, attempts = 5): Promise<RunningPostgres> {
      const port = await choosePort()
      const log = openRotatingLog(dataDir, 'postgres', LOG_LIMITS)
      // A session of its own: Ctrl-C in a terminal must reach the apps before their database.
      const child = spawn(run.command, [...run.leading, '-D', folder, ...settingsOf(port, durable, parameters)], {
        ...run.identity,
        cwd: '/',
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => log.write(chunk))
      child.once('close', () => log.close())
      const ended = once(child, 'exit').then(() => undefined)
      if (await becomesReady(child, folder)) return running(child, port, ended)
      // A port taken meanwhile, or backends of a killed run that have not noticed yet.
      if (attempts <= 1) throw new Error(`PostgreSQL did not start: see ${join(dataDir, 'postgres.log')}`)
      await wait(1000)
      return start(choosePort, attempts - 1)
    }

    function running(child: ChildProcess, port: number, ended: Promise<void>): RunningPostgres {
      const pid = child.pid as number
      const dismissWatcher = watchOverPostgres(pid)
      void ended.then(dismissWatcher)
      let stopping: Promise<void> | undefined
      return {
        urlOf: database => `postgres://${clusterOwner}:${password}@127.0.0.1:${port}/${database}`,
        pid,
        ended,
        restart: () => start(async () => port),
        stop() {
          stopping ??= stopPostmaster(pid)
            .then(() => ended)
            .then(release)
          return stopping
        },
      }
    }
  } catch (error) {
    release()
    throw error
  }
}

function settingsOf(port: number, durable: boolean, parameters: Readonly<Record<string, string>>): string[] {
  const settings: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    max_wal_size: '256MB',
    // Containers give 64 MB of shared memory, too little for parallel plans; the shop's queries are short.
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
    ...parameters,
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function becomesReady(child: ChildProcess, folder: string): Promise<boolean> {
  let hasEnded = false
  child.once('exit', () => {
    hasEnded = true
  })
  child.once('error', () => {
    hasEnded = true
  })
  while (!hasEnded) {
    const postmaster = readPostmaster(folder)
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return true
    await wait(20)
  }
  return false
}
