import { classNames } from '@shop/ui'
import type { CardProduct } from '../../catalogue/card-product.ts'
import { type RecommendationMark, recommendationAttributes } from '../../catalogue/recommendation-mark.ts'
import { ProductPicture } from '../../commerce-ui/pictures.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** Hides the fourth and fifth product where they would start a row: two rows of two, a row of three, of four, of five. */
const ROW_FILL: Readonly<Record<number, string>> = { 3: 'md:max-lg:hidden', 4: 'max-xl:hidden' }

/** Cards before these are in view at once on most screens. */
const FIRST_LATER = 6

/** Columns on a wide screen. */
const COLUMNS = { 'next-to-rail': 'xl:grid-cols-4', four: 'lg:grid-cols-4', full: 'lg:grid-cols-4 xl:grid-cols-5' } as const

interface ProductGridProps {
  /** Cards as HTML. */
  readonly cards: readonly string[]
  readonly columns?: keyof typeof COLUMNS
  /** At most five products that fill whole rows at every width: those that would start another row are left out. */
  readonly fillsRows?: boolean
  /** What recommends the products. */
  readonly mark?: RecommendationMark
}

/** Products as tiles: two columns on a phone, up to four next to a rail and five on a full page. */
export function ProductGrid({ cards, columns = 'full', fillsRows = false, mark }: ProductGridProps) {
  return (
    <ul className={classNames('grid pair-33 gap-2.5 md:grid-cols-3 md:gap-4', COLUMNS[columns])}>
      {cards.map((card, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          key={index}
          {...recommendationAttributes(mark)}
          className={classNames('min-w-0', fillsRows && ROW_FILL[index], index >= FIRST_LATER && 'later-card below-fold')}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
          dangerouslySetInnerHTML={{ __html: card }}
        />
      ))}
    </ul>
  )
}

/** Products as links with a small picture, such as those that an accessory fits (PDP-27). */
export function ProductLinks({ products }: { products: readonly CardProduct[] }) {
  const { hrefs, text } = useShop()
  return (
    <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
      {products.map(product => (
        <li key={product.id}>
          <a
            href={hrefs.product(text(product.slug))}
            className="flex h-full min-h-16 items-center gap-3 rounded-card border border-steel-200 p-2 pr-4 text-sm hover:border-ink-700"
          >
            <span className="shot size-14 shrink-0 overflow-hidden rounded-md p-0.5">
              <ProductPicture image={product.masterVariant.images[0]} sizes="56px" />
            </span>
            <span className="min-w-0">
              <span className="block text-xs text-steel-600">{product.brand}</span>
              <span className="block leading-5 font-medium">{text(product.name)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
