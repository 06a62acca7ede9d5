import { isProductSlug, skuOfProductSlug } from '@shop/domain/product'

/** The SKU of the product that a link leads to, from its path; undefined for any other link. */
export function skuOfLink(link: Pick<HTMLAnchorElement, 'pathname'> | null): string | undefined {
  const slug = link?.pathname.split('/').findLast(Boolean) ?? ''
  return isProductSlug(slug) ? skuOfProductSlug(slug) : undefined
}

/** Marks the part of a page that lists products, one per `article`. */
export const TRACKED_LIST = { 'data-tracked-list': '' }

/** The SKUs of the products that a part of the page lists, in their order. */
export function skusListedIn(part: ParentNode): string[] {
  return [...part.querySelectorAll('article')].flatMap(card => skuOfLink(card.querySelector('a')) ?? [])
}
