import type { Language } from '@shop/domain/market'
import type { ProductSeries } from '@shop/engine/catalogue'
import { buildProduct, buildStockOf } from './build-products.ts'
import { deterministicId } from './deterministic-id.ts'
import { productNameOf } from './product-texts.ts'
import { isOrdinary, orderProducts } from './select-products.ts'
import type { ProductOfFamily } from './source-index.ts'
import type { Source } from './source-types.ts'
import { MAX_VARIATIONS, variationSkuOf, varyProduct } from './vary-product.ts'

/** Any distance that leads through all of the catalogue serves. */
const DISTANCE_OF_TERMS = 7

/**
 * So many products beyond the catalogue, made when they are asked for: its ordinary ones in other sizes, one series of
 * them after the other. The same place always holds the same product, whatever their number.
 */
export function buildMoreProducts(source: Source, count: number): ProductSeries {
  if (count > MAX_VARIATIONS) throw new Error(`No more than ${MAX_VARIATIONS} products can be made`)
  const ordinary = orderProducts(source).filter(isOrdinary)
  const variationAt = (index: number): ProductOfFamily => {
    const series = Math.floor(index / ordinary.length) + 2
    const original = ordinary[index % ordinary.length]
    const terms = ordinary[(index + series * DISTANCE_OF_TERMS) % ordinary.length]
    if (!original || !terms) throw new Error('There is no product to vary')
    return { family: original.family, product: varyProduct(original.product, terms.product, index, series) }
  }
  const indexes = Array.from({ length: count }, (_, index) => index)
  return {
    ids: indexes.map(index => deterministicId('product', variationSkuOf(index))),
    namesIn: (language: Language) =>
      indexes.map(index => {
        const { family, product } = variationAt(index)
        return productNameOf(source, family, product, language)
      }),
    draftsOf(start, end) {
      const variations = indexes.slice(start, end).map(variationAt)
      return {
        products: variations.map(({ family, product }) => buildProduct(source, family, product)),
        stock: variations.flatMap(({ product }) => buildStockOf(product)),
      }
    },
  }
}
