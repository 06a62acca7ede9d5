import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { choosePostgresAccount, commandAs, placesOf } from './postgres-account.ts'
import { POSTGRES_MAJOR, type PostgresBinaries } from './postgres-binaries.ts'

/** Name of the database's owner in every cluster we make. */
export const clusterOwner = 'anvil'

/**
 * Makes the PostgreSQL data folder `<dataDir>/postgres` unless it is there, and returns its password.
 * The folder gets its name only when it is complete, so that an interrupted start leaves nothing half made.
 * `durable: false` skips the flush to disk, for clusters that live as long as a test run.
 */
export function createCluster(
  binaries: PostgresBinaries,
  dataDir: string,
  options: { durable: boolean; major?: string | undefined },
): string {
  const folder = join(dataDir, 'postgres')
  const passwordFile = join(dataDir, 'postgres.password')
  if (existsSync(folder)) return passwordOf(folder, passwordFile, options.major ?? POSTGRES_MAJOR)

  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  rmSync(passwordFile, { force: true })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  const account = choosePostgresAccount(unfinished)
  if (account) for (const path of [unfinished, passwordFile]) chownSync(path, account.uid, account.gid)

  const { command, leading, identity } = commandAs(account, binaries.initdb, placesOf(binaries, folder))
  const settings = [
    `--pgdata=${unfinished}`,
    `--username=${clusterOwner}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The built-in provider sorts and folds case the same on every machine; people's names are sorted by the apps.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(options.durable ? [] : ['--no-sync']),
  ]
  const run = spawnSync(command, [...leading, ...settings], { ...identity, cwd: '/', encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`initdb failed: ${run.error?.message ?? run.stderr.trim()}`)
  renameSync(unfinished, folder)
  return password
}

function passwordOf(folder: string, passwordFile: string, major: string): string {
  const version = readMajor(folder)
  if (Number(version) < Number(major))
    throw new Error(
      `${folder} was made by PostgreSQL ${version}, and this release comes with ${major}: npm run upgrade-database makes one of ${major} of it. Nothing was changed.`,
    )
  if (version !== major)
    throw new Error(
      `${folder} was made by PostgreSQL ${version}, not ${major}: start a newer release, or choose another DATA_DIR`,
    )
  if (!existsSync(passwordFile)) throw new Error(`${passwordFile} is missing: restore it, or choose another DATA_DIR`)
  return readFileSync(passwordFile, 'utf8').trim()
}

/** Major version of the PostgreSQL that made a cluster, such as `17`. */
export function readMajor(clusterFolder: string): string {
  return readFileSync(join(clusterFolder, 'PG_VERSION'), 'utf8').trim()
}
