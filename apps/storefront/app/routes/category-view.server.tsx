import type { Category, CategoryNode } from '@shop/domain/category'
import { type LocalizedString, localize } from '@shop/domain/market'
import type { FoundProducts } from '@shop/domain/search'
import { Breadcrumbs } from '@shop/ui'
import type { FragmentData } from '../commerce-ui/fragment.tsx'
import { withSoftHyphens } from '../commerce-ui/soft-hyphens.server.ts'
import { renderStill, type SendFragment } from '../commerce-ui/still.server.tsx'
import { CategoryExtras } from '../features/category/category-extras.tsx'
import type { GroupCategory } from '../features/category/category-groups.tsx'
import { CategoryHeading } from '../features/category/category-heading.tsx'
import { CategoryNavigation } from '../features/category/category-tree.tsx'
import type { FoundListing } from '../listing/found-listing.ts'
import type { Listing } from '../listing/listing.ts'
import { filterParameters } from '../listing/listing-filters.ts'
import type { ShopData } from '../request/shop-data.ts'
import { useShop } from '../request/use-shop.tsx'
import { foundListingOf } from './found-listing.server.ts'

interface LoadedCategory {
  readonly category: Category
  readonly listing: Listing
  readonly found: FoundProducts
  readonly totalsWithout: readonly number[]
  readonly pathname: string
}

/** A category page as it is shown. */
export interface CategoryPageView {
  readonly categoryId: string
  /** Its hero picture, where it has one, without width and ending; the largest of the page. */
  readonly heroUrl?: string
  /** The way to it, its name, number of products and description. */
  readonly heading: FragmentData
  readonly groups: readonly GroupCategory[]
  /** Its place in the tree. */
  readonly tree: FragmentData
  readonly found: FoundListing
  /** What stands below the products; null for a category without more to say. */
  readonly extras: FragmentData | null
}

/** The category of a page with its still parts as HTML. */
export function viewCategory(data: ShopData, send: SendFragment, loaded: LoadedCategory): CategoryPageView {
  const { category, listing, found, totalsWithout, pathname } = loaded
  const { language, country } = data
  const locale = `${language}-${country}` as const
  const { custom, ancestors } = category
  const isLeaf = category.children.length === 0
  const near = isLeaf ? category.siblings : category.children
  const inLanguage = (text: LocalizedString) => ({ [language]: localize(text, language) })
  const own = <Node extends Pick<Category, 'name' | 'slug'>>(node: Node) => ({
    ...node,
    name: inLanguage(node.name),
    slug: inLanguage(node.slug),
  })
  const kept = new URLSearchParams(filterParameters(listing.filters)).toString()
  const counts = found.facets && new Map(found.facets.categories.map(({ id, count }) => [id, count]))
  return {
    categoryId: category.id,
    ...(custom?.heroUrl ? { heroUrl: custom.heroUrl } : {}),
    heading: heading(),
    groups: near.map(groupOf),
    tree: tree(),
    found: products(),
    extras: extras(),
  }

  function heading(): FragmentData {
    const { name, description } = category
    const input = [ancestors.map(own), inLanguage(name), inLanguage(description), custom?.heroUrl, found.total]
    return send(
      'heading',
      renderStill(data, { name: 'category-heading', input }, () => <Heading category={category} total={found.total} />),
    )
  }

  function groupOf({ id, name, slug, imageUrl, productCount }: CategoryNode): GroupCategory {
    return {
      id,
      name: withSoftHyphens(localize(name, locale), language),
      slug: localize(slug, language),
      productCount,
      ...(imageUrl ? { imageUrl } : {}),
    }
  }

  function tree(): FragmentData {
    const nodes = near.map(node => ({ ...own(node), children: [] }))
    const shown = { ...category, children: isLeaf ? [] : nodes, siblings: isLeaf ? nodes : [] }
    const countOf = nodes.map(({ id, productCount }) => (counts ? counts.get(id) : productCount))
    const input = [
      own(category).name,
      ancestors.map(own),
      isLeaf,
      nodes.map(({ id, name, slug }) => [id, name, slug]),
      countOf,
      kept,
    ]
    return send(
      'tree',
      renderStill(data, { name: 'category-tree', input }, () => (
        <CategoryNavigation category={shown} counts={counts} query={kept ? `?${kept}` : ''} />
      )),
    )
  }

  function products(): FoundListing {
    const hasHero = custom?.heroUrl !== undefined
    return foundListingOf(data, send, { listing, found, totalsWithout, pathname, hasRail: true, hasHero, similarHref: pathname })
  }

  function extras(): FragmentData | null {
    if (!custom) return null
    const { content, posts, relatedCategories } = custom
    const html = renderStill(data, { name: 'category-extras', input: [inLanguage(content), posts, relatedCategories] }, () => (
      <CategoryExtras custom={custom} />
    ))
    return html ? send('extras', html) : null
  }
}

function Heading({ category, total }: { category: Category; total: number }) {
  const { t, hrefs, text } = useShop()
  const trail = category.ancestors.map(({ name, slug }) => ({ name: text(name), href: hrefs.category(text(slug)) }))
  return (
    <>
      <Breadcrumbs
        label={t('listing.breadcrumb')}
        items={[{ name: t('listing.home'), href: hrefs.home() }, ...trail, { name: text(category.name) }]}
      />
      <CategoryHeading category={category} total={total} />
    </>
  )
}
