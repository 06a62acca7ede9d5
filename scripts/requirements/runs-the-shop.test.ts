import { expect, test } from 'vitest'
import { readLedger } from './read-ledger.ts'
import { runsTheShop } from './runs-the-shop.ts'

test.each([
  ['e2e/shell.spec.ts', true],
  ['apps/middleware/src/cart/cart-operations.test.ts', true],
  ['apps/storefront/server/pass-on-operations.test.ts', true],
  ['packages/engine/src/order/order-races.test.ts', true],
  ['apps/storefront/app/shell/shell.test.tsx', false],
  ['packages/domain/src/vat/vat-number.test.ts', false],
  ['packages/integrations/src/vat/vat-validator.test.ts', false],
])('%s runs the shop: %s', (file, isRunning) => {
  expect(runsTheShop(file)).toBe(isRunning)
})

test('the ledger says which entries are rules', () => {
  const [area] = readLedger('## COD — cash on delivery\n\n- **COD-01** (rule) — Limits.\n- **COD-02** — A page.\n')
  expect([...(area?.entries ?? [])]).toEqual([
    ['COD-01', { text: 'Limits.', isRule: true }],
    ['COD-02', { text: 'A page.', isRule: false }],
  ])
  expect(() => readLedger('## COD — x\n- **COD-01** — a\n- **COD-01** — b')).toThrow('COD-01')
})
