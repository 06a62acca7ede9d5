import type { ProductDetails } from '@shop/domain/product'
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
