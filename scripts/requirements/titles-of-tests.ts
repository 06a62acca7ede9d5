import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A string in a test file that may be a title: first argument of a call, or first entry of a row of a table. */
export interface TestTitle {
  readonly file: string
  readonly title: string
}

const rooms = ['apps', 'packages', 'demo', 'scripts', 'e2e']

/**
 * All strings in test files of the repository that can be titles and begin like one that names a requirement.
 * The tests of this folder are left out: the IDs in them are examples.
 */
export function titlesOfTests(root: string): TestTitle[] {
  return rooms
    .flatMap(room => testFilesIn(join(root, room)))
    .flatMap(file => titlesIn(readFileSync(file, 'utf8')).map(title => ({ file, title })))
}

/** Strings of a source text that follow `(` or `[` and begin with something like `COD-05`. */
function titlesIn(source: string): string[] {
  return [...source.matchAll(/[([]\s*(['"`])([A-Z]+-\d{2,}(?:\\.|(?!\1).)*)\1/gs)].map(match => match[2] as string)
}

function testFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      file =>
        /\.(test\.tsx?|spec\.ts)$/.test(file) && !/(^|[\\/])(node_modules|build|\.react-router|requirements)[\\/]/.test(file),
    )
    .map(file => join(folder, file))
}

const idList = /^[A-Z]+-\d+(?:(?:\.\.|, | and )(?:[A-Z]+-)?\d+)*(?=[\s:]|$)/
const part = /(\.\.|, | and )?(?:([A-Z]+)-)?(\d+)/g

/**
 * Requirement IDs a test title begins with: "COD-05 refuses ...", a list "CART-14, CART-15 ...", a range "COD-01..04 ...".
 * A title that begins otherwise has none.
 */
export function idsOfTitle(title: string): string[] {
  const ids: string[] = []
  let area = ''
  let last = 0
  for (const [, separator, key, digits] of idList.exec(title)?.[0].matchAll(part) ?? []) {
    area = key ?? area
    const number = Number(digits)
    const first = separator === '..' ? last + 1 : number
    for (let n = first; n <= number; n++) ids.push(`${area}-${String(n).padStart(2, '0')}`)
    last = number
  }
  return ids
}
