import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { aSlovakAddress } from '@shop/domain/fixtures'
import { type CurrencyCode, moneyOf } from '@shop/domain/money'
import { type Price, type PriceDraft, priorPrice, savedPercent } from '@shop/domain/product'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addLineItem, createCart, updateCart } from '../cart/index.ts'
import type { EngineContext } from '../database/index.ts'
import { checkInvariants } from '../invariants/index.ts'
import { loadStock } from '../inventory/set-stock.ts'
import { createOrderFromCart } from '../order/index.ts'
import { createBankPayment } from '../payment/index.ts'
import { aCustomer, aPricedProduct, day, importAll, onDay } from '../testing/price.fixtures.ts'
import { aPaymentDraft, aVisitor, openTestShop, requestOf } from '../testing/shop.fixtures.ts'
import { findProductDetails, findProducts, setPrice } from './index.ts'

const { context } = await openTestShop({ products: [] })
const SLOVAK = { language: 'sk', currency: 'EUR', country: 'SK' } as const

const eur = (centAmount: number) => moneyOf('EUR', centAmount)
const aPrice = (cent: number, more: Partial<PriceDraft> = {}): PriceDraft => ({ id: randomUUID(), value: eur(cent), ...more })
const reducedTo = (cent: number, window: { validFrom?: string; validUntil?: string } = {}) => ({
  discounted: { value: eur(cent), isActive: true, ...window },
})

let lastSku = 30_000_100
/** A product of its own for a test, imported on a day. */
async function aSku(from: number, prices: readonly PriceDraft[]) {
  lastSku += 1
  const sku = `EX${lastSku}`
  const product = aPricedProduct(sku, prices)
  await importAll(onDay(context, from), [product])
  await loadStock(context, [{ id: randomUUID(), sku, quantity: 100 }])
  return {
    sku,
    /** What the importer brings on a day. */
    reimport: (on: number, next: readonly PriceDraft[]) =>
      importAll(onDay(context, on), [{ ...aPricedProduct(sku, next), id: product.id }]),
    setOn: (on: number, centAmount: number, discountedCentAmount?: number) =>
      setPrice(onDay(context, on), {
        sku,
        currencyCode: 'EUR',
        centAmount,
        ...(discountedCentAmount ? { discountedCentAmount } : {}),
      }),
    recorded: () => recordsOf(sku),
  }
}

/** Instants, amounts and reduced amounts, in the order in which they were written. */
async function recordsOf(sku: string): Promise<(string | number | null)[][]> {
  const { rows } = await sql<{ from: string; value: number | null; discounted: number | null }>`
    select in_force_from as "from", value_cent as value, discounted_cent as discounted from price_record
    where sku = ${sku} order by id`.execute(context.db)
  return rows.map(({ from, value, discounted }) => [new Date(from).toISOString(), value, discounted])
}

async function shownIn(at: EngineContext, sku: string): Promise<Price | undefined> {
  const { results } = await findProducts(at, { ...SLOVAK, where: { skus: [sku] } })
  return results[0]?.masterVariant.price
}

async function shown(on: number, sku: string): Promise<(number | undefined)[]> {
  const price = await shownIn(onDay(context, on), sku)
  return [price && priorPrice(price)?.centAmount, price && savedPercent(price)]
}

test('prior price: a price that is raised and then reduced is compared with what it was before it was raised', async () => {
  const { sku, setOn, recorded } = await aSku(0, [aPrice(10_000)])
  await setOn(35, 15_000)
  await setOn(40, 15_000, 8000)
  expect(await shown(41, sku)).toEqual([10_000, 20])
  expect(await recorded()).toEqual([
    [day(0), 10_000, null],
    [day(35), 15_000, null],
    [day(40), 15_000, 8000],
  ])
})

test('prior price: page, listing and cart line show the same one', async () => {
  const { sku, setOn } = await aSku(0, [aPrice(10_000)])
  await setOn(40, 12_000, 8000)
  const at = onDay(context, 41)
  const { results } = await findProductDetails(at, { ...SLOVAK, where: { skus: [sku] } })
  const { owner, cart } = await aVisitor(at)
  const filled = await addLineItem(at, requestOf(owner, cart), { sku, quantity: 1 })
  const price = {
    value: eur(12_000),
    discounted: { value: eur(8000), isActive: true },
    lowestPriorPrice: eur(10_000),
  }
  expect(await shownIn(at, sku)).toMatchObject(price)
  expect(results[0]?.masterVariant.price).toMatchObject(price)
  expect(filled.lineItems[0]?.price).toMatchObject(price)
})

test('prior price: a product reduced since it is on sale has none, and so has one that is not reduced', async () => {
  const { sku, setOn } = await aSku(40, [aPrice(10_000, reducedTo(8000))])
  expect(await shown(41, sku)).toEqual([undefined, 0])
  await setOn(42, 10_000)
  expect(await shownIn(onDay(context, 43), sku)).not.toHaveProperty('lowestPriorPrice')
})

test('prior price: a country with a price of its own has a past of its own', async () => {
  const { sku, setOn } = await aSku(0, [aPrice(10_000), aPrice(9000, { country: 'SK' })])
  await setOn(40, 10_000, 7000)
  const slovakia = { sku, currencyCode: 'EUR', country: 'SK', centAmount: 9000, discountedCentAmount: 7000 } as const
  await setPrice(onDay(context, 40), slovakia)
  expect(await shown(41, sku)).toEqual([9000, 22])
  const german = { language: 'de', currency: 'EUR', country: 'DE', where: { skus: [sku] } } as const
  const { results } = await findProducts(onDay(context, 41), german)
  expect(results[0]?.masterVariant.price?.lowestPriorPrice).toEqual(eur(10_000))
})

test('prior price: a discount that begins and ends by itself needs no write, and the cart follows it', async () => {
  const { sku, recorded } = await aSku(0, [aPrice(10_000, reducedTo(8000, { validFrom: day(40), validUntil: day(45) }))])
  expect(await shown(39.999, sku)).toEqual([undefined, 0])
  expect(await shown(40, sku)).toEqual([10_000, 20])
  expect(await shown(45, sku)).toEqual([undefined, 0])
  expect(await recorded()).toHaveLength(1)

  const before = onDay(context, 44)
  const { owner, cart } = await aVisitor(before)
  const filled = await addLineItem(before, requestOf(owner, cart), { sku, quantity: 1 })
  const ready = await updateCart(before, requestOf(owner, filled), [
    { action: 'setCustomerEmail', email: 'jana@example.org' },
    { action: 'setBillingAddress', address: aSlovakAddress() },
    { action: 'setShippingAddress', address: aSlovakAddress() },
  ])
  const paid = await createBankPayment(before, requestOf(owner, ready), aPaymentDraft(ready, 'bank-transfer'))
  const after = onDay(context, 45)
  await expect(createOrderFromCart(after, requestOf(owner, paid.cart))).rejects.toMatchObject({
    failure: { code: 'price-changed' },
  })
  const recalculated = await updateCart(after, requestOf(owner, paid.cart), [{ action: 'recalculate' }])
  expect(recalculated.lineItems[0]?.totalPrice).toEqual(eur(10_000))
  expect(recalculated.lineItems[0]?.price).not.toHaveProperty('lowestPriorPrice')
})

test('prior price: importing the same prices again, under other ids, adds no record', async () => {
  const prices = () => [aPrice(10_000, reducedTo(8000)), aPrice(9000, { customerGroup: 'tier1', validFrom: day(3) })]
  const { reimport, recorded } = await aSku(0, prices())
  await reimport(10, prices())
  await reimport(20, prices())
  expect(await recorded()).toEqual([
    [day(0), 10_000, 8000],
    [day(0), 9000, null],
  ])
})

test('prior price: a price that the importer takes away is recorded as gone, and one that comes back as back', async () => {
  const { sku, reimport, recorded } = await aSku(0, [aPrice(10_000)])
  await reimport(10, [])
  expect(await shownIn(onDay(context, 11), sku)).toBeUndefined()
  await reimport(20, [aPrice(10_000)])
  expect(await recorded()).toEqual([
    [day(0), 10_000, null],
    [day(10), null, null],
    [day(20), 10_000, null],
  ])
})

test('prior price: between two changes of one transaction nothing was shown', async () => {
  const { sku, reimport } = await aSku(0, [aPrice(5000), aPrice(10_000, { country: 'SK', validUntil: day(100) })])
  await reimport(20, [aPrice(5000), aPrice(10_000, { country: 'SK', validUntil: day(200) })])
  await reimport(40, [aPrice(5000), aPrice(10_000, { country: 'SK', validUntil: day(200), ...reducedTo(8000) })])
  expect(await shown(41, sku)).toEqual([10_000, 20])
})

test('prior price: an importer tells the past before our own records, once, and cannot change it afterwards', async () => {
  const told = (...history: [number, number][]) => [
    aPrice(10_000, { ...reducedTo(8000), history: history.map(([from, cent]) => ({ from: day(from), value: eur(cent) })) }),
  ]
  const { sku, reimport, recorded } = await aSku(40, told([0, 11_000], [20, 10_000]))
  const records = [
    [day(0), 11_000, null],
    [day(20), 10_000, null],
    [day(40), 10_000, 8000],
  ]
  expect(await recorded()).toEqual(records)
  await reimport(50, told([0, 11_000], [20, 10_000], [30, 90_000], [45, 90_000], [60, 90_000]))
  expect(await recorded()).toEqual(records)
  expect(await shown(51, sku)).toEqual([10_000, 20])
})

test('prior price: an importer may tell the past later, of a price that is on record already', async () => {
  const { sku, reimport } = await aSku(40, [aPrice(10_000, reducedTo(8000))])
  await reimport(45, [aPrice(10_000, { ...reducedTo(8000), history: [{ from: day(0), value: eur(10_000) }] })])
  expect(await shown(46, sku)).toEqual([10_000, 20])
})

test('prior price: records are neither changed nor removed', async () => {
  const { sku } = await aSku(0, [aPrice(10_000)])
  for (const statement of [
    `update price_record set value_cent = 20000 where sku = '${sku}'`,
    `delete from price_record where sku = '${sku}'`,
    'truncate price_record',
  ]) {
    await expect(sql.raw(statement).execute(context.db)).rejects.toThrow('only ever added')
  }
  await sql`delete from inventory_entry where sku = ${sku}`.execute(context.db)
  await sql`delete from product where key = ${sku.toLowerCase()}`.execute(context.db)
  const [first, last, ...others] = await recordsOf(sku)
  expect([first, last?.at(1), others]).toEqual([[day(0), 10_000, null], null, []])
})

test('prior price: a direct write to the table is recorded as well', async () => {
  const { sku, recorded } = await aSku(0, [aPrice(10_000)])
  await sql`update price set value_cent = 12000 where sku = ${sku}`.execute(context.db)
  await sql`update price set value_cent = value_cent where sku = ${sku}`.execute(context.db)
  expect((await recorded()).map(([, value]) => value)).toEqual([10_000, 12_000])
})

test('ENT-09 a signed-in customer gets the price of their group and its past, a visitor does not', async () => {
  const { sku } = await aSku(0, [aPrice(10_000), aPrice(9000, { customerGroup: 'tier1' })])
  const tier1 = await aCustomer(context, 'tier1')
  const at = onDay(context, 5)
  for (const [owner, cent] of [
    [tier1, 9000],
    [await aCustomer(context, 'tier2'), 10_000],
    [await aCustomer(context, null), 10_000],
    [{ anonymousId: randomUUID() }, 10_000],
  ] as const) {
    const cart = await createCart(at, { owner, storeKey: 'sk' })
    const filled = await addLineItem(at, requestOf(owner, cart), { sku, quantity: 1 })
    expect(filled.lineItems[0]?.totalPrice).toEqual(eur(cent))
  }
  expect((await shownIn(at, sku))?.value).toEqual(eur(10_000))
})

test('DISC-16 setting a price raises the version and ends the reduction before; setting it again does nothing', async () => {
  const { sku, setOn, recorded } = await aSku(0, [aPrice(10_000, reducedTo(8000, { validUntil: day(100) }))])
  const first = await setOn(10, 9000)
  expect(first.version).toBe(2)
  expect(await setOn(11, 9000)).toEqual(first)
  expect((await setOn(12, 9000, 7000)).version).toBe(3)
  expect(await recorded()).toEqual([
    [day(0), 10_000, 8000],
    [day(10), 9000, null],
    [day(12), 9000, 7000],
  ])
  expect((await shownIn(onDay(context, 13), sku))?.discounted).toEqual({ value: eur(7000), isActive: true })
})

test('prior price: changes at the same time come one after the other, and the records end with what is shown', async () => {
  const { setOn, recorded } = await aSku(0, [aPrice(10_000)])
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => setOn(10 + index, 11_000 + index)))
  expect(new Set(answers.map(({ version }) => version)).size).toBe(12)
  const records = await recorded()
  expect(records).toHaveLength(13)
  const instants = records.map(([from]) => String(from))
  expect(instants).toEqual(instants.toSorted())
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
})

test('M1, UX-10 prices in forint come in as whole forints, and importing them again changes nothing', async () => {
  const huf = (centAmount: number) => moneyOf('HUF', centAmount)
  const forints = { id: randomUUID(), value: huf(129_950), discounted: { value: huf(109_949), isActive: true } }
  const { sku, reimport, recorded } = await aSku(0, [aPrice(10_000), forints])
  const hungarian = { language: 'hu', currency: 'HUF', country: 'HU', where: { skus: [sku] } } as const
  const [product] = (await findProducts(onDay(context, 1), { ...hungarian, language: 'sk' })).results
  expect(product?.masterVariant.price).toMatchObject({
    value: { centAmount: 130_000 },
    discounted: { value: { centAmount: 109_900 } },
  })
  const before = await recorded()
  await reimport(2, [aPrice(10_000), { ...forints, id: randomUUID() }])
  expect(await recorded()).toEqual(before)
  await reimport(3, [aPrice(10_000), { id: randomUUID(), value: huf(40), discounted: { value: huf(20), isActive: true } }])
  expect((await recorded()).at(-1)?.slice(1)).toEqual([100, null])
})

test('M1, UX-10 the migration makes prices that had decimals whole, and the change is on record', async () => {
  const migration = await readFile(new URL('../../migrations/0041-whole-forints.sql', import.meta.url), 'utf8')
  const { sku, recorded } = await aSku(0, [aPrice(10_000), { id: randomUUID(), value: moneyOf('HUF', 500_000) }])
  await sql`alter table price drop constraint price_whole_forints`.execute(context.db)
  const shown: unknown[] = []
  for (const [value, discounted] of [
    [129_950, 109_949],
    [250_050, null],
    [60, 55],
  ] as const) {
    await sql`update price set value_cent = ${value}, discounted_cent = ${discounted}, is_discount_active = ${discounted !== null}
      where sku = ${sku} and currency = 'HUF'`.execute(context.db)
    await context.db.transaction().execute(transaction => sql.raw(migration).execute(transaction))
    shown.push((await recorded()).at(-1)?.slice(1))
    await sql`alter table price drop constraint price_whole_forints`.execute(context.db)
  }
  expect(shown).toEqual([
    [130_000, 109_900],
    [250_000, null],
    [100, null],
  ])
  await context.db.transaction().execute(transaction => sql.raw(migration).execute(transaction))
})

test('DISC-16 a price that cannot be is refused with its field', async () => {
  const { sku, recorded } = await aSku(0, [aPrice(10_000)])
  const good = { sku, currencyCode: 'EUR', centAmount: 9000 } as const
  for (const [change, field] of [
    [{ ...good, centAmount: 0 }, 'centAmount'],
    [{ ...good, centAmount: 1.5 }, 'centAmount'],
    [{ ...good, centAmount: Number.NaN }, 'centAmount'],
    [{ ...good, discountedCentAmount: 9000 }, 'discountedCentAmount'],
    [{ ...good, discountedCentAmount: 0 }, 'discountedCentAmount'],
    [{ ...good, currencyCode: 'HUF', centAmount: 9050 }, 'centAmount'],
    [{ ...good, currencyCode: 'HUF', discountedCentAmount: 8999 }, 'discountedCentAmount'],
    [{ ...good, country: 'CZ' }, 'currencyCode'],
    [{ ...good, currencyCode: 'XYZ' as CurrencyCode }, 'currencyCode'],
  ] as const) {
    await expect(setPrice(context, change)).rejects.toMatchObject({ failure: { code: 'invalid-input', field } })
  }
  await expect(setPrice(context, { ...good, sku: 'EX39999999' })).rejects.toMatchObject({
    failure: { code: 'resource-not-found', typeId: 'product', id: 'EX39999999' },
  })
  expect(await recorded()).toHaveLength(1)
})
