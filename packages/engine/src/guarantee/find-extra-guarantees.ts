import { type ExtraGuarantee, guaranteeEligibility, guaranteePrice } from '@shop/domain/guarantee'
import type { Locale, LocalizedString, Market } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import { effectivePrice } from '@shop/domain/product'
import type { Store } from '@shop/domain/store'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { priceWantedBy, type SelectedPriceRow, selectedPrice, selectedPriceFrom } from '../product/price-rows.ts'
import { jsonOf, productFields, type RowOf, variantFields } from '../product/product-fields.ts'

/** A guarantee as it is offered with a product. */
export interface ExtraGuaranteeOffer {
  readonly sku: string
  readonly name: LocalizedString
  readonly relativePriceRate: number
  /** For one unit of the product. */
  readonly price: Money
}

const guaranteedFields = {
  brand: productFields.brand,
  family: productFields.family,
  categories: productFields.categoriesUpwards,
}

interface Row {
  readonly product: RowOf<typeof guaranteedFields> & { readonly price: SelectedPriceRow | null }
  readonly guarantees: readonly (ExtraGuarantee & { readonly name: LocalizedString })[]
}

/**
 * The guarantees that may be bought with a product of a store, cheapest first; none for an unknown SKU, for virtual
 * products and where lists, market or store exclude them (EG-01 to EG-08).
 */
export async function findExtraGuarantees(
  context: EngineContext,
  query: { readonly sku: string; readonly store: Pick<Store, 'custom'>; readonly market: Market; readonly locale: Locale },
): Promise<ExtraGuaranteeOffer[]> {
  const { market, sku, locale } = query
  const selection = { currency: market.currency, country: market.country, now: context.now() }
  const { rows } = await sql<Row>`
    select ${jsonOf({ ...guaranteedFields, price: selectedPrice(variantFields.sku, priceWantedBy(selection)) })} as product,
      (select coalesce(jsonb_agg(jsonb_build_object('sku', guarantee.sku, 'relativePriceRate', relative_price_rate,
        'enabledOnMarket', enabled_on_market, 'excludedSkus', excluded_skus, 'excludedBrands', excluded_brands,
        'excludedRelations', excluded_relations, 'name', text.name) order by relative_price_rate), '[]')
        from extra_guarantee guarantee
        join product_variant own on own.sku = guarantee.sku
        join product virtual on virtual.id = own.product_id and virtual.published
        cross join lateral (
          select jsonb_object_agg(language, name) as name from product_text
          where product_id = virtual.id and language = any(${market.languages}::text[])) text) as guarantees
    from product_variant variant
    join product on product.id = variant.product_id and product.published
    where variant.sku = ${sku}`.execute(context.db)
  const [row] = rows
  if (!row?.product.price) return []
  const { brand, family, categories, price } = row.product
  const unit = effectivePrice(selectedPriceFrom(price, selection))
  const product = { sku, brand, relations: [...categories.map(({ key }) => key), family] }
  return row.guarantees
    .filter(guarantee => guaranteeEligibility(guarantee, product, { store: query.store, locale, guaranteedSkus: [] }).eligible)
    .map(guarantee => ({
      sku: guarantee.sku,
      name: guarantee.name,
      relativePriceRate: guarantee.relativePriceRate,
      price: guaranteePrice(guarantee, unit),
    }))
}
