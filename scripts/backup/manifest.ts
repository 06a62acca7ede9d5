import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type { StoredShape } from '@shop/engine/backup'

const MANIFEST = 'manifest.json'
const SEAL = 'manifest.sha256'
const FORMAT = 'anvil-backup-1'

/** A file of a backup, by its path in it. */
export interface StoredFile {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  /** Rows of a table; files of other kinds have none. */
  readonly rows?: number
}

/** What a backup consists of. */
export interface Manifest {
  readonly format: typeof FORMAT
  /** Version of the shop that wrote it. */
  readonly version: string
  readonly shape: StoredShape
  readonly files: readonly StoredFile[]
}

/** Where the rows stored under a name are, in a backup. */
export function rowsFileOf(name: string): string {
  return `tables/${name}.zst`
}

/** Writes the list of what a backup has, and the seal of the list. */
export async function writeManifest(folder: string, content: Omit<Manifest, 'format'>): Promise<void> {
  const text = `${JSON.stringify({ format: FORMAT, ...content }, null, 1)}\n`
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600, flush: true })
  await writeFile(join(folder, SEAL), `${sha256Of(text)}\n`, { mode: 0o600, flush: true })
}

/** Reads the list of what a backup has. Throws for a folder that is no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, seal] = await Promise.all(
    [MANIFEST, SEAL].map(name => readFile(join(folder, name), 'utf8').catch(() => undefined)),
  )
  if (text === undefined || seal === undefined) throw new Error(`${folder} is no backup: it has no ${MANIFEST} with its seal.`)
  if (sha256Of(text) !== seal.trim()) throw new Error(`The backup ${folder} is damaged: ${MANIFEST} was changed.`)
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== FORMAT)
    throw new Error(`The backup ${folder} is of a form this release does not know: ${manifest.format}`)
  return manifest
}

/**
 * Reads every file of a backup to its end and compares it with the list: its bytes, and how many rows come out of them.
 * Throws for the first that differs.
 */
export async function verifyBackup(folder: string, { files }: Pick<Manifest, 'files'>): Promise<void> {
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
export function countOf(chunk: Buffer): number {
  let count = 0
  for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) count++
  return count
}

async function drain(source: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of source);
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
