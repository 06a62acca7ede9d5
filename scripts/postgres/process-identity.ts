import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * What tells a process from a later one with the same number: its start time. Undefined when no such process runs.
 */
export function processIdentity(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined
  if (process.platform === 'win32') return 'running'
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const startTicks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${startTicks}`
  } catch {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || 'running'
  }
}

/** Command line of a running process; empty when it cannot be told. */
export function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
  }
}

/** True while a process with this number runs, under any account. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return !hasEndedUnnoticed(pid)
}

// In a container whose first process does not collect its dead, they keep their number for ever.
function hasEndedUnnoticed(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
  } catch {
    return false
  }
}
