import { randomUUID } from 'node:crypto'
import { CommerceError } from '@shop/domain/error'
import { moneyOf } from '@shop/domain/money'
import { effectivePrice, type Price, type PriceSelection, selectPrice } from '@shop/domain/product'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addLineItem, createCart, deleteCart } from '../cart/index.ts'
import type { EngineContext } from '../database/index.ts'
import { loadStock } from '../inventory/set-stock.ts'
import type { Owner } from '../session/index.ts'
import { aCustomer, aPricedProduct, day, importAll, onDay } from '../testing/price.fixtures.ts'
import { aStranger, openTestShop, requestOf } from '../testing/shop.fixtures.ts'
import { findProducts, type ProductListQuery } from './index.ts'

const { context } = await openTestShop({ products: [] })
const SKUS = ['EX30000011', 'EX30000012'] as const
const IDS = { EX30000011: randomUUID(), EX30000012: randomUUID() }
await importAll(
  onDay(context, 0),
  SKUS.map(sku => ({ ...aPricedProduct(sku, []), id: IDS[sku] })),
)
await loadStock(
  context,
  SKUS.map(sku => ({ id: randomUUID(), sku, quantity: 100 })),
)
const owners = { tier1: await aCustomer(context, 'tier1'), none: await aCustomer(context, null), visitor: aStranger() }

const validity = fc
  .tuple(fc.option(fc.integer({ min: 0, max: 3 }), { freq: 1 }), fc.option(fc.integer({ min: 3, max: 6 }), { freq: 1 }))
  .filter(([from, until]) => from === null || until === null || from < until)
  .map(([from, until]) => ({
    ...(from === null ? {} : { validFrom: day(from) }),
    ...(until === null ? {} : { validUntil: day(until) }),
  }))

const price: fc.Arbitrary<Price> = fc
  .record({
    cent: fc.integer({ min: 500, max: 999 }),
    currency: fc.constantFrom('EUR' as const, 'EUR' as const, 'CZK' as const),
    country: fc.constantFrom('SK' as const, 'SK' as const, 'DE' as const, undefined, undefined),
    group: fc.constantFrom('tier1' as const, 'tier1' as const, 'tier2' as const, undefined, undefined),
    validity,
    discount: fc.option(fc.record({ cent: fc.integer({ min: 1, max: 499 }), isActive: fc.boolean(), validity })),
  })
  .map(({ cent, currency, country, group, validity: own, discount }) => ({
    id: randomUUID(),
    value: moneyOf(currency, cent),
    ...own,
    ...(country ? { country } : {}),
    ...(group ? { customerGroup: group } : {}),
    ...(discount
      ? { discounted: { value: moneyOf(currency, discount.cent), isActive: discount.isActive, ...discount.validity } }
      : {}),
  }))

/** Prices as the schema lets them be: one of each scope. */
const prices = fc.uniqueArray(price, {
  maxLength: 9,
  size: 'max',
  selector: ({ value, country, customerGroup, validFrom, validUntil }) =>
    [value.currencyCode, country, customerGroup, validFrom, validUntil].join(),
})

/** What the rules in code say about what a statement showed. */
function withoutPriorPrice({ lowestPriorPrice: _, ...shown }: Price): Price {
  return shown
}

async function priceInCart(at: EngineContext, owner: Owner, sku: string): Promise<Price | undefined> {
  const cart = await createCart(at, { owner, storeKey: 'sk' })
  try {
    const filled = await addLineItem(at, requestOf(owner, cart), { sku, quantity: 1 })
    await deleteCart(at, requestOf(owner, filled))
    return filled.lineItems[0]?.price
  } catch (error) {
    if (error instanceof CommerceError && error.failure.code === 'matching-price-not-found') return undefined
    throw error
  }
}

test('ENT-09, DISC-16 listings and carts show the very price that the rules select, at any time and for any group', async () => {
  await fc.assert(
    fc.asyncProperty(prices, fc.integer({ min: 0, max: 6 }), async (stored, dayNumber) => {
      await importAll(onDay(context, 0), [{ ...aPricedProduct(SKUS[0], stored), id: IDS[SKUS[0]] }])
      const at = onDay(context, dayNumber)
      const asked: PriceSelection = { currency: 'EUR', country: 'SK', now: at.now() }
      const query: ProductListQuery = { language: 'sk', currency: 'EUR', country: 'SK', where: { skus: [SKUS[0]] } }
      for (const group of [{}, { customerGroupKey: 'tier1' as const }]) {
        const { results } = await findProducts(at, { ...query, ...group })
        const shown = results[0]?.masterVariant.price
        expect(shown && withoutPriorPrice(shown)).toEqual(selectPrice(stored, { ...asked, ...group }))
      }
      for (const [owner, group] of [
        [owners.visitor, {}],
        [owners.none, {}],
        [owners.tier1, { customerGroupKey: 'tier1' as const }],
      ] as const) {
        const asks = await priceInCart(at, owner, SKUS[0])
        expect(asks && withoutPriorPrice(asks)).toEqual(selectPrice(stored, { ...asked, ...group }))
      }
    }),
    { numRuns: 60 },
  )
})

test('CAT-07, DISC-16 a listing is ordered by what a unit costs at the time, for the group that asks', async () => {
  await fc.assert(
    fc.asyncProperty(prices, prices, fc.integer({ min: 0, max: 6 }), async (first, second, dayNumber) => {
      const sets = [first, second.map(draft => ({ ...draft, id: randomUUID() }))]
      await importAll(
        onDay(context, 0),
        SKUS.map((sku, index) => ({ ...aPricedProduct(sku, sets[index] ?? []), id: IDS[sku] })),
      )
      const at = onDay(context, dayNumber)
      const asked: PriceSelection = { currency: 'EUR', country: 'SK', now: at.now(), customerGroupKey: 'tier1' }
      const expected = SKUS.flatMap((sku, index) => {
        const selected = selectPrice(sets[index] ?? [], asked)
        return selected ? [{ id: IDS[sku], cent: effectivePrice(selected).centAmount }] : []
      }).sort((a, b) => a.cent - b.cent || (a.id < b.id ? -1 : 1))
      const page = await findProducts(at, { ...asked, language: 'sk', sort: 'price-up' })
      expect(page.results.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    }),
    { numRuns: 60 },
  )
})
