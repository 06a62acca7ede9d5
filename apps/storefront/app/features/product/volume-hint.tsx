import { type ProductVariant, textAttribute } from '@shop/domain/product'
import { useShop } from '../../request/use-shop.tsx'

/** From how many pieces on a product costs less, and how much; nothing where it never does (DISC-01). */
export function VolumeHint({ variant }: { variant: Pick<ProductVariant, 'attributes'> }) {
  const { t, data } = useShop()
  const group = textAttribute(variant.attributes, 'volumeDiscountGroup')
  const offer = group === undefined ? undefined : data.volumeOffers[group]
  if (!offer) return null
  return (
    <p className="num mt-1.5 self-start rounded-sm bg-signal-100 px-1.5 py-0.5 text-xs text-ink-900">
      {t('product.fromPieces', { count: offer.threshold })}{' '}
      <span className="font-semibold whitespace-nowrap">{t('product.saving', { percent: offer.permyriad / 100 })}</span>
    </p>
  )
}
