import { describe, expect, test } from 'vitest'
import { checkHistory } from './check-history.ts'
import type { Answer, ModelLine, RecordedCall, ShopState } from './history.ts'

const id = 'c1'
const SKU = 'EX40000000'
const before: ShopState = {
  carts: { [id]: { id, version: 1, state: 'Active', lines: [], codes: [], isAddressed: false } },
  activeId: id,
  stock: { [SKU]: 5 },
}

type Call = Omit<RecordedCall, 'client' | 'invokedAt' | 'answeredAt'>

function cartOf(version: number, quantity: number) {
  const lines: ModelLine[] = quantity === 0 ? [] : [{ id: 'l1', sku: SKU, quantity }]
  const lineItems = lines.map(line => ({ ...line, variant: { sku: line.sku }, lineItemMode: 'Standard' }))
  return { id, version, cartState: 'Active', lineItems, discountCodes: [] }
}

function success(data: unknown): Answer {
  return { status: 200, body: { data } }
}

function conflict(currentVersion: number): Answer {
  return { status: 409, body: { errors: [{ code: 'ConcurrentModification', message: '', currentVersion }] } }
}

function add(version: number, quantity: number, answer: Answer): Call {
  return { operation: 'addToCart', params: { id, version, product: { sku: SKU }, quantity }, answer }
}

function set(version: number, quantity: number, answer: Answer): Call {
  return { operation: 'updateCartQuantity', params: { id, version, lineItem: { id: 'l1' }, quantity }, answer }
}

const shows = (version: number, quantity: number) => success({ cart: cartOf(version, quantity) })
const read = (version: number, quantity: number): Call => ({
  operation: 'getMe',
  params: {},
  answer: success({ me: { activeCart: cartOf(version, quantity) } }),
})
const outOfStock: Answer = { status: 400, body: { errors: [{ code: 'OutOfStock', message: '' }] } }

/** Each row names a call with the moments it was made and answered at. */
function check(...rows: readonly (readonly [from: number, to: number, call: Call])[]) {
  const calls = rows.map(([invokedAt, answeredAt, call], client) => ({ client, invokedAt, answeredAt, ...call }))
  return checkHistory({ before, calls })
}

describe('C1 the checker accepts', () => {
  test('one call after another', () => {
    expect(check([0, 1, add(1, 2, shows(2, 2))], [2, 3, set(2, 4, shows(3, 4))], [4, 5, read(3, 4)])).toBeUndefined()
  })

  test('calls at the same time, in whatever order they took effect', () => {
    expect(check([0, 9, add(1, 2, shows(3, 3))], [0.5, 9.5, add(1, 1, shows(2, 1))])).toBeUndefined()
  })

  test('a reader who sees either the state before or after a change that is under way', () => {
    for (const seen of [read(1, 0), read(2, 2)]) {
      expect(check([0, 9, add(1, 2, shows(2, 2))], [1, 2, seen])).toBeUndefined()
    }
  })

  test('a refusal that was right for a moment only', () => {
    expect(
      check([0, 1, add(1, 4, shows(2, 4))], [2, 9, add(2, 3, outOfStock)], [3, 4, set(2, 1, shows(3, 1))], [5, 6, read(3, 1)]),
    ).toBeUndefined()
  })

  test('a change without effect, which keeps the version', () => {
    expect(check([0, 1, add(1, 2, shows(2, 2))], [2, 3, set(2, 2, shows(2, 2))])).toBeUndefined()
  })

  test('a conflict with the version that was current', () => {
    expect(check([0, 1, add(1, 2, shows(2, 2))], [2, 3, set(1, 1, conflict(2))])).toBeUndefined()
  })
})

describe('C1 the checker refuses', () => {
  test('a reader who goes back in time', () => {
    expect(check([0, 9, add(1, 2, shows(2, 2))], [1, 2, read(2, 2)], [3, 4, read(1, 0)])).toBeDefined()
  })

  test('a read of what was over before it began', () => {
    expect(check([0, 1, add(1, 2, shows(2, 2))], [2, 3, read(1, 0)])?.stuck[0]?.reason).toContain('expected version 2')
  })

  test('two adds of which one is lost', () => {
    expect(check([0, 9, add(1, 2, shows(2, 2))], [1, 8, add(1, 1, shows(3, 1))])).toBeDefined()
  })

  test('an add that counts twice', () => {
    expect(check([0, 1, add(1, 2, shows(2, 4))])).toBeDefined()
  })

  test('a version that is skipped, or given twice', () => {
    expect(check([0, 1, add(1, 2, shows(3, 2))])).toBeDefined()
    expect(check([0, 9, add(1, 2, shows(2, 2))], [1, 8, add(1, 2, shows(2, 2))])).toBeDefined()
  })

  test('a change of an older version that is accepted, and a conflict without one', () => {
    expect(check([0, 1, add(1, 2, shows(2, 2))], [2, 3, set(1, 1, shows(3, 1))])).toBeDefined()
    expect(check([0, 1, add(1, 2, shows(2, 2))], [2, 3, set(2, 1, conflict(2))])).toBeDefined()
  })

  test('a refusal of units that are there, and units that are not', () => {
    expect(check([0, 1, add(1, 5, outOfStock)])).toBeDefined()
    expect(check([0, 1, add(1, 6, shows(2, 6))])).toBeDefined()
  })

  test('two answers that show one version otherwise', () => {
    const other = success({ me: { activeCart: { ...cartOf(2, 2), totalPrice: { centAmount: 1 } } } })
    expect(check([0, 1, add(1, 2, shows(2, 2))], [2, 3, { ...read(2, 2), answer: other }])).toBeDefined()
  })
})
