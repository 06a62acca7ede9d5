/** An answer as it came over the wire. */
export interface HttpAnswer {
  readonly status: number
  /** Status line and header lines. */
  readonly head: string
  /** Without the frames of chunks, and as compressed as it came. */
  readonly body: Buffer
}

const HEAD_END = '\r\n\r\n'

/** Reads an answer at the beginning of bytes, skipping early hints; undefined while it is not complete. */
export function readAnswer(bytes: Buffer): HttpAnswer | undefined {
  const end = bytes.indexOf(HEAD_END)
  if (end === -1) return undefined
  const head = bytes.toString('latin1', 0, end)
  const begin = end + HEAD_END.length
  const status = Number(head.slice(9, 12))
  if (status < 200) return readAnswer(bytes.subarray(begin))
  if (status === 204 || status === 304) return { status, head, body: bytes.subarray(begin, begin) }
  const length = headerOf(head, 'content-length')
  if (length !== undefined) {
    const until = begin + Number(length)
    return bytes.length < until ? undefined : { status, head, body: bytes.subarray(begin, until) }
  }
  if (headerOf(head, 'transfer-encoding') !== 'chunked') throw new Error(`An answer of unknown length:\n${head}`)
  const body = readChunks(bytes, begin)
  return body && { status, head, body }
}

/** Value of a header, whose name is given in lower case. */
export function headerOf(head: string, name: string): string | undefined {
  const lines = head.toLowerCase()
  const at = lines.indexOf(`\r\n${name}:`)
  if (at === -1) return undefined
  const begin = at + name.length + 3
  const end = lines.indexOf('\r\n', begin)
  return head.slice(begin, end === -1 ? undefined : end).trim()
}

function readChunks(bytes: Buffer, begin: number): Buffer | undefined {
  const chunks: Buffer[] = []
  let at = begin
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd === -1) return undefined
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    const next = lineEnd + 2 + size + 2
    if (bytes.length < next) return undefined
    if (size === 0) return Buffer.concat(chunks)
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = next
  }
}
