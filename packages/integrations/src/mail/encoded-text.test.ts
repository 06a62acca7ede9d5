import { encode } from 'nodemailer/lib/qp'
import { beforeEach, expect, test, vi } from 'vitest'
import { encodedText } from './encoded-text.ts'

vi.mock('nodemailer/lib/qp', async load => {
  const library = await load<typeof import('nodemailer/lib/qp')>()
  return { ...library, encode: vi.fn(library.encode) }
})
beforeEach(() => void vi.mocked(encode).mockClear())

const encodings = (line: string) => vi.mocked(encode).mock.calls.filter(([text]) => text === line).length
const TERM = `These terms hold for every order. ${'They go on and on. '.repeat(10)}`
const ADDRESS = `Jana Novakova, ${'Long Street, '.repeat(12)}Bratislava`

test('A6 lines that mails share are encoded once, and no line of one buyer is remembered', () => {
  const shared = ['A short line', TERM]
  const text = `${ADDRESS}\n${TERM}\nend`
  const [first, second] = [1, 2].map(() => encodedText('plain', text, shared))
  expect(second).toBe(first)
  expect(encodedText('plain', text)).toBe(first)
  // Twice in mails with shared texts and once in one without; of the shared line once for all of the former.
  expect([encodings(ADDRESS), encodings(TERM)]).toEqual([3, 2])
})
