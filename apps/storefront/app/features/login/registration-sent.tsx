import { InformationBox } from '@shop/ui'
import { useEffect, useRef } from 'react'
import { useShop } from '../../request/use-shop.tsx'

/** The same message for known and unknown e-mail addresses: a mail is on its way, whose link creates the account. */
export function RegistrationSent() {
  const { t } = useShop()
  const box = useRef<HTMLDivElement>(null)
  // The form before it was longer: focus brings the message into view.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="grid gap-5 focus:outline-none">
      <InformationBox type="info" title={t('login.registrationSent')}>
        {t('mail.resetValidity')}
      </InformationBox>
      <p className="text-steel-600">{t('login.checkMailHint')}</p>
    </div>
  )
}
