import { quantityInCart } from '@shop/domain/cart'
import type { VolumeTier } from '@shop/domain/discount'
import { effectivePrice, type ProductDetails, type ProductProjection } from '@shop/domain/product'
import { Breadcrumbs, buttonClass } from '@shop/ui'
import { Suspense } from 'react'
import { Await, useLocation } from 'react-router'
import type { GuaranteeOffer } from '../catalogue/guarantee-offers.server.ts'
import { AddToCartForm } from '../features/cart/add-to-cart-form.tsx'
import { CheckoutClosed } from '../features/cart/cart-notices.tsx'
import { useCart } from '../features/cart/cart-provider.tsx'
import { usePurchaseChoice } from '../features/cart/purchase-choice.tsx'
import { QuickAddButton, SIMILAR_PRODUCTS_ANCHOR } from '../features/cart/quick-add-button.tsx'
import { BuyBox } from '../features/product/buy-box.tsx'
import { Deferred } from '../features/product/deferred.tsx'
import { LastSeen } from '../features/product/last-seen.tsx'
import type { RelatedProducts } from '../features/product/load-product.server.ts'
import { ProductGallery } from '../features/product/product-gallery.tsx'
import { ProductGrid } from '../features/product/product-grid.tsx'
import { ProductSections } from '../features/product/product-sections.tsx'
import { StickyBuyBar } from '../features/product/sticky-buy-bar.tsx'
import { VolumeTiers } from '../features/product/volume-tiers.tsx'
import type { LoadedReviews } from '../features/review/load-reviews.server.ts'
import { ReviewsSection, ReviewsUnavailable } from '../features/review/reviews-section.tsx'
import type { RefusedReview } from '../features/review/submit-review.server.ts'
import type { CategoryView } from '../request/category-view.ts'
import { useShop } from '../request/use-shop.tsx'

interface ProductPageProps {
  /** The categories it is in, from the department down. */
  readonly trail: readonly CategoryView[]
  /** With the chosen variant as its master. */
  readonly product: ProductDetails
  /** Promises after a client-side navigation, which shows the top of the page first. */
  readonly related: RelatedProducts | Promise<RelatedProducts>
  readonly volumeTiers: readonly VolumeTier[] | undefined
  readonly guarantees: readonly GuaranteeOffer[]
  readonly reviews: LoadedReviews | Promise<LoadedReviews>
  readonly refusedReview: RefusedReview | undefined
}

/** A product: pictures and buy box, then everything about it (PDP-01..PDP-06). */
export function ProductPage(props: ProductPageProps) {
  const { product, trail, related, volumeTiers, guarantees, reviews, refusedReview } = props
  const { t, hrefs, market, text } = useShop()
  const { pathname } = useLocation()
  const { cart } = useCart()
  const choice = usePurchaseChoice()
  const { masterVariant } = product
  const { sku, price } = masterVariant
  const steps = trail.map(step => ({ name: text(step.name), href: hrefs.category(step.slug) }))
  return (
    <div className="wrap py-6 lg:pb-10">
      <Breadcrumbs
        label={t('listing.breadcrumb')}
        items={[{ name: t('listing.home'), href: hrefs.home() }, ...steps, { name: text(product.name) }]}
      />
      <div className="mt-5 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(20rem,1fr)] lg:gap-12">
        <ProductGallery key={sku} variant={masterVariant} name={text(product.name)} />
        <div className="lg:sticky lg:top-24 lg:self-start">
          <BuyBox
            product={product}
            volumeTiers={
              volumeTiers?.length && price ? (
                <VolumeTiers
                  tiers={volumeTiers}
                  price={effectivePrice(price)}
                  quantity={choice.quantity + (cart ? quantityInCart(cart, sku) : 0)}
                  onChoose={choice.setQuantity}
                />
              ) : null
            }
          >
            <AddToCartForm variant={masterVariant} name={text(product.name)} choice={choice} guarantees={guarantees} />
            {masterVariant.availability.noChannel.isOnStock ? null : (
              <Deferred from={related}>
                {({ similar }) =>
                  similar.length > 0 ? (
                    <a href={`#${SIMILAR_PRODUCTS_ANCHOR}`} className={buttonClass('tertiary', 'lg')}>
                      {t('product.similarProducts')}
                    </a>
                  ) : null
                }
              </Deferred>
            )}
            {market.checkoutEnabled ? null : <CheckoutClosed />}
          </BuyBox>
        </div>
      </div>
      <ProductSections
        product={product}
        related={related}
        renderProducts={grid}
        reviews={
          <Suspense fallback={<div className="min-h-96" />}>
            <Await resolve={reviews} errorElement={<ReviewsUnavailable pathname={pathname} />}>
              {loaded => <ReviewsSection sku={sku} reviews={loaded} refused={refusedReview} />}
            </Await>
          </Suspense>
        }
      />
      <Deferred from={related} fallback={<div className="mt-14 min-h-96" />}>
        {({ similar }) =>
          similar.length > 0 ? (
            <section id={SIMILAR_PRODUCTS_ANCHOR} className="section-anchor mt-14">
              <h2 className="mb-5 text-h2">{t('product.similarProducts')}</h2>
              {grid(similar)}
            </section>
          ) : null
        }
      </Deferred>
      <LastSeen productId={product.id} renderAction={quickAdd} />
      <StickyBuyBar product={product}>
        <AddToCartForm variant={masterVariant} name={text(product.name)} choice={choice} guarantees={guarantees} compact />
      </StickyBuyBar>
    </div>
  )
}

function grid(products: readonly ProductProjection[]) {
  return <ProductGrid products={products} renderAction={quickAdd} />
}

function quickAdd(product: ProductProjection) {
  return <QuickAddButton product={product} />
}
