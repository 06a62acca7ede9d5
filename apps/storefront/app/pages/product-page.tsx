import type { ProductDetails, ProductProjection } from '@shop/domain/product'
import { Breadcrumbs } from '@shop/ui'
import { AddToCartForm } from '../features/cart/add-to-cart-form.tsx'
import { CheckoutClosed } from '../features/cart/checkout-closed.tsx'
import { QuickAddButton } from '../features/cart/quick-add-button.tsx'
import { BuyBox } from '../features/product/buy-box.tsx'
import { ProductGallery } from '../features/product/product-gallery.tsx'
import { ProductGrid } from '../features/product/product-grid.tsx'
import { ProductSections } from '../features/product/product-sections.tsx'
import { StickyBuyBar } from '../features/product/sticky-buy-bar.tsx'
import type { LoadedReviews } from '../features/review/load-reviews.server.ts'
import { ReviewsSection } from '../features/review/reviews-section.tsx'
import type { RefusedReview } from '../features/review/submit-review.server.ts'
import { trailToCategory } from '../shop/trail-to-category.ts'
import { useShop } from '../shop/use-shop.tsx'

interface ProductPageProps {
  readonly product: ProductDetails
  readonly related: readonly ProductProjection[]
  readonly complementary: readonly ProductProjection[]
  readonly reviews: LoadedReviews
  readonly refusedReview: RefusedReview | undefined
}

/** A product: pictures and buy box, then everything about it (PDP-01..PDP-06). */
export function ProductPage({ product, related, complementary, reviews, refusedReview }: ProductPageProps) {
  const { t, data, hrefs, market, text } = useShop()
  const leaf = product.categories.at(-1)
  const trail = leaf ? trailToCategory(data.departments, leaf.id) : []
  const steps = trail.map(step => ({ name: text(step.name), href: hrefs.category(text(step.slug)) }))
  return (
    <div className="wrap py-6 pb-28 lg:pb-10">
      <Breadcrumbs
        label={t('listing.breadcrumb')}
        items={[{ name: t('listing.home'), href: hrefs.home() }, ...steps, { name: text(product.name) }]}
      />
      <div className="mt-5 grid gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(20rem,1fr)] lg:gap-12">
        <ProductGallery images={product.masterVariant.images} name={text(product.name)} />
        <div className="lg:sticky lg:top-24 lg:self-start">
          <BuyBox product={product}>
            <AddToCartForm variant={product.masterVariant} name={text(product.name)} />
            {market.checkoutEnabled ? null : <CheckoutClosed />}
          </BuyBox>
        </div>
      </div>
      <ProductSections
        product={product}
        reviews={<ReviewsSection sku={product.masterVariant.sku} reviews={reviews} refused={refusedReview} />}
      />
      {complementary.length > 0 ? (
        <section className="mt-14">
          <h2 className="mb-5 text-h2">{t('product.goesWellWith')}</h2>
          <ProductGrid products={complementary} renderAction={other => <QuickAddButton product={other} />} />
        </section>
      ) : null}
      {related.length > 0 ? (
        <section className="mt-14">
          <h2 className="mb-5 text-h2">{t('product.fromSameCategory')}</h2>
          <ProductGrid products={related} renderAction={other => <QuickAddButton product={other} />} />
        </section>
      ) : null}
      <StickyBuyBar product={product}>
        <AddToCartForm variant={product.masterVariant} name={text(product.name)} compact />
      </StickyBuyBar>
    </div>
  )
}
