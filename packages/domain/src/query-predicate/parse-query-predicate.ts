import { type PredicateToken, predicateTokensOf, refusePredicate } from './predicate-tokens.ts'
import type { ComparisonOperator, PredicateValue, QueryPredicate } from './query-predicate.ts'

/** Longest predicate, in bytes of UTF-8, and how deep parentheses may be nested in it. */
export const MAX_PREDICATE_BYTES = 2048
const MAX_PREDICATE_DEPTH = 20

const OPERATORS: ReadonlySet<string> = new Set<ComparisonOperator>(['=', '<>', '<', '>', '<=', '>='])

/**
 * Reads a `where` text: comparisons, `in`, `contains any|all`, `is defined`, `is empty`, `and`, `or`, `not(…)` and
 * fields nested in parentheses. Takes time linear in its length. Throws `CommerceError` `invalid-input`.
 */
export function parseQueryPredicate(text: string): QueryPredicate {
  if (new TextEncoder().encode(text).length > MAX_PREDICATE_BYTES)
    throw refusePredicate(`is longer than ${MAX_PREDICATE_BYTES} bytes`)
  const reader = new PredicateReader(predicateTokensOf(text))
  const predicate = reader.readAlternatives(0)
  reader.expectEnd()
  return predicate
}

class PredicateReader {
  readonly #tokens: readonly PredicateToken[]
  #place = 0

  constructor(tokens: readonly PredicateToken[]) {
    this.#tokens = tokens
  }

  readAlternatives(depth: number): QueryPredicate {
    return this.#readList('or', () => this.#readList('and', () => this.#readTerm(depth)))
  }

  expectEnd(): void {
    if (this.#token.kind !== 'end') throw this.#refuse('goes on where it should end')
  }

  #readList(kind: 'and' | 'or', readPart: () => QueryPredicate): QueryPredicate {
    const first = readPart()
    const parts = [first]
    while (this.#takeWord(kind)) parts.push(readPart())
    return parts.length === 1 ? first : { kind, parts }
  }

  #readTerm(depth: number): QueryPredicate {
    if (depth > MAX_PREDICATE_DEPTH) throw this.#refuse(`is nested deeper than ${MAX_PREDICATE_DEPTH} levels`)
    if (this.#isWord('not') && this.#isSign('(', 1)) {
      this.#place += 1
      return { kind: 'not', part: this.#readParentheses(depth) }
    }
    if (this.#isSign('(')) return this.#readParentheses(depth)
    const { kind, content: field } = this.#token
    if (kind !== 'name') throw this.#refuse('lacks the name of a field')
    this.#place += 1
    return this.#isSign('(') ? { kind: 'nested', field, part: this.#readParentheses(depth) } : this.#readCondition(field)
  }

  #readParentheses(depth: number): QueryPredicate {
    this.#expectSign('(')
    const part = this.readAlternatives(depth + 1)
    this.#expectSign(')')
    return part
  }

  #readCondition(field: string): QueryPredicate {
    const { kind, content } = this.#token
    if (kind === 'sign' && OPERATORS.has(content)) {
      this.#place += 1
      return { kind: 'comparison', field, operator: content as ComparisonOperator, value: this.#readValue() }
    }
    if (this.#takeWord('not')) {
      this.#expectWord('in')
      return { kind: 'in', field, isIn: false, values: this.#readValues() }
    }
    if (this.#takeWord('in')) return { kind: 'in', field, isIn: true, values: this.#readValues() }
    if (this.#takeWord('contains')) {
      const quantifier = this.#takeWord('all') ? 'all' : 'any'
      if (quantifier === 'any') this.#expectWord('any')
      return { kind: 'contains', field, quantifier, values: this.#readValues() }
    }
    this.#expectWord('is')
    const isPositive = !this.#takeWord('not')
    if (this.#takeWord('empty')) return { kind: 'empty', field, isEmpty: isPositive }
    this.#expectWord('defined')
    return { kind: 'defined', field, isDefined: isPositive }
  }

  #readValues(): PredicateValue[] {
    this.#expectSign('(')
    const values = [this.#readValue()]
    while (this.#isSign(',')) {
      this.#place += 1
      values.push(this.#readValue())
    }
    this.#expectSign(')')
    return values
  }

  #readValue(): PredicateValue {
    const { kind, content } = this.#token
    const value = literalOf(kind, content)
    if (value === undefined) throw this.#refuse('lacks a value')
    this.#place += 1
    return value
  }

  get #token(): PredicateToken {
    return this.#at(this.#place)
  }

  #at(place: number): PredicateToken {
    const token = this.#tokens[place] ?? this.#tokens.at(-1)
    if (!token) throw new Error('A text without even an end')
    return token
  }

  #isSign(sign: string, ahead = 0): boolean {
    const { kind, content } = this.#at(this.#place + ahead)
    return kind === 'sign' && content === sign
  }

  #isWord(word: string): boolean {
    const { kind, content } = this.#token
    return kind === 'name' && content.toLowerCase() === word
  }

  #takeWord(word: string): boolean {
    const isThere = this.#isWord(word)
    if (isThere) this.#place += 1
    return isThere
  }

  #expectWord(word: string): void {
    if (!this.#takeWord(word)) throw this.#refuse(`lacks "${word}"`)
  }

  #expectSign(sign: string): void {
    if (!this.#isSign(sign)) throw this.#refuse(`lacks "${sign}"`)
    this.#place += 1
  }

  #refuse(problem: string) {
    return refusePredicate(problem, this.#token.at)
  }
}

function literalOf(kind: PredicateToken['kind'], content: string): PredicateValue | undefined {
  if (kind === 'text') return content
  if (kind === 'number') return Number.isFinite(Number(content)) ? Number(content) : undefined
  if (kind === 'name' && (content === 'true' || content === 'false')) return content === 'true'
  return undefined
}
