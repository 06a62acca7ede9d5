import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { choosePostgresAccount } from './postgres-account.ts'

/** Segments of the log, as PostgreSQL names them: timeline, then a number that rises over all timelines. */
const SEGMENT = /^[0-9A-F]{24}(?:\.[0-9A-F]{8}\.backup)?\.gz$/
/** What is lost at most with the disk of the database, in seconds of work. */
const LONGEST_UNARCHIVED_S = 60

/**
 * Absolute folder of WAL_ARCHIVE_DIR, to which the built-in database hands on every change; undefined without one.
 * @throws when its name would mean something else to the shell that copies.
 */
export function readWalArchive(env: NodeJS.ProcessEnv): string | undefined {
  if (!env.WAL_ARCHIVE_DIR) return undefined
  const folder = resolve(env.WAL_ARCHIVE_DIR)
  if (!/^\/[\w./ -]+$/.test(folder))
    throw new Error(`WAL_ARCHIVE_DIR=${folder} has to be a path of letters, digits and . _ - / (no archive on Windows)`)
  return folder
}

/** Settings of PostgreSQL with which it archives into a folder, which is made for its account. */
export function archiveSettings(folder: string, clusterFolder: string): Record<string, string> {
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const account = choosePostgresAccount(clusterFolder)
    if (account) chownSync(folder, account.uid, account.gid)
  }
  const [part, whole] = [`"${folder}/%f.part"`, `"${folder}/%f.gz"`]
  return {
    archive_mode: 'on',
    // Tried again after a crash that came between the copy and its note, and then it is there already. A segment that is mostly
    // empty, such as of a quiet minute, takes 20 kB.
    archive_command: `if [ -e ${whole} ]; then gunzip -c ${whole} | cmp -s - "%p"; else gzip -c "%p" > ${part} && sync ${part} && mv ${part} ${whole}; fi`,
    archive_timeout: String(LONGEST_UNARCHIVED_S),
  }
}

/** Settings with which a copy of the database takes what has been archived since, up to a time (ISO, UTC) or to the end. */
export function recoverySettings(folder: string, until: string | undefined): Record<string, string> {
  return {
    restore_command: `[ -e "${folder}/%f.gz" ] && gunzip -c "${folder}/%f.gz" > "%p"`,
    recovery_target_action: 'promote',
    // Not to be asked before it is what it is to be.
    hot_standby: 'off',
    ...(until === undefined ? {} : { recovery_target_time: until.replace('T', ' ').replace('Z', '+00') }),
  }
}

/** Removes segments that no base backup from a segment on needs; returns how many. */
export async function removeSegmentsBefore(folder: string, first: string): Promise<number> {
  const position = (name: string) => name.slice(8, 24)
  const old = (await readdir(folder)).filter(name => SEGMENT.test(name) && position(name) < position(first))
  for (const name of old) await rm(join(folder, name))
  return old.length
}
