import {
  type AttributeDefinition,
  type Measures,
  measuresOf,
  type ProductDetails,
  type TechnicalValue,
  technicalValueOf,
  textAttribute,
} from '@shop/domain/product'
import { formatAttribute, formatDate, formatSides, formatWeight } from '@shop/i18n/format'
import type { Shop } from '../request/use-shop.tsx'

/** A row of a table about a product. */
export interface ProductFact {
  readonly label: string
  readonly value: string
}

/** What facts are taken from. */
type MeasuredProduct = Pick<ProductDetails, 'attributeDefinitions' | 'europeanArticleNumber'> & {
  readonly masterVariant: Pick<ProductDetails['masterVariant'], 'attributes'>
}

/** What is measured and known of a variant, in words and figures of the shop. */
export function factsOf(product: MeasuredProduct, { t, text, locale }: Pick<Shop, 't' | 'text' | 'locale'>): ProductFact[] {
  const { masterVariant, attributeDefinitions } = product
  const technical = attributeDefinitions.flatMap(definition => {
    const value = technicalValueOf(masterVariant, definition.name)
    return value === undefined ? [] : [{ definition, value }]
  })
  const releaseDate = textAttribute(masterVariant.attributes, 'releaseDate')
  return [
    ...technical.map(({ definition, value }) => ({
      label: text(definition.label),
      value: formatAttribute(definition, value, locale),
    })),
    ...measureFacts(measuresOf(masterVariant.attributes, 'net'), 'product.netDimensions', 'product.netWeight'),
    ...measureFacts(measuresOf(masterVariant.attributes, 'gross'), 'product.grossDimensions', 'product.grossWeight'),
    ...(releaseDate ? [{ label: t('product.releaseDate'), value: formatDate(releaseDate) }] : []),
    ...(product.europeanArticleNumber ? [{ label: t('product.ean'), value: product.europeanArticleNumber }] : []),
  ]

  /** A measure that a technical attribute tells already is not told twice. */
  function measureFacts(
    { sides, weight }: Measures,
    sidesLabel: 'product.netDimensions' | 'product.grossDimensions',
    weightLabel: 'product.netWeight' | 'product.grossWeight',
  ): ProductFact[] {
    return [
      ...(sides && !technical.some(({ value }) => isSame(value, sides))
        ? [{ label: t(sidesLabel), value: formatSides(sides, locale) }]
        : []),
      ...(weight !== undefined && !technical.some(({ value, definition }) => value === weight && isWeight(definition))
        ? [{ label: t(weightLabel), value: formatWeight(weight, locale) }]
        : []),
    ]
  }
}

function isSame(value: TechnicalValue, { length, width, height }: NonNullable<Measures['sides']>): boolean {
  return (
    typeof value === 'object' && 'height' in value && value.length === length && value.width === width && value.height === height
  )
}

function isWeight({ name }: AttributeDefinition): boolean {
  return /weight$/i.test(name)
}
