import { classNames } from '@shop/ui'
import type { ReactNode } from 'react'
import type { CardProduct } from '../../catalogue/card-product.ts'
import { ProductPicture } from '../../commerce-ui/pictures.tsx'
import { ByPriceDisplay } from '../../commerce-ui/prices.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { cell, corner } from './comparison-table.tsx'
import { EnergyArrow } from './energy-arrow.tsx'
import { PriceTag, RatingLine, StockNote } from './product-notes.tsx'

/** A row of a comparison in words, a value per product. */
export interface ComparisonRow {
  readonly label: string
  readonly values: readonly string[]
  readonly isSame: boolean
}

/** Rows under a heading of their own. */
export interface ComparisonGroup {
  readonly title: string
  readonly rows: readonly ComparisonRow[]
}

/** A product in a column. */
interface ChosenProduct {
  readonly card: CardProduct
  readonly variantSku?: string | undefined
  /** The comparison without it. */
  readonly restHref: string
}

interface ChosenComparisonProps {
  readonly products: readonly ChosenProduct[]
  readonly groups: readonly ComparisonGroup[]
  /** The button of a column, such as add to cart. */
  readonly action: (card: CardProduct) => ReactNode
}

const SWITCH = 'only-differences'

/**
 * Products that a visitor has chosen, side by side in all that is known of them. Rows that differ are marked, and a box hides the
 * others, by a rule of the style sheet: it works without scripts. The names of rows stay in view while the rest scrolls.
 */
export function ChosenComparison({ products, groups, action }: ChosenComparisonProps) {
  const { t } = useShop()
  const isAlone = products.length < 2
  return (
    <div className="chosen-comparison has-[#only-differences:checked]:[&_[data-same]]:hidden">
      {isAlone ? null : (
        <label className="mb-4 inline-flex min-h-11 cursor-pointer items-center gap-3 text-sm font-medium">
          <input id={SWITCH} type="checkbox" className="size-5 accent-ink-900" />
          {t('comparison.onlyDifferences')}
        </label>
      )}
      <section
        aria-label={t('comparison.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable table must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded-card border border-steel-200"
      >
        <table className="w-full table-fixed border-separate border-spacing-0 text-left text-sm">
          <colgroup>
            <col className="w-32 md:w-48" />
            {products.map(({ card }) => (
              <col key={card.masterVariant.sku} className="w-48 md:w-56" />
            ))}
          </colgroup>
          <thead>
            <tr>
              <td className={corner} />
              {products.map(product => (
                <th key={product.card.masterVariant.sku} scope="col" className={`${cell} font-normal`}>
                  <ProductHead product={product} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className={corner}>
                {t('comparison.offer')}
              </th>
              {products.map(({ card }) => (
                <td key={card.masterVariant.sku} className={cell}>
                  {card.masterVariant.price ? <PriceTag price={card.masterVariant.price} sku={card.masterVariant.sku} /> : null}
                  <p className="text-xs text-steel-600">
                    <ByPriceDisplay gross={t('product.inclVatPlusDelivery')} net={t('priceDisplay.exclVatPlusDelivery')} />
                  </p>
                  <EnergyArrow variant={card.masterVariant} className="mt-1" />
                  <div className="mt-1 mb-3 grid gap-1 text-xs">
                    {/* Without one too, so that stock and buttons of all stand at one height. */}
                    <div className="min-h-5">
                      <RatingLine statistics={card.reviewRatingStatistics} />
                    </div>
                    <StockNote variant={card.masterVariant} />
                  </div>
                  {action(card)}
                </td>
              ))}
            </tr>
          </tbody>
          {groups.map(group => (
            <GroupRows key={group.title} group={group} isMarked={!isAlone} columns={products.length} />
          ))}
        </table>
      </section>
    </div>
  )
}

function ProductHead({ product: { card, variantSku, restHref } }: { product: ChosenProduct }) {
  const { t, hrefs, text } = useShop()
  const { sku, images } = card.masterVariant
  const name = text(card.name)
  return (
    <>
      <span className="shot mb-2 block size-28 overflow-hidden rounded-md p-1">
        <ProductPicture image={images[0]} sizes="112px" />
      </span>
      <span className="block text-xs text-steel-600">{card.brand}</span>
      <a
        href={hrefs.product(text(card.slug), variantSku)}
        className="block leading-5 font-medium wrap-anywhere text-link hover:underline"
      >
        {name}
      </a>
      <a
        href={restHref}
        data-mark="compare-less"
        data-sku={sku}
        aria-label={t('comparison.remove', { name })}
        className="inline-flex min-h-11 items-center text-xs text-ink-700 underline underline-offset-4"
      >
        {t('comparison.removeThis')}
      </a>
    </>
  )
}

function GroupRows({ group, isMarked, columns }: { group: ComparisonGroup; isMarked: boolean; columns: number }) {
  const { t } = useShop()
  const isSame = group.rows.every(row => row.isSame)
  return (
    <tbody data-same={isMarked && isSame ? '' : undefined}>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className="border-b border-steel-200 bg-steel-50 px-3 py-2 text-left">
          <span className="sticky left-3">{group.title}</span>
        </th>
      </tr>
      {group.rows.map(row => {
        const differs = isMarked && !row.isSame
        return (
          <tr key={row.label} data-same={isMarked && row.isSame ? '' : undefined}>
            <th scope="row" className={corner}>
              {row.label}
              {differs ? (
                <>
                  <span aria-hidden="true" className="ml-1.5 text-ink-900">
                    ≠
                  </span>
                  <span className="sr-only"> ({t('comparison.different')})</span>
                </>
              ) : null}
            </th>
            {row.values.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, a column each
              <td key={index} className={classNames('num wrap-anywhere', cell, differs && 'font-medium text-ink-950')}>
                {value}
              </td>
            ))}
          </tr>
        )
      })}
    </tbody>
  )
}
