import { closeSync, fstatSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** How much a log may hold: the file that is written and those before it, each longer by a line and a chunk at most. */
export interface LogLimits {
  readonly fileBytes: number
  readonly files: number
}

/** A log of an app: `<name>.log`, before it `<name>.1.log`, and so on. */
export interface RotatingLog {
  /** Keeps a chunk of what the app prints. Never throws: what a full disk does not take is counted. */
  write(chunk: Uint8Array): void
  close(): void
}

const NEWLINE = 0x0a

/**
 * Opens a log that is rotated while it is written, between two lines. Packages for it were looked at: one ends with the
 * first write that fails, the other names the current file again with every rotation, so that no one can follow it.
 * Chunks are written at once: what an app has printed is in the file, also when the process that runs it is killed.
 */
export function openRotatingLog(folder: string, name: string, { fileBytes, files }: LogLimits): RotatingLog {
  const fileOf = (age: number) => join(folder, age === 0 ? `${name}.log` : `${name}.${age}.log`)
  let fd: number | undefined
  let size = 0
  let lostBytes = 0

  function open(): number {
    mkdirSync(folder, { recursive: true })
    fd = openSync(fileOf(0), 'a', 0o600)
    size = fstatSync(fd).size
    return fd
  }

  function close(): void {
    if (fd !== undefined) closeSync(fd)
    fd = undefined
  }

  function rotate(): void {
    close()
    rmSync(fileOf(files - 1), { force: true })
    for (let age = files - 2; age >= 0; age--) renameIfThere(fileOf(age), fileOf(age + 1))
  }

  function writeAll(chunk: Uint8Array): void {
    for (let from = 0; from < chunk.length; ) {
      const written = writeSync(fd ?? open(), chunk, from)
      from += written
      size += written
    }
  }

  function append(chunk: Uint8Array): void {
    if (fd === undefined) open()
    if (size + chunk.length <= fileBytes || size === 0) {
      writeAll(chunk)
      return
    }
    // The line that is being written stays whole.
    const endOfLine = chunk.indexOf(NEWLINE) + 1
    writeAll(chunk.subarray(0, endOfLine))
    rotate()
    writeAll(chunk.subarray(endOfLine))
  }

  return {
    write(chunk) {
      try {
        if (lostBytes > 0) {
          append(Buffer.from(`${lostBytes} bytes of this log could not be written\n`))
          lostBytes = 0
        }
        append(chunk)
      } catch {
        lostBytes += chunk.length
      }
    },
    close,
  }
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
