import { type Attribute, formerNumbersOf } from '@shop/domain/product'
import { fold } from '@shop/domain/search'

/** Folded, and digits without separators of thousands: what shopper and catalogue write alike. */
function comparable(text: string): string {
  return fold(text).replace(/(?<=\d)[\s.,'’](?=\d{3}(?!\d))/g, '')
}

/** The words that the search compares of a text, without repetition; letters and digits only. */
export function searchWordsOf(text: string): string[] {
  return [...new Set(comparable(text).match(/[\p{L}\p{N}]+/gu) ?? [])]
}

/**
 * Words under which a product is found: name, brand, model, item numbers and former ones; model and former numbers also in one
 * word, item numbers also without prefix.
 */
export function productSearchWordsOf(product: {
  readonly name: string
  readonly brand: string
  readonly model: string
  readonly europeanArticleNumber: string
  readonly variants: readonly { readonly sku: string; readonly attributes: readonly Attribute[] }[]
}): string[] {
  const { name, brand, model, europeanArticleNumber, variants } = product
  const skus = variants.flatMap(({ sku }) => [sku, sku.replace(/^\D+/, '')])
  const spoken = [model, ...variants.flatMap(({ attributes }) => formerNumbersOf(attributes))]
  const inOneWord = spoken.map(number => number.replace(/[^\p{L}\p{N}]+/gu, ''))
  return searchWordsOf([name, brand, ...spoken, ...inOneWord, ...skus, europeanArticleNumber].join(' | '))
}

/**
 * A `tsquery` that wants every word of a text as the beginning of a word, or undefined for a text without words.
 * Words hold letters and digits only, so quoting them is enough.
 */
export function searchQueryOf(text: string): string | undefined {
  const words = searchWordsOf(text)
  return words.length === 0 ? undefined : words.map(word => `'${word}':*`).join(' & ')
}
