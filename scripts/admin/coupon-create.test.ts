import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const { context, run, read } = await openTestAdmin()

test('DISC-15 coupon create makes a code with its discount, limits, stores and days', async () => {
  expect(await run('coupon', 'create', 'SPRING10', '--percent', '10')).toBe('SPRING10 takes 10 % off, in all stores')
  const limited = ['--amount', '5.00', '--currency', 'EUR', '--stores', 'de,at', '--uses', '100', '--uses-per-customer', '1']
  const days = ['--from', '2026-11-21', '--until', '2026-12-01']
  const { discountCodeId } = (await read('coupon', 'create', 'five-off', ...limited, ...days)) as { discountCodeId: string }
  const code = await context.db.selectFrom('discount_code').selectAll().where('id', '=', discountCodeId).executeTakeFirstOrThrow()
  expect(code).toMatchObject({
    code: 'five-off',
    normalized_code: 'FIVE-OFF',
    max_applications: 100,
    max_applications_per_customer: 1,
    document: {
      validFrom: '2026-11-21T00:00:00.000Z',
      validUntil: '2026-12-01T00:00:00.000Z',
      stores: [{ key: 'de' }, { key: 'at' }],
    },
  })
})

test.each([
  [['X1'], 'Give either --percent or --amount'],
  [['X1', '--percent', '10', '--amount', '5', '--currency', 'EUR'], 'Give either --percent or --amount'],
  [['X1', '--percent', '101'], '--percent 101 is not a number from 1 to 100'],
  [['X1', '--percent', '10', '--currency', 'EUR'], '--currency belongs to --amount'],
  [['X1', '--amount', '5'], '--currency is missing'],
  [['X1', '--percent', '10', '--stores', 'de,xx'], '--stores xx is not a store'],
  [['X1', '--percent', '10', '--uses', '0'], '--uses 0 is not a number'],
  [['a b', '--percent', '10'], 'This is no discount code'],
])('DISC-15 coupon create %j is refused and makes nothing', async (args, message) => {
  const count = () => context.db.selectFrom('cart_discount').select('id').execute()
  const before = await count()
  await expect(run('coupon', 'create', ...args)).rejects.toThrow(message)
  expect(await count()).toEqual(before)
})
