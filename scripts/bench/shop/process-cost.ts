import { readdirSync, readFileSync } from 'node:fs'

const NANOSECONDS_PER_MS = 1e6
/** Clock ticks of `/proc/<pid>/stat`, which Linux has fixed at 100 a second for programs. */
const MS_PER_TICK = 10

/**
 * CPU time in ms that a process and its threads have had. Throws where there is no `/proc` to read it from.
 * Times of the scheduler and not of `stat`, which counts in steps of 10 ms.
 */
export function cpuMsOf(pid: number): number {
  requireProcesses()
  const tasks = `/proc/${pid}/task`
  return readdirSync(tasks).reduce((sum, task) => sum + scheduledMsOf(`${tasks}/${task}`), 0)
}

/** CPU time in ms of a process and all it has started, those that have ended included, such as a PostgreSQL with its backends. */
export function cpuMsOfFamily(pid: number): number {
  requireProcesses()
  const living = childrenOf(pid).reduce((sum, child) => sum + scheduledMsOf(`/proc/${child}`), scheduledMsOf(`/proc/${pid}`))
  const fields = statOf(`/proc/${pid}`)
  const ended = (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK
  return living + ended
}

/** Memory of a process that is in the machine's, in MB. */
export function residentMegabytesOf(pid: number): number {
  return megabytesOf(pid, 'VmRSS')
}

/** The part of it that is pages of files, such as the program and its libraries, in MB. */
export function fileMegabytesOf(pid: number): number {
  return megabytesOf(pid, 'RssFile')
}

function megabytesOf(pid: number, line: string): number {
  requireProcesses()
  const kilobytes = new RegExp(`^${line}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

function requireProcesses(): void {
  if (process.platform !== 'linux') throw new Error('What processes take is read from /proc: this is measured on Linux')
}

/** Processes that a process has started and that run, in the order of their start. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && Number(statOf(`/proc/${name}`)[1]) === pid)
    .map(Number)
    .toSorted((a, b) => a - b)
}

/** Fields of `stat` behind the name of the program, which may contain anything; none of a process that has ended. */
function statOf(folder: string): string[] {
  const text = readIfThere(`${folder}/stat`)
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

function scheduledMsOf(folder: string): number {
  return Number(readIfThere(`${folder}/schedstat`).split(' ')[0]) / NANOSECONDS_PER_MS
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
