import type { Money } from '@shop/domain/money'
import type { ProductDetails } from '@shop/domain/product'
import type { Translate } from '@shop/i18n'
import { methodName } from '@shop/i18n/format'
import type { GuaranteeOffer } from '../catalogue/guarantee-offers.server.ts'
import type { GuaranteeFrom } from '../features/cart/add-to-cart-form.tsx'
import type { ExpressWords } from '../features/checkout/product-express.tsx'
import type { OfferedProduct } from '../features/product/offered-product.ts'
import type { DescribedProduct } from '../features/product/product-sections.tsx'

/** What sections are rendered from, so that price and stock do not make others of them. */
export function describedProductOf(product: ProductDetails): DescribedProduct {
  const { name, highlights, description, descriptionHtml, familyDescription, deliveryPackage, faq } = product
  const { attributeDefinitions, europeanArticleNumber } = product
  const { sku, images, attributes } = product.masterVariant
  return {
    name,
    highlights,
    description,
    ...(descriptionHtml ? { descriptionHtml } : {}),
    familyDescription,
    deliveryPackage,
    faq,
    attributeDefinitions,
    europeanArticleNumber,
    masterVariant: { sku, images: images.slice(0, 1), attributes },
  }
}

/** What the buy box is rendered from. */
export function offeredProductOf(product: ProductDetails): OfferedProduct {
  const { brand, model, name, slug, tags, isFreight, masterVariant, variants, attributeDefinitions } = product
  const { siblings, reviewRatingStatistics } = product
  return {
    brand,
    model,
    name,
    slug,
    tags,
    isFreight,
    masterVariant,
    variants,
    attributeDefinitions,
    ...(siblings ? { siblings } : {}),
    ...(reviewRatingStatistics ? { reviewRatingStatistics } : {}),
  }
}

/** The lowest price of guarantees and the line that opens their choice, around `{amount}`; undefined for goods without guarantees. */
export function guaranteeFromOf(guarantees: readonly GuaranteeOffer[], t: Translate): GuaranteeFrom | undefined {
  const [cheapest] = guarantees.map(({ price }) => price).toSorted((a: Money, b: Money) => a.centAmount - b.centAmount)
  return cheapest && { price: cheapest, words: t('product.extendGuarantee', { amount: '{amount}' }) }
}

/** What the button says with which a product is bought alone by a wallet. */
export function expressWordsOf(t: Translate): ExpressWords {
  const method = methodName('googlepay', t)
  return { label: t('express.buyWith', { method }), unavailable: t('express.unavailable', { method }) }
}
