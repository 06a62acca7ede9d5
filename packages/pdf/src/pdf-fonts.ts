import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { create } from 'fontkit'

/** Faces of a document: text, emphasis, and headings. */
export type Face = 'body' | 'strong' | 'display'

/** A part of a face: each file of the shop's fonts holds one script. */
interface FontPart {
  readonly name: string
  readonly data: Buffer
  readonly characters: ReadonlySet<number>
}

/** A text that one font file can draw. */
interface Run {
  readonly font: string
  readonly text: string
}

const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const

const FILES: Readonly<Record<Face, (script: string) => string>> = {
  body: script => `@fontsource/ibm-plex-sans/files/ibm-plex-sans-${script}-400-normal.woff`,
  strong: script => `@fontsource/ibm-plex-sans/files/ibm-plex-sans-${script}-600-normal.woff`,
  display: script => `@fontsource/sofia-sans-semi-condensed/files/sofia-sans-semi-condensed-${script}-700-normal.woff`,
}

/** Replacements for characters that the fonts do not have. */
const SUBSTITUTES: Readonly<Record<string, string>> = { '⌀': 'Ø', '₂': '2', '″': '"', '≤': '<=', '≥': '>=', '\u202f': '\u00a0' }
const UNKNOWN = '?'

/** The fonts of documents, read once. */
export interface PdfFonts {
  readonly parts: readonly FontPart[]
  /** A text cut into runs of one font each; a character that no font has is replaced. */
  runsOf(text: string, face: Face): Run[]
}

/** Reads the fonts of the shop's pages from their npm packages. Throws where one is missing. */
export function readPdfFonts(): PdfFonts {
  const { resolve } = createRequire(import.meta.url)
  const faces = Object.fromEntries(
    Object.entries(FILES).map(([face, fileOf]) => [
      face,
      SCRIPTS.map(script => {
        const data = sfntOfWoff(readFileSync(resolve(fileOf(script))))
        const font = create(data)
        if (!('characterSet' in font)) throw new Error(`${fileOf(script)} is not one font`)
        return { name: `${face}-${script}`, data, characters: new Set(font.characterSet) }
      }),
    ]),
  ) as unknown as Record<Face, readonly FontPart[]>
  return { parts: Object.values(faces).flat(), runsOf: (text, face) => runsOf(text, faces[face]) }
}

function runsOf(text: string, parts: readonly FontPart[]): Run[] {
  const runs: { font: string; text: string }[] = []
  let current: FontPart | undefined
  for (const character of text.normalize('NFC')) {
    const [drawn, part] = partWith(character, current, parts)
    const last = runs.at(-1)
    if (last && part === current) last.text += drawn
    else runs.push({ font: part.name, text: drawn })
    current = part
  }
  return runs
}

/** The character or its replacement, and the part that has it: the current one if possible. */
function partWith(character: string, current: FontPart | undefined, parts: readonly FontPart[]): [string, FontPart] {
  const ordered = current ? [current, ...parts] : parts
  for (const drawn of [character, SUBSTITUTES[character] ?? UNKNOWN]) {
    const part = ordered.find(({ characters }) => characters.has(drawn.codePointAt(0) ?? 0))
    if (part) return [drawn, part]
  }
  throw new Error('The fonts have no question mark')
}

const HEADER = { woff: 44, sfnt: 12 } as const
const ENTRY = { woff: 20, sfnt: 16 } as const

/**
 * Unpacks the font of a WOFF file once, instead of once per manual. Throws for any other kind of file.
 */
function sfntOfWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The file is not a WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, HEADER.woff + index * ENTRY.woff))
  const header = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt)
  const power = Math.floor(Math.log2(count))
  header.writeUInt32BE(woff.readUInt32BE(4), 0)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(2 ** power * 16, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  const bodies: Buffer[] = []
  let offset = header.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = HEADER.sfnt + index * ENTRY.sfnt
    header.write(tag, entry, 'latin1')
    header.writeUInt32BE(checksum, entry + 4)
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(data.length, entry + 12)
    // Tables begin at multiples of four bytes.
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4)
    data.copy(padded)
    bodies.push(padded)
    offset += padded.length
  }
  return Buffer.concat([header, ...bodies])
}

function tableAt(woff: Buffer, entry: number) {
  const offset = woff.readUInt32BE(entry + 4)
  const packedLength = woff.readUInt32BE(entry + 8)
  const length = woff.readUInt32BE(entry + 12)
  const packed = woff.subarray(offset, offset + packedLength)
  const data = packedLength < length ? inflateSync(packed, { maxOutputLength: length }) : packed
  return { tag: woff.toString('latin1', entry, entry + 4), checksum: woff.readUInt32BE(entry + 16), data }
}
