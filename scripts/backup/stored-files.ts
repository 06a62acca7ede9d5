import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'

/** A file of a backup, by its path in it. */
export interface StoredFile {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  /** Rows of a table; files of other kinds have none. */
  readonly rows?: number
}

/** Writes rows, compressed, into a new file. */
export async function storeRows(rows: Readable, file: string): Promise<Omit<StoredFile, 'path'>> {
  let count = 0
  const counted = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      count += countOf(chunk)
      yield chunk
    }
  }
  const written = hashing()
  await pipeline(rows, counted, createZstdCompress(), written.through, createWriteStream(file, { mode: 0o600, flush: true }))
  return { ...written.result(), rows: count }
}

/** Copies a file, and says what was copied. */
export async function copyFile(from: string, to: string): Promise<Omit<StoredFile, 'path'>> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const written = hashing()
  await pipeline(createReadStream(from), written.through, createWriteStream(to, { mode: 0o600, flush: true }))
  return written.result()
}

/** Counts and hashes what passes through. */
function hashing() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    through: async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    result: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}

/** Paths of all files in a folder and below it, from the folder on. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

/**
 * Reads every file of a backup to its end and compares it with the list: its bytes, and how many rows come out of them.
 * Throws for the first that differs.
 */
export async function verifyBackup(folder: string, files: readonly StoredFile[]): Promise<void> {
  for (const { path, bytes, sha256, rows } of files) {
    const damaged = (what: string) => new Error(`The backup ${folder} is damaged: ${path} ${what}.`)
    const hash = createHash('sha256')
    let read = 0
    let lines = 0
    const counted = async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk)
        read += chunk.length
        yield chunk
      }
    }
    const source = createReadStream(join(folder, path))
    try {
      if (rows === undefined) await pipeline(source, counted, drain)
      else
        await pipeline(source, counted, createZstdDecompress(), async chunks => {
          for await (const chunk of chunks as AsyncIterable<Buffer>) lines += countOf(chunk)
        })
    } catch (error) {
      throw damaged((error as NodeJS.ErrnoException).code === 'ENOENT' ? 'is missing' : 'cannot be read')
    }
    if (read !== bytes || hash.digest('hex') !== sha256) throw damaged('was changed')
    if (rows !== undefined && lines !== rows) throw damaged(`has ${lines} rows instead of ${rows}`)
  }
}

const NEWLINE = 10

/** Rows in a part of a file: in the text form of COPY every row ends with the only newline it has. */
function countOf(chunk: Buffer): number {
  let count = 0
  for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) count++
  return count
}

async function drain(source: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of source);
}
