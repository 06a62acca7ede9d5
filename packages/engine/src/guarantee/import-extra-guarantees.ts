import type { ExtraGuarantee } from '@shop/domain/guarantee'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/**
 * Creates extra guarantees or brings them up to date by SKU; their products must exist (ENT-20). One that does not say how it is taxed
 * keeps what was set.
 */
export async function importExtraGuarantees(context: EngineContext, guarantees: readonly ExtraGuarantee[]): Promise<void> {
  const rows = guarantees.map(guarantee => ({
    sku: guarantee.sku,
    relative_price_rate: guarantee.relativePriceRate,
    enabled_on_market: guarantee.enabledOnMarket,
    excluded_skus: guarantee.excludedSkus,
    excluded_brands: guarantee.excludedBrands,
    excluded_relations: guarantee.excludedRelations,
    vat_category: guarantee.vatCategory ?? null,
  }))
  await sql`
    insert into extra_guarantee (sku, relative_price_rate, enabled_on_market, excluded_skus, excluded_brands, excluded_relations,
      vat_category)
    select sku, relative_price_rate, enabled_on_market, excluded_skus, excluded_brands, excluded_relations,
      coalesce(vat_category, (select known.vat_category from extra_guarantee known where known.sku = draft.sku), 'S')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as draft (sku text, relative_price_rate integer,
      enabled_on_market text[], excluded_skus text[], excluded_brands text[], excluded_relations text[], vat_category text)
    on conflict (sku) do update
    set relative_price_rate = excluded.relative_price_rate, enabled_on_market = excluded.enabled_on_market,
      excluded_skus = excluded.excluded_skus, excluded_brands = excluded.excluded_brands,
      excluded_relations = excluded.excluded_relations, vat_category = excluded.vat_category`.execute(context.db)
}
