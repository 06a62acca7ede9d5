import type { ProductProjection } from '@shop/domain/product'
import type { TextRange } from '@shop/domain/search'
import { type CardProduct, cardProductOf } from '../catalogue/card-product.ts'
import type { RecommendationMark } from '../catalogue/recommendation-mark.ts'
import { renderFrame, renderStill } from '../commerce-ui/still.server.tsx'
import { NarrowName } from '../commerce-ui/unbroken-name.tsx'
import { QuickAddButton } from '../features/cart/quick-add-button.tsx'
import { ProductCard } from '../features/product/product-card.tsx'
import { ProductGrid } from '../features/product/product-grid.tsx'
import { MarkButtons } from '../features/product-mark/mark-buttons.tsx'
import type { ShopData } from '../request/shop-data.ts'
import { useShop } from '../request/use-shop.tsx'

/** How a card looks where it stands. */
interface CardLook {
  readonly headingLevel?: 'h2' | 'h3'
  /** Whether its picture is the largest of what is seen first. */
  readonly hasLargestPicture?: boolean
  /** Where a product that is out of stock sends to find its like; default its own page. */
  readonly similarHref?: string | undefined
  /** What was searched for in its name. */
  readonly highlights?: readonly TextRange[]
  /** Place among the products of a search, from 0. */
  readonly position?: number | undefined
  /** Chosen on its page, where the card is not of the product's first variant. */
  readonly variantSku?: string | undefined
}

/** The HTML of a card with its button, rendered once for all pages that show it like this. */
export function renderCard(data: ShopData, product: ProductProjection, look: CardLook = {}): string {
  const card = cardProductOf(product, data.language)
  const { headingLevel, hasLargestPicture, similarHref, highlights = [], position, variantSku } = look
  const input = [card, headingLevel, hasLargestPicture, similarHref, highlights, position, variantSku]
  return renderStill(data, { name: 'card', input, uses: ['volumeOffers', 'campaign', 'netPrices'] }, () => (
    <ProductCard
      product={card}
      position={position}
      variantSku={variantSku}
      marks={<Marks card={card} />}
      action={<QuickAddButton product={card} similarHref={similarHref} />}
      {...(headingLevel ? { headingLevel } : {})}
      {...(hasLargestPicture ? { hasLargestPicture } : {})}
      {...(highlights.length > 0 ? { name: <HighlightedName card={card} ranges={highlights} /> } : {})}
    />
  ))
}

function Marks({ card }: { card: CardProduct }) {
  const { text } = useShop()
  return <MarkButtons sku={card.masterVariant.sku} name={text(card.name)} />
}

function HighlightedName({ card, ranges }: { card: CardProduct; ranges: readonly TextRange[] }) {
  const { text } = useShop()
  return <NarrowName name={text(card.name)} highlights={ranges} />
}

interface GridLook {
  readonly columns?: 'next-to-rail' | 'four' | 'full'
  readonly fillsRows?: boolean
  readonly mark?: RecommendationMark
  readonly lookOf?: (index: number) => CardLook
}

/** The HTML of products as tiles. */
export function renderCards(data: ShopData, products: readonly ProductProjection[], { lookOf, ...grid }: GridLook = {}): string {
  const cards = products.map((product, index) => renderCard(data, product, lookOf?.(index)))
  return renderFrame(data, <ProductGrid cards={cards} {...grid} />)
}
