import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Face, readPdfFonts } from './pdf-fonts.ts'

const FACES: readonly Face[] = ['body', 'strong', 'display']
const fonts = readPdfFonts()
const drawn = (text: string, face: Face) =>
  fonts
    .runsOf(text, face)
    .map(run => run.text)
    .join('')

/** Every character in texts of manuals and products. */
function writtenCharacters(): string {
  const characters = new Set<string>()
  for (const folder of ['content/manuals', 'demo/texts']) {
    const root = new URL(`../../../${folder}/`, import.meta.url)
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.json'))
    for (const file of files) for (const character of readFileSync(new URL(file, root), 'utf8')) characters.add(character)
  }
  return [...characters].filter(character => character > '\u001f').join('')
}

test('PDP-23, MKT-07 the fonts of manuals have every character that is written in any language', () => {
  const written = writtenCharacters().normalize('NFC')
  for (const face of FACES) {
    const questionMarks = [...drawn(written, face)].filter(character => character === '?')
    expect(questionMarks, face).toEqual(['?'])
  }
})

test('PDP-23 what the fonts do not have is replaced by what means the same, else by a question mark', () => {
  expect(drawn('CO₂ ⌀ ≤ 5', 'body')).toBe('CO2 Ø <= 5')
  expect(drawn('1\u202f000', 'body')).toBe('1\u00a0000')
  expect(drawn('日', 'body')).toBe('?')
})

test('PDP-23 a text of several scripts is cut into runs of one font, and blanks do not cut it', () => {
  expect(fonts.runsOf('Ab c Ωμ', 'strong')).toEqual([
    { font: 'strong-latin', text: 'Ab c ' },
    { font: 'strong-greek', text: 'Ωμ' },
  ])
})
