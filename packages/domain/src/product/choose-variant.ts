import { type AttributeDefinition, isTechnicalValue, type TechnicalValue } from './attribute.ts'
import { textAttribute } from './attribute-values.ts'
import type { ProductDetails, ProductProjection, ProductVariant } from './product.ts'

/** All variants of a product in their own order, whichever of them stands as the master. */
export function variantsOf(product: Pick<ProductProjection, 'masterVariant' | 'variants'>): ProductVariant[] {
  return [product.masterVariant, ...product.variants].toSorted((a, b) => a.id - b.id)
}

/** The variants of a product that the market has a price for, as it was projected for that market. */
export function soldVariantsOf(product: Pick<ProductProjection, 'masterVariant' | 'variants'>): ProductVariant[] {
  return variantsOf(product).filter(({ price }) => price)
}

/**
 * The product as its page shows it with one of its variants: this one stands as the master, with its article number.
 * Without a SKU, or with one of no variant, it stays as it is; where the market does not sell the master (MKT-01), it is shown with
 * the first variant that is sold. A variant without pictures has those of the master.
 */
export function chooseVariant(product: ProductDetails, sku: string | undefined): ProductDetails {
  const named = variantsOf(product).find(variant => variant.sku === sku)
  const chosen = named ?? soldVariantsOf(product)[0]
  if (!chosen || chosen === product.masterVariant || (!named && product.masterVariant.price)) return product
  const { masterVariant } = product
  return {
    ...product,
    masterVariant: chosen.images.length > 0 ? chosen : { ...chosen, images: masterVariant.images },
    variants: variantsOf(product).filter(variant => variant !== chosen),
    europeanArticleNumber: textAttribute(chosen.attributes, 'europeanArticleNumber') ?? product.europeanArticleNumber,
  }
}

/** The technical attribute that tells the variants of a product apart, such as the colour; undefined where none does. */
export function distinguishingAttribute(
  product: Pick<ProductDetails, 'masterVariant' | 'variants' | 'attributeDefinitions'>,
): AttributeDefinition | undefined {
  const variants = variantsOf(product)
  if (variants.length < 2) return undefined
  return product.attributeDefinitions.find(({ name }) => {
    const values = variants.map(variant => technicalValueOf(variant, name))
    if (values.includes(undefined)) return false
    return new Set(values.map(value => JSON.stringify(value))).size === values.length
  })
}

/** The value of a technical attribute of a variant; undefined where it has none that a table can show. */
export function technicalValueOf(variant: Pick<ProductVariant, 'attributes'>, name: string): TechnicalValue | undefined {
  const value = variant.attributes.find(attribute => attribute.name === name)?.value
  return value !== undefined && isTechnicalValue(value) ? value : undefined
}
