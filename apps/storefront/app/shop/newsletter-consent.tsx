import { Checkbox } from '@shop/ui'
import { useShop } from './use-shop.tsx'

/** The question whether offers may come by e-mail: a box that nobody but the shopper ticks, in every market (MKT-20). */
export function NewsletterConsent({ isChecked }: { isChecked: boolean }) {
  const { t } = useShop()
  return (
    <div>
      <Checkbox name="newsletterChoice" defaultChecked={isChecked}>
        {t('checkout.newsletterOptIn')}
      </Checkbox>
      <p className="pl-8 text-sm text-steel-600">{t('checkout.newsletterConfirm')}</p>
    </div>
  )
}
