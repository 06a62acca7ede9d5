import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { PostgresBinaries } from './postgres-binaries.ts'

/** Account of the operating system; undefined means our own. */
export type PostgresAccount = { readonly uid: number; readonly gid: number } | undefined

/**
 * PostgreSQL refuses to run as root. When we are root it runs as the owner of an existing data folder,
 * else as `postgres`, else as the account without rights that every system has: no account is added to the machine.
 */
export function choosePostgresAccount(clusterFolder: string): PostgresAccount {
  if (process.getuid?.() !== 0) return undefined
  if (existsSync(clusterFolder)) {
    const { uid, gid } = statSync(clusterFolder)
    if (uid !== 0) return { uid, gid }
  }
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name)
    const gid = idOf('-g', name)
    if (uid && gid) return { uid, gid }
  }
  throw new Error('PostgreSQL cannot run as root and neither the account "postgres" nor "nobody" exists: start as another user')
}

function idOf(option: string, name: string): number | undefined {
  const answer = spawnSync('id', [option, name], { encoding: 'utf8' })
  return answer.status === 0 ? Number(answer.stdout) : undefined
}

/**
 * Command that runs a PostgreSQL program under the account. A root user's files often lie under a folder that is closed
 * to others (/root); `setpriv` then lends the account the right to pass it.
 */
export function commandAs(
  account: PostgresAccount,
  program: string,
  places: readonly string[],
): { command: string; leading: string[]; identity: { uid?: number; gid?: number } } {
  if (!account) return { command: program, leading: [], identity: {} }
  if (places.every(place => isReachable(place, account))) return { command: program, leading: [], identity: account }
  const rights = '+dac_override,+dac_read_search'
  return {
    command: 'setpriv',
    leading: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      // access(2) would otherwise ask without the rights lent.
      '--securebits=+no_setuid_fixup',
      `--inh-caps=${rights}`,
      `--ambient-caps=${rights}`,
      program,
    ],
    identity: {},
  }
}

/** Files and folders the PostgreSQL account must be able to reach. */
export function placesOf(binaries: PostgresBinaries, clusterFolder: string): string[] {
  return [binaries.postgres, resolve(binaries.folder, 'lib'), resolve(binaries.folder, 'share'), dirname(clusterFolder)]
}

function isReachable(place: string, account: { uid: number; gid: number }): boolean {
  for (let path = resolve(place); ; path = dirname(path)) {
    const { mode, uid, gid } = statSync(path)
    const bits = uid === account.uid ? mode >> 6 : gid === account.gid ? mode >> 3 : mode
    if ((bits & 1) === 0) return false
    if (path === dirname(path)) return true
  }
}
