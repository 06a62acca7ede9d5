import { encode, wrap } from 'nodemailer/lib/qp'

const LINE_LENGTH = 76

/**
 * A text as a finished part of a mail, with its headers. Encoded here as a whole: the library encodes a text line by line through
 * streams and sends each line by itself, which took a third of what an order costs the shop. Quoted-printable, which stays
 * readable; base64 where a third of the text is in other letters than Latin ones, which would treble their size.
 */
export function encodedText(subtype: 'plain' | 'html', text: string): string {
  const lines = text.split(/\r\n|\r|\n/)
  // Letters beyond ASCII have two bytes and more.
  const isMostlyLatin = Buffer.byteLength(text) - text.length < text.length / 3
  const coding = isMostlyLatin ? 'quoted-printable' : 'base64'
  const body = isMostlyLatin ? lines.map(quoted).join('\r\n') : inLines(Buffer.from(lines.join('\r\n')).toString('base64'))
  return `Content-Type: text/${subtype}; charset=utf-8\r\nContent-Transfer-Encoding: ${coding}\r\n\r\n${body}`
}

/** Long lines as they are encoded. Mails of a kind and language have most of them in common, such as the terms of a contract. */
const encoded = new Map<string, string>()
const MIN_KEPT_LENGTH = 100
const MAX_KEPT = 3000

function quoted(line: string): string {
  if (line.length < MIN_KEPT_LENGTH) return wrap(encode(line), LINE_LENGTH)
  const known = encoded.get(line)
  if (known !== undefined) return known
  const made = wrap(encode(line), LINE_LENGTH)
  if (encoded.size >= MAX_KEPT) encoded.clear()
  encoded.set(line, made)
  return made
}

function inLines(text: string): string {
  const lines: string[] = []
  for (let place = 0; place < text.length; place += LINE_LENGTH) lines.push(text.slice(place, place + LINE_LENGTH))
  return lines.join('\r\n')
}
