import { anchorOf, type PageBlock, type PageFacts } from '@shop/domain/content'
import { buttonClass } from '@shop/ui'
import type { ReactNode } from 'react'
import { useShop } from '../../request/use-shop.tsx'
import { BenefitsBlockView } from './benefits-block.server.tsx'
import { BlockLink, BlockSection } from './block-section.tsx'
import { InventoryBlockView } from './inventory-block.server.tsx'
import { HeroBlockView, SceneBanner } from './scene-banners.tsx'
import { FaqBlockView, ListBlockView, TableBlockView, TextBlockView } from './text-block-views.tsx'
import { BannerBlockView, CardBlockView, VoucherBlockView } from './visual-block-views.tsx'
import { WebFormBlockView } from './web-form-block.server.tsx'

interface PageBlockViewProps {
  readonly block: PageBlock
  /** Index of the block on its page. */
  readonly index: number
  readonly facts: PageFacts
  /** Rendered for a block with products; null without products. */
  readonly products: ReactNode
  /** Rendered for a newsletter block; null without a form. */
  readonly newsletter: ReactNode
  /** Rendered for a block with reviews; null without any. */
  readonly reviews: ReactNode
  /** Rendered for a list of articles; null without any. */
  readonly articles: ReactNode
  /** Rendered for departments. */
  readonly departments: ReactNode
  /** Rendered for brands; null without their texts. */
  readonly brands: ReactNode
  /** What stands below the title of a hero. */
  readonly lead: string
  /** Rendered for a trust widget. */
  readonly trust: ReactNode
}

/** A block of a page by its type (CMS-04). */
export function PageBlockView({ block, index, facts, ...parts }: PageBlockViewProps) {
  const { products, newsletter, reviews, trust, articles, departments, brands, lead } = parts
  const { t } = useShop()
  const id = anchorOf(index)
  switch (block.type) {
    case 'text':
      return <TextBlockView id={id} block={block} facts={facts} />
    case 'list':
      return <ListBlockView id={id} block={block} facts={facts} />
    case 'table':
      return <TableBlockView id={id} block={block} facts={facts} />
    case 'faq':
      return <FaqBlockView id={id} block={block} facts={facts} />
    case 'card':
      return <CardBlockView id={id} block={block} facts={facts} />
    case 'hero':
      return <HeroBlockView block={block} lead={lead} facts={facts} />
    case 'benefits':
      return <BenefitsBlockView block={block} facts={facts} />
    case 'banner':
      return block.scene ? (
        <SceneBanner block={block} scene={block.scene} facts={facts} />
      ) : (
        <BannerBlockView block={block} facts={facts} />
      )
    case 'items':
      return products ? (
        <BlockSection id={id} heading={block.heading} facts={facts} isWide>
          {products}
        </BlockSection>
      ) : null
    case 'articles':
      return articles ? (
        <BlockSection id={id} heading={block.heading} facts={facts} isWide>
          {articles}
        </BlockSection>
      ) : null
    case 'departments':
      return departments
    case 'brands':
      return brands
    case 'voucher':
      return <VoucherBlockView block={block} facts={facts} />
    case 'product-list':
    case 'carousel':
      return products ? (
        <BlockSection id={id} heading={block.heading} facts={facts} isWide>
          {products}
          <BlockLink link={block.link} facts={facts} className={`${buttonClass('link')} mt-4 text-sm`} />
        </BlockSection>
      ) : null
    case 'inventory':
      return <InventoryBlockView id={id} block={block} facts={facts} />
    case 'newsletter':
      return newsletter
    case 'web-form':
      return <WebFormBlockView id={id} block={block} facts={facts} />
    case 'review':
      return reviews ? (
        <BlockSection id={id} heading={block.heading ?? t('review.latest')} facts={facts}>
          {reviews}
        </BlockSection>
      ) : null
    case 'trust-widget':
      return (
        <BlockSection id={id} heading={block.heading} facts={facts}>
          {trust}
        </BlockSection>
      )
    default:
      block satisfies never
      return null
  }
}
