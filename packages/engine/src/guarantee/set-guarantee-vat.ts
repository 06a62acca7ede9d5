import { CommerceError } from '@shop/domain/error'
import type { GuaranteeVatCategory } from '@shop/domain/guarantee'
import type { EngineContext } from '../database/context.ts'

/** Sets how a guarantee is taxed from now on; orders stay as they were placed. Throws `CommerceError` `resource-not-found`. */
export async function setGuaranteeVat({ db }: EngineContext, sku: string, vatCategory: GuaranteeVatCategory): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('extra_guarantee')
    .set({ vat_category: vatCategory })
    .where('sku', '=', sku)
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    throw new CommerceError({ code: 'resource-not-found', typeId: 'extra-guarantee', id: sku }, `There is no guarantee ${sku}`)
}
