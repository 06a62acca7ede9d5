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
