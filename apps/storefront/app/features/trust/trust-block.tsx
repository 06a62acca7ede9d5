import { ServiceWidget } from '../../browser/service-widget.tsx'
import { Fragment, type FragmentData } from '../../commerce-ui/fragment.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** What a trust block shows of the shop's own. */
export interface TrustView {
  /** What buyers think of it. */
  readonly score: FragmentData
  /** What it promises. */
  readonly facts: FragmentData
}

/** Why one can buy here without worry: what buyers think, or the badge of a service that says it, and what the shop promises (MKT-21). */
export function TrustBlock({ score, facts }: TrustView) {
  const { t } = useShop()
  return (
    <section aria-label={t('trust.title')} className="rounded-card border border-steel-200 bg-steel-50 p-4">
      <ServiceWidget name="trust-badge" title={t('trust.title')} className="min-h-16">
        <Fragment fragment={score} />
      </ServiceWidget>
      <Fragment fragment={facts} />
    </section>
  )
}
