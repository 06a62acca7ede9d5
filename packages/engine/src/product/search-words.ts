import { fold } from '@shop/domain/search'

/** Folded, and digits without separators of thousands: what shopper and catalogue write alike. */
function comparable(text: string): string {
  return fold(text).replace(/(?<=\d)[\s.,'’](?=\d{3}(?!\d))/g, '')
}

/** The words that the search compares of a text, without repetition; letters and digits only. */
export function searchWordsOf(text: string): string[] {
  return [...new Set(comparable(text).match(/[\p{L}\p{N}]+/gu) ?? [])]
}

/** Words under which a product is found: name, brand, model and item numbers, the model also in one word, numbers also without prefix. */
export function productSearchWordsOf(product: {
  readonly name: string
  readonly brand: string
  readonly model: string
  readonly skus: readonly string[]
  readonly europeanArticleNumber: string
}): string[] {
  const numbers = [...product.skus, ...product.skus.map(sku => sku.replace(/^\D+/, '')), product.europeanArticleNumber]
  const inOneWord = product.model.replace(/[^\p{L}\p{N}]+/gu, '')
  return searchWordsOf([product.name, product.brand, product.model, inOneWord, ...numbers].join(' | '))
}

/**
 * A `tsquery` that wants every word of a text as the beginning of a word, or undefined for a text without words.
 * Words hold letters and digits only, so quoting them is enough.
 */
export function searchQueryOf(text: string): string | undefined {
  const words = searchWordsOf(text)
  return words.length === 0 ? undefined : words.map(word => `'${word}':*`).join(' & ')
}
