import { OutsideWidget } from '../../browser/outside-widget.tsx'
import { ShopScore } from '../../commerce-ui/shop-score.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** What buyers think of the shop: its own score, or its Google reviews where the store shows them and the visitor has agreed (REV-18). */
export function ReviewStrip() {
  const { t, data } = useShop()
  if (!data.rating && !data.widgets.includes('google-reviews')) return null
  return (
    <aside aria-label={t('review.ofShop')} className="rounded-card border border-steel-200 p-4">
      <OutsideWidget name="google-reviews" title={t('review.google')} className="min-h-16">
        <ShopScore />
      </OutsideWidget>
    </aside>
  )
}
