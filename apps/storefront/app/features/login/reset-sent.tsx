import { buttonClass, InformationBox } from '@shop/ui'
import { useShop } from '../../request/use-shop.tsx'
import type { LoginLinks } from './login-links.ts'

/** Says alike for known and unknown addresses that a link is on its way if there is an account (AUTH-12). */
export function ResetSent({ links }: { links: LoginLinks }) {
  const { t } = useShop()
  return (
    <div className="grid gap-5">
      <InformationBox type="info" title={t('login.checkMailText')}>
        {t('mail.resetValidity')}
      </InformationBox>
      <p className="text-steel-600">{t('login.checkMailHint')}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <a href={links.login} className={buttonClass('secondary')}>
          {t('login.backToSignIn')}
        </a>
        <a href={links.passwordReset} className={`${buttonClass('link')} min-h-11`}>
          {t('login.requestLink')}
        </a>
      </div>
    </div>
  )
}
