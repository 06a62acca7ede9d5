import type { PageBlock } from '@shop/domain/content'
import type { ProductProjection } from '@shop/domain/product'
import { Carousel } from '@shop/ui'
import { QuickAddButton } from '../features/cart/quick-add-button.tsx'
import { ProductCard } from '../features/product/product-card.tsx'
import { useShop } from '../shop/use-shop.tsx'

interface PageProductsProps {
  readonly block: PageBlock
  readonly products: readonly ProductProjection[]
  /** Classes of the columns in which a list stands. */
  readonly columns: string
}

/** The products of a block: a strip for a carousel, tiles for a list. */
export function PageProducts({ block, products, columns }: PageProductsProps) {
  const { t } = useShop()
  const cards = products.map(product => (
    <ProductCard key={product.id} product={product} action={<QuickAddButton product={product} />} />
  ))
  if (block.type === 'carousel')
    return (
      <Carousel label={block.heading} previousLabel={t('content.scrollBack')} nextLabel={t('content.scrollForward')}>
        {cards}
      </Carousel>
    )
  return (
    <ul className={`grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-4 ${columns}`}>
      {cards.map((card, index) => (
        <li key={products[index]?.id} className="min-w-0">
          {card}
        </li>
      ))}
    </ul>
  )
}
