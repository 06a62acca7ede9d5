import { expect, test } from 'vitest'
import { requireOneBytePart, toOneByteCode } from './one-byte-code.ts'

const FILLING = ` /* ${'x'.repeat(200)} */`

/** What a program says, before and after. */
function valuesOf(program: string): readonly unknown[] {
  const code = toOneByteCode(program + FILLING)
  expect(code).toMatch(/^[\0-\xff]*$/)
  return [program, code].map(text => new Function(`return ${text}`)())
}

test.each([
  ['a text', `'„Waage“ – 3 000 kg für 5 €'`],
  ['a template', `\`\${1 + 1} € – \${\`„\${3}“\`}\``],
  ['a letter of two halves', `'🧰'.codePointAt(0)`],
  ['a pattern', String.raw`'3 000 – 5 €'.match(/\d+\s–\s\d+ [€$]/u)[0]`],
  ['a pattern of two halves', `'🧰🧰'.match(/^[🧰]{2}$/u).length`],
  ['a letter that is escaped without need', String.raw`['\€', ${'`\\€`'}, '3–4'.replace(/\–/, '-')].join()`],
  ['a backslash before a letter', String.raw`['\\€', /\\€/.test('\\€')].join()`],
  ['a raw text', 'String.raw`[\\d–’]\\.`'],
  ['a name', '{ größe: 1, Ž: 2 }.Ž'],
])('%s stays what it is', (_what, program) => {
  const [before, after] = valuesOf(`(${program})`)
  expect(after).toEqual(before)
})

test('what would become larger, or a template that needs its letters, stays as it is', () => {
  const greek = `const greeting = 'Καλημέρα'`
  expect(toOneByteCode(greek)).toBe(greek)
  const template = `String.raw\`–\${price}\``
  expect(toOneByteCode(template + FILLING)).toContain('String.raw`')
})

test('a part that Node would store in two bytes a letter is not built', () => {
  expect(() => requireOneBytePart('small.js', 'x'.repeat(999_999))).not.toThrow()
  expect(() => requireOneBytePart('large.js', 'x'.repeat(1_000_000))).toThrow('large.js is so large')
  expect(() => requireOneBytePart('wide.js', 'ж'.repeat(500_000))).toThrow('wide.js')
})
