import { MAX_ROW_LENGTH } from '../csv/read-records.ts'
import { ImportFileError } from '../entry/import-entry.ts'

/** The first chunk that has anything, and all chunks. */
export async function peek(chunks: AsyncIterable<string>): Promise<{ first: string; all: AsyncIterable<string> }> {
  const iterator = chunks[Symbol.asyncIterator]()
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

const LISTS = new Set(['resources', 'results', 'custom_collections', 'smart_collections', 'collections', 'redirects'])

/**
 * Objects of a JSON text that comes in chunks: those of a list, those of the list of an object that is named in `LISTS`, or one after the other (JSON lines). Throws `ImportFileError` where the text is not one of these.
 */
export async function* readJsonElements(chunks: AsyncIterable<string>): AsyncGenerator<JsonElement> {
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
  for await (const chunk of chunks) {
    for (const character of chunk) {
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
        // What follows the list of an object is not read.
        if (level === 2 && depth === 1) return
      } else if (isAtStart && !/[\s\uFEFF]/.test(character))
        throw new ImportFileError('the file is not JSON: it begins neither with { nor with [')
      if (depth === level && element === '' && level < 2 && depth > 0 && !/[\s,{}[\]"]/.test(character))
        throw new ImportFileError(`line ${line}: a list of objects is expected`)
    }
  }
  if (depth > 0) throw new ImportFileError(`the file ends within the resource at line ${elementLine}; it is not complete`)
}
