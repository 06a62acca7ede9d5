import { randomUUID } from 'node:crypto'
import type { CustomerGroupKey } from '@shop/domain/customer'
import type { PriceDraft, ProductDraft } from '@shop/domain/product'
import { sql } from 'kysely'
import { inTransaction } from '../database/context.ts'
import type { EngineContext } from '../database/index.ts'
import { importProducts } from '../product/import-products.ts'
import type { Owner } from '../session/index.ts'
import { aProduct } from './catalogue-drafts.ts'

const FIRST_DAY = Date.UTC(2026, 0, 1)

/** The instant so many days, whole or not, after 1 January 2026. */
export function day(count: number): string {
  return new Date(FIRST_DAY + Math.round(count * 86_400_000)).toISOString()
}

/** The context on a day. */
export function onDay(context: EngineContext, count: number): EngineContext {
  return { ...context, now: () => day(count) }
}

/** A product with exactly these prices. */
export function aPricedProduct(sku: string, prices: readonly PriceDraft[]): ProductDraft {
  const product = aProduct({ sku })
  return { ...product, variants: product.variants.map(variant => ({ ...variant, prices })) }
}

/** Imports products at the time of the context, as an importer does: in one transaction. */
export async function importAll(context: EngineContext, products: readonly ProductDraft[]): Promise<void> {
  await inTransaction(context, transaction => importProducts({ ...context, db: transaction }, products))
}

/** A signed-in customer of a group. */
export async function aCustomer(context: EngineContext, groupKey: CustomerGroupKey | null): Promise<Owner> {
  const customerId = randomUUID()
  await sql`insert into customer (id, email, document, group_key)
    values (${customerId}, ${`${customerId}@example.org`}, '{}', ${groupKey})`.execute(context.db)
  return { anonymousId: randomUUID(), customerId }
}
