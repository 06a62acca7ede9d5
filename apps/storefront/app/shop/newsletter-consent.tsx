import { Checkbox } from '@shop/ui'
import { useShop } from './use-shop.tsx'

/** An unticked box where consent is asked; elsewhere a notice with a way to refuse (MKT-20). */
export function NewsletterConsent({ isChecked }: { isChecked: boolean }) {
  const { t, market } = useShop()
  return (
    <div>
      {market.optionalNewsletter ? null : <p className="text-sm text-steel-600">{t('checkout.newsletterNotice')}</p>}
      <Checkbox name="newsletterChoice" defaultChecked={isChecked}>
        {t(market.optionalNewsletter ? 'checkout.newsletterOptIn' : 'checkout.newsletterRefuse')}
      </Checkbox>
    </div>
  )
}
