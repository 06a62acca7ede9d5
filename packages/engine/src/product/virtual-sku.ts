import { VIRTUAL_SKU_PREFIX } from '@shop/domain/product'
import { type RawBuilder, sql } from 'kysely'

/** Whether a SKU in a statement is that of a virtual product, as `isVirtualSku` of the domain decides. */
export function isVirtual(sku: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${sku} like ${sql.lit(`${VIRTUAL_SKU_PREFIX}%`)}`
}
