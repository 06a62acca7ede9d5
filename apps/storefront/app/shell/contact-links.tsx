import { IconMail, IconMessage, IconPhone } from '@shop/ui/icons'
import { useShop, useToggle } from '../request/use-shop.tsx'

interface ContactLinksProps {
  readonly className?: string
  /** Whether the support form is among them, while the toggle for it is on; default true. */
  readonly withForm?: boolean
}

/** Support form, phone, mail and opening hours of the customer care; nothing for a store that has not said them. */
export function ContactLinks({ className = '', withForm = true }: ContactLinksProps) {
  const { t, data, hrefs } = useShop()
  const isFormOn = useToggle('webform')
  const { contact } = data
  if (!contact) return null
  const link = 'flex min-h-11 items-center gap-3 rounded-md px-3 wrap-anywhere hover:bg-steel-100'
  return (
    <div className={className}>
      {withForm && isFormOn ? (
        <a href={hrefs.contact()} aria-haspopup="dialog" className={link}>
          <IconMessage className="size-5 shrink-0" />
          {t('shell.writeMessage')}
        </a>
      ) : null}
      <a href={`tel:${contact.phone.replace(/\s/g, '')}`} className={link}>
        <IconPhone className="size-5 shrink-0" />
        <span className="num">{contact.phone}</span>
      </a>
      <p className="pl-11 text-xs text-steel-600">{t('shell.phoneHours')}</p>
      <a href={`mailto:${contact.email}`} className={link}>
        <IconMail className="size-5 shrink-0" />
        {contact.email}
      </a>
    </div>
  )
}
