import { CommerceError } from '../error/index.ts'
import type { Comparison, Literal, Predicate } from './predicate.ts'

/** Longest predicate, and how deep it may be nested. */
const MAX_LENGTH = 2000
const MAX_DEPTH = 20

const CART_FIELD =
  /^(?:country|currency|taxMode|totalPrice|customerEmail|store\.key|customer\.(?:id|customerGroup\.key)|(?:shipping|billing)Address\.(?:country|postalCode|city)|custom\.[A-Za-z]{1,64})$/
const LINE_FIELD =
  /^(?:sku|brand|type|quantity|lineItemMode|isFreight|price\.centAmount|product\.(?:id|key)|productType\.key|categories\.(?:id|key)|attributes\.[A-Za-z0-9-]{1,64}|custom\.[A-Za-z]{1,64}|slug)$/

const LINE_FUNCTIONS = ['lineItemCount', 'lineItemTotal', 'lineItemExists', 'forAllLineItems'] as const
type LineFunction = (typeof LINE_FUNCTIONS)[number]

/** What a predicate is about: a whole cart, or one line of it. */
export type PredicateScope = 'cart' | 'line'

type Token =
  | { readonly kind: 'word' | 'symbol'; readonly text: string }
  | { readonly kind: 'literal'; readonly value: string | number }

const TOKEN = /\s+|"((?:[^"\\]|\\["\\])*)"|(-?\d{1,15}(?:\.\d{1,6})?)|([A-Za-z][A-Za-z0-9.-]*)|(!=|<>|<=|>=|[=<>(),])/y

function refuse(message: string): CommerceError {
  return new CommerceError({ code: 'invalid-input', field: 'predicate' }, message)
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let position = 0
  while (position < text.length) {
    TOKEN.lastIndex = position
    const match = TOKEN.exec(text)
    if (!match) throw refuse(`The predicate cannot be read at position ${position + 1}`)
    position = TOKEN.lastIndex
    const [, quoted, number, word, symbol] = match
    if (quoted !== undefined) tokens.push({ kind: 'literal', value: quoted.replace(/\\(["\\])/g, '$1') })
    else if (number !== undefined) tokens.push({ kind: 'literal', value: Number(number) })
    else if (word !== undefined) tokens.push({ kind: 'word', text: word })
    else if (symbol !== undefined) tokens.push({ kind: 'symbol', text: symbol === '<>' ? '!=' : symbol })
  }
  return tokens
}

/** Predicates that were read, by scope and text: those of a shop's discounts and codes are asked for with each price of a cart. */
const known: Readonly<Record<PredicateScope, Map<string, Predicate>>> = { cart: new Map(), line: new Map() }
const MAX_KNOWN = 1000

/**
 * Reads a predicate of discounts: `sku = "EX30000001" and attributes.power > 500`, `lineItemTotal(brand = "Forge") >=
 * "50.00 EUR"`, `true` (grammar of discount predicates, the part a shop uses). Throws `CommerceError` `invalid-input`
 * for a text that is not one, is too long or names a field that there is not.
 */
export function parsePredicate(text: string, scope: PredicateScope): Predicate {
  const texts = known[scope]
  const read = texts.get(text) ?? readPredicate(text, scope)
  if (!texts.has(text)) {
    if (texts.size >= MAX_KNOWN) texts.clear()
    texts.set(text, read)
  }
  return read
}

function readPredicate(text: string, scope: PredicateScope): Predicate {
  if (text.length > MAX_LENGTH) throw refuse(`A predicate has at most ${MAX_LENGTH} characters`)
  const tokens = tokensOf(text)
  let next = 0

  const peek = (): Token | undefined => tokens[next]
  const isWord = (text: string) => {
    const token = peek()
    return token?.kind === 'word' && token.text.toLowerCase() === text
  }
  const isSymbol = (text: string) => {
    const token = peek()
    return token?.kind === 'symbol' && token.text === text
  }
  function take(kind: 'word' | 'symbol', text: string): boolean {
    const found = kind === 'word' ? isWord(text) : isSymbol(text)
    if (found) next += 1
    return found
  }
  function expectSymbol(text: string): void {
    if (!take('symbol', text)) throw refuse(`The predicate needs a ${text} after part ${next}`)
  }
  function literal(): Literal {
    const token = peek()
    if (token?.kind === 'literal') {
      next += 1
      return token.value
    }
    if (take('word', 'true')) return true
    if (take('word', 'false')) return false
    throw refuse(`The predicate needs a value after part ${next}`)
  }
  function literals(): Literal[] {
    expectSymbol('(')
    const values = [literal()]
    while (take('symbol', ',')) values.push(literal())
    expectSymbol(')')
    return values
  }
  function comparison(): Comparison {
    const token = peek()
    if (token?.kind === 'symbol' && /^(?:=|!=|<|<=|>|>=)$/.test(token.text)) {
      next += 1
      return token.text as Comparison
    }
    throw refuse(`The predicate needs a comparison after part ${next}`)
  }

  function either(where: PredicateScope, depth: number): Predicate {
    if (depth > MAX_DEPTH) throw refuse(`A predicate is nested at most ${MAX_DEPTH} deep`)
    const parts = [both(where, depth)]
    while (take('word', 'or')) parts.push(both(where, depth))
    const [only] = parts
    return parts.length === 1 && only ? only : { kind: 'or', parts }
  }
  function both(where: PredicateScope, depth: number): Predicate {
    const parts = [single(where, depth)]
    while (take('word', 'and')) parts.push(single(where, depth))
    const [only] = parts
    return parts.length === 1 && only ? only : { kind: 'and', parts }
  }
  function inParentheses(where: PredicateScope, depth: number): Predicate {
    expectSymbol('(')
    const inner = either(where, depth + 1)
    expectSymbol(')')
    return inner
  }
  function single(where: PredicateScope, depth: number): Predicate {
    if (isSymbol('(')) return inParentheses(where, depth)
    if (take('word', 'not')) return { kind: 'not', part: inParentheses(where, depth) }
    const token = peek()
    if (token?.kind === 'literal') {
      const left = literal()
      const sign = comparison()
      const right = literal()
      if (sign !== '=' && sign !== '!=') throw refuse('Values are compared by = or !=')
      return { kind: 'constant', value: (left === right) === (sign === '=') }
    }
    if (token?.kind !== 'word') throw refuse(`The predicate ends too early, after part ${next}`)
    next += 1
    if (token.text === 'true' || token.text === 'false') return { kind: 'constant', value: token.text === 'true' }
    if (isSymbol('(')) return ofLines(token.text, where, depth)
    return onField(token.text, where)
  }
  function ofLines(name: string, where: PredicateScope, depth: number): Predicate {
    const kind = LINE_FUNCTIONS.find((candidate): candidate is LineFunction => candidate === name)
    if (!kind || where !== 'cart') throw refuse(`There is no function ${name} here`)
    const lines = inParentheses('line', depth)
    if (kind === 'lineItemCount' || kind === 'lineItemTotal')
      return { kind, where: lines, comparison: comparison(), value: literal() }
    if (!take('symbol', '=')) return { kind, where: lines }
    return literal() === true ? { kind, where: lines } : { kind: 'not', part: { kind, where: lines } }
  }
  function onField(path: string, where: PredicateScope): Predicate {
    if (!(where === 'cart' ? CART_FIELD : LINE_FIELD).test(path)) throw refuse(`There is no field ${path} here`)
    if (take('word', 'contains')) {
      if (take('word', 'all')) return { kind: 'contains', path, quantifier: 'all', values: literals() }
      if (take('word', 'any')) return { kind: 'contains', path, quantifier: 'any', values: literals() }
      return { kind: 'contains', path, quantifier: 'any', values: [literal()] }
    }
    if (take('word', 'in')) return { kind: 'in', path, values: literals() }
    if (take('word', 'not')) {
      if (!take('word', 'in')) throw refuse(`After not comes in, after part ${next}`)
      return { kind: 'not', part: { kind: 'in', path, values: literals() } }
    }
    if (take('word', 'is')) {
      const negated = take('word', 'not')
      if (!take('word', 'defined')) throw refuse(`After is comes defined, after part ${next}`)
      return negated ? { kind: 'not', part: { kind: 'defined', path } } : { kind: 'defined', path }
    }
    return { kind: 'compare', path, comparison: comparison(), value: literal() }
  }

  const predicate = either(scope, 0)
  if (next < tokens.length) throw refuse(`The predicate goes on after part ${next}`)
  return predicate
}
