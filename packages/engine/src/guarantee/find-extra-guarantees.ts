import { type ExtraGuarantee, guaranteeEligibility, guaranteePrice } from '@shop/domain/guarantee'
import type { Locale, LocalizedString } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import { effectivePrice } from '@shop/domain/product'
import type { Store } from '@shop/domain/store'
import type { SellableVariant } from '../product/sellable-variant.ts'

/** A guarantee as it is offered with a product. */
export interface ExtraGuaranteeOffer {
  readonly sku: string
  readonly name: LocalizedString
  readonly relativePriceRate: number
  /** For one unit of the product. */
  readonly price: Money
}

/**
 * Which of some guarantees may be bought with a variant of a store, in their order; none for virtual products, for those
 * without a price, and where lists, market or store exclude them (EG-01 to EG-08).
 */
export function chooseExtraGuarantees(
  variant: SellableVariant,
  guarantees: readonly (ExtraGuarantee & { readonly name: LocalizedString })[],
  { store, locale }: { readonly store: Pick<Store, 'custom'>; readonly locale: Locale },
): ExtraGuaranteeOffer[] {
  const { sku, brand, family, categories, price } = variant
  if (!price) return []
  const product = { sku, brand, relations: [...categories.map(({ key }) => key), family] }
  return guarantees
    .filter(guarantee => guaranteeEligibility(guarantee, product, { store, locale, guaranteedSkus: [] }).eligible)
    .map(guarantee => ({
      sku: guarantee.sku,
      name: guarantee.name,
      relativePriceRate: guarantee.relativePriceRate,
      price: guaranteePrice(guarantee, effectivePrice(price)),
    }))
}
