/**
 * What an answer depends on. When it changes, everything cached under the tag is purged:
 *
 * - `product:<id>`: anything that is shown of one product, stock and price included;
 * - `products`: which products meet conditions, and how many do;
 * - `products:<category id>`: the same within one category and below it;
 * - `categories`: the trees, names and slugs of categories;
 * - `category-counts`: the number of products in categories;
 * - `attributes`, `stores`, `discounts`, `guarantees`, `redirections`, `content`: all of that kind;
 * - `reviews:<product id>`: the reviews of one product; `reviews`: those of all.
 */
export type CacheTag =
  | `product:${string}`
  | `products:${string}`
  | `reviews:${string}`
  | 'products'
  | 'categories'
  | 'category-counts'
  | 'attributes'
  | 'stores'
  | 'discounts'
  | 'guarantees'
  | 'redirections'
  | 'reviews'
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
