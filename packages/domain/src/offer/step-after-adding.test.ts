import { describe, expect, it, test } from 'vitest'
import { aCart } from '../cart/cart.fixtures.ts'
import type { LineItem } from '../cart/index.ts'
import { guaranteesToAdd, stepAfterAdding } from './index.ts'

const [first, second] = aCart('DE', [{}, {}]).lineItems as [LineItem, LineItem]
const FIRST = first.variant.sku
const SECOND = second.variant.sku
const GUARANTEE = '4100010'
const offers = [{ sku: GUARANTEE }]
const complements = [{ sku: 'EX30009001' }, { sku: SECOND }]

function guaranteeOf(line: LineItem): LineItem {
  return {
    ...line,
    id: `guarantee of ${line.id}`,
    type: 'extra_guarantee',
    variant: { ...line.variant, sku: GUARANTEE },
    custom: { parentSku: line.variant.sku },
  }
}

describe('what follows when products were added', () => {
  it('SIDEBAR-02 is a guarantee for those that can have one, whatever else was found', () => {
    const guarantees = [
      { sku: FIRST, offers },
      { sku: SECOND, offers: [] },
    ]
    expect(stepAfterAdding([first, second], { guarantees, complements })).toEqual({
      kind: 'guarantees',
      offered: [{ line: first, offers }],
    })
  })

  it('SIDEBAR-02, EG-04 is no guarantee for a product that has one, and still one for another', () => {
    const guarantees = [FIRST, SECOND].map(sku => ({ sku, offers }))
    const lines = [first, guaranteeOf(first), second]
    expect(stepAfterAdding(lines, { guarantees, complements })).toEqual({
      kind: 'guarantees',
      offered: [{ line: second, offers }],
    })
  })

  it('SIDEBAR-02 is no guarantee for what did not come into the cart, nor for a gift', () => {
    const gift: LineItem = { ...first, lineItemMode: 'GiftLineItem' }
    for (const lines of [[second], [gift, second]])
      expect(stepAfterAdding(lines, { guarantees: [{ sku: FIRST, offers }], complements: [] })).toEqual({ kind: 'cart' })
  })

  it('SIDEBAR-03 is what goes with them otherwise, without what is in the cart', () => {
    const lines = [first, guaranteeOf(first), second]
    expect(stepAfterAdding(lines, { guarantees: [{ sku: FIRST, offers }], complements })).toEqual({
      kind: 'complements',
      complements: [{ sku: 'EX30009001' }],
    })
  })

  it('SIDEBAR-04 is the cart otherwise', () => {
    for (const found of [[], [{ sku: SECOND }]])
      expect(stepAfterAdding([first, second], { guarantees: [], complements: found })).toEqual({ kind: 'cart' })
  })
})

test('SIDEBAR-02, EG-04 of guarantees that were chosen those are added that are missing, as after a failure of one of them', () => {
  const chosen = { [FIRST]: GUARANTEE, [SECOND]: '' }
  const toAdd = [{ sku: FIRST, guaranteeSku: GUARANTEE }]
  expect(guaranteesToAdd([first, second], chosen)).toEqual(toAdd)
  expect(guaranteesToAdd([first, second], { ...chosen, [SECOND]: GUARANTEE })).toEqual([
    ...toAdd,
    { sku: SECOND, guaranteeSku: GUARANTEE },
  ])
  expect(guaranteesToAdd([first, guaranteeOf(first), second], { ...chosen, [SECOND]: GUARANTEE })).toEqual([
    { sku: SECOND, guaranteeSku: GUARANTEE },
  ])
  expect(guaranteesToAdd([second], chosen)).toEqual([])
})
