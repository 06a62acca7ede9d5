import { Fragment } from '../commerce-ui/fragment.tsx'
import { Remembered } from '../commerce-ui/remembered.tsx'
import { CategoryGroups } from '../features/category/category-groups.tsx'
import { preloadCategoryHero } from '../features/category/category-hero.tsx'
import type { CategoryPageView } from './category-view.server.tsx'
import { ProductListing } from './product-listing.tsx'

/** A category: what it is, where it leads, and one page of its products (CAT-01). */
export function CategoryPage({ categoryId, heroUrl, heading, groups, tree, found, extras }: CategoryPageView) {
  if (heroUrl) preloadCategoryHero(heroUrl)
  return (
    <div className="wrap py-6">
      <Fragment fragment={heading} />
      <Remembered name="category-groups" shows={[groups]}>
        <CategoryGroups nodes={groups} />
      </Remembered>
      <ProductListing found={found} subject={{ categoryId }} rail={<Fragment fragment={tree} />} />
      {extras ? <Fragment fragment={extras} /> : null}
    </div>
  )
}
