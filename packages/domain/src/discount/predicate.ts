/** Comparison of a predicate. */
export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>='

/** A value a predicate compares with; money is written as `"50.00 EUR"`. */
export type Literal = string | number | boolean

/** A condition on a cart or on a line, as read by `parsePredicate`. */
export type Predicate =
  | { readonly kind: 'constant'; readonly value: boolean }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Predicate[] }
  | { readonly kind: 'not'; readonly part: Predicate }
  | { readonly kind: 'compare'; readonly path: string; readonly comparison: Comparison; readonly value: Literal }
  | { readonly kind: 'in'; readonly path: string; readonly values: readonly Literal[] }
  | { readonly kind: 'contains'; readonly path: string; readonly quantifier: 'all' | 'any'; readonly values: readonly Literal[] }
  | { readonly kind: 'defined'; readonly path: string }
  /** Units or value of the lines that meet `where`. */
  | {
      readonly kind: 'lineItemCount' | 'lineItemTotal'
      readonly where: Predicate
      readonly comparison: Comparison
      readonly value: Literal
    }
  | { readonly kind: 'lineItemExists' | 'forAllLineItems'; readonly where: Predicate }

/** What a path of a predicate leads to; lists stand for fields with several values, such as categories. */
export type FieldValue = Literal | readonly Literal[] | undefined

/** A line as predicates see it. */
export interface PredicateLine {
  readonly field: (path: string) => FieldValue
  readonly quantity: number
  /** Value of the line before cart discounts, in cents. */
  readonly totalCent: number
}

/** A cart as predicates see it. */
export interface PredicateCart {
  readonly field: (path: string) => FieldValue
  readonly lines: readonly PredicateLine[]
  readonly currencyCode: string
}

const MONEY = /^(\d{1,12})\.(\d{2}) ([A-Z]{3})$/

/** Cents of a money literal in a currency; undefined for another currency or another text. */
function centsOf(literal: Literal, currencyCode: string): number | undefined {
  const match = typeof literal === 'string' ? MONEY.exec(literal) : null
  return match && match[3] === currencyCode ? Number(match[1]) * 100 + Number(match[2]) : undefined
}

function compares(left: Literal, comparison: Comparison, right: Literal): boolean {
  // Values of different types are never equal and have no order.
  if (typeof left !== typeof right) return comparison === '!='
  switch (comparison) {
    case '=':
      return left === right
    case '!=':
      return left !== right
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    case '>=':
      return left >= right
  }
}

function valuesAt(field: (path: string) => FieldValue, path: string): readonly Literal[] {
  const value = field(path)
  if (value === undefined) return []
  return Array.isArray(value) ? (value as readonly Literal[]) : [value as Literal]
}

/** What both kinds of subjects answer alike. A missing field meets `!=` and nothing else. */
function holds(predicate: Predicate, field: (path: string) => FieldValue, inner: (part: Predicate) => boolean): boolean {
  switch (predicate.kind) {
    case 'constant':
      return predicate.value
    case 'and':
      return predicate.parts.every(inner)
    case 'or':
      return predicate.parts.some(inner)
    case 'not':
      return !inner(predicate.part)
    case 'compare': {
      const { comparison, value } = predicate
      const values = valuesAt(field, predicate.path)
      return comparison === '!='
        ? values.every(candidate => compares(candidate, '!=', value))
        : values.some(candidate => compares(candidate, comparison, value))
    }
    case 'in':
      return valuesAt(field, predicate.path).some(candidate => predicate.values.includes(candidate))
    case 'contains': {
      const values = valuesAt(field, predicate.path)
      const isThere = (wanted: Literal) => values.includes(wanted)
      return predicate.quantifier === 'all' ? predicate.values.every(isThere) : predicate.values.some(isThere)
    }
    case 'defined':
      return valuesAt(field, predicate.path).length > 0
    default:
      return false
  }
}

/** Whether a line meets a predicate. */
export function lineMatches(predicate: Predicate, line: PredicateLine): boolean {
  return holds(predicate, line.field, part => lineMatches(part, line))
}

/** Whether a cart meets a predicate; the functions over lines look at every line of it. */
export function cartMatches(predicate: Predicate, cart: PredicateCart): boolean {
  switch (predicate.kind) {
    case 'lineItemCount': {
      const count = linesOf(predicate.where, cart).reduce((sum, line) => sum + line.quantity, 0)
      return compares(count, predicate.comparison, predicate.value)
    }
    case 'lineItemTotal': {
      const wanted = centsOf(predicate.value, cart.currencyCode)
      if (wanted === undefined) return false
      const total = linesOf(predicate.where, cart).reduce((sum, line) => sum + line.totalCent, 0)
      return compares(total, predicate.comparison, wanted)
    }
    case 'lineItemExists':
      return linesOf(predicate.where, cart).length > 0
    case 'forAllLineItems':
      return cart.lines.every(line => lineMatches(predicate.where, line))
    case 'compare': {
      // An amount of the cart is compared with money of its currency.
      const cents = centsOf(predicate.value, cart.currencyCode)
      if (cents !== undefined && typeof cart.field(predicate.path) === 'number')
        return compares(cart.field(predicate.path) as number, predicate.comparison, cents)
      return holds(predicate, cart.field, part => cartMatches(part, cart))
    }
    default:
      return holds(predicate, cart.field, part => cartMatches(part, cart))
  }
}

function linesOf(where: Predicate, cart: PredicateCart): readonly PredicateLine[] {
  return cart.lines.filter(line => lineMatches(where, line))
}
