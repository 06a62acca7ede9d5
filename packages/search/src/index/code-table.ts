import { fold } from '../text/index.ts'
import { eachWithPrefix, lowerBound } from './dictionary.ts'

const FEWEST_TO_SORT = 1000
const MOST_FOUND = 1000
const SEPARATOR = '\n'

/** What a product is called by its maker and in the warehouse. */
interface Codes {
  readonly skus: readonly string[]
  readonly model: string
  readonly gtin: string
}

/** A code as it is compared: letters and digits without anything between. */
export function squeezeCode(text: string): string {
  return fold(text).replace(/[^a-z0-9]/g, '')
}

/** Whether a squeezed text may be a code: enough of it, and digits in a row. */
export function looksLikeCode(squeezed: string): boolean {
  return squeezed.length >= 5 && /\d{4}/.test(squeezed)
}

/**
 * SKUs, models and article numbers of all products. They are not words of the index: a hundred thousand that occur once
 * would have to be scanned for every typing error.
 */
export class CodeTable {
  /** Per product its codes in one text, the form in which they are kept. */
  readonly #codes: string[]
  #keys: string[] = []
  #documents = new Uint32Array(0)
  /** Codes of products that changed since the list was sorted, and those products. */
  #added = new Map<string, number[]>()
  #changed = new Set<number>()

  constructor(kept: readonly string[] = []) {
    this.#codes = [...kept]
    this.#sort()
  }

  /** For keeping it. */
  get codes(): readonly string[] {
    return this.#codes
  }

  set(document: number, codes: Codes | undefined): void {
    const text = codes === undefined ? '' : textOf(codes)
    while (this.#codes.length <= document) this.#codes.push('')
    if (this.#codes[document] === text) return
    this.#forget(document)
    this.#codes[document] = text
    for (const code of codesIn(text)) this.#added.set(code, [...(this.#added.get(code) ?? []), document])
    if (this.#added.size > Math.max(FEWEST_TO_SORT, this.#keys.length / 8)) this.#sort()
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
    eachWithPrefix(this.#keys, code, MOST_FOUND, place => {
      this.#push(found, place)
    })
    for (const [key, documents] of this.#added) if (key.startsWith(code)) found.push(...documents)
    return [...new Set(found)].slice(0, MOST_FOUND)
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

  #sort(): void {
    const pairs = this.#codes.flatMap((text, document) => codesIn(text).map(code => ({ code, document })))
    pairs.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : a.document - b.document))
    this.#keys = pairs.map(({ code }) => code)
    this.#documents = Uint32Array.from(pairs, ({ document }) => document)
    this.#added = new Map()
    this.#changed = new Set()
  }
}

function textOf({ skus, model, gtin }: Codes): string {
  return [...skus, model, gtin].map(squeezeCode).filter(Boolean).join(SEPARATOR)
}

/** The codes in a kept text, and of each with letters before its digits the digits alone. */
function codesIn(text: string): string[] {
  if (text === '') return []
  const codes = text.split(SEPARATOR)
  const digits = codes.map(code => code.replace(/\D/g, '')).filter(code => code.length >= 5)
  return [...new Set([...codes, ...digits])]
}
