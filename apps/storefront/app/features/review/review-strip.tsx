import { ServiceWidget } from '../../browser/service-widget.tsx'
import { Fragment, type FragmentData } from '../../commerce-ui/fragment.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** What buyers think of the shop: its own score, or its Google reviews where the store shows them and the visitor has agreed (REV-18). */
export function ReviewStrip({ score }: { score: FragmentData }) {
  const { t } = useShop()
  return (
    <aside aria-label={t('review.ofShop')} className="rounded-card border border-steel-200 p-4">
      <ServiceWidget name="google-reviews" title={t('review.google')} className="min-h-16">
        <Fragment fragment={score} />
      </ServiceWidget>
    </aside>
  )
}
