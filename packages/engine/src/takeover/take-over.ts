import type { ImportedCustomer, ImportedDiscount, ImportedOrder, ImportedRedirection } from '@shop/domain/takeover'
import type { EngineContext } from '../database/context.ts'
import { takeOverCustomers } from './take-over-customers.ts'
import { takeOverDiscounts } from './take-over-discounts.ts'
import { takeOverOrders } from './take-over-orders.ts'
import type { TakeOverOutcome } from './take-over-outcome.ts'
import { takeOverRedirections } from './take-over-redirections.ts'

/** Something besides the catalogue that another shop hands over. */
export type TakeOverItem =
  | { readonly kind: 'redirection'; readonly redirection: ImportedRedirection }
  | { readonly kind: 'customer'; readonly customer: ImportedCustomer }
  | { readonly kind: 'order'; readonly order: ImportedOrder }
  | { readonly kind: 'discount'; readonly discount: ImportedDiscount }

const KINDS: ReadonlySet<string> = new Set<TakeOverItem['kind']>(['redirection', 'customer', 'order', 'discount'])

export function isTakeOverItem(item: { readonly kind: string }): item is TakeOverItem {
  return KINDS.has(item.kind)
}

export interface TakeOverOptions {
  /** Whether new customers get the mail by which a password is chosen. */
  readonly isInviting?: boolean
}

/** Takes over some things of a file; one outcome per thing, in their order. Belongs into a transaction. */
export async function takeOver(
  context: EngineContext,
  items: readonly TakeOverItem[],
  { isInviting = false }: TakeOverOptions,
): Promise<TakeOverOutcome[]> {
  const redirections = items.flatMap(item => (item.kind === 'redirection' ? [item.redirection] : []))
  const customers = items.flatMap(item => (item.kind === 'customer' ? [item.customer] : []))
  const orders = items.flatMap(item => (item.kind === 'order' ? [item.order] : []))
  const discounts = items.flatMap(item => (item.kind === 'discount' ? [item.discount] : []))
  const outcomes = {
    redirection: redirections.length > 0 ? await takeOverRedirections(context, redirections) : [],
    customer: customers.length > 0 ? await takeOverCustomers(context, customers, { isInviting }) : [],
    order: orders.length > 0 ? await takeOverOrders(context, orders) : [],
    discount: discounts.length > 0 ? await takeOverDiscounts(context, discounts) : [],
  }
  const next = {
    redirection: outcomes.redirection.values(),
    customer: outcomes.customer.values(),
    order: outcomes.order.values(),
    discount: outcomes.discount.values(),
  }
  return items.flatMap(({ kind }) => next[kind].next().value ?? [])
}

/** What would become of some things; nothing is written. */
export async function tryTakeOver(
  context: EngineContext,
  items: readonly TakeOverItem[],
  options: TakeOverOptions,
): Promise<TakeOverOutcome[]> {
  if (items.length === 0) return []
  const transaction = await context.db.startTransaction().execute()
  try {
    return await takeOver({ ...context, db: transaction }, items, options)
  } finally {
    await transaction.rollback().execute()
  }
}
