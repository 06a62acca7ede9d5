import { OperationError } from '@shop/contract'
import { expect, test } from 'vitest'
import { coalesceCommands, codeProblemOf } from './cart-command.ts'

test('CART-06 of several quantities chosen for a line the last counts', () => {
  expect(
    coalesceCommands([
      { kind: 'set', lineItemId: 'a', quantity: 2 },
      { kind: 'set', lineItemId: 'b', quantity: 5 },
      { kind: 'set', lineItemId: 'a', quantity: 4 },
    ]),
  ).toEqual([
    { kind: 'set', lineItemId: 'a', quantity: 4 },
    { kind: 'set', lineItemId: 'b', quantity: 5 },
  ])
})

test('CART-06, CART-14 quantities added of one SKU are summed', () => {
  expect(
    coalesceCommands([
      { kind: 'add', sku: 'EX30000001', quantity: 1 },
      { kind: 'add', sku: 'EX30000002', quantity: 1 },
      { kind: 'add', sku: 'EX30000001', quantity: 3 },
    ]),
  ).toEqual([
    { kind: 'add', sku: 'EX30000001', quantity: 4 },
    { kind: 'add', sku: 'EX30000002', quantity: 1 },
  ])
})

test('CART-15 a removal after a choice of quantity stays a removal', () => {
  const removal = { kind: 'set', lineItemId: 'a', quantity: 0 } as const
  expect(coalesceCommands([{ kind: 'set', lineItemId: 'a', quantity: 3 }, removal])).toEqual([removal])
})

test('EG-09 guarantees of two products stay two changes', () => {
  const changes = ['EX30000001', 'EX30000002'].map(
    parentSku => ({ kind: 'add', sku: '4100010', parentSku, quantity: 1 }) as const,
  )
  expect(coalesceCommands(changes)).toEqual(changes)
})

test('a line and a SKU of the same name are not mixed up', () => {
  const changes = [
    { kind: 'add', sku: 'x', quantity: 1 },
    { kind: 'set', lineItemId: 'x', quantity: 2 },
  ] as const
  expect(coalesceCommands(changes)).toEqual(changes)
})

function refusal(code: string, details: object = {}): OperationError {
  return new OperationError('applyCartCoupon', { statusCode: 400, message: code, errors: [{ code, message: code, ...details }] })
}

test.each([
  [refusal('DiscountCodeNonApplicable', { reason: 'DoesNotExist' }), 'unknown'],
  [refusal('DiscountCodeNonApplicable', { reason: 'TimeRangeNonApplicable' }), 'out-of-time'],
  [refusal('MaxResourceLimitExceeded', { limit: 10 }), 'too-many'],
  [refusal('InvalidInput', { field: 'code' }), 'unknown'],
  [refusal('General'), 'failed'],
  [new TypeError('fetch failed'), 'failed'],
] as const)('CART-21 %s tells the shopper that the code is %s', (error, reason) => {
  expect(codeProblemOf('SAVE10', error)).toEqual({ code: 'SAVE10', reason })
})
