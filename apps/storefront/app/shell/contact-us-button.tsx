import { buttonClass } from '@shop/ui'
import { hrefOfTarget } from '../shop/href-of-target.ts'
import { useShop } from '../shop/use-shop.tsx'
import { useToggle } from '../shop/use-toggle.ts'

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
