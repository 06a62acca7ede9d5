import { OutsideWidget } from '../../browser/outside-widget.tsx'
import { Fragment, type FragmentData } from '../../commerce-ui/fragment.tsx'
import { ShopScore } from '../../commerce-ui/shop-score.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** Why one can buy here without worry: what buyers think, or the badge of a service that says it, and what the shop promises (MKT-21). */
export function TrustBlock({ facts }: { facts: FragmentData }) {
  const { t } = useShop()
  return (
    <section aria-label={t('trust.title')} className="rounded-card border border-steel-200 bg-steel-50 p-4">
      <OutsideWidget name="trust-badge" title={t('trust.title')} className="min-h-16">
        <ShopScore />
      </OutsideWidget>
      <Fragment fragment={facts} />
    </section>
  )
}
