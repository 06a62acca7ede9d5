import { describe, expect, it } from 'vitest'
import { addableQuantity, normalizeQuantity } from './addable-quantity.ts'
import { pageNumberOf, pageSizeOf, paginationWindow } from './listing.ts'
import { isProductSlug, isSku, isVirtualSku, lineItemTypeOf, productSlugOf } from './sku.ts'

describe('SKUs', () => {
  it('ENT-14, ENT-15 have a form that tells the kind of goods', () => {
    expect(['EX30010001', '4100010', 'EX3001', 'ex30010001', '5100010'].map(isSku)).toEqual([true, true, false, false, false])
    expect(isVirtualSku('4100010')).toBe(true)
  })

  it('ENT-03, EG-10 make lines of different types', () => {
    expect(['EX30010001', '4100010', 'EX10000001'].map(lineItemTypeOf)).toEqual([
      'standard_product',
      'extra_guarantee',
      'accessory',
    ])
  })
})

describe('product slugs', () => {
  it('ROUTE-15 end with the eight digits of the SKU', () => {
    expect(productSlugOf('Electric deep fryer – 8 l', 'EX30010001')).toBe('electric-deep-fryer-8-l-30010001')
    expect(isProductSlug('electric-deep-fryer-8-l-30010001')).toBe(true)
    for (const other of ['deep-fryers', 'fryer-3001000', 'Fryer-30010001', 'fryer30010001', '-30010001/x'])
      expect(isProductSlug(other)).toBe(false)
  })
})

describe('quantities', () => {
  it('PDP-07, PDP-08 may be added up to stock and up to 1000, virtual goods regardless of stock', () => {
    expect(addableQuantity('EX30010001', 2, 10)).toBe(8)
    expect(addableQuantity('EX30010001', 990, 5000)).toBe(10)
    expect(addableQuantity('EX30010001', 5, 3)).toBe(0)
    expect(addableQuantity('4100010', 0, 0)).toBe(1000)
  })

  it('PDP-10 becomes 1 when it is no usable number', () => {
    for (const typed of [0, -3, Number.NaN, Number.POSITIVE_INFINITY, 0.5]) expect(normalizeQuantity(typed, 10).quantity).toBe(1)
    expect(normalizeQuantity(3.9, 10)).toEqual({ quantity: 3, capped: false })
  })

  it('PDP-11 is capped at what may be added', () => {
    expect(normalizeQuantity(11, 10)).toEqual({ quantity: 10, capped: true })
  })

  it('PDP-12 is not capped where the check is disabled, and still no less than 1', () => {
    expect(normalizeQuantity(11, 10, false)).toEqual({ quantity: 11, capped: false })
    expect(normalizeQuantity(0, 10, false)).toEqual({ quantity: 1, capped: false })
  })
})

describe('listings', () => {
  it('CAT-02, SEARCH-22 take the four page sizes and reset others to 24', () => {
    expect(['12', '24', '36', '48', '13', '', null, '1e2'].map(pageSizeOf)).toEqual([12, 24, 36, 48, 24, 24, 24, 24])
  })

  it('CAT-03, SEARCH-23 take pages from 1 below 1000 and reset others', () => {
    expect(['1', '7', '999', '0', '1000', '-1', '2.5', 'x', null].map(pageNumberOf)).toEqual([1, 7, 999, 1, 1, 1, 1, 1, 1])
  })

  it('CAT-09 show a window of five pages', () => {
    expect(paginationWindow(1, 9)).toEqual([1, 2, 3, 4, 5])
    expect(paginationWindow(5, 9)).toEqual([3, 4, 5, 6, 7])
    expect(paginationWindow(9, 9)).toEqual([5, 6, 7, 8, 9])
    expect(paginationWindow(2, 3)).toEqual([1, 2, 3])
  })
})
