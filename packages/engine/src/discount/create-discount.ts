import type { CustomerGroupKey } from '@shop/domain/customer'
import {
  type CartDiscountDraft,
  type CartDiscountValue,
  checkAgainstOthers,
  checkAgainstPrices,
  checkNames,
  type DiscountCodeDraft,
} from '@shop/domain/discount'
import { requireDefined } from '@shop/domain/error'
import type { LocalizedString } from '@shop/domain/market'
import { sql } from 'kysely'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { createCoupon, importCartDiscounts } from './import-discounts.ts'
import {
  type DiscountedGoods,
  lockDiscounts,
  type OwnedDiscount,
  requireGoods,
  requireStores,
  requireVolumeGroup,
  selectLowestPrices,
  selectOwnedDiscounts,
} from './owned-discount-rows.ts'

/** A discount as its owner words it. Rates are per 1/10000, amounts cents. */
export type DiscountPlan = {
  readonly name: LocalizedString
  /** Keys; none means all. */
  readonly stores: readonly string[]
  /** ISO instants; without them from now on, and without an end. */
  readonly validFrom?: string
  readonly validUntil?: string
} & (
  | { readonly kind: 'volume'; readonly group: string; readonly threshold: number; readonly permyriad: number }
  | { readonly kind: 'personal'; readonly group: CustomerGroupKey; readonly permyriad: number }
  | {
      readonly kind: 'code'
      readonly code: string
      readonly value: CartDiscountValue
      /** An amount off each unit, or one off the goods together; a rate is always off each unit. */
      readonly isPerUnit: boolean
      readonly goods: DiscountedGoods
      /** Orders that may use it in all, and orders of one customer. */
      readonly limits: Pick<DiscountCodeDraft, 'maxApplications' | 'maxApplicationsPerCustomer'>
    }
)

/** Turns of the kinds: what a price is by quantity comes first, then whose it is, then what was typed in. */
const SORT_ORDERS = { volume: '0.9', personal: '0.6', code: '0.5' } as const

/**
 * Makes a volume discount, the discount of a customer group, or a code with what it grants (DISC-01, DISC-08, DISC-15); pages and carts
 * have it within a second. Throws `CommerceError` `invalid-input` with a sentence where it names what the shop does not have, where
 * another discount contradicts it, where a price would not be above 0, or where its name is missing in a language.
 */
export async function createDiscount(context: EngineContext, plan: DiscountPlan): Promise<OwnedDiscount> {
  return inTransaction(context, async db => {
    const inside = { ...context, db }
    await lockDiscounts(db)
    await requireStores(db, plan.stores)
    const key = await writePlan(inside, plan)
    const [made] = await selectOwnedDiscounts(db, { key, code: undefined })
    return requireDefined(made, `discount ${key}`)
  })
}

async function writePlan(context: EngineContext, plan: DiscountPlan): Promise<string> {
  const { db } = context
  const draft = await draftOf(context, plan)
  checkNames(draft)
  if (plan.kind === 'code') {
    const { code, goods, limits } = plan
    await requireGoods(db, goods)
    await checkPrices(context, draft, goods)
    const { isActive, stores, validFrom, validUntil } = draft
    const times = { ...(validFrom ? { validFrom } : {}), ...(validUntil ? { validUntil } : {}) }
    const { discountCodeId } = await createCoupon(context, {
      code: { code, isActive, cartPredicate: 'true', stores, ...times, ...limits },
      discount: draft,
    })
    return `code-${discountCodeId}`
  }
  if (plan.kind === 'volume') await requireVolumeGroup(db, plan.group)
  await checkOthers(db, draft)
  await importCartDiscounts(context, [draft])
  return draft.key
}

async function draftOf(context: EngineContext, plan: DiscountPlan): Promise<CartDiscountDraft> {
  const { db } = context
  const { kind, name, validUntil } = plan
  const common = {
    id: context.newId(),
    name,
    isActive: true,
    sortOrder: SORT_ORDERS[kind],
    stackingMode: 'Stacking',
    cartPredicate: 'true',
    stores: plan.stores.map(key => ({ key })),
    validFrom: plan.validFrom ?? context.now(),
    ...(validUntil ? { validUntil } : {}),
  } as const
  switch (kind) {
    case 'volume': {
      const { group, threshold, permyriad } = plan
      return {
        ...common,
        key: await freeKey(db, `volume-${group}-${threshold}`),
        requiresDiscountCode: false,
        target: { type: 'lineItems', predicate: 'true' },
        value: { type: 'relative', permyriad },
        custom: { volumeDiscountGroup: group, threshold },
      }
    }
    case 'personal': {
      const { group, permyriad } = plan
      // It counts in stores that it names alone (DISC-09).
      const stores =
        common.stores.length > 0 ? common.stores : await db.selectFrom('store').select('key').orderBy('key').execute()
      return {
        ...common,
        stores,
        key: await freeKey(db, `personal-${group}`),
        requiresDiscountCode: false,
        target: { type: 'lineItems', predicate: 'type != "extra_guarantee"' },
        value: { type: 'relative', permyriad },
        custom: { cohortTier: group },
      }
    }
    case 'code': {
      const { value, isPerUnit, goods } = plan
      const isOnLines = value.type === 'relative' || isPerUnit
      const target = isOnLines
        ? ({ type: 'lineItems', predicate: predicateOf(goods) } as const)
        : ({ type: 'totalPrice' } as const)
      return { ...common, key: 'code', requiresDiscountCode: true, target, value, custom: {} }
    }
  }
}

function predicateOf({ skus, categoryKeys }: DiscountedGoods): string {
  const list = (values: readonly string[]) => `(${values.map(value => `"${value}"`).join(', ')})`
  const parts = [
    ...(skus.length > 0 ? [`sku in ${list(skus)}`] : []),
    ...(categoryKeys.length > 0 ? [`categories.key contains any ${list(categoryKeys)}`] : []),
  ]
  return parts.length > 0 ? parts.join(' or ') : 'true'
}

/** A key that no discount has had: one that is over keeps its own. */
async function freeKey(db: Database, key: string): Promise<string> {
  const { rows } = await sql<{ key: string }>`select key from cart_discount where starts_with(key, ${key})`.execute(db)
  const taken = new Set(rows.map(row => row.key))
  let free = key
  for (let count = 2; taken.has(free); count++) free = `${key}-${count}`
  return free
}

/** Refuses what another discount contradicts; see `checkAgainstOthers`. */
export async function checkOthers(db: Database, draft: CartDiscountDraft): Promise<void> {
  const others = await selectOwnedDiscounts(db)
  checkAgainstOthers(
    draft,
    others.map(({ discount }) => discount),
  )
}

/** Refuses an amount off each unit that some of the goods cost less than; see `checkAgainstPrices`. */
export async function checkPrices(context: EngineContext, draft: CartDiscountDraft, goods: DiscountedGoods): Promise<void> {
  if (draft.value.type !== 'absolute') return
  const currencies = draft.value.money.map(({ currencyCode }) => currencyCode)
  checkAgainstPrices(draft, await selectLowestPrices(context.db, goods, { currencies, now: context.now() }))
}
