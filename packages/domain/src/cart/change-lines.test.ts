import { describe, expect, it } from 'vitest'
import { CommerceError } from '../error/index.ts'
import { marketOf } from '../market/index.ts'
import { aCart, aLine } from './cart.fixtures.ts'
import { addLine, MAX_LINE_ITEMS, quantityInCart, removeLine, setLineQuantity } from './change-lines.ts'

const market = marketOf('DE')

function failureOf(run: () => unknown): string | undefined {
  try {
    run()
  } catch (error) {
    if (error instanceof CommerceError) return error.failure.code
    throw error
  }
  return undefined
}

describe('addLine', () => {
  it('CART-14 raises the quantity of a line that holds the SKU already', () => {
    const cart = aCart('DE', [{ sku: 'EX30000001', quantity: 2 }])
    const lines = addLine(cart, aLine(market, { sku: 'EX30000001', quantity: 3 }, 9), 50)
    expect(lines.map(line => [line.id, line.quantity])).toEqual([['line-1', 5]])
  })

  it('CART-14 keeps lines of the same SKU with different parents apart', () => {
    const cart = aCart('DE', [{ sku: 'EX30000001' }, { sku: 'EX30000002' }, { sku: '4100010', parentSku: 'EX30000001' }])
    expect(addLine(cart, aLine(market, { sku: '4100010', parentSku: 'EX30000002' }, 4), 0)).toHaveLength(4)
  })

  it('CART-17 puts a new line at the end', () => {
    const cart = aCart('DE', [{}, {}])
    expect(addLine(cart, aLine(market, { sku: 'EX30009999' }, 1), 5).at(-1)?.orderHint).toBe(3)
  })

  it('CART-18 refuses more than 1000 units of a product', () => {
    const cart = aCart('DE', [{ sku: 'EX30000001', quantity: 999 }])
    expect(addLine(cart, aLine(market, { sku: 'EX30000001' }, 1), 5000)[0]?.quantity).toBe(1000)
    expect(failureOf(() => addLine(cart, aLine(market, { sku: 'EX30000001', quantity: 2 }, 1), 5000))).toBe(
      'quantity-above-limit',
    )
  })

  it('CART-19 refuses more than there is in stock', () => {
    const cart = aCart('DE', [{ sku: 'EX30000001', quantity: 3 }])
    expect(failureOf(() => addLine(cart, aLine(market, { sku: 'EX30000001', quantity: 2 }, 1), 4))).toBe('out-of-stock')
  })

  it('STOCK-05 adds virtual products regardless of stock', () => {
    expect(addLine(aCart('DE'), aLine(market, { sku: '4100010', parentSku: 'EX30000001' }, 2), 0)).toHaveLength(2)
  })

  it('CART-19 bounds the number of lines', () => {
    const cart = aCart(
      'DE',
      Array.from({ length: MAX_LINE_ITEMS }, (_, index) => ({ sku: `EX31${String(index).padStart(6, '0')}` })),
    )
    expect(failureOf(() => addLine(cart, aLine(market, { sku: 'EX30000001' }, 1), 5))).toBe('max-resource-limit-exceeded')
  })
})

describe('setLineQuantity', () => {
  it('CART-15 removes a line at quantity 0', () => {
    expect(setLineQuantity(aCart('DE', [{}, {}]), 'line-1', 0, 0).map(line => line.id)).toEqual(['line-2'])
  })

  it('CART-19 lets a quantity be lowered although the stock has vanished', () => {
    expect(setLineQuantity(aCart('DE', [{ quantity: 5 }]), 'line-1', 3, 0)[0]?.quantity).toBe(3)
  })

  it('CART-19 refuses a quantity above stock', () => {
    expect(failureOf(() => setLineQuantity(aCart('DE', [{ quantity: 5 }]), 'line-1', 6, 5))).toBe('out-of-stock')
  })

  it('CART-12 names an unknown line as not found', () => {
    expect(failureOf(() => setLineQuantity(aCart('DE'), 'line-9', 2, 5))).toBe('resource-not-found')
  })
})

describe('removeLine', () => {
  it('EG-11 removes the guarantee with its product', () => {
    const cart = aCart('DE', [{ sku: 'EX30000001' }, { sku: '4100010', parentSku: 'EX30000001' }, { sku: 'EX30000002' }])
    expect(removeLine(cart, 'line-1').map(line => line.variant.sku)).toEqual(['EX30000002'])
  })

  it('CART-14 counts units of a SKU over all lines', () => {
    expect(
      quantityInCart(
        aCart('DE', [
          { sku: 'EX30000001', quantity: 2 },
          { sku: 'EX30000002' },
          { sku: '4100010', parentSku: 'EX30000001' },
          { sku: '4100010', parentSku: 'EX30000002' },
        ]),
        '4100010',
      ),
    ).toBe(3)
  })
})
