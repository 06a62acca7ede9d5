import { CommerceError } from '../error/index.ts'

/** A value an expression compares with. */
export type ExpressionValue = string | number | boolean

/** A range; a missing bound is open. Texts are compared as such, which is right for dates. */
export interface ExpressionRange {
  readonly from?: number | string
  readonly to?: number | string
}

/** What a filter wants of the values under a path; `subtrees` are ids of categories with all that is below them. */
export type ExpressionCondition =
  | { readonly kind: 'values'; readonly values: readonly ExpressionValue[]; readonly subtrees: readonly string[] }
  | { readonly kind: 'ranges'; readonly ranges: readonly ExpressionRange[] }
  | { readonly kind: 'exists' }
  | { readonly kind: 'missing' }

/** A filter of the product search, such as `variants.attributes.brand:"MSW","Ulsonix"`. */
export interface FilterExpression {
  readonly path: string
  readonly condition: ExpressionCondition
}

/** A facet of the product search: terms, all or only some, or ranges. */
export interface FacetExpression {
  readonly path: string
  /** Name in the result: the alias, or the path. */
  readonly name: string
  readonly condition: Extract<ExpressionCondition, { kind: 'values' | 'ranges' }> | { readonly kind: 'terms' }
}

/** Longest expression, in characters. */
const MAX_EXPRESSION_LENGTH = 2048
const MAX_VALUES = 100

const PATH = /^[A-Za-z][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*/
const NAME = /^[A-Za-z0-9_.-]{1,100}$/
/** Alternatives that begin differently, so that reading takes linear time. */
const TOKEN =
  /\s*(?:"((?:[^"\\]|\\["\\/])*)"|(-?\d+(?:\.\d+)?)|(\*)|([(),])|(range|subtree|exists|missing|true|false|to)(?![A-Za-z0-9_]))/y

/**
 * Reads a filter: a path and after a colon values, `subtree("id")`, `range (1 to 5), (* to 9)`, `exists` or `missing`.
 * Throws `CommerceError` `invalid-input`.
 */
export function parseSearchFilter(text: string): FilterExpression {
  const { path, rest } = splitPath(text, 'filter')
  if (!rest.startsWith(':')) throw refuse('filter', 'lacks a colon after its path')
  return { path, condition: new ExpressionReader(rest.slice(1), 'filter').readCondition() }
}

/** Reads a facet: a path, or a path with values or ranges as in a filter, and a name after `as`. Throws as above. */
export function parseSearchFacet(text: string): FacetExpression {
  const { expression, alias } = splitAlias(text)
  const { path, rest: wanted } = splitPath(expression, 'facet')
  const name = alias ?? path
  if (wanted === '') return { path, name, condition: { kind: 'terms' } }
  if (!wanted.startsWith(':')) throw refuse('facet', 'lacks a colon after its path')
  const condition = new ExpressionReader(wanted.slice(1), 'facet').readCondition()
  if (condition.kind === 'exists' || condition.kind === 'missing') throw refuse('facet', 'lacks values or ranges')
  return { path, name, condition }
}

/** Parts the name after `as` from a facet. Products are counted in any case. */
function splitAlias(text: string): { expression: string; alias?: string } {
  const ending = ' counting products'
  const facet = text.endsWith(ending) ? text.slice(0, -ending.length) : text
  const place = facet.lastIndexOf(' as ')
  const alias = facet.slice(place + ' as '.length).trim()
  return place > 0 && NAME.test(alias) ? { expression: facet.slice(0, place), alias } : { expression: facet }
}

type Expression = 'filter' | 'facet'

function splitPath(text: string, expression: Expression): { path: string; rest: string } {
  if (text.length > MAX_EXPRESSION_LENGTH) throw refuse(expression, `is longer than ${MAX_EXPRESSION_LENGTH} characters`)
  const path = PATH.exec(text)?.[0]
  if (path === undefined) throw refuse(expression, 'lacks a path')
  return { path, rest: text.slice(path.length).trim() }
}

type Token =
  | { readonly kind: 'literal'; readonly value: string | number }
  | { readonly kind: 'sign' | 'word' | 'end'; readonly value: string }

class ExpressionReader {
  readonly #tokens: readonly Token[]
  readonly #expression: Expression
  #place = 0

  constructor(text: string, expression: Expression) {
    this.#expression = expression
    this.#tokens = tokensOf(text, expression)
  }

  readCondition(): ExpressionCondition {
    const condition = this.#readKind()
    if (this.#token.kind !== 'end') throw refuse(this.#expression, 'goes on where it should end')
    return condition
  }

  #readKind(): ExpressionCondition {
    if (this.#take('exists')) return { kind: 'exists' }
    if (this.#take('missing')) return { kind: 'missing' }
    if (this.#take('range')) return { kind: 'ranges', ranges: this.#readList(() => this.#readRange()) }
    const values: ExpressionValue[] = []
    const subtrees: string[] = []
    this.#readList(() => {
      if (this.#take('subtree')) subtrees.push(this.#readSubtree())
      else values.push(this.#readValue())
    })
    return { kind: 'values', values, subtrees }
  }

  #readList<Item>(readItem: () => Item): Item[] {
    const items = [readItem()]
    while (this.#take(',')) items.push(readItem())
    if (items.length > MAX_VALUES) throw refuse(this.#expression, `has more than ${MAX_VALUES} values`)
    return items
  }

  #readRange(): ExpressionRange {
    this.#expect('(')
    const from = this.#readBound()
    this.#expect('to')
    const to = this.#readBound()
    this.#expect(')')
    return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
  }

  #readBound(): number | string | undefined {
    return this.#take('*') ? undefined : this.#readLiteral()
  }

  #readSubtree(): string {
    this.#expect('(')
    const id = this.#readLiteral()
    this.#expect(')')
    return String(id)
  }

  #readValue(): ExpressionValue {
    if (this.#take('true')) return true
    if (this.#take('false')) return false
    return this.#readLiteral()
  }

  #readLiteral(): string | number {
    const token = this.#token
    if (token.kind !== 'literal') throw refuse(this.#expression, 'lacks a value')
    this.#place += 1
    return token.value
  }

  get #token(): Token {
    return this.#tokens[this.#place] ?? { kind: 'end', value: '' }
  }

  #take(value: string): boolean {
    const isThere = this.#token.kind !== 'literal' && this.#token.value === value
    if (isThere) this.#place += 1
    return isThere
  }

  #expect(value: string): void {
    if (!this.#take(value)) throw refuse(this.#expression, `lacks "${value}"`)
  }
}

function tokensOf(text: string, expression: Expression): Token[] {
  const source = text.trimEnd()
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const match = TOKEN.exec(source)
    if (!match) throw refuse(expression, 'has a character that does not belong there')
    const [, quoted, number, star, sign, word] = match
    if (quoted !== undefined) tokens.push({ kind: 'literal', value: plainText(quoted, expression) })
    else if (number !== undefined) tokens.push({ kind: 'literal', value: Number(number) })
    else if (word !== undefined) tokens.push({ kind: 'word', value: word })
    else tokens.push({ kind: 'sign', value: star ?? sign ?? '' })
  }
  return tokens
}

function plainText(quoted: string, expression: Expression): string {
  const text = quoted.replace(/\\(.)/g, '$1')
  if (text.includes('\0') || !text.isWellFormed()) throw refuse(expression, 'has a text with characters that are not allowed')
  return text
}

function refuse(expression: Expression, problem: string): CommerceError {
  return new CommerceError(
    { code: 'invalid-input', field: expression },
    `Malformed parameter: ${expression}: the expression ${problem}`,
  )
}
