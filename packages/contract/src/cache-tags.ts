/**
 * What an answer depends on. When it changes, everything cached under the tag is purged:
 *
 * - `product:<id>` and `sku:<SKU>`: anything that is shown of one product, stock and price included;
 * - `products`: which products meet conditions, and how many do;
 * - `products:<category id>`: the same within one category and below it;
 * - `categories`: the trees of categories, with the numbers of products in them;
 * - `attributes`, `stores`, `discounts`, `guarantees`, `redirections`, `content`: all of that kind;
 * - `reviews:<product id>`: the reviews of one product; `reviews:latest`: those of all;
 * - `recommendations:<SKU>`: which products are recommended next to that of a SKU;
 * - `rating:<country>`: how many published reviews a country has, and their average.
 */
export type CacheTag =
  | `product:${string}`
  | `sku:${string}`
  | `products:${string}`
  | `reviews:${string}`
  | `recommendations:${string}`
  | `rating:${string}`
  | 'products'
  | 'categories'
  | 'attributes'
  | 'stores'
  | 'discounts'
  | 'guarantees'
  | 'redirections'
  | 'content'

/** Tags whose entries are no longer true; `all` after an outage or where an administrator purges everything. */
export type PurgedTags = readonly CacheTag[] | 'all'

/** Where a cache learns what changed. */
export interface ChangeSource {
  /** Calls the listener with the tags of every change, after answers already show it. Returns how to end that. */
  subscribe(listener: (purged: PurgedTags) => void): () => void
  /** Whether changes arrive now. While they do not, nothing may be taken from a cache: it could be out of date. */
  isFollowing(): boolean
}

/** The tags of a header `cache-tag` of an answer, separated by commas. */
export function cacheTagsOfHeader(value: string): CacheTag[] {
  return value.split(',').filter(Boolean) as CacheTag[]
}

interface TaggedProduct {
  readonly id: string
  readonly categories: readonly { readonly id: string }[]
}

/** The tags of some products that an answer shows. */
export function tagsOfProducts(products: readonly TaggedProduct[]): CacheTag[] {
  return products.map(({ id }): CacheTag => `product:${id}`)
}

/**
 * The tags of products that were chosen because of what they have in common: another one can come to them. Those of one
 * kind are in the same categories; the first one, it may come from anywhere.
 */
export function tagsOfChosen(products: readonly TaggedProduct[]): CacheTag[] {
  const categories = new Set(products.flatMap(product => product.categories.map(({ id }) => id)))
  const lists = [...categories].map((id): CacheTag => `products:${id}`)
  return [...tagsOfProducts(products), ...(lists.length > 0 ? lists : (['products'] as const))]
}
