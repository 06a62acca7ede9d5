import type { CustomerType } from '@shop/domain/customer'
import { Checkbox } from '@shop/ui'
import { UnbrokenWords } from '../commerce-ui/unbroken-words.tsx'
import { useShop } from '../request/use-shop.tsx'

/** Private person or business (CHK-07). A form of class `address-form` shows the fields of a business accordingly. */
export function ClientTypeChoice({ initial }: { initial: CustomerType }) {
  const { t } = useShop()
  return (
    <fieldset className="mb-5">
      <legend className="mb-1.5 text-sm font-medium">{t('checkout.clientType')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {(['private', 'company'] as const).map(type => (
          <label key={type} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
            <input
              type="radio"
              name="clientType"
              value={type}
              defaultChecked={initial === type}
              className="size-5 accent-ink-900"
            />
            {t(type === 'private' ? 'checkout.private' : 'checkout.company')}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The question whether offers may come by e-mail: a box that only the shopper ticks, in every market (MKT-20). */
export function NewsletterConsent({ isChecked }: { isChecked: boolean }) {
  const { t } = useShop()
  return (
    <div>
      <Checkbox name="newsletterChoice" defaultChecked={isChecked}>
        <UnbrokenWords text={t('checkout.newsletterOptIn')} />
      </Checkbox>
      <p className="pl-8 text-sm text-steel-600">{t('checkout.newsletterConfirm')}</p>
    </div>
  )
}
