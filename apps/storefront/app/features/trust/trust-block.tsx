import { IconHeadset, IconLock, IconRefresh, IconShieldCheck } from '@shop/ui/icons'
import { ShopScore } from '../../commerce-ui/shop-score.tsx'
import { WidgetPlace } from '../../commerce-ui/widget-place.tsx'
import { useShop } from '../../request/use-shop.tsx'

/**
 * Why one can buy here without worry: what buyers think, or the badge of a service that says it, and what the shop promises in this
 * market: returns, guarantee, secure payment, and someone to call (MKT-21).
 */
export function TrustBlock() {
  const { t, data } = useShop()
  const { contact, widgets } = data
  const facts = [
    { Icon: IconRefresh, text: t('shell.returnDays') },
    { Icon: IconShieldCheck, text: t('home.benefitGuarantee') },
    { Icon: IconLock, text: t('shell.securePayment') },
    ...(contact ? [{ Icon: IconHeadset, text: `${contact.phone}, ${t('shell.phoneHours')}` }] : []),
  ]
  return (
    <section aria-label={t('trust.title')} className="rounded-card border border-steel-200 bg-steel-50 p-4">
      <WidgetPlace name="trust-badge" isPossible={widgets.includes('trust-badge')} title={t('trust.title')} className="min-h-16">
        <ShopScore />
      </WidgetPlace>
      <ul className="mt-3 grid gap-2 border-t border-steel-200 pt-3 text-sm">
        {facts.map(({ Icon, text }) => (
          <li key={text} className="flex items-start gap-2.5">
            <Icon className="size-5 shrink-0 text-ok" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
