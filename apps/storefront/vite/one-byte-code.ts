import type { Plugin } from 'vite'

/** V8 stores a text with a single letter beyond Latin-1 in two bytes a letter, the source of a module like any other. */
const WIDE = /(\\*)([^\0-\xff])/g
const COUNTED_WIDE = /[^\0-\xff]/g
/** Escapes mean something else in it. */
const RAW_TEMPLATE = /\bString\.raw`([^`\\]|\\.)*`/gs
/** Above this share of wide letters their escapes, six bytes each, take more than a byte more for every letter. */
const MAX_WIDE_SHARE = 1 / 5

/** Node decodes a module of 1,031,913 bytes or more to two bytes a letter, whichever letters it has. */
const MAX_BYTES = 1_000_000

/** Throws where a part of a build would take twice its size in memory. */
export function requireOneBytePart(fileName: string, code: string): void {
  if (Buffer.byteLength(code) >= MAX_BYTES) throw new Error(`${fileName} is so large that Node stores it in two bytes a letter`)
}

/**
 * The same program in letters of one byte: wide letters in texts, patterns and names become escapes. Unchanged where that
 * would make it larger in memory, as in the messages of a language with another alphabet.
 */
export function toOneByteCode(code: string): string {
  const wide = code.match(COUNTED_WIDE)?.length ?? 0
  if (wide === 0 || wide > code.length * MAX_WIDE_SHARE) return code
  return code.replace(RAW_TEMPLATE, asPlainText).replace(WIDE, (_all, slashes: string, letter: string) => {
    // A letter that is escaped without need.
    const isEscaped = slashes.length % 2 === 1
    return `${isEscaped ? slashes.slice(1) : slashes}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

function asPlainText(template: string): string {
  const raw = template.slice(template.indexOf('`') + 1, -1)
  return raw.includes('${') || !raw.match(COUNTED_WIDE) ? template : JSON.stringify(raw)
}

/** Lets what a build makes for Node take half the memory as source. Browsers get it compressed, where it would be larger. */
export function oneByteCode(): Plugin {
  return {
    name: 'one-byte-code',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'ssr',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        output.code = toOneByteCode(output.code)
        requireOneBytePart(output.fileName, output.code)
      }
    },
  }
}
