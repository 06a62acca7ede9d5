import { quantityInCart } from '@shop/domain/cart'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '../browser/environment.ts'
import { FreshProduct } from '../browser/live-stock.ts'
import { splitComponent } from '../browser/split-component.tsx'
import { useTracked } from '../browser/tracking/track.ts'
import { Fragment } from '../commerce-ui/fragment.tsx'
import { Remembered } from '../commerce-ui/remembered.tsx'
import { AddToCartForm } from '../features/cart/add-to-cart-form.tsx'
import { CheckoutClosed } from '../features/cart/cart-notices.tsx'
import { useCart } from '../features/cart/cart-provider.tsx'
import { usePurchaseChoice } from '../features/cart/purchase-choice.tsx'
import { Deferred } from '../features/product/deferred.tsx'
import { LastSeen } from '../features/product/last-seen.tsx'
import { ProductGallery, preloadGallery } from '../features/product/product-gallery.tsx'
import { ProductSection } from '../features/product/product-section.tsx'
import { VolumeTiers } from '../features/product/volume-tiers.tsx'
import { REVIEWS_ANCHOR } from '../features/review/review-request.ts'
import { ReviewsSection, ReviewsUnavailable, type ShownReviews } from '../features/review/reviews-section.tsx'
import type { RefusedReview } from '../features/review/submit-review.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { OtherWaysToBuy } from './other-ways-to-buy.tsx'
import { Anchors } from './product-anchors.tsx'
import type { ProductView } from './product-view.server.tsx'
import type { RelatedView } from './related-view.server.tsx'

/** Nothing of it is seen before the first scroll. */
const StickyBuyBar = splitComponent(async () => (await import('../features/product/sticky-buy-bar.tsx')).StickyBuyBar)

interface ProductPageProps {
  /** With the chosen variant. */
  readonly product: ProductView
  /** Promises after a client-side navigation, which shows the top of the page first. */
  readonly related: RelatedView | Promise<RelatedView>
  readonly reviews: ShownReviews | Promise<ShownReviews>
  readonly refusedReview: RefusedReview | undefined
}

/** A product: pictures and buy box, then everything about it (PDP-01..PDP-06). */
export function ProductPage({ product, related, reviews, refusedReview }: ProductPageProps) {
  const { t, market, text } = useShop()
  const { pathname, search } = useLocation()
  const { cart } = useCart()
  const choice = usePurchaseChoice()
  const { variant, price, volume, guarantees } = product
  const { sku } = variant
  useTracked({ kind: 'view-item', sku }, sku)
  const name = text(product.name)
  const reviewTitle = t('review.title')
  preloadGallery(variant)
  const [hasBar, setBar] = useState(false)
  useEffect(
    () =>
      whenIdle(
        () =>
          void StickyBuyBar.load().then(
            () => setBar(true),
            // The button itself is on the page.
            () => undefined,
          ),
      ),
    [],
  )
  return (
    <div className="wrap pt-5 pb-3 md:py-4 lg:pb-10">
      <Fragment fragment={product.trail} />
      <div className="mt-2 grid grid-cols-1 gap-y-4 md:mt-3 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-6 xl:grid-cols-[minmax(0,1.6fr)_minmax(20rem,1fr)] xl:gap-x-12">
        <Remembered name="gallery" shows={[variant.images, variant.attributes, name]}>
          <ProductGallery key={sku} variant={variant} name={name} />
        </Remembered>
        <div className="md:row-span-2 md:self-start lg:sticky lg:top-24">
          <Fragment fragment={product.summary} />
          {volume ? (
            <Remembered name="volume-tiers" shows={[volume]}>
              <VolumeTiers
                tiers={volume.tiers}
                price={volume.unitPrice}
                quantity={choice.quantity + (cart ? quantityInCart(cart, sku) : 0)}
                onChoose={choice.setQuantity}
              />
            </Remembered>
          ) : null}
          <Fragment fragment={product.notes} />
          <div className="mt-3 grid gap-3 xl:mt-4">
            {price ? (
              <>
                {/* Its limits depend on toggles, which are in the query. */}
                <Remembered
                  name="add-to-cart"
                  shows={search === '' ? [variant, name, guarantees, product.guaranteeFrom, product.preorderLabel] : undefined}
                >
                  <AddToCartForm
                    variant={variant}
                    name={name}
                    choice={choice}
                    guarantees={guarantees}
                    guaranteeFrom={product.guaranteeFrom}
                    preorderLabel={product.preorderLabel}
                  />
                </Remembered>
                <OtherWaysToBuy product={product} choice={choice} related={related} />
              </>
            ) : null}
            {product.payment ? <Fragment fragment={product.payment} /> : null}
            {market.checkoutEnabled ? null : <CheckoutClosed />}
            <Deferred from={related}>{({ needed }) => (needed ? <Fragment fragment={needed} /> : null)}</Deferred>
            <Fragment fragment={product.extras} />
          </div>
        </div>
        {product.trust ? <Fragment fragment={product.trust} className="md:self-start" /> : null}
      </div>
      <Deferred from={related} fallback={<Anchors product={product} related={[]} />}>
        {({ anchors }) => <Anchors product={product} related={anchors} />}
      </Deferred>
      <div className="mt-8 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <Fragment fragment={product.sections} />
        <Deferred from={related}>{({ sections }) => (sections ? <Fragment fragment={sections} /> : null)}</Deferred>
        <ProductSection id={REVIEWS_ANCHOR} title={reviewTitle}>
          <Deferred from={reviews} fallback={<div className="min-h-96" />} failed={<ReviewsUnavailable pathname={pathname} />}>
            {loaded => <ReviewsSection sku={sku} reviews={loaded} refused={refusedReview} />}
          </Deferred>
        </ProductSection>
      </div>
      <Deferred from={related} fallback={<div className="mt-14 min-h-96" />}>
        {({ similar }) => (similar ? <Fragment fragment={similar} /> : null)}
      </Deferred>
      <FreshProduct variant={variant} />
      <LastSeen productId={product.id} className="mt-14" />
      {hasBar && price ? (
        <Suspense>
          <StickyBuyBar name={name} image={variant.images[0]} price={price}>
            <AddToCartForm
              variant={variant}
              name={name}
              choice={choice}
              guarantees={guarantees}
              compact
              preorderLabel={product.preorderLabel}
            />
          </StickyBuyBar>
        </Suspense>
      ) : null}
    </div>
  )
}
