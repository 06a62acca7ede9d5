import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '@shop/domain/market'
import { addToVolumeGroup, currentCatalogueCursor, PRESS, readCatalogueChanges } from '@shop/engine/testing'
import { expect, onTestFinished, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const { context, run, read } = await openTestAdmin()

async function documentOf(key: string) {
  return context.db.selectFrom('cart_discount').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
}

test('DISC-15 a code is created with its discount, limits, stores and days, by either name of the command', async () => {
  expect(await run('coupon', 'create', 'SPRING10', '--percent', '10')).toBe('SPRING10 takes 10 % off, in all stores')
  const limited = ['--amount', '5.00', '--currency', 'EUR', '--stores', 'de,at', '--uses', '100', '--uses-per-customer', '1']
  const days = ['--from', '2026-11-21', '--until', '2099-12-01']
  const { discountCodeId } = (await read('discounts', 'create', 'code', 'five-off', ...limited, ...days)) as {
    discountCodeId: string
  }
  const code = await context.db.selectFrom('discount_code').selectAll().where('id', '=', discountCodeId).executeTakeFirstOrThrow()
  expect(code).toMatchObject({
    code: 'five-off',
    normalized_code: 'FIVE-OFF',
    max_applications: 100,
    max_applications_per_customer: 1,
    document: {
      validFrom: '2026-11-21T00:00:00.000Z',
      validUntil: '2099-12-01T00:00:00.000Z',
      stores: [{ key: 'de' }, { key: 'at' }],
    },
  })
  expect(await run('discounts', 'show', 'FIVE-OFF')).toContain('0 of 100, 1 per customer')
})

test('DISC-01, DISC-07 volume tiers are created, changed and ended, and what they contradict is refused', async () => {
  await addToVolumeGroup(context, 'standard')
  const before = await currentCatalogueCursor(context)
  const make = (threshold: string, percent: string, ...more: string[]) =>
    run('discounts', 'create', 'volume', 'standard', '--threshold', threshold, '--percent', percent, ...more)
  expect(await make('3', '5')).toBe('volume-standard-3 takes 5 % off, in all stores')
  expect(await make('5', '7.5', '--stores', 'de')).toBe('volume-standard-5 takes 7.5 % off, in de')
  expect((await readCatalogueChanges(context, before)).wholes).toContain('discount')
  const { document } = await documentOf('volume-standard-5')
  expect(document).toMatchObject({ value: { permyriad: 750 }, custom: { volumeDiscountGroup: 'standard', threshold: 5 } })
  expect(document.name).toMatchObject({ de: 'Mengenrabatt ab 5 Stück', el: 'Έκπτωση ποσότητας από 5 τεμ.' })
  expect(Object.keys(document.name)).toHaveLength(LANGUAGES.length)
  await expect(make('3', '6')).rejects.toThrow('volume-standard-3 already counts for standard from 3 units on')
  await expect(make('10', '7.5', '--stores', 'de')).rejects.toThrow('not more than the 7.5 % from 5 units on')
  expect(await run('discounts', 'change', 'volume-standard-3', '--percent', '6', '--until', '2099-01-01')).toBe(
    'volume-standard-3 takes 6 % off, in all stores: current',
  )
  await expect(run('discounts', 'change', 'volume-standard-3', '--percent', '8')).rejects.toThrow('not more than the 8 %')
  expect(await run('discounts', 'end', 'volume-standard-3')).toMatch(/^volume-standard-3 ends on \d{4}-/)
  expect(await make('3', '4')).toBe('volume-standard-3-2 takes 4 % off, in all stores')
  expect(await run('discounts', 'list', '--kind', 'volume', '--phase', 'ended')).toContain('volume-standard-3')
  const { discounts } = (await read('discounts', 'list', '--kind', 'volume', '--store', 'at')) as { discounts: object[] }
  expect(discounts).toMatchObject([{ name: 'volume-standard-3-2', value: { permyriad: 400 }, phase: 'current' }])
  await expect(run('discounts', 'create', 'volume', 'heavy', '--threshold', '3', '--percent', '5')).rejects.toThrow(
    'No product belongs to the volume discount group heavy',
  )
  const noted = await run('audit', 'list', '--noun', 'cart-discount')
  expect(noted).toContain('discounts create')
  expect(noted).toContain('discounts end')
})

test('DISC-08, DISC-09 the discount of a group names its stores, and groups show what they have', async () => {
  expect(await run('discounts', 'create', 'personal', 'tier2', '--percent', '3')).toContain('personal-tier2 takes 3 % off')
  const { document } = await documentOf('personal-tier2')
  expect(document.stores.length).toBeGreaterThan(0)
  expect(document.target).toEqual({ type: 'lineItems', predicate: 'type != "extra_guarantee"' })
  await expect(run('discounts', 'create', 'personal', 'tier2', '--percent', '4')).rejects.toThrow('is the discount of tier2')
  await expect(run('discounts', 'change', 'personal-tier2', '--stores', 'all')).rejects.toThrow('names its stores')
  await expect(run('discounts', 'change', 'personal-tier2', '--uses', '4')).rejects.toThrow('for codes alone')
  await expect(run('discounts', 'change', 'personal-tier2', '--amount', 'EUR=1')).rejects.toThrow('is a percentage')
  expect(await run('groups', 'list')).toContain('3 % (personal-tier2)')
  expect(await read('groups', 'show', 'tier2')).toMatchObject({ group: 'tier2', customers: 0, discounts: [{ phase: 'current' }] })
})

test('DISC-13 amounts in several currencies are off the goods together or off each unit, never more than a unit costs', async () => {
  const five = ['--amount', 'EUR=5.00,CZK=120.00']
  expect(await run('discounts', 'create', 'code', 'FIVE', ...five)).toBe('FIVE takes 5.00 EUR or 120.00 CZK off, in all stores')
  await expect(run('discounts', 'create', 'code', 'MUCH', '--amount', 'EUR=9999.00', '--each', 'unit')).rejects.toThrow(
    'its price would not be above 0',
  )
  await expect(run('discounts', 'create', 'code', 'GHOST', '--percent', '5', '--products', 'EX39999999')).rejects.toThrow(
    'There is no product EX39999999',
  )
  await expect(run('discounts', 'create', 'code', 'GHOST', '--percent', '5', '--categories', 'ghosts')).rejects.toThrow(
    'There is no category ghosts',
  )
  await run('discounts', 'create', 'code', 'EACH', '--amount', 'EUR=1.00', '--each', 'unit', '--products', PRESS)
  await expect(run('discounts', 'change', 'each', '--amount', 'EUR=9999.00')).rejects.toThrow('its price would not be above 0')
  await context.db.updateTable('discount_code').set({ applications: 3 }).where('normalized_code', '=', 'EACH').execute()
  await expect(run('discounts', 'change', 'EACH', '--uses', '2')).rejects.toThrow('EACH is used by 3 orders already')
  expect(await run('discounts', 'change', 'EACH', '--uses', '10', '--until', '2099-01-01', '--stores', 'de')).toBe(
    'EACH takes 1.00 EUR off, in de: current',
  )
  expect(await run('discounts', 'end', 'EACH', '--at', '2090-01-01')).toBe('EACH ends on 2090-01-01')
  const coming = await run('discounts', 'create', 'code', 'LATER', '--percent', '5', '--from', '2090-01-01')
  expect(coming).toContain('LATER')
  expect(await run('discounts', 'end', 'later')).toBe('LATER is switched off')
})

test('DISC-13 names come from a file, and a missing language is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'names-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'names.json')
  const create = (code: string, store: string) =>
    run('discounts', 'create', 'code', code, '--percent', '5', '--stores', store, '--names', file)
  writeFileSync(file, JSON.stringify({ de: 'Herbstrabatt' }))
  expect(await create('HERBST', 'at')).toBe('HERBST takes 5 % off, in at')
  await expect(create('PODZIM', 'cz')).rejects.toThrow('The name of the discount is missing in Čeština')
  writeFileSync(file, JSON.stringify({ klingon: 'x' }))
  await expect(create('OTHER', 'at')).rejects.toThrow('klingon is not a language')
})

test.each([
  [['X1'], 'Give either --percent or --amount'],
  [['X1', '--percent', '10', '--amount', '5', '--currency', 'EUR'], 'Give either --percent or --amount'],
  [['X1', '--percent', '101'], '--percent 101 is not a number from 1 to 100'],
  [['X1', '--percent', '10', '--currency', 'EUR'], '--currency belongs to --amount'],
  [['X1', '--amount', '5'], '--currency is missing'],
  [['X1', '--amount', 'EUR=5,EUR=6'], 'more than one amount in EUR'],
  [['X1', '--amount', 'EUR=5', '--products', 'EX30000001'], '--products and --categories belong to'],
  [['X1', '--percent', '5', '--each', 'unit'], '--each belongs to --amount'],
  [['X1', '--percent', '10', '--stores', 'de,xx'], '--stores xx is not a store'],
  [['X1', '--percent', '10', '--uses', '0'], '--uses 0 is not a number'],
  [['X1', '--percent', '10', '--until', '2020-01-01'], '--until is over'],
  [['a b', '--percent', '10'], 'This is no discount code'],
])('DISC-15 discounts create code %j is refused and makes nothing', async (args, message) => {
  const count = () => context.db.selectFrom('cart_discount').select('id').execute()
  const before = await count()
  await expect(run('discounts', 'create', 'code', ...args)).rejects.toThrow(message)
  expect(await count()).toEqual(before)
})
