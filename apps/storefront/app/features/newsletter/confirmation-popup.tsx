import { CONFIRMATION_PARAMETER } from '@shop/domain/newsletter'
import { Button, MessageDialog } from '@shop/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useShop } from '../../request/use-shop.tsx'

/** Says that a subscription is confirmed where the address does, and takes that out of the address (SHELL-37). */
export function ConfirmationPopup() {
  const { t } = useShop()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const isAsked = new URLSearchParams(search).get(CONFIRMATION_PARAMETER) === 'true'
  const [isOpen, setIsOpen] = useState(isAsked)
  useEffect(() => {
    if (!isAsked) return
    setIsOpen(true)
    const parameters = new URLSearchParams(search)
    parameters.delete(CONFIRMATION_PARAMETER)
    void navigate({ pathname, search: parameters.toString(), hash }, { replace: true, preventScrollReset: true })
  }, [isAsked, navigate, pathname, search, hash])
  if (!isOpen) return null
  return (
    <MessageDialog title={t('newsletter.confirmedTitle')} closeLabel={t('shell.close')} onClose={() => setIsOpen(false)}>
      <p>{t('account.newsletterSubscribed')}</p>
      <Button type="submit" variant="secondary">
        {t('shell.close')}
      </Button>
    </MessageDialog>
  )
}
