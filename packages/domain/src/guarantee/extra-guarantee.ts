import type { Locale } from '../market/index.ts'
import { amountStepOf, divideToAmount, type Money, moneyOf } from '../money/index.ts'
import { isVirtualSku } from '../product/index.ts'
import type { Store } from '../store/store.ts'

/** A guarantee that is sold on top of a product (ENT-20). */
export interface ExtraGuarantee {
  readonly sku: string
  /** Its price as a share of the product's, in 1/10000 (EG-08). */
  readonly relativePriceRate: number
  /** Locales in which it is offered (EG-07). */
  readonly enabledOnMarket: readonly Locale[]
  /** Products, brands and keys of categories or families it is not offered for (EG-06). */
  readonly excludedSkus: readonly string[]
  readonly excludedBrands: readonly string[]
  readonly excludedRelations: readonly string[]
  /**
   * How it is taxed: like the goods it is sold with, or exempt as a service like an insurance (art. 135 (1) (a) of Directive
   * 2006/112/EC). Default S.
   */
  readonly vatCategory?: GuaranteeVatCategory
}

/** Categories of VAT a guarantee can have, as documents name them. */
export const GUARANTEE_VAT_CATEGORIES = ['S', 'E'] as const
export type GuaranteeVatCategory = (typeof GUARANTEE_VAT_CATEGORIES)[number]

/** What a guarantee would be for. */
export interface GuaranteedProduct {
  readonly sku: string
  readonly brand: string
  /** Keys of its family and of its categories up to the department. */
  readonly relations: readonly string[]
}

/** Whether a guarantee is offered, and if not, why. */
export type GuaranteeEligibility =
  | { readonly eligible: true }
  | {
      readonly eligible: false
      readonly reason: 'off-in-store' | 'off-in-market' | 'virtual-product' | 'already-guaranteed' | 'excluded' | 'payment-page'
    }

/** Whether an extra guarantee may be sold with a product (EG-03..EG-07). Pages of the payment step never offer one. */
export function guaranteeEligibility(
  guarantee: ExtraGuarantee,
  product: GuaranteedProduct,
  situation: {
    readonly store: Pick<Store, 'custom'>
    readonly locale: Locale
    readonly guaranteedSkus: readonly string[]
    readonly isPaymentPage?: boolean
  },
): GuaranteeEligibility {
  const no = (reason: Exclude<GuaranteeEligibility, { eligible: true }>['reason']) => ({ eligible: false, reason }) as const
  if (situation.isPaymentPage) return no('payment-page')
  if (!situation.store.custom.switches.extraGuaranteeSale) return no('off-in-store')
  if (!guarantee.enabledOnMarket.includes(situation.locale)) return no('off-in-market')
  if (isVirtualSku(product.sku)) return no('virtual-product')
  if (situation.guaranteedSkus.includes(product.sku)) return no('already-guaranteed')
  const isExcluded =
    guarantee.excludedSkus.includes(product.sku) ||
    guarantee.excludedBrands.includes(product.brand) ||
    product.relations.some(relation => guarantee.excludedRelations.includes(relation))
  return isExcluded ? no('excluded') : { eligible: true }
}

/**
 * What a guarantee costs for one unit of a product: its share of the product's price, rounded half to even, at least the
 * smallest amount of the currency (EG-08).
 */
export function guaranteePrice(guarantee: Pick<ExtraGuarantee, 'relativePriceRate'>, productPrice: Money): Money {
  const { currencyCode, centAmount } = productPrice
  const share = divideToAmount(currencyCode, BigInt(centAmount) * BigInt(guarantee.relativePriceRate), 10_000n)
  return moneyOf(currencyCode, Math.max(amountStepOf(currencyCode), share))
}
