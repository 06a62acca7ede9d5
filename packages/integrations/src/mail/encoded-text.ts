import { encode, wrap } from 'nodemailer/lib/qp'

const LINE_LENGTH = 76

/**
 * A text as a finished part of a mail, with its headers. Encoded here as a whole: the library encodes a text line by line through
 * streams and sends each line by itself, which took a third of what an order costs the shop. Quoted-printable, which stays
 * readable; base64 where a third of the text is in other letters than Latin ones, which would treble their size.
 */
export function encodedText(subtype: 'plain' | 'html', text: string): string {
  const bytes = Buffer.from(text.replaceAll(/\r\n|\r|\n/g, '\r\n'), 'utf8')
  // Letters beyond ASCII have two bytes and more.
  const isMostlyLatin = bytes.length - text.length < text.length / 3
  const coding = isMostlyLatin ? 'quoted-printable' : 'base64'
  const body = isMostlyLatin ? wrap(encode(bytes), LINE_LENGTH) : inLines(bytes.toString('base64'))
  return `Content-Type: text/${subtype}; charset=utf-8\r\nContent-Transfer-Encoding: ${coding}\r\n\r\n${body}`
}

function inLines(text: string): string {
  const lines: string[] = []
  for (let place = 0; place < text.length; place += LINE_LENGTH) lines.push(text.slice(place, place + LINE_LENGTH))
  return lines.join('\r\n')
}
