import { buttonClass } from '@shop/ui'
import { hrefOfTarget } from '../href/target-href.ts'
import { useShop, useToggle } from '../request/use-shop.tsx'

/** The way to the support form, while the toggle for it is on (SHELL-26). */
export function ContactUsButton() {
  const shop = useShop()
  const isOn = useToggle('webform')
  const href = hrefOfTarget({ kind: 'support-form' }, shop)
  if (!isOn || !href) return null
  return (
    <a href={href} className={buttonClass('on-ink', 'md')}>
      {shop.t('shell.contactUs')}
    </a>
  )
}
