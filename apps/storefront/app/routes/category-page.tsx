import type { Category } from '@shop/domain/category'
import type { FoundProducts } from '@shop/domain/search'
import { Breadcrumbs } from '@shop/ui'
import { CategoryExtras } from '../features/category/category-extras.tsx'
import { CategoryGroups } from '../features/category/category-groups.tsx'
import { CategoryHeading } from '../features/category/category-heading.tsx'
import { CategoryNavigation } from '../features/category/category-tree.tsx'
import type { Listing } from '../listing/listing.ts'
import { filterParameters } from '../listing/listing-filters.ts'
import { useShop } from '../request/use-shop.tsx'
import { ProductListing } from './product-listing.tsx'

interface CategoryPageProps {
  readonly category: Category
  readonly listing: Listing
  readonly found: FoundProducts
  readonly totalsWithout: readonly number[]
  readonly pathname: string
}

/** A category: what it is, where it leads, and one page of its products (CAT-01). */
export function CategoryPage({ category, listing, found, totalsWithout, pathname }: CategoryPageProps) {
  const { t, hrefs, text } = useShop()
  const trail = category.ancestors.map(ancestor => ({ name: text(ancestor.name), href: hrefs.category(text(ancestor.slug)) }))
  const kept = new URLSearchParams(filterParameters(listing.filters)).toString()
  const counts = found.facets && new Map(found.facets.categories.map(({ id, count }) => [id, count]))
  return (
    <div className="wrap py-6">
      <Breadcrumbs
        label={t('listing.breadcrumb')}
        items={[{ name: t('listing.home'), href: hrefs.home() }, ...trail, { name: text(category.name) }]}
      />
      <CategoryHeading category={category} total={found.total} />
      <CategoryGroups nodes={category.children.length > 0 ? category.children : category.siblings} />
      <ProductListing
        listing={listing}
        found={found}
        totalsWithout={totalsWithout}
        pathname={pathname}
        subject={{ categoryId: category.id }}
        rail={<CategoryNavigation category={category} counts={counts} query={kept ? `?${kept}` : ''} />}
        similarHref={pathname}
      />
      {category.custom ? <CategoryExtras custom={category.custom} /> : null}
    </div>
  )
}
