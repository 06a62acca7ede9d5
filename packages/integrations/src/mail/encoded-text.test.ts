import { encode, wrap } from 'nodemailer/lib/qp'
import { beforeEach, expect, test, vi } from 'vitest'
import { encodedText } from './encoded-text.ts'

vi.mock('nodemailer/lib/qp', async load => {
  const library = await load<typeof import('nodemailer/lib/qp')>()
  return { ...library, encode: vi.fn(library.encode), wrap: vi.fn(library.wrap) }
})
beforeEach(() => {
  vi.mocked(encode).mockClear()
  vi.mocked(wrap).mockClear()
})

const encodings = (line: string) => vi.mocked(encode).mock.calls.filter(([text]) => text === line).length
const TERM = `These terms hold for every order. ${'They go on and on. '.repeat(10)}`
const TERMS = `${TERM}\n.dot\n${'ž'.repeat(50)} `
const ADDRESS = `Jana Novakova, ${'Long Street, '.repeat(12)}Bratislava`

/** What a reader makes of a part (RFC 2045, 6.7), which may have no line that is longer than 76 characters. */
function readQuoted(part: Buffer): string {
  const [, body = ''] = part.toString('latin1').split('\r\n\r\n', 2)
  const whole = part.toString('latin1').slice(part.toString('latin1').indexOf('\r\n\r\n') + 4)
  expect(body.length).toBeGreaterThan(0)
  expect(whole.split('\r\n').filter(line => line.length > 76 || line.startsWith('.') || /[ \t]$/.test(line))).toEqual([])
  const bytes = whole.replaceAll('=\r\n', '').replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n')
}

test('A6 passages that mails share are encoded once, and no line of one buyer is remembered', () => {
  const shared = ['In no text', TERMS, 'end']
  const text = `${ADDRESS}\n${TERMS}\nend`
  const [first, second] = [1, 2].map(() => encodedText('plain', text, shared))
  expect(second).toEqual(first)
  // Of the buyer's line once for each mail, of the shared one once for both.
  expect([encodings(ADDRESS), encodings(TERM)]).toEqual([2, 1])
  expect(encodedText('plain', text)).not.toBe(first)
  expect([encodings(ADDRESS), encodings(TERM)]).toEqual([3, 2])
})

test.each([
  ['alone', TERMS],
  ['at the beginning', `${TERMS} for ${ADDRESS}`],
  ['at the end', `${ADDRESS}: ${TERMS}`],
  ['in the middle of a line', `<td>${TERMS}</td>`],
  ['between lines', `.first\n\n${TERMS}\n\n.last\n`],
  ['twice', `${TERMS}${TERMS}`],
  ['behind spaces', `${ADDRESS}   ${TERMS}   \nend`],
  ['nowhere', ADDRESS],
])('a text with a shared passage %s arrives as it was written', (_where, text) => {
  for (const shared of [[TERMS], ['', TERMS, TERMS], []])
    expect(readQuoted(Buffer.concat(encodedText('html', text, shared)))).toBe(text)
})
