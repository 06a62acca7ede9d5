import { useShop } from '../../request/use-shop.tsx'

interface MarkButtonsProps {
  readonly sku: string
  readonly name: string
}

/**
 * The heart that saves an item in the wish list, and the scales that choose it to be compared, over the picture of a card. They are
 * drawn by `app.css`, and answered by one listener for the whole page (`ProductMarks`), which also shows their state: a
 * card is the same for all. Without scripts, which both need, they are not shown.
 */
export function MarkButtons({ sku, name }: MarkButtonsProps) {
  const { t } = useShop()
  return (
    <div className="mark-buttons no-print absolute top-0.5 right-0.5 z-10 md:top-1.5 md:right-1.5">
      <button type="button" data-mark="wish" data-sku={sku} aria-pressed="false" aria-label={t('wishList.mark', { name })} />
      <button type="button" data-mark="compare" data-sku={sku} aria-pressed="false" aria-label={t('comparison.mark', { name })} />
    </div>
  )
}

/** The same with words, for the page of a product. */
export function NamedMarkButtons({ sku, name }: MarkButtonsProps) {
  const { t } = useShop()
  return (
    <div className="mark-buttons no-print flex flex-wrap gap-x-6 text-sm">
      <button type="button" data-mark="wish" data-sku={sku} aria-pressed="false" aria-label={t('wishList.mark', { name })}>
        {t('wishList.title')}
      </button>
      <button type="button" data-mark="compare" data-sku={sku} aria-pressed="false" aria-label={t('comparison.mark', { name })}>
        {t('product.compare')}
      </button>
    </div>
  )
}
