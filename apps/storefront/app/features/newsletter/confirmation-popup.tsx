import { CONFIRMATION_PARAMETER } from '@shop/domain/newsletter'
import { Button, MessageDialog } from '@shop/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useShop } from '../../request/use-shop.tsx'

/** Message about a confirmed subscription, shown when the URL says so; then removes the parameter from the URL (SHELL-37). */
export function ConfirmationPopup() {
  const { t } = useShop()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const isRequested = new URLSearchParams(search).get(CONFIRMATION_PARAMETER) === 'true'
  const [isOpen, setIsOpen] = useState(isRequested)
  useEffect(() => {
    if (!isRequested) return
    setIsOpen(true)
    const parameters = new URLSearchParams(search)
    parameters.delete(CONFIRMATION_PARAMETER)
    void navigate({ pathname, search: parameters.toString(), hash }, { replace: true, preventScrollReset: true })
  }, [isRequested, navigate, pathname, search, hash])
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
