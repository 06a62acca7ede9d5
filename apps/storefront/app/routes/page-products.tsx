import { classNames } from '@shop/ui'

interface PageProductsProps {
  /** Cards as HTML. */
  readonly cards: readonly string[]
  /** Four tiles a row where the page has no other column. */
  readonly isFullPage?: boolean
}

/** The products of a block as tiles, in rows that are full. */
export function PageProducts({ cards, isFullPage = false }: PageProductsProps) {
  return (
    <ul className={classNames('grid pair-33 gap-2.5 md:grid-cols-3 md:gap-4', isFullPage && 'lg:grid-cols-4')}>
      {cards.map((card, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          key={index}
          className={classNames(
            'min-w-0',
            isLeftOver(index, cards.length, 2) && 'max-md:hidden',
            isLeftOver(index, cards.length, 3) && (isFullPage ? 'md:max-lg:hidden' : 'md:hidden'),
            isFullPage && isLeftOver(index, cards.length, 4) && 'lg:hidden',
          )}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
          dangerouslySetInnerHTML={{ __html: card }}
        />
      ))}
    </ul>
  )
}

/** Whether a tile stands in a last row that is not full, below others that are. */
function isLeftOver(index: number, count: number, columns: number): boolean {
  return count > columns && index >= count - (count % columns)
}
