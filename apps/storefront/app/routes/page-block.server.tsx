import { renderStill } from '../commerce-ui/still.server.tsx'
import { ArticleCards } from '../features/content/article-cards.server.tsx'
import type { LoadedPage } from '../features/content/load-page.server.ts'
import { PageBlockView } from '../features/content/page-block-view.tsx'
import { Brands, Departments } from '../features/home/assortment.tsx'
import { LatestReviews } from '../features/review/latest-reviews.tsx'
import type { ProductReview } from '../features/review/load-latest-reviews.server.ts'
import { TrustBlock } from '../features/trust/trust-block.tsx'
import type { ShopData } from '../request/shop-data.ts'
import { renderCard } from './cards.server.tsx'
import { PageProducts } from './page-products.tsx'

/** What links and facts in texts of editors are read with. */
export const USES = ['contact', 'outside', 'departments', 'linkedCategories', 'isSignedIn'] as const

/** What the shop's own parts in them show besides. */
const USES_OF_WIDGETS = [...USES, 'rating', 'widgets'] as const

/** A page with the reviews that a block of it shows. */
export interface ShownPage extends LoadedPage {
  readonly reviews: readonly ProductReview[]
}

/** A block of a page by its index, as HTML. */
export function renderBlock(shop: ShopData, page: ShownPage, index: number): string {
  const { content, facts, products, brand, reviews, articles, componentTexts } = page
  const block = content.blocks[index]
  if (!block) return ''
  const cards = products[index]?.map(product => renderCard(shop, product))
  const isFullPage = brand !== null
  const shown = block.type === 'review' ? reviews : []
  // The score of the shop is said once on a page.
  const hasScore = !content.blocks.some(({ type }) => type === 'trust-widget')
  const isEmpty = shown.length === 0 && !(hasScore && (shop.rating || shop.widgets.includes('google-reviews')))
  const { departments, brands } = componentTexts
  const input = [block, index, facts, cards, isFullPage, shown, hasScore, articles, componentTexts, content.lead]
  const isOfShop = block.type === 'review' || block.type === 'trust-widget'
  return renderStill(shop, { name: 'block', input, uses: isOfShop ? USES_OF_WIDGETS : USES }, () => (
    <PageBlockView
      block={block}
      index={index}
      facts={facts}
      products={cards ? <PageProducts cards={cards} isFullPage={isFullPage} /> : null}
      newsletter={null}
      reviews={isEmpty ? null : <LatestReviews reviews={shown} hasScore={hasScore} />}
      articles={articles.length > 0 ? <ArticleCards articles={articles} /> : null}
      departments={<Departments content={departments} />}
      brands={brands ? <Brands content={brands} /> : null}
      lead={content.lead}
      trust={<TrustBlock />}
    />
  ))
}
