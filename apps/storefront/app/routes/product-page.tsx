import { quantityInCart } from '@shop/domain/cart'
import type { VolumeTier } from '@shop/domain/discount'
import { type Comparison, effectivePrice, type ProductDetails, type ProductProjection } from '@shop/domain/product'
import { Breadcrumbs, buttonClass } from '@shop/ui'
import { trailToCategory } from '../catalogue/departments.ts'
import type { GuaranteeOffer } from '../catalogue/guarantee-offers.server.ts'
import { AddToCartForm } from '../features/cart/add-to-cart-form.tsx'
import { CheckoutClosed } from '../features/cart/cart-notices.tsx'
import { useCart } from '../features/cart/cart-provider.tsx'
import { usePurchaseChoice } from '../features/cart/purchase-choice.tsx'
import { QuickAddButton, SIMILAR_PRODUCTS_ANCHOR } from '../features/cart/quick-add-button.tsx'
import { BuyBox } from '../features/product/buy-box.tsx'
import { LastSeen } from '../features/product/last-seen.tsx'
import { ProductGallery } from '../features/product/product-gallery.tsx'
import { ProductGrid, ProductLinks } from '../features/product/product-grid.tsx'
import { ProductSections } from '../features/product/product-sections.tsx'
import { StickyBuyBar } from '../features/product/sticky-buy-bar.tsx'
import { VolumeTiers } from '../features/product/volume-tiers.tsx'
import type { LoadedReviews } from '../features/review/load-reviews.server.ts'
import { ReviewsSection } from '../features/review/reviews-section.tsx'
import type { RefusedReview } from '../features/review/submit-review.server.ts'
import { useShop } from '../request/use-shop.tsx'

interface ProductPageProps {
  /** With the chosen variant as its master. */
  readonly product: ProductDetails
  readonly related: readonly ProductProjection[]
  readonly complementary: readonly ProductProjection[]
  readonly comparison: Comparison | undefined
  readonly accessories: readonly ProductProjection[]
  /** Products that it is an accessory of. */
  readonly parents: readonly ProductProjection[]
  readonly volumeTiers: readonly VolumeTier[] | undefined
  readonly guarantees: readonly GuaranteeOffer[]
  readonly reviews: LoadedReviews
  readonly refusedReview: RefusedReview | undefined
}

/** A product: pictures and buy box, then everything about it (PDP-01..PDP-06). */
export function ProductPage(props: ProductPageProps) {
  const { product, related, complementary, accessories, parents, volumeTiers, guarantees, reviews } = props
  const { t, data, hrefs, market, text } = useShop()
  const { cart } = useCart()
  const choice = usePurchaseChoice()
  const { masterVariant } = product
  const { sku, price } = masterVariant
  const leaf = product.categories.at(-1)
  const trail = leaf ? trailToCategory(data.departments, leaf.id) : []
  const steps = trail.map(step => ({ name: text(step.name), href: hrefs.category(text(step.slug)) }))
  const grid = (products: readonly ProductProjection[]) =>
    products.length > 0 ? <ProductGrid products={products} renderAction={quickAdd} /> : null
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
            {masterVariant.availability.noChannel.isOnStock || related.length === 0 ? null : (
              <a href={`#${SIMILAR_PRODUCTS_ANCHOR}`} className={buttonClass('tertiary', 'lg')}>
                {t('product.similarProducts')}
              </a>
            )}
            {market.checkoutEnabled ? null : <CheckoutClosed />}
          </BuyBox>
        </div>
      </div>
      <ProductSections
        product={product}
        comparison={props.comparison}
        accessories={grid(accessories)}
        parents={parents.length > 0 ? <ProductLinks products={parents} /> : null}
        complementary={grid(complementary)}
        reviews={<ReviewsSection sku={sku} reviews={reviews} refused={props.refusedReview} />}
      />
      {related.length > 0 ? (
        <section id={SIMILAR_PRODUCTS_ANCHOR} className="section-anchor mt-14">
          <h2 className="mb-5 text-h2">{t('product.similarProducts')}</h2>
          {grid(related)}
        </section>
      ) : null}
      <LastSeen productId={product.id} renderAction={quickAdd} />
      <StickyBuyBar product={product}>
        <AddToCartForm variant={masterVariant} name={text(product.name)} choice={choice} guarantees={guarantees} compact />
      </StickyBuyBar>
    </div>
  )
}

function quickAdd(product: ProductProjection) {
  return <QuickAddButton product={product} />
}
