import { skuOfNumber } from '@shop/domain/product'
import { articleNumberOf, isHeavy } from './complete-family.ts'
import { scaleAttributes } from './scale-attributes.ts'
import type { ProductSource } from './source-types.ts'

/** Sizes of a machine besides its own, as factors. */
const FACTORS = [0.8, 1.25, 0.9, 1.4, 0.7, 1.1, 0.6, 1.5]

/** How many products can be made by varying: each has item numbers of its own in EX31, its colours in EX32 to EX39. */
export const MAX_VARIATIONS = 1_000_000

/** SKU of a variation by its place, of itself or of one of its other colours, from 1 (ENT-14). */
export function variationSkuOf(index: number, colour = 0): string {
  return skuOfNumber(31_000_000 + colour * MAX_VARIATIONS + index)
}

/**
 * The variation at a place: a product in another size at another price, as a model of its own. Tags, reduction, stock
 * and release are those of `terms`, another product, so that they are as frequent as in the catalogue.
 */
export function varyProduct(original: ProductSource, terms: ProductSource, index: number, series: number): ProductSource {
  const { previousPriceEur: _previous, formerNumbers: _former, variants, ...same } = original
  const sku = variationSkuOf(index)
  const factor = FACTORS[(index + series) % FACTORS.length] ?? 1
  const attributes = scaleAttributes(original.attributes, factor)
  const dearer = factor ** 0.7 * (0.9 + (scatter(index) % 21) / 100)
  const priceEur = usualPrice(original.priceEur * dearer)
  return {
    ...same,
    sku,
    line: original.line ?? original.sku,
    variationOf: original.sku,
    ean: articleNumberOf(sku),
    model: `${original.model}/${series}`,
    priceEur,
    ...(terms.previousPriceEur === undefined
      ? {}
      : { previousPriceEur: dearerThan(priceEur, terms.previousPriceEur / terms.priceEur) }),
    stock: terms.stock,
    tags: terms.tags,
    volumeDiscountGroup: terms.volumeDiscountGroup,
    releaseDate: terms.releaseDate,
    freight: isHeavy(attributes, original.freight),
    attributes,
    ...(variants === undefined
      ? {}
      : {
          variants: variants.map(({ priceEur: ownPrice, ...variant }, colour) => ({
            ...variant,
            sku: variationSkuOf(index, colour + 1),
            ...(ownPrice === undefined ? {} : { priceEur: usualPrice(ownPrice * dearer) }),
          })),
        }),
  }
}

/** Cents a shop would charge: 12.90 below a hundred euro, 109 above. */
function usualPrice(centAmount: number): number {
  if (centAmount < 10_000) return Math.max(2, Math.round(centAmount / 100)) * 100 - 10
  return Math.round(centAmount / 1000) * 1000 - 100
}

function dearerThan(priceEur: number, ratio: number): number {
  const step = priceEur < 10_000 ? 100 : 1000
  return Math.max(usualPrice(priceEur * ratio), priceEur + step)
}

/** A number that looks like chance and is the same every time. */
function scatter(index: number): number {
  const mixed = Math.imul(index ^ 0x9e3779b9, 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> 0
}
