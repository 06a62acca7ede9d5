import { encode, wrap } from 'nodemailer/lib/qp'

const LINE_LENGTH = 76

/**
 * A text as a finished part of a mail, with its headers. Encoded here as a whole: the library encodes a text line by line through
 * streams and sends each line by itself, which took a third of what an order costs the shop. Quoted-printable, which stays
 * readable; base64 where a third of the text is in other letters than Latin ones, which would treble their size. `shared` is that
 * of the mail.
 */
export function encodedText(subtype: 'plain' | 'html', text: string, shared: readonly string[] = []): string {
  const lines = linesOf(text)
  // Letters beyond ASCII have two bytes and more.
  const isMostlyLatin = Buffer.byteLength(text) - text.length < text.length / 3
  const coding = isMostlyLatin ? 'quoted-printable' : 'base64'
  const body = isMostlyLatin ? quotedLines(lines, shared) : inLines(Buffer.from(lines.join('\r\n')).toString('base64'))
  return `Content-Type: text/${subtype}; charset=utf-8\r\nContent-Transfer-Encoding: ${coding}\r\n\r\n${body}`
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/)
}

function quotedLines(lines: readonly string[], shared: readonly string[]): string {
  const known = shared.length > 0 ? quotedLinesOf(shared) : undefined
  return lines.map(line => known?.get(line) ?? quoted(line)).join('\r\n')
}

/**
 * Long lines of shared texts as they are encoded, and of nothing else: the other lines of a mail are about one person, whose name
 * and address are not to stay in memory.
 */
const encoded = new Map<readonly string[], ReadonlyMap<string, string>>()
const SHORTEST_KEPT = 100
const MAX_KEPT = 3000

function quotedLinesOf(shared: readonly string[]): ReadonlyMap<string, string> {
  const known = encoded.get(shared)
  if (known) return known
  const long = shared.flatMap(linesOf).filter(line => line.length >= SHORTEST_KEPT)
  const made = new Map(long.map(line => [line, quoted(line)]))
  const kept = encoded.values().reduce((count, lines) => count + lines.size, made.size)
  if (kept > MAX_KEPT) encoded.clear()
  encoded.set(shared, made)
  return made
}

function quoted(line: string): string {
  return wrap(encode(line), LINE_LENGTH)
}

function inLines(text: string): string {
  const lines: string[] = []
  for (let place = 0; place < text.length; place += LINE_LENGTH) lines.push(text.slice(place, place + LINE_LENGTH))
  return lines.join('\r\n')
}
