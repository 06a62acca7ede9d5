import type { CartDiscountDraft, DiscountCodeDraft } from '@shop/domain/discount'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

const PAGE = 500

/** All discounts of the shop, in the order of their keys. */
export async function exportCartDiscounts({ db }: EngineContext): Promise<readonly CartDiscountDraft[]> {
  const { rows } = await sql<{ document: CartDiscountDraft }>`select document from cart_discount order by key`.execute(db)
  return rows.map(({ document }) => document)
}

/** All codes of the shop, in the order of their letters. */
export async function* exportDiscountCodes({ db }: EngineContext): AsyncGenerator<DiscountCodeDraft> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ name: string; document: DiscountCodeDraft }>`
      select normalized_code as name, document from discount_code
      where normalized_code > ${last} order by normalized_code limit ${PAGE}`.execute(db)
    for (const { document } of rows) yield document
    if (rows.length < PAGE) return
    last = rows.at(-1)?.name ?? ''
  }
}
