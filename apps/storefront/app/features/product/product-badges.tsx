import { type ProductProjection, savedPercent } from '@shop/domain/product'
import { classNames } from '@shop/ui'
import { useShop } from '../../shop/use-shop.tsx'

const badge = 'rounded-sm px-2 py-0.5 text-xs font-semibold'

/** At most two labels of a product: its saving first, then what it is known for (CAT-18). */
export function ProductBadges({ product, className }: { product: ProductProjection; className?: string }) {
  const { t } = useShop()
  const { price } = product.masterVariant
  const percent = price ? savedPercent(price) : 0
  const badges = [
    percent > 0 ? (
      <span key="sale" className={`${badge} num bg-sale text-white`}>
        {t('product.saving', { percent })}
      </span>
    ) : null,
    product.tags.includes('bestseller') ? (
      <span key="best" className={`${badge} bg-signal-400 text-ink-950`}>
        {t('product.tagBestseller')}
      </span>
    ) : null,
    product.tags.includes('new') ? (
      <span key="new" className={`${badge} bg-ink-900 text-white`}>
        {t('product.tagNew')}
      </span>
    ) : null,
    product.tags.includes('bware') ? (
      <span key="bware" className={`${badge} border border-ink-700 bg-white text-ink-800`}>
        {t('product.tagFactorySeconds')}
      </span>
    ) : null,
  ].filter(Boolean)
  return badges.length > 0 ? <div className={classNames('flex flex-wrap gap-1', className)}>{badges.slice(0, 2)}</div> : null
}
