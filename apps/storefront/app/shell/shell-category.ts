import type { CategoryNode } from '@shop/domain/category'
import type { Shop } from '../request/use-shop.tsx'

/** A category as the shell shows it, in the language of the page (NAV-13). */
export interface ShellCategory {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly slug: string
  /** Missing for a category without a page in this language. */
  readonly link?: string
  /** Whether there is nothing below it to step into. */
  readonly hideChevron: boolean
  readonly children: readonly ShellCategory[]
}

/** The categories of a tree as the shell shows them. */
export function shellCategoriesOf(
  nodes: readonly CategoryNode[],
  shop: Pick<Shop, 'text'> & { readonly hrefs: Pick<Shop['hrefs'], 'category'> },
): readonly ShellCategory[] {
  return nodes.map(({ id, key, name, slug, children }) => {
    const ownSlug = shop.text(slug)
    return {
      id,
      key,
      name: shop.text(name),
      slug: ownSlug,
      ...(ownSlug ? { link: shop.hrefs.category(ownSlug) } : {}),
      hideChevron: children.length === 0,
      children: shellCategoriesOf(children, shop),
    }
  })
}

/** Categories in two rows of a narrow screen: the first half, rounded up, above the second (NAV-05). */
export function rowsOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const half = Math.ceil(items.length / 2)
  return [items.slice(0, half), items.slice(half)].filter(row => row.length > 0)
}
