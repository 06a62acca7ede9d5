import type { VolumeTier } from '@shop/domain/discount'
import { preorderDayOf } from '@shop/domain/inventory'
import { localize } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import { effectivePrice, type Price, type ProductDetails, type ProductVariant } from '@shop/domain/product'
import { Breadcrumbs } from '@shop/ui'
import type { GuaranteeOffer } from '../catalogue/guarantee-offers.server.ts'
import type { FragmentData } from '../commerce-ui/fragment.tsx'
import { renderStill, type SendFragment } from '../commerce-ui/still.server.tsx'
import type { GuaranteeFrom } from '../features/cart/add-to-cart-form.tsx'
import type { ExpressWords } from '../features/checkout/product-express.tsx'
import { BuyExtras, BuyNotes, BuyPayment, BuySummary } from '../features/product/buy-box.tsx'
import type { SectionAnchor } from '../features/product/product-section.tsx'
import { OwnSections, ownSectionsOf } from '../features/product/product-sections.tsx'
import { NamedMarkButtons } from '../features/product-mark/mark-buttons.tsx'
import type { CategoryView } from '../request/category-view.ts'
import { translatorOf } from '../request/messages.ts'
import type { ShopData } from '../request/shop-data.ts'
import { useShop } from '../request/use-shop.tsx'
import { describedProductOf, expressWordsOf, guaranteeFromOf, offeredProductOf } from './product-parts.server.ts'
import { viewTrust } from './trust-view.server.tsx'

interface LoadedProduct {
  readonly product: ProductDetails
  readonly trail: readonly CategoryView[]
  readonly volumeTiers: readonly VolumeTier[] | undefined
  readonly guarantees: readonly GuaranteeOffer[]
  /** Whether the market and the shop take Google Pay. */
  readonly hasGooglePay?: boolean
}

/** A product as its page shows it: what answers a shopper as data, what only stands there as HTML. */
export interface ProductView {
  readonly id: string
  readonly name: string
  readonly variant: Pick<ProductVariant, 'sku' | 'images' | 'availability' | 'attributes'>
  readonly price?: Price
  /** Volume prices of the unit price. */
  readonly volume?: { readonly tiers: readonly VolumeTier[]; readonly unitPrice: Money }
  readonly guarantees: readonly GuaranteeOffer[]
  /** The lowest price of them, and the line that opens their choice, around `{amount}`. */
  readonly guaranteeFrom?: GuaranteeFrom
  /** What its button says while it is ordered before it comes. */
  readonly preorderLabel?: string
  /** The way to the product. */
  readonly trail: FragmentData
  /** The purchase panel above and below the volume prices. */
  readonly summary: FragmentData
  readonly notes: FragmentData
  /** Buying it alone by a wallet, where that can be. */
  readonly express?: ExpressWords
  /** The ways to pay for it, where it can be ordered and the market's checkout is open. */
  readonly payment?: FragmentData
  /** What stands below its buttons. */
  readonly extras: FragmentData
  /** What speaks for the shop, in markets with trust features. */
  readonly trust?: FragmentData
  /** Sections about the product itself. */
  readonly anchors: readonly SectionAnchor[]
  readonly sections: FragmentData
}

export function viewProduct(
  data: ShopData,
  send: SendFragment,
  { product, trail, volumeTiers, guarantees, hasGooglePay = false }: LoadedProduct,
): ProductView {
  const { language, country } = data
  const locale = `${language}-${country}` as const
  const t = translatorOf(locale)
  const { id, masterVariant } = product
  const { sku, images, price, availability, attributes } = masterVariant
  const name = localize(product.name, locale)
  const described = describedProductOf(product)
  const offered = offeredProductOf(product)
  const trust = viewTrust(data, send)
  const guaranteeFrom = guaranteeFromOf(guarantees, t)
  // What can be ordered before it comes is, too.
  const isOrderable = price !== undefined && availability.noChannel.availableQuantity > 0
  return {
    id,
    name,
    // The gallery reads from the attributes whether there is a turn around the product.
    variant: { sku, images, availability, attributes: attributes.filter(attribute => attribute.name === 'numberOf360Images') },
    ...(price ? { price } : {}),
    ...(volumeTiers?.length && price ? { volume: { tiers: volumeTiers, unitPrice: effectivePrice(price) } } : {}),
    guarantees: guarantees.map(offer => ({
      ...offer,
      name: typeof offer.name === 'string' ? offer.name : localize(offer.name, locale),
    })),
    ...(guaranteeFrom ? { guaranteeFrom } : {}),
    ...(hasGooglePay && isOrderable ? { express: expressWordsOf(t) } : {}),
    ...(preorderDayOf(availability) ? { preorderLabel: t('preorder.button') } : {}),
    trail: send(
      'trail',
      renderStill(data, { name: 'product-trail', input: [trail, name] }, () => <Trail trail={trail} name={name} />),
    ),
    summary: send(
      'buy-summary',
      renderStill(data, { name: 'buy-summary', input: offered, uses: ['today', 'campaign', 'netPrices'] }, () => (
        <BuySummary product={offered} />
      )),
    ),
    notes: send(
      'buy-notes',
      renderStill(data, { name: 'buy-notes', input: offered, uses: ['today'] }, () => <BuyNotes product={offered} />),
    ),
    ...(data.market.checkoutEnabled && isOrderable
      ? {
          payment: send(
            'buy-payment',
            renderStill(data, { name: 'buy-payment', input: [offered.isFreight, price] }, () => (
              <BuyPayment isFreight={offered.isFreight} price={price} />
            )),
          ),
        }
      : {}),
    extras: send(
      'buy-extras',
      renderStill(data, { name: 'buy-extras', input: offered, uses: ['today'] }, () => (
        <BuyExtras product={offered} marks={<NamedMarkButtons sku={sku} name={name} />} />
      )),
    ),
    ...(trust ? { trust } : {}),
    anchors: ownSectionsOf(described).map(({ id, title }) => ({ id, title: t(title) })),
    sections: send(
      'sections',
      renderStill(data, { name: 'product-sections', input: described }, () => <OwnSections product={described} />),
    ),
  }
}

function Trail({ trail, name }: { trail: readonly CategoryView[]; name: string }) {
  const { t, hrefs, text } = useShop()
  const steps = trail.map(step => ({ name: text(step.name), href: hrefs.category(step.slug) }))
  return (
    <Breadcrumbs
      label={t('listing.breadcrumb')}
      items={[{ name: t('listing.home'), href: hrefs.home() }, ...steps, { name: text(name) }]}
    />
  )
}
