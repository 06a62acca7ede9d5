import {
  type CartDiscountDraft,
  type CartDiscountValue,
  checkNames,
  type DiscountCodeDraft,
  discountPhaseOf,
  normalizeDiscountCode,
} from '@shop/domain/discount'
import { CommerceError } from '@shop/domain/error'
import type { LocalizedString } from '@shop/domain/market'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { checkOthers, checkPrices } from './create-discount.ts'
import { importCartDiscounts, importDiscountCodes } from './import-discounts.ts'
import { lockDiscounts, type OwnedDiscount, requireStores, selectOwnedDiscounts } from './owned-discount-rows.ts'

/** What an owner changes of a discount; null takes a limit away. */
export interface DiscountChange {
  readonly name?: LocalizedString
  /** Of the same type as before: a rate stays a rate, an amount an amount. */
  readonly value?: Extract<CartDiscountValue, { type: 'relative' | 'absolute' }>
  /** Keys; none means all. */
  readonly stores?: readonly string[]
  readonly isActive?: boolean
  readonly validFrom?: string | null
  readonly validUntil?: string | null
  /** Of codes alone. */
  readonly maxApplications?: number | null
  readonly maxApplicationsPerCustomer?: number | null
}

/** Every discount, or those of a key or a code, however it is typed. Throws `CommerceError` `resource-not-found` for a name of none. */
export async function findDiscounts({ db }: Pick<EngineContext, 'db'>, name?: string): Promise<OwnedDiscount[]> {
  if (name === undefined) return selectOwnedDiscounts(db)
  const found = await selectOwnedDiscounts(db, { key: name, code: codeOf(name) })
  if (found.length > 0) return found
  throw new CommerceError(
    { code: 'resource-not-found', typeId: 'cart-discount', id: name },
    `There is no discount or code ${name}`,
  )
}

function codeOf(name: string): string | undefined {
  try {
    return normalizeDiscountCode(name)
  } catch {
    return undefined
  }
}

/**
 * Changes a discount, and the code that grants it, together; orders keep what they were placed with. Throws `CommerceError`
 * `resource-not-found`, or `invalid-input` with a sentence as `createDiscount` does, and for limits that are passed already.
 */
export async function changeDiscount(context: EngineContext, name: string, change: DiscountChange): Promise<OwnedDiscount> {
  return inTransaction(context, async db => {
    const inside = { ...context, db }
    await lockDiscounts(db)
    const owned = await requireOne(db, name)
    await requireStores(db, change.stores ?? [])
    const draft = discountOf(owned, change)
    checkNames(draft)
    await checkOthers(db, draft)
    await checkPrices(inside, draft, goodsOf(draft))
    await importCartDiscounts(inside, [draft])
    if (owned.code) await importDiscountCodes(inside, [changedCode(owned.code, change)])
    return requireOne(db, name)
  })
}

/**
 * Ends a discount, and the code that grants it, at an ISO instant; what would begin then or later never counts, and what is over stays
 * so. Repeatable. Throws `CommerceError` `resource-not-found`, or `invalid-input` for one that others are bound to.
 */
export async function endDiscount(context: EngineContext, name: string, at: string): Promise<OwnedDiscount> {
  return inTransaction(context, async db => {
    await lockDiscounts(db)
    const owned = await requireOne(db, name)
    const end = <Limits extends Pick<CartDiscountDraft, 'isActive' | 'validFrom' | 'validUntil'>>(limits: Limits): Limits => {
      const phase = discountPhaseOf(limits, at)
      if (phase === 'off' || phase === 'ended') return limits
      return phase === 'coming' || limits.validFrom === at ? { ...limits, isActive: false } : { ...limits, validUntil: at }
    }
    const { version: _version, ...discount } = owned.discount
    await importCartDiscounts({ ...context, db }, [end(discount)])
    if (owned.code) {
      const { version: _codeVersion, applications: _applications, ...code } = owned.code
      await importDiscountCodes({ ...context, db }, [end(code)])
    }
    return requireOne(db, name)
  })
}

async function requireOne(db: Database, name: string): Promise<OwnedDiscount> {
  const [owned, ...more] = await findDiscounts({ db }, name)
  if (owned && more.length === 0 && owned.codes <= 1) return owned
  throw new CommerceError(
    { code: 'invalid-input', field: 'code' },
    `${name} is bound to several codes or discounts, as an import made them: change them there`,
  )
}

/** Which products a discount that was made by `createDiscount` reduces; of any other all. */
function goodsOf({ target }: CartDiscountDraft): { readonly skus: readonly string[]; readonly categoryKeys: readonly string[] } {
  const predicate = target?.type === 'lineItems' ? target.predicate : ''
  const listed = (before: RegExp) =>
    [...(before.exec(predicate)?.[1]?.matchAll(/"([^"]+)"/g) ?? [])].map(([, value = '']) => value)
  return { skus: listed(/sku in \(([^)]*)\)/), categoryKeys: listed(/categories\.key contains any \(([^)]*)\)/) }
}

function limitsOf(
  { validFrom, validUntil }: DiscountChange,
  before: { readonly validFrom?: string; readonly validUntil?: string },
) {
  const from = validFrom === undefined ? before.validFrom : validFrom
  const until = validUntil === undefined ? before.validUntil : validUntil
  return { ...(from ? { validFrom: from } : {}), ...(until ? { validUntil: until } : {}) }
}

function discountOf({ discount, code }: OwnedDiscount, change: DiscountChange): CartDiscountDraft {
  const { version: _version, validFrom: _from, validUntil: _until, ...before } = discount
  if (change.value && change.value.type !== before.value.type)
    throw refuse(
      'value',
      before.value.type === 'relative'
        ? 'This discount is a percentage: change it by --percent'
        : 'This discount is an amount: change it by --amount',
    )
  if (!code && (change.maxApplications !== undefined || change.maxApplicationsPerCustomer !== undefined))
    throw refuse('maxApplications', 'How often a discount is used is limited for codes alone')
  if (change.stores?.length === 0 && before.custom.cohortTier !== undefined)
    throw refuse('stores', 'The discount of a customer group names its stores')
  // How it takes an amount off several units stays.
  const value = change.value && (before.value.type === 'absolute' ? { ...before.value, ...change.value } : change.value)
  return {
    ...before,
    ...limitsOf(change, discount),
    ...(value ? { value } : {}),
    ...(change.name ? { name: change.name } : {}),
    ...(change.stores ? { stores: change.stores.map(key => ({ key })) } : {}),
    ...(change.isActive === undefined ? {} : { isActive: change.isActive }),
  }
}

function changedCode(code: NonNullable<OwnedDiscount['code']>, change: DiscountChange): DiscountCodeDraft {
  const {
    version: _version,
    applications,
    validFrom: _from,
    validUntil: _until,
    maxApplications,
    maxApplicationsPerCustomer,
    ...before
  } = code
  const [uses, usesPerCustomer] = [change.maxApplications, change.maxApplicationsPerCustomer]
  const limit = uses === undefined ? maxApplications : uses
  const limitPerCustomer = usesPerCustomer === undefined ? maxApplicationsPerCustomer : usesPerCustomer
  if (limit && limit < applications) throw refuse('maxApplications', `${code.code} is used by ${applications} orders already`)
  return {
    ...before,
    ...limitsOf(change, code),
    ...(limit ? { maxApplications: limit } : {}),
    ...(limitPerCustomer ? { maxApplicationsPerCustomer: limitPerCustomer } : {}),
    ...(change.stores ? { stores: change.stores.map(key => ({ key })) } : {}),
    ...(change.isActive === undefined ? {} : { isActive: change.isActive }),
  }
}

function refuse(field: string, message: string): CommerceError {
  return new CommerceError({ code: 'invalid-input', field }, message)
}
