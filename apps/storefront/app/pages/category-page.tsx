import type { Category } from '@shop/domain/category'
import type { ProductProjection } from '@shop/domain/product'
import { Breadcrumbs } from '@shop/ui'
import { CategoryChips } from '../features/category/category-chips.tsx'
import { CategoryExtras } from '../features/category/category-extras.tsx'
import { CategoryTree } from '../features/category/category-tree.tsx'
import type { ListingRequest } from '../shop/listing-request.ts'
import { useShop } from '../shop/use-shop.tsx'
import { ProductListing } from './product-listing.tsx'

interface CategoryPageProps {
  readonly category: Category
  readonly products: readonly ProductProjection[]
  readonly total: number
  readonly request: ListingRequest
  readonly pathname: string
}

/** A category: what it is, where it leads, and one page of its products (CAT-01). */
export function CategoryPage({ category, products, total, request, pathname }: CategoryPageProps) {
  const { t, hrefs, text } = useShop()
  const trail = category.ancestors.map(ancestor => ({ name: text(ancestor.name), href: hrefs.category(text(ancestor.slug)) }))
  const name = text(category.name)
  return (
    <div className="wrap py-6">
      <Breadcrumbs
        label={t('listing.breadcrumb')}
        items={[{ name: t('listing.home'), href: hrefs.home() }, ...trail, { name }]}
      />
      <div className="mt-4 flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-h1">{name}</h1>
        <p role="status" className="text-steel-600">
          {t('listing.products', { count: total })}
        </p>
      </div>
      <p className="mt-2 max-w-[70ch] text-ink-700">{text(category.description)}</p>
      <CategoryChips nodes={category.children.length > 0 ? category.children : category.siblings} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[16rem_1fr]">
        <aside className="max-lg:hidden">
          <CategoryTree category={category} />
        </aside>
        <div className="min-w-0">
          <ProductListing
            columns="beside-rail"
            products={products}
            total={total}
            request={request}
            pathname={pathname}
            kept={{}}
            similarHref={pathname}
          />
        </div>
      </div>
      {category.custom ? <CategoryExtras custom={category.custom} /> : null}
    </div>
  )
}
