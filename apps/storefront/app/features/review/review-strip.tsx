import { ShopScore } from '../../commerce-ui/shop-score.tsx'
import { WidgetPlace } from '../../commerce-ui/widget-place.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** What buyers think of the shop: its own score, or its Google reviews where the store shows them and the visitor has agreed (REV-18). */
export function ReviewStrip() {
  const { t, data } = useShop()
  const isPossible = data.widgets.includes('google-reviews')
  if (!data.rating && !isPossible) return null
  return (
    <aside aria-label={t('review.ofShop')} className="rounded-card border border-steel-200 p-4">
      <WidgetPlace name="google-reviews" isPossible={isPossible} title={t('review.google')} className="min-h-16">
        <ShopScore />
      </WidgetPlace>
    </aside>
  )
}
