import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CommerceError } from '../error/index.ts'
import { parsePredicate } from './parse-predicate.ts'
import { cartMatches, type FieldValue, lineMatches, type PredicateCart, type PredicateLine } from './predicate.ts'

function line(fields: Record<string, FieldValue>, quantity = 1, totalCent = 1000): PredicateLine {
  return { field: path => fields[path], quantity, totalCent }
}

const press = line(
  { sku: 'EX30000001', brand: 'Forge', 'categories.key': ['presses', 'workshop'], 'attributes.power': 500 },
  2,
  20_000,
)
const saw = line({ sku: 'EX30000002', brand: 'Sägewerk', 'categories.key': ['saws'] }, 3, 5997)

function cart(fields: Record<string, FieldValue> = {}): PredicateCart {
  return { field: path => ({ country: 'SK', totalPrice: 25_997, ...fields })[path], lines: [press, saw], currencyCode: 'EUR' }
}

describe('DISC-14 predicates of lines', () => {
  it.each([
    ['true', true, true],
    ['1 = 1', true, true],
    ['1 = 2', false, false],
    ['sku = "EX30000001"', true, false],
    ['sku != "EX30000001"', false, true],
    ['sku <> "EX30000001"', false, true],
    ['sku in ("EX30000009", "EX30000002")', false, true],
    ['sku not in ("EX30000002")', true, false],
    ['brand = "Sägewerk"', false, true],
    ['categories.key contains "workshop"', true, false],
    ['categories.key contains any ("saws", "workshop")', true, true],
    ['categories.key contains all ("presses", "workshop")', true, false],
    ['categories.key = "presses"', true, false],
    ['attributes.power > 499', true, false],
    ['attributes.power >= 500 and attributes.power < 501', true, false],
    ['attributes.power is defined', true, false],
    ['attributes.power is not defined', false, true],
    ['not (sku = "EX30000001" or brand = "Sägewerk")', false, false],
    ['sku = "EX30000001" or brand = "Sägewerk" and attributes.power > 9000', true, false],
    ['(sku = "EX30000001" or brand = "Sägewerk") and attributes.power > 9000', false, false],
    // A text and a number are never equal and have no order.
    ['attributes.power = "500"', false, false],
    ['sku > 5', false, false],
  ])('%s', (text, ofPress, ofSaw) => {
    const predicate = parsePredicate(text, 'line')
    expect([lineMatches(predicate, press), lineMatches(predicate, saw)]).toEqual([ofPress, ofSaw])
  })

  it('reads quotes and backslashes inside of texts', () => {
    expect(lineMatches(parsePredicate('brand = "a \\"b\\" \\\\"', 'line'), line({ brand: 'a "b" \\' }))).toBe(true)
  })
})

describe('DISC-14 predicates of carts', () => {
  it.each([
    ['country = "SK"', true],
    ['country in ("DE", "AT")', false],
    ['totalPrice >= "259.97 EUR"', true],
    ['totalPrice > "259.97 EUR"', false],
    ['totalPrice > "10.00 CZK"', false],
    ['lineItemCount(true) = 5', true],
    ['lineItemCount(brand = "Forge") >= 3', false],
    ['lineItemTotal(brand = "Forge") >= "200.00 EUR"', true],
    ['lineItemTotal(brand = "Forge") > "200.00 EUR"', false],
    ['lineItemTotal(true) > "1.00 CZK"', false],
    ['lineItemExists(sku = "EX30000002")', true],
    ['lineItemExists(sku = "EX30000003") = false', true],
    ['forAllLineItems(sku in ("EX30000001", "EX30000002")) = true', true],
    ['forAllLineItems(brand = "Forge")', false],
    ['customer.customerGroup.key is not defined', true],
    ['not (country = "SK") or lineItemCount(1 = 1) > 4', true],
  ])('%s', (text, expected) => {
    expect(cartMatches(parsePredicate(text, 'cart'), cart())).toBe(expected)
  })
})

describe('parsePredicate', () => {
  it.each([
    ['', 'cart'],
    ['sku', 'line'],
    ['sku =', 'line'],
    ['sku = "open', 'line'],
    ['sku = "EX30000001" and', 'line'],
    ['(true', 'cart'],
    ['true true', 'cart'],
    ['password = "x"', 'cart'],
    ['sku = "EX30000001"', 'cart'],
    ['country = "SK"', 'line'],
    ['lineItemCount(true)', 'cart'],
    ['lineItemExists(lineItemExists(true))', 'cart'],
    ['drop(true)', 'cart'],
    ['1 < 2', 'cart'],
    ['sku in ()', 'line'],
    ["sku = 'x'", 'line'],
    ['__proto__ = "x"', 'line'],
    ['constructor is defined', 'cart'],
    [`${'('.repeat(50)}true${')'.repeat(50)}`, 'cart'],
    [`sku = "${'x'.repeat(3000)}"`, 'line'],
  ] as const)('refuses %s', (text, scope) => {
    expect(() => parsePredicate(text, scope)).toThrow(CommerceError)
  })

  it('throws nothing but clear refusals, whatever text it is given', () => {
    const words = [
      'sku',
      'and',
      'or',
      'not',
      '(',
      ')',
      '=',
      '"x"',
      '1',
      'in',
      'contains',
      'lineItemCount',
      'true',
      ',',
      '"',
      '\\',
    ]
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.array(fc.constantFrom(...words), { maxLength: 30 }).map(parts => parts.join(' ')),
    )
    fc.assert(
      fc.property(text, fc.constantFrom('cart' as const, 'line' as const), (given, scope) => {
        try {
          parsePredicate(given, scope)
        } catch (error) {
          expect(error).toBeInstanceOf(CommerceError)
        }
      }),
      { numRuns: 500 },
    )
  })
})
