import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { ImportFileError } from '@shop/importers'

/** Looks through a file before anything of it is imported: its hash. Throws `ImportFileError` for one that is no text. */
export async function examineFile(path: string): Promise<{ readonly hash: string }> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new ImportFileError('the file does not exist; check its name')
  if (found.isDirectory()) throw new ImportFileError('this is a folder; name the files in it')
  if (!found.isFile()) throw new ImportFileError('this is not a file')
  if (found.size === 0) throw new ImportFileError('the file is empty')
  const hash = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let lines = 1
  let isFirst = true
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    if (isFirst && /^(?:\xff\xfe|\xfe\xff)/.test(chunk.toString('latin1', 0, 2)))
      throw new ImportFileError('the file is in UTF-16; save it as "CSV UTF-8"')
    isFirst = false
    if (chunk.includes(0)) throw new ImportFileError('this is not a text file; export it as CSV or JSON')
    let text: string
    try {
      text = decoder.decode(chunk, { stream: true })
    } catch {
      throw new ImportFileError(`the file is not in UTF-8 (line ${lines + linesBefore(chunk)}); save it as "CSV UTF-8"`)
    }
    lines += text.split('\n').length - 1
  }
  try {
    decoder.decode()
  } catch {
    throw new ImportFileError('the file ends within a character; save it as "CSV UTF-8" again')
  }
  return { hash: hash.digest('hex') }
}

/** How many lines of a chunk are text before the first one that is not; no character but a line feed has its byte. */
function linesBefore(chunk: Buffer): number {
  const lines = chunk.toString('latin1').split('\n')
  // The first one may begin within a character.
  const bad = lines.findIndex(
    (line, index) => index > 0 && Buffer.from(Buffer.from(line, 'latin1').toString()).toString('latin1') !== line,
  )
  return Math.max(0, bad)
}

/** The text of a file in chunks, without the byte order mark some programs put in front. */
export async function* readTextFile(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) yield decoder.decode(chunk, { stream: true })
}
