import { fold } from '@shop/domain/search'
import { eachWithPrefix, lowerBound } from './dictionary.ts'
import { WordParts } from './word-parts.ts'

const MIN_TO_SORT = 1000
const MAX_FOUND = 1000
const SEPARATOR = ' '
/** Shortest part of a code that is looked for inside of codes. */
export const MIN_PART = 3

/** What is needed to keep a table. */
interface StoredCodes {
  /** Per product its codes, with spaces between. */
  readonly codes: readonly string[]
  /** All codes in order, and the product of each. */
  readonly keys: readonly string[]
  readonly documents: Uint32Array
}

/** A code as it is compared: letters and digits without anything between. */
export function squeezeCode(text: string): string {
  return fold(text).replace(/[^a-z0-9]/g, '')
}

/** Whether a squeezed text may be a code or the beginning of one: enough of it, and digits in a row. */
export function looksLikeCode(squeezed: string): boolean {
  return squeezed.length >= 5 && /\d{4}/.test(squeezed)
}

/** Whether a squeezed text may be a whole code: that of a model such as `MSW-FJ-3H` has few digits. */
export function looksLikeWholeCode(squeezed: string): boolean {
  return looksLikeCode(squeezed) || (squeezed.length >= 4 && /[a-z]/.test(squeezed) && /\d/.test(squeezed))
}

/**
 * Numbers of all products: their SKUs, models and article numbers, or those of before. They are not in the dictionary: a hundred thousand that occur once
 * would have to be scanned for every typing error.
 */
export class CodeTable {
  /** Per product its codes in one text. */
  readonly #codes: string[]
  #keys: readonly string[]
  #documents: Uint32Array
  /** Which codes have which letters and digits in a row; made when it is first needed. */
  #parts: WordParts | undefined
  /** Codes of products that changed since the list was sorted, and those products. */
  #added = new Map<string, number[]>()
  #changed = new Set<number>()

  constructor(kept?: StoredCodes) {
    this.#codes = [...(kept?.codes ?? [])]
    this.#keys = kept?.keys ?? []
    this.#documents = kept?.documents ?? new Uint32Array(0)
  }

  toStored(): StoredCodes {
    this.#mergeAdded()
    return { codes: this.#codes, keys: this.#keys, documents: this.#documents }
  }

  /** Says by which codes a product is known now, as they are written. */
  set(document: number, codes: readonly string[]): void {
    const text = textOf(codes)
    while (this.#codes.length <= document) this.#codes.push('')
    if (this.#codes[document] === text) return
    this.#forget(document)
    this.#codes[document] = text
    for (const code of codesIn(text)) this.#added.set(code, [...(this.#added.get(code) ?? []), document])
    if (this.#added.size > Math.max(MIN_TO_SORT, this.#keys.length / 8)) this.#mergeAdded()
  }

  /** Products with a code. */
  exact(code: string): number[] {
    const found = [...(this.#added.get(code) ?? [])]
    for (let place = lowerBound(this.#keys, code); this.#keys[place] === code; place++) this.#push(found, place)
    return [...new Set(found)]
  }

  /** Products with a code that begins so, at most a thousand. */
  startingWith(code: string): number[] {
    const found: number[] = []
    eachWithPrefix(this.#keys, code, MAX_FOUND, place => {
      this.#push(found, place)
    })
    for (const [key, documents] of this.#added) if (key.startsWith(code)) found.push(...documents)
    return [...new Set(found)].slice(0, MAX_FOUND)
  }

  /**
   * Products with a code that has a part in it: those whose codes end with it, those whose codes begin with it, and the others. At
   * most a thousand of each.
   */
  having(part: string): [ending: number[], beginning: number[], others: number[]] {
    const found: [number[], number[], number[]] = [[], [], []]
    if (part.length < MIN_PART) return found
    this.#parts ??= new WordParts(this.#keys, Uint32Array.from(this.#keys.keys()))
    const kindOf = (key: string) => found[key.endsWith(part) ? 0 : key.startsWith(part) ? 1 : 2] as number[]
    for (const place of this.#parts.candidatesFor(part)) {
      const key = this.#keys[place] as string
      if (!key.includes(part)) continue
      const list = kindOf(key)
      if (list.length < MAX_FOUND) this.#push(list, place)
    }
    for (const [key, documents] of this.#added) if (key.includes(part)) kindOf(key).push(...documents)
    return found
  }

  #push(found: number[], place: number): void {
    const document = this.#documents[place] as number
    if (!this.#changed.has(document)) found.push(document)
  }

  #forget(document: number): void {
    for (const code of codesIn(this.#codes[document] ?? '')) {
      const others = this.#added.get(code)?.filter(other => other !== document)
      if (others?.length) this.#added.set(code, others)
      else this.#added.delete(code)
    }
    this.#changed.add(document)
  }

  /** Puts codes that were added among the sorted ones. */
  #mergeAdded(): void {
    const added = [...this.#added].sort(([a], [b]) => (a < b ? -1 : 1))
    const keys: string[] = []
    const documents: number[] = []
    let place = 0
    const takeBefore = (code: string | undefined) => {
      for (; place < this.#keys.length && (code === undefined || (this.#keys[place] as string) < code); place++) {
        const document = this.#documents[place] as number
        if (this.#changed.has(document)) continue
        keys.push(this.#keys[place] as string)
        documents.push(document)
      }
    }
    for (const [code, owners] of added) {
      takeBefore(code)
      for (const owner of owners) {
        keys.push(code)
        documents.push(owner)
      }
    }
    takeBefore(undefined)
    this.#keys = keys
    this.#parts = undefined
    this.#documents = Uint32Array.from(documents)
    this.#added = new Map()
    this.#changed = new Set()
  }
}

function textOf(codes: readonly string[]): string {
  return codes.map(squeezeCode).filter(Boolean).join(SEPARATOR)
}

/** Codes of a product as they are compared, those with letters also as digits alone. */
export function codesOf(codes: readonly string[]): string[] {
  return codesIn(textOf(codes))
}

/** The codes in a kept text, and of each with letters before its digits the digits alone. */
function codesIn(text: string): string[] {
  if (text === '') return []
  const codes = text.split(SEPARATOR)
  const digits = codes.map(code => code.replace(/\D/g, '')).filter(code => code.length >= 5)
  return [...new Set([...codes, ...digits])]
}
