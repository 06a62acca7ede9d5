import type { PageBlock } from '@shop/domain/content'
import type { ProductProjection } from '@shop/domain/product'
import { Carousel, classNames } from '@shop/ui'
import { QuickAddButton } from '../features/cart/quick-add-button.tsx'
import { ProductCard } from '../features/product/product-card.tsx'
import { useShop } from '../request/use-shop.tsx'

interface PageProductsProps {
  readonly block: PageBlock
  readonly products: readonly ProductProjection[]
  /** Four tiles a row where the page has no other column. */
  readonly isFullPage?: boolean
}

/** The products of a block: a strip for a carousel, tiles for a list. */
export function PageProducts({ block, products, isFullPage = false }: PageProductsProps) {
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
    <ul className={classNames('grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-4', isFullPage && 'lg:grid-cols-4')}>
      {cards.map((card, index) => (
        <li
          key={products[index]?.id}
          className={classNames(
            'min-w-0',
            isLeftOver(index, products.length, 2) && 'max-md:hidden',
            isLeftOver(index, products.length, 3) && (isFullPage ? 'md:max-lg:hidden' : 'md:hidden'),
            isFullPage && isLeftOver(index, products.length, 4) && 'lg:hidden',
          )}
        >
          {card}
        </li>
      ))}
    </ul>
  )
}

/** Whether a tile stands in a last row that is not full, below others that are. */
function isLeftOver(index: number, count: number, columns: number): boolean {
  return count > columns && index >= count - (count % columns)
}
