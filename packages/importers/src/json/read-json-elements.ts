import { MAX_ROW_LENGTH } from '../csv/read-records.ts'
import { ImportFileError } from '../entry/import-entry.ts'

/** The first piece that has anything, and all pieces. */
export async function peek(pieces: AsyncIterable<string>): Promise<{ first: string; all: AsyncIterable<string> }> {
  const iterator = pieces[Symbol.asyncIterator]()
  let first = ''
  while (first.trim() === '') {
    const next = await iterator.next()
    if (next.done) break
    first += next.value
  }
  return { first, all: all() }

  async function* all() {
    yield first
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }
}

/** Whether a text begins like JSON. */
export function looksLikeJson(text: string): boolean {
  return /^[\s\uFEFF]*[[{]/.test(text)
}

/** A resource of a JSON text, still as text. */
export interface JsonElement {
  readonly text: string
  readonly line: number
}

const LISTS = new Set(['resources', 'results'])

/**
 * Objects of a JSON text that comes in pieces: those of a list, those of the list `resources` or `results` of an
 * object, or one after the other (JSON lines). Throws `ImportFileError` where the text is none of these.
 */
export async function* readJsonElements(pieces: AsyncIterable<string>): AsyncGenerator<JsonElement> {
  let depth = 0
  let line = 1
  let isText = false
  let isEscaped = false
  /** Depth at which elements begin. */
  let level = 0
  let element = ''
  let elementLine = 1
  let word = ''
  let isAtStart = true
  for await (const piece of pieces) {
    for (const character of piece) {
      if (character === '\n') line++
      const isInside = depth > level
      if (isInside) element += character
      if (element.length > MAX_ROW_LENGTH) throw new ImportFileError(`the resource at line ${elementLine} does not end`)
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (character === '\\') isEscaped = true
        else if (character === '"') isText = false
        else if (depth === 1 && word.length < 20) word += character
        continue
      }
      if (character === '"') {
        isText = true
        word = ''
      } else if (character === '{' || character === '[') {
        if (isAtStart && character === '[') level = 1
        else if (depth === 1 && level === 0 && character === '[' && LISTS.has(word)) {
          level = 2
          element = ''
        } else if (depth === level && character === '{') {
          element = character
          elementLine = line
        } else if (depth < level || (depth === level && character === '['))
          throw new ImportFileError(`line ${line}: a list of objects is expected`)
        depth++
        isAtStart = false
      } else if (character === '}' || character === ']') {
        depth--
        if (depth < 0) throw new ImportFileError(`line ${line}: there is a ${character} too many`)
        if (depth === level && character === '}' && element !== '') {
          yield { text: element, line: elementLine }
          element = ''
        }
        // What stands behind the list of an object is not read.
        if (level === 2 && depth === 1) return
      } else if (isAtStart && !/[\s\uFEFF]/.test(character))
        throw new ImportFileError('the file is no JSON: it begins neither with { nor with [')
      if (depth === level && element === '' && level < 2 && depth > 0 && !/[\s,{}[\]"]/.test(character))
        throw new ImportFileError(`line ${line}: a list of objects is expected`)
    }
  }
  if (depth > 0) throw new ImportFileError(`the file ends within the resource at line ${elementLine}; it is not complete`)
}
