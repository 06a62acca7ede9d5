import { encode, wrap } from 'nodemailer/lib/qp'

/** A line may have 76 characters; the dot that one begins with takes two more. */
const QUOTED_LENGTH = 74
const BASE64_LENGTH = 76

/**
 * A text as a finished part of a mail, with its headers. Encoded here as a whole: the library encodes a text line by line through
 * streams and sends each line by itself, which took a third of what an order costs the shop. Quoted-printable, which stays
 * readable; base64 where a third of the text is in other letters than Latin ones, which would treble their size. `shared` is that
 * of the mail. In parts, since most of a mail is passages that are encoded already: they are joined once, with all else of it.
 */
export function encodedText(subtype: 'plain' | 'html', text: string, shared: readonly string[] = []): readonly Buffer[] {
  // Letters beyond ASCII have two bytes and more.
  const isMostlyLatin = Buffer.byteLength(text) - text.length < text.length / 3
  const coding = isMostlyLatin ? 'quoted-printable' : 'base64'
  const head = `Content-Type: text/${subtype}; charset=utf-8\r\nContent-Transfer-Encoding: ${coding}\r\n\r\n`
  return [Buffer.from(head), ...(isMostlyLatin ? quotedParts(text, shared) : [base64Of(text)])]
}

const SOFT_BREAK = Buffer.from('=\r\n')

/** The text in parts: shared passages as they were encoded before, and what is between them. */
function quotedParts(text: string, shared: readonly string[]): Buffer[] {
  const parts: Buffer[] = []
  let begin = 0
  for (const [passage, known] of passagesOf(shared)) {
    const place = text.indexOf(passage, begin)
    if (place === -1) continue
    // The reader joins what a soft break parts, so that a passage may begin and end in the middle of a line.
    if (place > begin) parts.push(quoted(text.slice(begin, place)), SOFT_BREAK)
    parts.push(known)
    begin = place + passage.length
    if (begin < text.length) parts.push(SOFT_BREAK)
  }
  if (begin < text.length) parts.push(quoted(text.slice(begin)))
  return parts
}

/** Shared passages as they are encoded, and nothing else: the rest of a mail is about one person, and is not to stay in memory. */
const encoded = new WeakMap<readonly string[], ReadonlyMap<string, Buffer>>()

function passagesOf(shared: readonly string[]): ReadonlyMap<string, Buffer> {
  const known = encoded.get(shared)
  if (known) return known
  const made = new Map(shared.flatMap(passage => (passage === '' ? [] : [[passage, quoted(passage)] as const])))
  encoded.set(shared, made)
  return made
}

/** No line begins with a dot: the library would double it, and copy the whole mail for that. */
function quoted(text: string): Buffer {
  const lines = text.split(/\r\n|\r|\n/).map(line => wrap(encode(line), QUOTED_LENGTH))
  return Buffer.from(lines.join('\r\n').replaceAll(/(?<=^|\n)\./g, '=2E'), 'latin1')
}

function base64Of(text: string): Buffer {
  const coded = Buffer.from(text.split(/\r\n|\r|\n/).join('\r\n')).toString('base64')
  const lines: string[] = []
  for (let place = 0; place < coded.length; place += BASE64_LENGTH) lines.push(coded.slice(place, place + BASE64_LENGTH))
  return Buffer.from(lines.join('\r\n'), 'latin1')
}
